"""Making tables, finding them and sitting down."""
