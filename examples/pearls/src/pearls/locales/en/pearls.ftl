pearls-title = Pearls
pearls-name = Pearls
pearls-about = Dive for as long as you dare, and be up before the shark comes.
pearls-seat-coral = Coral
pearls-seat-lagoon = Lagoon
pearls-seat-sand = Sand
pearls-seat-kelp = Kelp
pearls-source-chest = chest
pearls-asked-turn = { $seat }: dive, or bring your net up?
pearls-do-dive = Dive
pearls-label-dive = { $breaths ->
    [one] { $breaths } breath
   *[other] { $breaths } breaths
}
pearls-did-dive = { $seat } dives for { $breaths ->
    [one] { $breaths } breath
   *[other] { $breaths } breaths
}.
pearls-do-surface = Surface
pearls-label-surface = Bring the net up
pearls-did-surface = { $seat } brings the net up.
pearls-told-shark = A shark! The net is lost.
pearls-refused-asked-0 = choose a dive, or surface.
pearls-refused-surface = the net is empty.
pearls-refused-over = the game is over.
pearls-ended-last-shark = The last shark has come.
pearls-tie-fewer-pearls = Fewer pearls broke the tie.
pearls-field-sharks = Sharks in the sea
pearls-field-pearls = Pearls in the sea
pearls-field-nets = Pearls in the nets
pearls-field-chests = Pearls in the chests
pearls-field-own-net = Your net, by worth 1, 2, 3
pearls-field-own-chest = Your chest, by worth 1, 2, 3
pearls-field-found = The chests, by worth
pearls-section = Pearls
rule-pe-1 = Two to four divers fish one sea: ten pearls worth 1, seven worth 2, five worth 3, and five sharks.
rule-pe-2 = On your turn dive for one, two or three breaths, or surface.
rule-pe-3 = Each breath takes something out of the sea unseen by others: a pearl goes into your net. A shark ends the dive: it swims away for good, and your net sinks back into the sea.
rule-pe-4 = Whoever surfaces empties the net, which must hold a pearl, into a chest that stays shut.
rule-pe-5 = When the last shark comes, the game is over and what is in nets is lost. The most valuable chest wins; among equals the one with fewer pearls.
