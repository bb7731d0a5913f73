### Imhotep at a glance.

imhotep-wins = Hver byggeplass gir poeng på sin egen måte. Etter seks runder vinner flest poeng.
