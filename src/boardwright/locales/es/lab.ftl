### Simulaciones.

output-ending = { $file } debe terminar en .csv, .jsonl o .parquet.
output-folder = La carpeta { $folder } no existe.
output-pyarrow = Un archivo .parquet necesita pyarrow: instala boardwright[parquet], o elige .csv o .jsonl.
