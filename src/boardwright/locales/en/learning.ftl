### Guided games: what every lesson says, whatever its game.

## Why a guided game cannot be made.

learning-no-lesson = There is no guided game called “{ $text }” here.
learning-table-plain = A guided game has one seat to fill, yours; everything else follows from it.
