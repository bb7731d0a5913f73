### Gra z terminala przy stole na serwerze.

client-no-link = „{ $text }” to nie link do stołu; taki link wygląda jak http://localhost:8400/#/table/…
client-no-server = „{ $text }” to nie adres serwera; wpisz np. http://localhost:8400
client-unreachable = Pod adresem { $server } nie odpowiada żaden serwer stołów: { $reason }
# These three stand for $reason.
client-status = odpowiada statusem HTTP { $code }
client-garbled = nie można zrozumieć odpowiedzi
client-left = połączenie zamknięto po tej stronie
client-other-rules = Przy stole gra się według wersji { $theirs } zasad, tutaj najnowsza to { $ours }: zaktualizuj tu Boardwright.
client-other-components = Przy tym stole gra się z własnymi elementami; podaj tu ten sam plik: --components PLIK.
client-other-game = Przy tym stole gra się w { $game }: boardwright play { $game } --join …
client-two-tables = Te linki prowadzą do różnych stołów; podaj linki do jednego stołu.
client-no-view = Serwer pokazuje tę grę inaczej, niż ją tu znamy: zaktualizuj starszą wersję.

play-option-server = Graj przy stole na tym serwerze, np. http://localhost:8400; miejsca mogą wtedy być też open.
play-option-join = Dołącz do stołu albo wróć do niego przez jego link.
play-option-name = Imię osoby przy stole na serwerze; podaj raz dla każdej osoby tutaj.
play-not-remote = { $option } jest tylko dla gier na tym urządzeniu.
play-needs-server = { $option } jest dla stołów na serwerze: dodaj --server URL albo --join LINK.

remote-links = Wyślij link dla każdego wolnego miejsca:
remote-watch = Do oglądania: { $link }
remote-go-on = Wróć przez: boardwright play --join { $link }
remote-waiting-seats = Czekamy, aż wolne miejsca się zapełnią. start BOT sadza na każdym bota, np.: start level:2
remote-waiting-host = Czekamy na początek gry.
remote-waiting = Teraz ruch: { $name }.
remote-waiting-bot = { $name } myśli.
remote-lost = Połączenie zerwane; próbuję ponownie…
remote-back = Połączenie wróciło.
remote-chat = { $name }: { $text }
remote-hint = Polecenia: say, undo, scores, log, board, help, quit
remote-due = Po { $time } ruch wykona za ciebie bot.
remote-undo-ask = { $reason } Zapytaj innych przez: undo ask
remote-undo-wish = { $name } prosi o cofnięcie swojego ostatniego ruchu. Odpowiedz: yes albo no
remote-say-what = Napisz, co powiedzieć: say Powodzenia!
remote-advice-thinking = Bot się zastanawia…
remote-advice-seconds = O tym, ile trwa namysł nad podpowiedzią, decyduje serwer; wpisz samo: hint
remote-nothing-now = To nie twoja kolej. Wpisz help, żeby zobaczyć, co można teraz zrobić.
remote-help =
    Odpowiedz numerem możliwości albo jej tekstem, np.: { $example }
    hint            najlepszy wybór, porównany z drugim, i dlaczego
    say TEKST       powiedz coś wszystkim przy stole
    undo            cofnij ostatni ruch, jeśli nic się od tego czasu nie odsłoniło
    undo ask        zapytaj innych, czy możesz cofnąć więcej
    yes, no         odpowiedz komuś, kto o to pyta
    bot NR [BOT]    niech bot gra na miejscu: twoim albo kogoś, kogo nie ma
    back            znów graj na swoim miejscu
    start [BOT]     zacznij; na każdym wolnym miejscu usiądzie bot
    links           linki do tego stołu
    why AKCJA       która zasada zabrania akcji: why { $example }
    rules [ID]      zasady albo jedna z nich: rules { $rule }
    scores          punkty według źródeł
    log             co się ostatnio działo
    board           narysuj stół jeszcze raz (tak samo pusta linia)
    quit            wyjdź; miejsce zostaje twoje
remote-no-seat = Podaj miejsce: od bot 1 do bot { $last }
