### Imhotep at a glance.

imhotep-wins = Ogni luogo dà punti a modo suo. Dopo sei round vince chi ha più punti.
