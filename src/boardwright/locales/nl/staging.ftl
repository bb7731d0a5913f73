### Zetten worden een voor een getoond.

web-speed = Zetten tonen
web-speed-calm = Rustig
web-speed-brisk = Vlot
web-speed-instant = Meteen
web-skip = Overslaan
web-since = Sinds je vorige beurt
web-since-watch = Zetten bekijken
