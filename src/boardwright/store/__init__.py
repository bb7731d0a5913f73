"""Where tables are kept: entries that only ever grow in number, and a snapshot to go on from."""
