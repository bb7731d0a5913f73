### De pagina in de browser: lobby en tafel. Wat de spellen over zichzelf zeggen, staat in hun eigen bestanden.

## Voordat er iets is.

web-no-script = Deze pagina heeft JavaScript nodig. Zonder kun je in een terminal spelen: boardwright play
web-unreachable = De server is niet bereikbaar. Probeer het nog eens.

## Kop en instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluiden
web-motion = Bewegingen tonen
web-close = Sluiten

## Een adres dat er geen is

web-lost-title = Hier is niets
web-lost = Op dit adres is geen tafel. Misschien ontbreekt er een stuk van de link.

## Lobby

lobby-title = Boardwright
lobby-lead = Speel met vrienden of tegen bots. Zonder account.
lobby-players = Spelers
lobby-name = Je naam
lobby-public = De tafel aan iedereen in de lobby tonen
lobby-play-bots = Tegen bots spelen
lobby-invite = Vrienden uitnodigen
lobby-own = Je tafels
lobby-public-tables = Open tafels
lobby-none = Nog geen.
lobby-join = Meedoen
lobby-table = Tafel
lobby-start = Beginnen
lobby-back = Terug naar de lobby
lobby-your-turn = Jij bent aan de beurt
web-welcome = Wat zullen we spelen?
web-player-range = { $from } tot { $to } spelers
web-set-up = Vrienden en meer …
web-others = Wie speelt er nog mee?
web-seat = Plaats { $seat }
web-own-seat = Plaats { $seat } (jij)
web-name = Naam
web-sitter-level-1 = { $bot }: voor kinderen
web-sitter-level-2 = { $bot }: voor beginners
web-sitter-level-3 = { $bot }: ervaren
web-sitter-level-4 = { $bot }: sterk
web-sitter-level-5 = { $bot }: onze beste
web-sitter-open = Iemand via een link
web-sitter-here = Iemand op dit apparaat
web-pace = Tijd voor een zet
web-pace-0 = Zo lang als je wilt
web-pace-60 = Eén minuut
web-pace-300 = Vijf minuten
web-pace-3600 = Eén uur
web-pace-86400 = Eén dag
web-begin = Wie begint
web-begin-random = Het toeval beslist
web-begin-chosen = Plaats { $seat } begint
web-choices = Meer keuzes
web-choices-usual = Zoals gewoonlijk; het toeval beslist wie begint
web-choices-reset = Terug naar het gewone
web-colour = Kleur
web-colours-chosen = Kleuren: { $colours }
web-by-chance = Willekeurig
web-hints-allowed = Bots mogen tips geven
web-own-box = Waarden van je eigen doos (TOML-bestand)
web-running-tables = Lopende partijen
web-finished-tables = Afgelopen partijen
web-status-open = Wacht op spelers
web-status-running = { $line ->
    [one] { $line } zet tot nu toe
   *[other] { $line } zetten tot nu toe
}
web-status-finished = Afgelopen
web-go-on = Verder
web-watch = Meekijken
web-replay = Terugkijken
web-more = { $more ->
    [one] nog { $more }
   *[other] nog { $more }
}

## Meedoen

web-join-title = Je bent uitgenodigd
web-join-there = Aan tafel: { $names }
web-join-seat = Jouw plaats: { $seat }
web-join-lead = Er is een plaats voor je vrijgehouden. Hoe moeten de anderen je noemen?
web-join = Aanschuiven

## Tafel

web-connecting = Verbinden …
web-reconnecting = De verbinding is weg; nieuwe poging …
web-retry = Nu proberen
web-not-understood = De pagina begrijpt niet wat de server zegt. Laad de pagina opnieuw.
web-part-failed = “{ $part }” kan nu niet worden getoond. Al het andere gaat door.
web-part-again = Opnieuw tonen
web-turn-of = { $name } is aan de beurt
web-bot-thinks = { $name } denkt na …
web-sending = Versturen …
web-watching = Je kijkt mee.
web-frozen = Deze tafel is begonnen met regels die deze server niet kent. Je kunt alles bekijken; verderspelen kan als de server is bijgewerkt.
web-estimates = { $estimates ->
    [one] Eén gedrukte waarde van dit spel is een schatting.
   *[other] { $estimates } gedrukte waarden van dit spel zijn schattingen.
}
web-seats = Spelers
web-you = jij
web-away = afwezig
web-points = Punten
web-points-of = Punten: { $points }
web-source = Waarvoor
web-total = Totaal
web-log = Wat er is gebeurd
web-log-earlier = Eerder
web-log-look = Zet { $line }: bekijk de tafel van toen
web-chat = Chat
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-empty = Er heeft nog niemand iets gezegd.
web-board = Tafel
web-question = Wat er wordt gevraagd
web-actions-none = Er is nu niets te doen.
web-menu = Welke?
web-cancel = Annuleren
web-send = Doen
web-chosen = { $heading }: { $label }
web-hint = Tip
web-hint-thinking = Een bot denkt erover na …
web-hint-do = Dit doen
web-undo = Terugnemen
web-undo-ask = Vraag de anderen
web-undo-wish = { $name } wil een zet terugnemen. Is dat goed?
web-undo-waits = Je vroeg om een zet terug te nemen. Nog geen antwoord van: { $names }
web-pace-wish = { $name } stelt een andere tijd voor een zet voor: { $pace }. Is dat goed?
web-pace-waits = Je stelde een andere tijd voor een zet voor: { $pace }. Nog geen antwoord van: { $names }
web-pace-propose = Deze tijd voorstellen
web-withdraw = Intrekken
web-yes = Ja
web-no = Nee
web-rule = Regel { $rule }
web-rules = Regels
web-rules-changes = Wat er aan de regels is veranderd
web-rules-since = Sinds versie { $version }
web-rules-older = Aan deze tafel wordt gespeeld met versie { $version } van de regels, waarmee hij is begonnen; de nieuwste is { $newest }.
web-rule-reason = Een beslissing over een gat in het regelboek. Waarom: { $reason }
web-rule-gap = Regelboek: { $rulebook }. { $remark }
web-dismiss = Dit bericht sluiten
web-look-back = Terugkijken
web-look-line = Zet { $line } van { $last }
web-look-first = Naar het begin
web-look-before = Eén zet terug
web-look-after = Eén zet verder
web-look-now = Terug naar nu
web-play-on = Vanaf hier verderspelen tegen bots
web-look-link = Link naar deze zet kopiëren
web-look-link-inside = Deze link werkt alleen voor wie al aan deze tafel is.
web-pass-title = Geef het apparaat aan { $name }
web-pass-lead = Niemand anders mag nu op het scherm kijken.
web-pass-ready = Ik ben { $name }
web-over = Het spel is afgelopen
web-rematch = Nog een keer spelen
web-next-table = Naar de volgende partij
web-record = Verslag opslaan
web-percent = { $percent }%
web-analyse = Met een bot op de partij terugkijken
web-analysing = Terugkijken: { $seen } van { $of } stappen
web-analysis-how = Kansen en geluk zijn berekend alsof iedereen op een eenvoudige manier verderspeelt; fouten worden gevonden door vooruit te zoeken, met alleen wat de speler wist.
web-curve = Winstkans na elke zet
web-curve-simple = Deze kansen zijn berekend alsof iedereen op een eenvoudige manier verderspeelt; die bij de fouten door vooruit te zoeken.
web-curve-told = Winstkans na elke zet; aan het einde: { $names }
web-curve-share = { $name }: { $percent }
web-curve-table = Hetzelfde als tabel
web-move = Zet
web-mistakes = Duurste fouten
web-no-mistakes = Er is geen fout met zekerheid gevonden.
web-mistake = Zet { $move }, { $name }: “{ $played }”. Beter: “{ $better }”.
web-mistake-cost = Winstkans { $chance }% in plaats van { $better }%.
web-mistake-why = Met de betere zet: { $reasons }.
web-mistake-look = Bekijk de tafel vóór zet { $move }
web-luck = Geluk
web-luck-none = De kansen veranderden te weinig om geluk van beslissingen te onderscheiden.
web-luck-share = Het toeval bepaalde ongeveer { $share }% van alle schommelingen (tussen { $low }% en { $high }%), beslissingen de rest.
web-luck-good = { $name } kreeg er door geluk { $luck }% winstkans bij.
web-luck-bad = { $name } verloor { $luck }% winstkans door pech.
web-hand-over = Een bot voor mij laten spelen
web-take-over = Een bot voor { $name } laten spelen
web-take-back = Weer zelf spelen
web-leave = Van tafel gaan
web-leave-sure = Voorgoed van tafel gaan?
web-got-up = Je bent van tafel gegaan: je plaats is vrij. Nu kijk je mee.
web-got-up-gone = Je bent van tafel gegaan: je plaats is vrij voor anderen.
web-more-deeds = Meer

## Uitnodigen

web-invite-title = Vrienden uitnodigen
web-invite-lead = Stuur iedereen een eigen link. Wie hem opent, krijgt die plaats.
web-invite-seat = Link voor plaats { $seat }
web-invite-watch = Link om mee te kijken
web-invite-own = Je eigen plaats, voor een ander apparaat
web-copy = Kopiëren
web-copy-own = Mijn link kopiëren, voor een ander apparaat
web-copy-watch = Meekijklink kopiëren
web-renew = Is een link uitgelekt? Nieuwe maken
web-renew-sure = Alle links die je nu hebt, werken dan niet meer, ook de verstuurde en die op je andere apparaten. Nieuwe maken?
web-renewed = De oude links openen niets meer. Hier staan nu nieuwe.
web-copied = Gekopieerd
web-copy-by-hand = De browser laat deze pagina niet kopiëren. De link is geselecteerd; kopieer hem met de hand.
web-share = Delen
web-deed-of = { $deed }: { $what }
web-waiting = Wachten op spelers
web-ready = Iedereen is er. Wie de tafel heeft geopend, kan beginnen.
web-ready-start = Iedereen is er: je kunt beginnen.
web-start = Beginnen
web-start-bots = Beginnen, bots nemen de vrije plaatsen in
