### Ruchy są pokazywane jeden po drugim.

staging-speed = Pokazuj ruchy
staging-speed-calm = Spokojnie
staging-speed-brisk = Szybko
staging-speed-instant = Od razu
staging-skip = Pomiń
staging-since = Od twojego ostatniego ruchu
staging-since-watch = Obejrzyj ruchy
