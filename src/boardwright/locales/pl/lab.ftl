### Symulacje.

output-ending = { $file } musi kończyć się na .csv, .jsonl albo .parquet.
output-folder = Nie ma folderu { $folder }.
output-pyarrow = Plik .parquet wymaga pyarrow: zainstaluj boardwright[parquet] albo wybierz .csv lub .jsonl.
