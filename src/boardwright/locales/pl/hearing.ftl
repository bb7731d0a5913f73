### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Głośność
hearing-notify = Powiadom, gdy przyjdzie moja kolej
hearing-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach.
hearing-undecided = Powiadomień nie będzie: na pytanie przeglądarki nie padła odpowiedź „tak”.
hearing-unsupported = Ta przeglądarka nie pokazuje powiadomień ze stron.
hearing-vibrate = Wibracje, gdy przyjdzie moja kolej

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
# $what is a sentence on what was chosen.
hearing-time-up = Czas minął; wybrał bot. { $name }: { $what }
