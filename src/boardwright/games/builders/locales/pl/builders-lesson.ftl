### Budowniczy i Biomy: partie z przewodnikiem.

builders-lesson-first = Twój pierwszy świat
builders-lesson-first-welcome = Witaj w nowym świecie! Odkrywaj, buduj i zdobądź najwięcej punktów doświadczenia. Wszystkie płytki są jeszcze zakryte: przesuń postać na zaznaczone skrzyżowanie i zobacz, co tam jest.
builders-lesson-first-elsewhere = Tam też możesz pójść. Ale najpierw chodź na zaznaczone skrzyżowanie.
builders-lesson-first-look-first = Bloki przydadzą się wkrótce. Ale najpierw zobaczmy, do czego: idź na zaznaczone skrzyżowanie.
builders-lesson-first-found = Budowle! Koszt tego mieszkania: { $cost }. W każdej turze robisz dwie różne rzeczy. Odkrywanie masz za sobą, więc teraz zbierz bloki: weź ten z dużej kostki.
builders-lesson-first-this-corner = Ten blok też jest wolny. Ale weź zaznaczony: to drewno na mieszkanie, a obok odsłoni się szmaragd.
builders-lesson-first-freed = Dlaczego nie dowolny blok? Musi mieć odsłoniętą górę i dwa boki. Bierzesz zawsze dwa bloki, a pierwszy właśnie odsłonił ten szmaragd. Weź go!
builders-lesson-first-emerald = Ten też możesz wziąć. Ale zaznaczony to szmaragd i zaraz zobaczysz, do czego się przyda.
builders-lesson-first-build = Niebieski też już odkrywał świat i zebrał bloki. Zbuduj teraz mieszkanie: masz jedno drewno, a szmaragd zastąpi dowolny blok. Wybierz mieszkanie, a potem zaznaczone pole między swoimi pustyniami.
builders-lesson-first-between = Budować wolno na każdym polu, a inne może teraz dać tyle samo. Ale ze środka twoje pustynie mogą rosnąć we wszystkie strony, więc wybierz to pole.
builders-lesson-first-pay-first = To możesz zrobić później. Najpierw buduj: masz na to wszystkie bloki.
builders-lesson-first-why = Budowla pokazuje biom (krajobraz), materiał i rodzaj, a każde z nich punktuje raz. Najpierw liczy się biom, ale tylko pola, które się stykają: { $spaces ->
    [one] { $spaces } pustynia
    [few] { $spaces } pustynie
    [many] { $spaces } pustyń
   *[other] { $spaces } pustyni
}, po { $value } pkt.
builders-lesson-first-more = Tura ma drugą akcję. Zbierz bloki na następną budowlę: ta wymaga piasku, więc weź trochę.
builders-lesson-first-sand = Ten blok też jest wolny. Ale nie masz jeszcze piasku, więc weź zaznaczony.
builders-lesson-first-blocks-now = Możesz też odkrywać świat. Ale najpierw zbierz z nami bloki: z dobrymi zasobami zbudujesz coś od razu.
builders-lesson-first-hidden = Nikt nie wie, co leży pod tym blokiem. Weź go, a zobaczymy!
builders-lesson-first-below = Ten możesz wziąć. Ale nie chcesz wiedzieć, co leży pod zaznaczonym?
builders-lesson-first-onward = Niebieski też coś zbudował. Rozejrzyjmy się znów: odkrywając, idziesz najwyżej dwa kroki, więc chodź tutaj. Pod zbudowaną płytką czeka następna.
builders-lesson-first-this-way = Tam też możesz pójść. Ale tym razem chodź na zaznaczone skrzyżowanie.
builders-lesson-first-explore-first = Bloki to dobry pomysł. Ale najpierw odkrywaj: będzie wiadomo, których potrzeba.
builders-lesson-first-plan = Drewniany most na pustyni! Powiększy twoją grupę pustyń. Koszt: { $cost }, a brakuje ci jednego drewna. Tam jest: weź je.
builders-lesson-first-wood = Ten blok też jest wolny. Ale na most brakuje drewna: weź zaznaczony.
builders-lesson-first-keep = To możesz zbudować. Ale wtedy na most zabraknie jeszcze więcej drewna, więc najpierw weź zaznaczony blok.
builders-lesson-first-layer = Widzisz, jak maleje górna warstwa? Gdy zniknie jej ostatni blok, będzie pierwsza punktacja. { $blocks ->
    [one] Został { $blocks } blok.
    [few] Zostały { $blocks } bloki.
    [many] Zostało { $blocks } bloków.
   *[other] Zostało { $blocks } bloku.
} Weź też ten.
builders-lesson-first-any-block = Ten blok też jest wolny. Ale teraz weź zaznaczony.
builders-lesson-first-bigger = Teraz stać cię na most. Wybierz go, potem zaznaczone pole, a { $spaces ->
    [one] zetknie się { $spaces } pustynia
    [few] zetkną się { $spaces } pustynie
    [many] zetknie się { $spaces } pustyń
   *[other] zetknie się { $spaces } pustyni
}. A dwie drewniane budowle obok siebie policzą się przy punktacji materiałów.
builders-lesson-first-beside = Budować wolno na każdym polu. Ale tutaj most powiększa twoją grupę pustyń, więc wybierz to pole.
builders-lesson-first-soon = Świetnie! { $blocks ->
    [one] Został { $blocks } blok
    [few] Zostały { $blocks } bloki
    [many] Zostało { $blocks } bloków
   *[other] Zostało { $blocks } bloku
} górnej warstwy. Im więcej weźmiesz, tym szybciej będzie punktacja, a to ci się opłaca. Weź ten.
builders-lesson-first-top-layer = Ten blok też jest wolny. Ale weź zaznaczony: tylko bloki górnej warstwy przybliżają punktację.
builders-lesson-first-last = Jeszcze jeden: ten. Potem Niebieski może opróżnić górną warstwę i będzie pierwsza punktacja.
builders-lesson-first-score = Górnej warstwy już nie ma, więc każdy punktuje za jeden biom. Niebieski wybrał góry. U ciebie { $spaces ->
    [one] styka się { $spaces } pustynia
    [few] stykają się { $spaces } pustynie
    [many] styka się { $spaces } pustyń
   *[other] styka się { $spaces } pustyni
}, każda po { $value } pkt: wybierz pustynię!
builders-lesson-first-most = Spójrz na liczby: pustynia da ci więcej. Wybierz pustynię!
builders-lesson-first-on = Masz { $points } pkt doświadczenia, Niebieski { $theirs }! Po drugiej warstwie każdy punktuje za materiał, po trzeciej za rodzaj. Potem gra się kończy i wygrywa, kto ma najwięcej punktów. Świat jest twój: graj dalej!

builders-lesson-fights = Broń i moby
builders-lesson-fights-look = W tym świecie żyją moby, a kto je pokona, zdobywa punkty doświadczenia. Odkrywać można też bez ruchu: wybierz skrzyżowanie, na którym stoisz.
builders-lesson-fights-stay = Tam możesz pójść. Ale tym razem rozejrzyj się tam, gdzie stoisz.
builders-lesson-fights-no-block = Bloki mogą poczekać. Ten rozdział jest o walce.
builders-lesson-fights-fight = Zombie: { $hearts ->
    [one] do pokonania potrzeba { $hearts } serca
    [few] do pokonania potrzeba { $hearts } serc
    [many] do pokonania potrzeba { $hearts } serc
   *[other] do pokonania potrzeba { $hearts } serca
}. Los odsłania część twojej broni (sztuk: { $tokens }). Miecze mają serca, trujące ziemniaki nie. Wygrasz { $percent } na 100 takich walk. Odwagi, walcz!
builders-lesson-fights-trade = Kamienny miecz wystarczył: { $experience } pkt doświadczenia! Cała broń wraca do stosu. A ten mob da jeszcze więcej: zwróć go, a dostaniesz dodatkową akcję.
builders-lesson-fights-not-yet = Możesz zatrzymać moba na później. Ale użyj go teraz: zwróć go za dodatkową akcję.
builders-lesson-fights-edge = Dodatkowa akcja może być dowolna, nawet taka, która już była w tej turze. Na skraju świata leży więcej broni: idź tam i odkrywaj.
builders-lesson-fights-to-edge = Tam też możesz pójść. Ale zaznaczone skrzyżowanie leży na skraju, gdzie jest broń.
builders-lesson-fights-collect = Diamentowy miecz! Zbierz go, a będzie twój. Wtedy wygrasz { $then } na 100 walk z tym szkieletem, a nie { $now }.
builders-lesson-fights-diamond = Łuk też jest dobry. Ale diamentowy miecz ma więcej serc, więc weź miecz.
builders-lesson-fights-arm-first = To będzie zaraz. Najpierw zbierz diamentowy miecz.
builders-lesson-fights-again = Walcz teraz ze szkieletem. Jeśli przegrasz, nic nie tracisz: on zostaje, a ty zachowujesz broń.
builders-lesson-fights-dare = Możesz to zrobić. Ale masz dobrą broń: walcz ze szkieletem!
builders-lesson-fights-end = Pokonany! Tego moba zatrzymujesz do końca gry. Da wtedy po { $value } pkt za każdy twój las, czy się stykają, czy nie: lasów masz { $spaces }, to razem { $points } pkt. Umiesz już walczyć: graj dalej!

builders-lesson-scoring = Jak się punktuje
builders-lesson-scoring-welcome = Gracie we czworo, a Niebieski jest początkujący: dla niego punktacja jest łatwiejsza. Zaraz zobaczysz jak. Najpierw odkrywaj tam, gdzie stoisz.
builders-lesson-scoring-stay = Tam możesz pójść. Ale tym razem rozejrzyj się tam, gdzie stoisz.
builders-lesson-scoring-look-first = Bloki będą potem. Najpierw rozejrzyj się tam, gdzie stoisz.
builders-lesson-scoring-wood = Biom tej budowli to pustynia. Koszt: { $cost }. Weź na nią zaznaczony blok.
builders-lesson-scoring-that-wood = Ten blok też jest wolny. Ale na budowlę weź zaznaczony.
builders-lesson-scoring-another = I drugi blok: zaznaczony.
builders-lesson-scoring-any = Ten blok też jest wolny. Ale teraz weź zaznaczony.
builders-lesson-scoring-build = Zbuduj ją tutaj, na środku planszy. Pustyń będzie { $all }, a { $spaces } z nich będą stykać się bokami.
builders-lesson-scoring-middle = Budować wolno na każdym polu. Ale zobacz, co się stanie tu, na środku.
builders-lesson-scoring-build-first = To możesz zrobić później. Najpierw buduj: masz na to wszystkie bloki.
builders-lesson-scoring-layer = { $blocks ->
    [one] Został { $blocks } blok
    [few] Zostały { $blocks } bloki
    [many] Zostało { $blocks } bloków
   *[other] Zostało { $blocks } bloku
} górnej warstwy. Gdy zniknie ostatni, każdy punktuje za jeden biom. Weź ten.
builders-lesson-scoring-top-layer = To też możesz zrobić. Ale chcemy zobaczyć punktację: weź zaznaczony blok.
builders-lesson-scoring-one-more = I ten. Pozostali opróżnią warstwę.
builders-lesson-scoring-score = Punktacja! Pustyń masz { $all }, ale u ciebie liczy się tylko największa grupa, a rogi się nie stykają: { $spaces } razy { $value } to { $points }. Wybierz pustynię!
builders-lesson-scoring-most = Spójrz na liczby: pustynia da ci więcej. Wybierz pustynię!
builders-lesson-scoring-end = Niebieski ma { $theirs } pkt doświadczenia za pustynie ({ $all }), które wcale się nie stykają! U początkujących liczy się każde pole; według twojej zasady byłoby { $less }. Przed grą wybiera się, kto jest początkujący. Graj dalej!
