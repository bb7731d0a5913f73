### Simuleringer.

output-ending = { $file } må slutte på .csv, .jsonl eller .parquet.
output-folder = Mappen { $folder } finnes ikke.
output-pyarrow = En .parquet-fil krever pyarrow: Installer boardwright[parquet], eller velg .csv eller .jsonl.
