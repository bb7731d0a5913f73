### Simulations.

output-ending = { $file } must end in .csv, .jsonl or .parquet.
output-folder = The folder { $folder } is not there.
output-pyarrow = A .parquet file needs pyarrow: install boardwright[parquet], or choose .csv or .jsonl.
