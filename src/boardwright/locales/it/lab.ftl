### Simulazioni.

output-ending = { $file } deve finire in .csv, .jsonl o .parquet.
output-folder = La cartella { $folder } non esiste.
output-pyarrow = Per un file .parquet serve pyarrow: installa boardwright[parquet], oppure scegli .csv o .jsonl.
