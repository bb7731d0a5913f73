### Imhotep: hvorfor en handling afvises.

imhotep-refused-asked-0 = det er din tur: hent sten, placer en sten, sejl et skib, eller spil et blåt kort.
imhotep-refused-asked-1 = sig først, i hvilken rækkefølge stenene skal losses.
imhotep-refused-asked-2 = sig først, hvor skibet med kortet Sejl skal hen.
imhotep-refused-asked-3 = placer først mejslens anden sten.
imhotep-refused-asked-4 = tag først et markedskort for denne sten.
imhotep-refused-asked-5 = behold først et kort fra det skjulte par.
imhotep-refused-asked-6 = vælg først en pyramide til denne sten.
imhotep-refused-asked-7 = placer først bonusstenen på et skib, eller sig nej tak.
imhotep-refused-asked-8 = vælg først mellem templets point og sten.
imhotep-refused-asked-9 = tag først bonusstenene, eller sig nej tak.
imhotep-refused-asked-10 = spillet er slut.
imhotep-refused-pass = kun den, der ikke kan gøre andet, må melde pas.
imhotep-refused-empty-quarry = du har ingen sten tilbage i stenbruddet.
imhotep-refused-full-sled = din slæde er fuld: den har plads til { $room } sten.
imhotep-refused-empty-sled = der ligger ingen sten på din slæde.
imhotep-refused-sailed = skib { $ship } er sejlet.
imhotep-refused-no-slot = skib { $ship } har ingen plads { $slot }.
imhotep-refused-slot-taken = plads { $slot } på skib { $ship } er optaget.
imhotep-refused-ship-sailed = skib { $ship } er allerede sejlet i denne runde.
imhotep-refused-minimum = dette skib skal have { $needs } sten om bord, det har { $has }.
# $site er for eksempel ”til markedet”.
imhotep-refused-visited = et skib er allerede sejlet { $site } i denne runde.
imhotep-refused-order = skibets sten kan ikke losses i den rækkefølge.
imhotep-refused-not-on-offer = kortet { $card } er ikke på markedet nu.
imhotep-refused-no-pair = der er ikke noget skjult par på markedet nu.
imhotep-refused-not-in-pair = kortet { $card } er ikke i parret.
imhotep-refused-complete = den { FORM($pyramid, "definite") } pyramide er færdig.
imhotep-refused-no-card = du har ikke kortet { $card }.
imhotep-refused-no-stone-at-all = du har ingen sten på slæden og ingen i stenbruddet.
imhotep-refused-two-stones = mejslen kræver to sten på slæden, du har { $has }.
imhotep-refused-two-slots = mejslen kræver to ledige pladser, der er { $free }.

imhotep-components-round-card = et rundekort nævner fire skibe, der er i æsken, ikke { $card }.
imhotep-components-too-large = { $path } må højst være { $most }.
imhotep-components-rounds = der skal være mindst seks rundekort.
imhotep-components-space = { $space } er ikke et felt; skriv point som et tal, eller et af { $known }.
