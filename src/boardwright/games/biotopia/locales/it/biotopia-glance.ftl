### Biotopia at a glance.

biotopia-wins = Farfalle e missioni danno punti. Qualcuno ne ha 15? Si finisce il giro: vince chi ha più punti.
