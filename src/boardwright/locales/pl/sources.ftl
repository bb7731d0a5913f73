### Skąd znana jest nadrukowana wartość.

## Budowniczy i Biomy

source-setup = przygotowanie
source-fits-printed-order = 3-4-5-6 w nadrukowanej kolejności pasuje do każdego przykładu, rzadsze są cenniejsze
source-example-scoring-a = przykład punktacji A
source-note-single-spaces = uwaga o pojedynczych polach
source-example-scoring-b = przykład punktacji B
source-example-scoring-c = przykład punktacji C
source-weaker-sword = słabszy z dwóch mieczy
source-stronger-sword = silniejszy z dwóch mieczy
source-setup-and-fight = przygotowanie; walka z mobem
source-fits-weapons = pasuje do 16 bezbarwnych żetonów broni i do serc mobów
source-six-tokens-revealed = można odsłonić najwyżej sześć żetonów
source-special-weapons = broń ze specjalnymi zdolnościami
source-boards-differ = wiadomo, że cztery plansze się różnią, ale nie wiadomo czym
source-list-of-mobs = opublikowana lista mobów, inne źródło niż to o ich liczbie
source-list-of-mobs-confirmed = opublikowana lista mobów, inne źródło niż to o ich liczbie; potwierdza to drugie źródło
source-characteristics-left = to, co zostaje, gdy każda cecha ma jednego moba
source-extra-action-no-points = dodatkowa akcja nie daje punktów
source-characteristics-by-strength = każda cecha raz, rzadsze na silniejszych mobach
source-example-mob-scoring = przykład punktacji za moby
source-points-by-rarity = jak przy znanych, więcej za rzadsze cechy
source-fits-buildings = pasuje do 44 płytek, do liczby bloków i do tego, co recenzje mówią o kosztach
source-photograph-of-tile = pokazuje to opublikowane zdjęcie

## Imhotep

source-text-and-pictures = tekst i ilustracje, porównane z kilkoma publicznymi odpisami
source-number-of-cards = liczba kart; ich treść jest znana na pewno z publicznych odpisów
source-attested-twice = każda karta potwierdzona w dwóch źródłach
source-text-and-table = tekst i tabela
source-one-table-for-all = jedna tabela bez symboli liczby graczy, więc taka sama dla 2, 3 i 4 graczy

## Biotopia

source-reference-of-cards = opis kart
source-fits-deck = pasuje do 100 kart w 13 rodzajach
source-review = opublikowana recenzja
source-later-review = recenzja późniejszego wydania
source-fits-points = pasuje do punktów rosnących z kosztem
source-example-above-two = według przykładu w instrukcji więcej niż 2
source-fits-costs = pasuje do kosztów od 2 do 7
source-later-review-above-three = recenzja późniejszego wydania; według przykładu w instrukcji więcej niż 3
source-example-one-to-three = według przykładu w instrukcji od 1 do 3
source-reference-of-missions = opis misji
source-example-mission = przykład misji
source-example-mourning-cloak = przykład z rusałką żałobnikiem
source-orange-tip-only = instrukcja mówi tylko, że pewna misja wymaga zorzynka rzeżuchowca
source-fits-missions = pasuje do sześciu zwykłych misji
source-open-moves = wszystkie ruchy są jawne, więc każdy może je zapamiętać
