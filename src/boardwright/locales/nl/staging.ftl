### Zetten worden een voor een getoond.

staging-speed = Zetten tonen
staging-speed-calm = Rustig
staging-speed-brisk = Vlot
staging-speed-instant = Meteen
staging-skip = Overslaan
staging-since = Sinds je vorige beurt
staging-since-watch = Zetten bekijken
