### Imhotep: varför en handling nekas.

imhotep-refused-asked-0 = det är din tur: hämta stenar, placera en sten, segla ett skepp eller spela ett blått kort.
imhotep-refused-asked-1 = säg först i vilken ordning stenarna ska lossas.
imhotep-refused-asked-2 = säg först vart skeppet ska segla med kortet Segel.
imhotep-refused-asked-3 = placera först mejselns andra sten.
imhotep-refused-asked-4 = ta först ett marknadskort för den här stenen.
imhotep-refused-asked-5 = behåll först ett kort ur det nedvända paret.
imhotep-refused-asked-6 = välj först en pyramid för den här stenen.
imhotep-refused-asked-7 = placera först bonusstenen på ett skepp, eller avstå.
imhotep-refused-asked-8 = välj först mellan templets poäng och stenar.
imhotep-refused-asked-9 = ta först bonusstenarna, eller avstå.
imhotep-refused-asked-10 = spelet är slut.
imhotep-refused-pass = bara den som inte kan göra något annat får passa.
imhotep-refused-empty-quarry = du har inga stenar kvar i stenbrottet.
imhotep-refused-full-sled = { $room ->
    [one] din släde är full: den rymmer { $room } sten.
   *[other] din släde är full: den rymmer { $room } stenar.
}
imhotep-refused-empty-sled = det ligger ingen sten på din släde.
imhotep-refused-sailed = skepp { $ship } har seglat.
imhotep-refused-no-slot = skepp { $ship } har ingen plats { $slot }.
imhotep-refused-slot-taken = plats { $slot } på skepp { $ship } är upptagen.
imhotep-refused-ship-sailed = skepp { $ship } har redan seglat den här omgången.
imhotep-refused-minimum = det här skeppet behöver { $needs ->
    [one] 1 sten
   *[other] { $needs } stenar
}, det har { $has }.
# $site är till exempel ”vid marknaden”.
imhotep-refused-visited = ett skepp har redan seglat { $site } den här omgången.
imhotep-refused-order = skeppets stenar kan inte lossas i den ordningen.
imhotep-refused-not-on-offer = { $card } finns inte på marknaden nu.
imhotep-refused-no-pair = det finns inget nedvänt par att ta.
imhotep-refused-not-in-pair = { $card } finns inte i paret.
imhotep-refused-complete = den { FORM($pyramid, "definite") } pyramiden är färdig.
imhotep-refused-no-card = du har inte kortet { $card }.
imhotep-refused-no-stone-at-all = du har ingen sten på släden och ingen i stenbrottet.
imhotep-refused-two-stones = mejseln kräver två stenar på släden, du har { $has }.
imhotep-refused-two-slots = mejseln kräver två lediga platser, det finns { $free }.

imhotep-components-round-card = ett omgångskort anger fyra skepp som finns i lådan, inte { $card }.
imhotep-components-too-large = { $path } får vara högst { $most }.
imhotep-components-rounds = det måste finnas minst sex omgångskort.
imhotep-components-space = { $space } är inget fält; skriv poäng som ett tal, eller något av { $known }.
