### Simulationen.

output-ending = { $file } muss auf .csv, .jsonl oder .parquet enden.
output-folder = Den Ordner { $folder } gibt es nicht.
output-pyarrow = Eine .parquet-Datei braucht pyarrow: Installiere boardwright[parquet], oder nimm .csv oder .jsonl.
