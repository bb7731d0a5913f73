### Simulations.

output-ending = { $file } must end in .csv, .jsonl or .parquet.
output-folder = There is no folder { $folder }.
output-pyarrow = A .parquet file needs pyarrow: install boardwright[parquet], or choose .csv or .jsonl.
