### Imhotep at a glance.

imhotep-wins = Hver byggeplads giver point på sin egen måde. Efter seks runder vinder flest point.
