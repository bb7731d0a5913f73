newgame-name = NewGame
newgame-about = Take the last stone.
newgame-seat-first = First
newgame-seat-second = Second
newgame-seat-third = Third
newgame-seat-fourth = Fourth
newgame-source-last-stone = last stone
newgame-field-heap = Stones in the heap
newgame-asked-turn = { $seat }: how many stones?
newgame-do-take = Take
newgame-label-take = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
newgame-did-take = { $seat } takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
newgame-refused-asked-0 = take stones.
newgame-refused = { $heap ->
    [one] only one stone is left.
   *[other] only { $heap } stones are left.
}
newgame-ended-heap-gone = The heap is gone.
