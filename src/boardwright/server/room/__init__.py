"""Tables in memory with all who look at them: one change at a time, kept before it is shown."""
