### Ruchy są pokazywane jeden po drugim.

web-speed = Pokazuj ruchy
web-speed-calm = Spokojnie
web-speed-brisk = Szybko
web-speed-instant = Od razu
web-skip = Pomiń
web-since = Od twojego ostatniego ruchu
web-since-watch = Obejrzyj ruchy
