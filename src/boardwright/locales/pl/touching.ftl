### Touching the table: what is asked before a move is made.

touching-asks = Pytaj przed ruchem
touching-asks-first = pierwsze gry i ruchy ostateczne
touching-asks-final = gdy jest ostateczny
touching-asks-always = zawsze
touching-asks-never = nigdy
touching-asks-mean = Ruch jest ostateczny, gdy coś odkrywa: nie można go tak po prostu cofnąć.
touching-asked = Czy to chcesz zrobić?
touching-final = Ten ruch coś odkrywa, więc nie można go tak po prostu cofnąć.
touching-less = Pytaj rzadziej…

## When several people share a device.

touching-seen = Zobacz, co przyniósł twój ruch. Potem gra { $name }.
touching-done = Gotowe
