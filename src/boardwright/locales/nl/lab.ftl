### Simulaties.

output-ending = { $file } moet eindigen op .csv, .jsonl of .parquet.
output-folder = De map { $folder } bestaat niet.
output-pyarrow = Voor een .parquet-bestand is pyarrow nodig: installeer boardwright[parquet], of kies .csv of .jsonl.
