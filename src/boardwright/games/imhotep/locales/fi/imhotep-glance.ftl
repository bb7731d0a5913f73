### Imhotep at a glance.

imhotep-wins = Jokainen kohde antaa pisteitä omalla tavallaan. Kuuden kierroksen jälkeen eniten pisteitä kerännyt voittaa.
