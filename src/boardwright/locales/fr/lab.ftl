### Simulations.

output-ending = { $file } doit se terminer par .csv, .jsonl ou .parquet.
output-folder = Le dossier { $folder } n’existe pas.
output-pyarrow = Un fichier .parquet demande pyarrow : installe boardwright[parquet], ou choisis .csv ou .jsonl.
