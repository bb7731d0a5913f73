### Simuleringer.

output-ending = { $file } skal ende på .csv, .jsonl eller .parquet.
output-folder = Mappen { $folder } findes ikke.
output-pyarrow = En .parquet-fil kræver pyarrow: installer boardwright[parquet], eller vælg .csv eller .jsonl.
