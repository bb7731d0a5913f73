### Imhotep: hvorfor en handling blir avvist.

imhotep-refused-asked-0 = det er din tur: anskaff steiner, plasser en stein, seil et skip eller spill et blått kort.
imhotep-refused-asked-1 = si først i hvilken rekkefølge steinene skal losses.
imhotep-refused-asked-2 = si først hvor seilkortets skip skal.
imhotep-refused-asked-3 = plasser først meiselens andre stein.
imhotep-refused-asked-4 = ta først et markedskort for denne steinen.
imhotep-refused-asked-5 = behold først ett kort fra det skjulte paret.
imhotep-refused-asked-6 = velg først en pyramide til denne steinen.
imhotep-refused-asked-7 = plasser først bonussteinen på et skip, eller la være.
imhotep-refused-asked-8 = velg først mellom poenget og steinene fra tempelet.
imhotep-refused-asked-9 = ta først bonussteinene, eller la være.
imhotep-refused-asked-10 = spillet er slutt.
imhotep-refused-pass = bare den som ikke kan gjøre noe annet, kan stå over.
imhotep-refused-empty-quarry = du har ingen steiner igjen i steinbruddet.
imhotep-refused-full-sled = { $room ->
    [one] lagerbrikken din er full: Den har plass til { $room } stein.
   *[other] lagerbrikken din er full: Den har plass til { $room } steiner.
}
imhotep-refused-empty-sled = det ligger ingen stein på lagerbrikken din.
imhotep-refused-sailed = skip { $ship } har seilt.
imhotep-refused-no-slot = skip { $ship } har ikke noe felt { $slot }.
imhotep-refused-slot-taken = felt { $slot } på skip { $ship } er opptatt.
imhotep-refused-ship-sailed = skip { $ship } har allerede seilt i denne runden.
imhotep-refused-minimum = dette skipet krever { $needs ->
    [one] 1 stein
   *[other] { $needs } steiner
}, det har { $has }.
# $site er for eksempel «til markedet».
imhotep-refused-visited = et skip har allerede seilt { $site } i denne runden.
imhotep-refused-order = steinene på dette skipet kan ikke losses i den rekkefølgen.
imhotep-refused-not-on-offer = { $card } ligger ikke på markedet nå.
imhotep-refused-no-pair = det ligger ikke noe skjult par på markedet.
imhotep-refused-not-in-pair = { $card } er ikke i paret.
imhotep-refused-complete = den { FORM($pyramid, "definite") } pyramiden er ferdig.
imhotep-refused-no-card = du har ikke kortet { $card }.
imhotep-refused-no-stone-at-all = du har ingen stein på lagerbrikken og ingen i steinbruddet.
imhotep-refused-two-stones = meiselen krever to steiner på lagerbrikken, du har { $has }.
imhotep-refused-two-slots = meiselen krever to ledige felter, det finnes { $free }.

imhotep-components-round-card = et rundekort viser fire skip som finnes i esken, ikke { $card }.
imhotep-components-too-large = { $path } kan være høyst { $most }.
imhotep-components-rounds = det må være minst seks rundekort.
imhotep-components-space = { $space } er ikke noe felt; skriv poeng som et tall, eller ett av { $known }.
