### Scenes at the table: points that are earned, and the end of a game.

## Points that are earned

scene-final = Final scoring
scene-more = +{ $points }
scene-less = −{ $points }
# What everybody earned of a source, such as “Temple: Ann +3, Ben +1”.
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## The end of a game

ending-decided = What decided it
ending-margin = { $points ->
    [one] One point ahead of second place
   *[other] { $points } points ahead of second place
}
# $own are the winner’s points of the source, $other those of the second place.
ending-most-from = Biggest advantage: { $source }, { $own } against { $other }
ending-since = In the lead since move { $move }: { $name }
ending-turned = Turned at the very end. In the lead by { $points } before the last points: { $name }
# $before and $after are chances of winning, as percentages.
ending-swing = Biggest swing at move { $move }: { $name }, from { $before } to { $after }
ending-look = Look at move { $move }
ending-sources = Where the points came from
ending-curve = Points, move by move
ending-curve-told = Points, move by move; at the end: { $names }
ending-next = What next?
ending-level = Play bots of level { $level }
ending-other = Another game
ending-picture = Picture to share
ending-picture-save = Save the picture
ending-picture-share = Share the picture
