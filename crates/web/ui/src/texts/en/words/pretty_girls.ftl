### The words of the house Pretty Girls.

-riichi = rīchi
-ippatsu = one-shot
-noten = no-ten
-chii = chi
-ura = ura-dora
-ura-dora = ura-dora
-pao = sekinin barai
-red-fives = red tiles
