### What the commands print for people, by command.

no-browser = No browser could be opened: visit the address above.
