### Builders & Biomes: varför en handling nekas.

builders-refused-asked-0 = det är din tur: samla block, utforska, bygg, bekämpa en mob eller samla ett vapen.
builders-refused-asked-1 = nu kommer din andra handling: samla block, utforska, bygg, bekämpa en mob eller samla ett vapen.
builders-refused-asked-2 = utför först den extra handlingen från den mob du lämnade tillbaka.
builders-refused-asked-3 = ta först det andra blocket.
builders-refused-asked-4 = ta först ett block med stenspetshackan, eller avstå.
builders-refused-asked-5 = säg först om du spränger TNT:n eller behåller den.
builders-refused-asked-6 = byt in en mob mot en extra handling, eller avsluta din tur.
builders-refused-asked-7 = välj först vilken egenskap du räknar poäng för.
builders-refused-asked-8 = spelet är slut.
builders-refused-card = det här är poängräkningsomgång { $card }: välj { $card ->
    [A] skog, öken, berg eller snöig tundra
    [B] trä, sand, sten eller obsidian
   *[C] dekoration, bostad, djurhus eller bro
}.
builders-refused-again-collect-blocks = du har redan samlat block den här turen; din andra handling måste vara en annan.
builders-refused-again-explore = du har redan utforskat den här turen; din andra handling måste vara en annan.
builders-refused-again-build = du har redan byggt den här turen; din andra handling måste vara en annan.
builders-refused-again-fight = du har redan bekämpat en mob den här turen; din andra handling måste vara en annan.
builders-refused-again-collect-weapon = du har redan samlat ett vapen den här turen; din andra handling måste vara en annan.
builders-refused-no-block = det finns inget block kvar i kolumn { $column } i den stora kuben.
builders-refused-sides = det översta blocket i kolumn { $column } har bara { $sides ->
    [one] en exponerad sida
   *[other] { $sides } exponerade sidor
}; det behövs två.
builders-refused-too-far = korsning { $crossing } är mer än två steg bort.
builders-refused-empty = det ligger ingenting på { $cell }.
builders-refused-face-down = det översta kortet på { $cell } är nedvänt; utforska för att vända upp det.
builders-refused-no-building = det ligger ingen byggnad på { $cell }.
builders-refused-no-mob = det ligger ingen mob på { $cell }.
builders-refused-no-weapon = det ligger inget vapenkort på { $cell }.
builders-refused-blocks-missing = för den här byggnaden måste smaragder ersätta { $missing ->
    [one] ett block
   *[other] { $missing } block
}, och du har { $emeralds ->
    [0] ingen
    [one] bara en
   *[other] bara { $emeralds }
}.

builders-components-sum = de här antalen måste tillsammans vara { $total }, de är { $sum }.
builders-components-board = ett spelbräde har nio biom, vart och ett något av { $known }.
builders-components-tiles = det måste finnas { $count } av dem, inte { $found }.
builders-components-cost = en kostnad skrivs som "1 wood, 2 sand", med { $known }.
