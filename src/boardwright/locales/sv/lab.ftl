### Simuleringar.

output-ending = { $file } måste sluta på .csv, .jsonl eller .parquet.
output-folder = Mappen { $folder } finns inte.
output-pyarrow = En .parquet-fil kräver pyarrow: installera boardwright[parquet], eller välj .csv eller .jsonl.
