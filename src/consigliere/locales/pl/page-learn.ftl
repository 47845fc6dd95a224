page-learn-goal = Cel
page-learn-turn = Przebieg gry
page-learn-page = Na tej stronie

page-learn-ask = Pasek na dole zadaje po jednym pytaniu. To, co możesz wybrać, świeci na planszy; reszta to przyciski na pasku.
page-learn-why = Coś nie świeci? Wskaż to albo przytrzymaj palcem: dowiesz się dlaczego, razem z zasadą.
page-learn-back = Pomyłka nic nie kosztuje: „Cofnij” odwołuje ostatni krok, a „Podpowiedź” pokazuje, co zrobiłby bot.
page-learn-more = Dziennik mówi, co się wydarzyło, a każdy element sam się objaśnia. Można uczyć się w trakcie gry.
page-learn-own = Karta każdego elementu mówi, skąd pochodzi. Jeśli masz pudełko, możesz grać z jego liczbami: docs/records.md mówi jak.

page-learn-famiglia-goal = Zbierz silniejszą bandę. Na koniec punktują wszystkie twoje karty, na ręce i w strefie; kto ma więcej punktów, wygrywa.
page-learn-famiglia-street = Najpierw spójrz na Ulicę, odkryte karty pośrodku. Gdy nie ma tam zera, możesz odrzucić kartę i zobaczyć nowe.
page-learn-famiglia-helpers = Potem mogą pomóc dwaj ludzie, jeśli ich masz. Księgowy wymienia karty między ręką a strefą, osiłek czyni jedną kartę na Ulicy tańszą.
page-learn-famiglia-recruit = Teraz zwerbuj jedną kartę. Zero jest za darmo. Za wyższą pokazujesz dwie karty jej rodziny o jeden niższe: jedna trafia do strefy, druga wraca na rękę. Jedną z nich może zastąpić najemnik.
page-learn-famiglia-end = Talię przechodzi się dwa razy, potem gra się kończy. Kończy się też, gdy obaj gracze spasują jeden po drugim.
page-learn-famiglia-tip = Wybierz kartę na Ulicy: na ręce zaświecą się te, którymi można zapłacić, a każdy sposób stanie się przyciskiem.

page-learn-lafamiglia-goal = Dwie dwuosobowe drużyny walczą o Sycylię. Rodzina kontroluje mandamento, gdy trzyma dwa z jego trzech obszarów. Pięć u jednej rodziny albo sześć u drużyny na koniec rundy daje zwycięstwo; po ostatniej rundzie wygrywa drużyna, która ma ich więcej.
page-learn-lafamiglia-planning = W planowaniu gracie na zmianę. Przesuń dysk z górnego arkusza na pole dolnego i zrób to, co pole oferuje: werbuj, rozstawiaj, zarabiaj, wydaj rozkaz. Albo zapłać za całą kolumnę i wzmocnij rodzinę.
page-learn-lafamiglia-orders = Rozkazy leżą na mapie zakryte. Tylko ty i partner wiecie, co w nich jest, więc planujcie razem.
page-learn-lafamiglia-encounter = W spotkaniach rozkazy odkrywa się i wykonuje po kolei, najpierw zaopatrzenie, potem ataki. W walce obie strony potajemnie wybierają kartę, chyba że atakujący polega na samej liczbie.
page-learn-lafamiglia-check = Po planowaniu i na koniec rundy sprawdza się, kto co kontroluje. Każde mandamento daje ci kolejny kafelek drużyny.
page-learn-lafamiglia-tip = Zakładki przy mapie kryją arkusze, rodziny, rozkazy i kafelki; kropka pokazuje, gdzie leży twój wybór. Czat drużyny i ołówek widzi tylko partner.

page-learn-scarface-goal = Bądź bogatszy od Siepacza, gdy ukażą się ostatnie wiadomości. Każda gwiazdka najętych wspólników dodaje jednego dolara.
page-learn-scarface-plan = W swojej turze wykładasz karty z ręki: to twój plan. Daje siłę i wpływy. Pierwsza karta jest za darmo; każda następna kosztuje, tym więcej, im więcej wiadomości, a od trzeciej podnosi też przestępczość.
page-learn-scarface-orders = Wydaj punkty na rozkazy: najmuj ludzi, zdobywaj towar, przejmuj kwartały, sprzedawaj. Do tego dochodzą umiejętności, komba i roboty z twoich kart.
page-learn-scarface-reorganize = Gdy talia jest pusta, możesz się zreorganizować: sprzedać, zebrać dochód, zwerbować ludzi i potasować. Za każdym razem czas idzie naprzód i zbliża się gazeta.
page-learn-scarface-henchman = Siepacz gra sam. Odkrywa karty i wykonuje każdy wiersz, który może; w jego kącie czytasz, co zrobił i dlaczego coś pominął.
page-learn-scarface-crime = Gdy wychodzi gazeta, nalot spada na gang o wyższej przestępczości. Trzymaj swoją poniżej jego.
page-learn-scarface-tip = Zacznij od świecących kart na ręce, potem spójrz na rozkazy pod nimi: na te, które świecą, starcza twojego planu.
