### Simulaatiot.

output-ending = Tiedoston { $file } päätteen on oltava .csv, .jsonl tai .parquet.
output-folder = Kansiota { $folder } ei ole.
output-pyarrow = .parquet-tiedosto vaatii kirjaston pyarrow: asenna boardwright[parquet] tai valitse .csv tai .jsonl.
