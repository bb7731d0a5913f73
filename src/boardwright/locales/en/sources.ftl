# How a printed value is known: shown by `boardwright components`, beside how sure it is
# (rulebook, public, inferred, estimate). Begins with a small letter, ends without a full stop.

## Builders & Biomes

source-setup = setup
source-fits-printed-order = 3-4-5-6 in printed order fits every example, rarer is dearer
source-example-scoring-a = example of scoring A
source-note-single-spaces = note on single spaces
source-example-scoring-b = example of scoring B
source-example-scoring-c = example of scoring C
source-weaker-sword = the weaker of the two swords
source-stronger-sword = the stronger of the two swords
source-setup-and-fight = setup; fight a mob
source-fits-weapons = fits the 16 neutral tokens and the hearts of the mobs
source-six-tokens-revealed = up to six tokens can be revealed
source-special-weapons = weapons with special abilities
source-boards-differ = the four boards are known to differ, but not how
source-list-of-mobs = a published list of the mobs, from another source than their count
source-list-of-mobs-confirmed = a published list of the mobs, from another source than their count; a second list confirms it
source-characteristics-left = what is left when each characteristic has one mob
source-extra-action-no-points = an extra action gives none
source-characteristics-by-strength = each characteristic once, rarer ones on stronger mobs
source-example-mob-scoring = mob scoring example
source-points-by-rarity = as the known ones, more for rarer characteristics
source-fits-buildings = fits the 44 tiles, the blocks available and what reviews say of costs
source-photograph-of-tile = a published photograph shows it

## Imhotep

source-text-and-pictures = text and pictures, checked against several public transcriptions
source-number-of-cards = number of cards; what they show is known for certain from public transcriptions
source-attested-twice = every card attested twice
source-text-and-table = text and table
source-one-table-for-all = one table without head marks, so for 2, 3 and 4 players alike

## Biotopia

source-reference-of-cards = reference of the cards
source-fits-deck = fits 100 cards in 13 kinds
source-review = a published review
source-later-review = a review of a later edition
source-fits-points = fits points rising with the cost
source-example-above-two = the rulebook’s example says more than 2
source-fits-costs = fits costs 2 to 7
source-later-review-above-three = a review of a later edition; the rulebook’s example says more than 3
source-example-one-to-three = the rulebook’s example says 1 to 3
source-reference-of-missions = reference of the missions
source-example-mission = example of a mission
source-example-mourning-cloak = example of the mourning cloak
source-orange-tip-only = the rulebook only says that a mission asks for an orange tip
source-fits-missions = fits six ordinary missions
source-open-moves = all moves are open, so everybody can remember them
