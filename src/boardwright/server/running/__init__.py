"""What bounds a server and keeps it watched: settings, limits, logs, metrics."""
