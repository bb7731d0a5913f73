"""A table as a value: what can happen to it, who decides, and what each may see of it."""
