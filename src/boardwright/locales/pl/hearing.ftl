### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Głośność
hearing-notify = Powiadom, gdy przyjdzie moja kolej
hearing-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach.
hearing-undecided = Powiadomień nie będzie: nie zezwolono na nie w przeglądarce.
hearing-unsupported = Ta przeglądarka nie potrafi pokazywać powiadomień ze stron internetowych.
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
