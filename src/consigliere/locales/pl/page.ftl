page-title = Consigliere
page-title-turn = ● Twoja tura · { $title }
page-tagline = Stół do trzech gier o rodzinach, pieniądzach i lojalności
page-tools = Strona
page-language = Język
page-theme = Kolory
page-theme-dark = Ciemne kolory
page-theme-light = Jasne kolory
page-theme-name = { $theme ->
    [dark] ciemne
    [light] jasne
   *[auto] jak w systemie
}
page-close = Zamknij
page-loading = Chwileczkę…
page-again = Spróbuj ponownie
page-lobby = Na stronę główną
page-save = Zapisz
page-link = Adres
page-copy = Kopiuj
page-copied = Skopiowano
page-error-network = Serwer jest nieosiągalny.
page-error-unknown = Coś poszło nie tak na tej stronie. Odśwież ją i spróbuj ponownie.

page-game-famiglia = Famiglia
page-game-lafamiglia = La Famiglia
page-game-scarface = Scarface 1920
page-lines-famiglia = Szybki pojedynek na karty. Werbuj z Ulicy, płać parami i zachowaj lepszą połowę miasta.
page-facts-famiglia = 2 graczy · 30 minut
page-lines-lafamiglia = Dwóch na dwóch o Sycylię. Tajne rozkazy, wspólne plany i partner, z którym można porozmawiać.
page-facts-lafamiglia = 4 graczy · cały wieczór
page-lines-scarface = Samotnie, we dwoje albo we troje przeciw Siepaczowi w Chicago. Gra według swoich kart i mówi ci dlaczego.
page-facts-scarface = 1–3 graczy · 60–90 minut
page-sources = Skąd pochodzą liczby
page-sources-link = Źródła
page-sources-of = Źródła: { $title }
page-sources-famiglia = Zasady pochodzą z instrukcji. Nie podaje ona punktów na kartach: wzięliśmy je z innych źródeł albo wywnioskowaliśmy.
page-sources-lafamiglia = Zasady pochodzą z instrukcji. Pokazuje ona tylko część elementów: { $order } z { $order_all } żetonów rozkazów, { $cell } z { $cell_all } pól akcji, { $space } z { $space_all } pól planszetek i większość mapy to nasza rekonstrukcja, dostrojona dla równowagi gry.
page-sources-scarface = Siepacz gra według instrukcji trybu solo. Twoja strona gry i { $card } z { $card_all } różnych kart to nasza rekonstrukcja, dostrojona dla równowagi gry.
page-provenance = { $source ->
    [rulebook] wydrukowane w instrukcji
    [published] opublikowane gdzie indziej
    [inferred] wywnioskowane z zasad
    [owner] twoje własne liczby
   *[original] nasza rekonstrukcja
}
page-part = { $part ->
    [points] punkty
    [name] nazwa
    [initiative] inicjatywa
    [start] wartość początkowa
    [price] cena
    [adj] sąsiedzi
    [slots] miejsca
    [rounds] rundy
    [henchman_money] pieniądze Siepacza
    [ness] Eliot Ness
   *[numbers] liczby
}
page-provenance-part = { $part }: { $words }
page-play-now = Graj
page-play-now-game = Graj: { $title }
page-starting = Zaczynamy…
page-with-friends = Z przyjaciółmi
page-with-friends-game = Z przyjaciółmi: { $title }
page-choose-options = Ustawienia
page-choose-options-game = Ustawienia: { $title }
page-rules-game = Zasady { $title }
page-learn = Jak grać
page-learn-of = Jak grać: { $title }
page-puzzles = Zagadki
page-puzzles-of = Zagadki: { $title }
page-continue = Graj dalej
page-your-turn = Twoja tura
page-watch = Oglądaj lub dołącz
page-watch-none = Teraz nie ma otwartych stołów.
page-replays = Zapisy partii
page-replays-none = Tu pojawią się twoje rozegrane partie.
page-import = Wczytaj zapis
page-beside = Obok pudełka
page-companion = Otwórz pomocnika
page-companion-note = Masz w domu Scarface 1920? Pomocnik poprowadzi za ciebie Siepacza, pytanie po pytaniu.
page-table-with = przy stole: { $players }
page-table-against = przeciw: { $players }
page-shared-screen = na jednym ekranie
page-state-waiting = { $open ->
    [0] można zaczynać
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
}
page-state-stopped = zatrzymana
page-show-all = Pokaż wszystkie ({ $count })
page-me = Moje partie

page-new-title = { $title } z przyjaciółmi
page-new-invite = Otwórz stół i zaproś
page-seats = Miejsca
page-seats-note = „Ja” kilka razy: gracie na jednym ekranie, a między turami opada kurtyna.
page-seat-number = Miejsce { $number }
page-seat-team = Miejsce { $number } · drużyna { $team }
page-seat-me = Ja
page-seat-open = Kto przyjdzie
page-seat-bot = Bot
page-seat-free = Zwolnij
page-send-away = Odpraw
page-send-away-name = Odpraw ({ $name }): ta osoba nie będzie mogła tu znowu usiąść
page-bot-name = { $number ->
    [0] Aldo
    [1] Bruna
    [2] Carlo
   *[other] Dina
}
page-bot-level = { $level ->
    [easy] Bot, łatwy
    [normal] Bot, zwykły
    [hard] Bot, trudny
   *[other] Bot ({ $level })
}
page-level = { $level ->
    [easy] Łatwy
    [normal] Zwykły
   *[hard] Trudny
}
page-level-note = { $level ->
    [easy] odpowiada od razu i czasem się myli, jak początkujący
    [normal] myśli pół sekundy
   *[hard] myśli trzy sekundy i gra najlepiej, jak umie
}
page-level-ask = Jak dobrze mają grać boty?
page-level-later = Poziom można zmienić w każdej chwili, także w trakcie partii.
page-level-bots = Poziom botów
page-level-of = Poziom bota: { $name }
page-level-unrated = Partia nie będzie się wtedy liczyć.
page-options = Gra
page-table-options = Stół
page-pack = Pudełko
page-pack-numbers = Elementy
page-pack-standard = nasze
page-option = { $option ->
    [rulings] Objaśnienia
    [families] Rodziny
    [auto_setup] Samo rozstawienie
    [predictable_conflicts] Przewidywalne konflikty
    [max_rounds] Najwięcej rund
    [around_neutral] „Wokół” sięga neutralnych obszarów
    [bribery_replaces] Przekupstwo zastępuje obrońcę
    [amounts] Werbunek i pranie pieniędzy
    [screens] Zasłonki
    [level] Poziom
    [gang] { $humans ->
        [1] Twój gang
       *[other] Gang tego, kto zaczyna
    }
    [rival] Gang Siepacza
    [humans] Szefowie przy stole
   *[other] { $option }
}
page-option-value = { $value ->
    [rulebook] jak w instrukcji
    [faq] z FAQ graczy: osiłek może obniżyć o mniej, czasem dochodzi dodatkowa runda
    [on] tak
    [off] nie
    [draft] wybierane po kolei
    [random] losowo
    [first_game] jak na pierwszą partię
    [up] podniesione: pieniądze i żołnierze są ukryci
    [down] opuszczone: wszystko jest jawne
    [normal] zwykły
    [hard] trudny
    [full] zawsze w całości
    [choose] { $option ->
        [amounts] pytanie o liczbę
       *[other] wybierany na początku
    }
   *[other] { $value }
}
page-clock = Czas na namysł
page-clock-name = { $clock ->
    [days-3] trzy dni na ruch
    [days-1] jeden dzień na ruch
    [live-30] 30 minut i 10 sekund za każdy ruch
    [live-15] 15 minut i 5 sekund za każdy ruch
   *[none] bez ograniczeń
}
page-listed = Każdy może znaleźć ten stół
page-spectators = Inni mogą oglądać
page-rated = Wynik liczy się do rankingu
page-practice = Trening: można cofnąć wszystko

page-waiting-title = Stół nakryty
page-waiting-note = Wyślij ten link przyjaciołom. Kto go otworzy, może usiąść.
page-sit = Usiądź tutaj
page-leave = Wstań
page-start = Zacznij
page-start-with-bots = Zacznij, wolne miejsca zajmą boty
page-share = Udostępnij stół
page-share-note = Kto ma ten link, widzi miejsca, może usiąść na wolnym i, jeśli wolno, oglądać.

page-decision = Twoja decyzja
page-pick-on-board = Wybierz na planszy
page-choose-anyway = { $warning } Mimo to
page-unpick = Puść
page-all-choices = Wszystkie możliwości
page-filter-choices = Znajdź możliwość
page-ways = { $count ->
    [one] { $count } sposób, wybierz, by zobaczyć
    [few] { $count } sposoby, wybierz, by zobaczyć
    [many] { $count } sposobów, wybierz, by zobaczyć
   *[other] { $count } sposobu, wybierz, by zobaczyć
}
page-rule = Zasada { $rule }
page-thinking = decyduje
page-you = ty
page-away = puste miejsce, gra bot
page-offline = nieobecność
page-partner = partner
page-knows = zna obie strony
page-knows-note = Ta osoba widziała przy tym stole tajemnice innej drużyny.
page-knows-both = Tajemnice innej drużyny przy tym stole zna: { $players }. Wynik się nie liczy.
page-record-tag = z zapisu
page-from-record = Ta partia toczy się dalej z zapisu: kto go wczytał, może znać wszystko, co było do tej chwili, także karty i plany. Los jest losowany od nowa. Wynik się nie liczy.
page-waiting-for = Czekamy: { $players }…
page-sending = Wysyłanie…
page-skip = Od razu do mojej tury
page-side = Miejsca i dziennik
page-tabs = Co pokazać
page-tab-board = Plansza
page-tab-seats = Miejsca
page-tab-journal = Dziennik
page-tab-chat = Czat
page-tab-rules = Zasady
page-journal = Dziennik
page-journal-empty = Jeszcze nic się nie wydarzyło.
page-announcements = Co się dzieje
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-to = Do kogo
page-chat-table = do wszystkich
page-wish = Życzenie dla partnera
page-wish-about = { $what ->
   *[attack] Atak
}
page-wish-one = { $what ->
   *[attack] Atak: { $words }
}
page-wish-speaks = Partner mówi, co zamierza
page-chat-team = do mojej drużyny
page-chat-write = Powiedz coś
page-chat-send = Wyślij
page-spectator = { $name } (ogląda)
page-mute = Wycisz: { $name }
page-muted = { $count ->
    [one] { $count } wyciszona osoba
    [few] { $count } wyciszone osoby
   *[many] { $count } wyciszonych osób
}
page-unmute = Czytaj znowu
page-unmute-name = Czytaj znowu: { $name }
page-turn-tools = Moja tura
page-undo = Cofnij
page-reset = Tura od nowa
page-redo = Ponów
page-hint = Podpowiedź
page-hint-thinking = Bot myśli…
page-hint-best = Podpowiedź: { $words }.
page-hint-chance = Szansa na wygraną: { $percent } %.
page-hint-second = Druga możliwość: { $words } ({ $points ->
    [0] równie dobra
    [one] o jeden punkt gorsza
    [few] o { $points } punkty gorsza
   *[many] o { $points } punktów gorsza
}).
page-chance = Szanse
page-chance-now = Szansa { $percent } %
page-chance-show = Pokazuj szansę na wygraną przy każdej swojej decyzji
page-more = Więcej
page-ask-undo = Poproś o cofnięcie
page-ask-draw = Zaproponuj remis
page-resign = Poddaj się
page-resign-sure = Tak, poddaję się
page-leave-table = Odejdź: dalej zagra bot
page-offer-undo = { $seat } prosi o cofnięcie decyzji.
page-offer-draw = { $seat } proponuje remis.
page-agree = Zgódź się
page-refuse = Odmów
page-unrated-table = Wynik przy tym stole nie liczy się do rankingu.
page-practice-note = Trening: możesz cofnąć wszystko, także to, co pokazał los albo bot. Wynik się nie liczy.
page-practice-tag = trening
page-leave-rated = Wyjdź: bot gra dalej, a ty przegrywasz
page-chat-write-team = Napisz do swojej drużyny
page-chat-write-all = Napisz do wszystkich
page-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}

page-network-lost = Utracono połączenie.
page-network-trying = Samo wróci.
page-network-unsent = { $count ->
    [one] { $count } wiadomość jeszcze nie dotarła; zostanie wysłana ponownie.
    [few] { $count } wiadomości jeszcze nie dotarły; zostaną wysłane ponownie.
    [many] { $count } wiadomości jeszcze nie dotarło; zostaną wysłane ponownie.
   *[other] { $count } wiadomości jeszcze nie dotarło; zostaną wysłane ponownie.
}
page-network-now = Spróbuj teraz

page-curtain = Teraz gra { $name }
page-curtain-lift = Tu { $name }: pokaż stół

page-outcome = { $outcome ->
    [won] Zwycięstwo
    [lost] Porażka
    [draw] Remis
    [shared] Wspólne zwycięstwo
   *[over] Koniec gry
}
page-winners = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wygrywają: { $winners }.
}
page-ending = { $ending ->
    [agreed] Wszyscy się na to zgodzili.
   *[time] Skończył się czas.
}
page-rematch = Zagraj jeszcze raz
page-rematch-join = Do następnej partii
page-replay = Powtórka
page-analyse = Analiza
page-download = Zapis

page-replay-move = ruch { $move } z { $moves }
page-replay-back = Ruch wstecz
page-replay-next = Ruch naprzód
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-phase-back = Do poprzedniej fazy lub tury
page-replay-phase-next = Do następnej fazy lub tury
page-replay-round-back = Do poprzedniej rundy
page-replay-round-next = Do następnej rundy
page-replay-leave = Do stołu

page-tale = { $lead }: { $rest }
page-tale-turn = { $you ->
    [yes] Twoja tura
   *[no] Gra { $seat }
}
page-just-happened = Co się wydarzyło
page-turn-before = Poprzednia tura
page-turn-after = Następna tura
page-since-turn = Od twojej ostatniej tury: { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
page-since-last-turn = od twojej ostatniej tury
page-of = { $n } z { $of }
page-scores = Kto prowadzi
page-ahead = prowadzi
page-course = Przebieg gry
page-turning-points = Punkty zwrotne
page-swing = { $name } +{ $n }
page-curve-side = { $name }: od { $first } do { $last }.
page-curve-table = To samo słowami, tura po turze
page-curve-turn = Tura
page-same-deal = To samo rozdanie
page-same-deal-note = Te same karty co w poprzedniej grze. Co było zakryte, jest znane, więc gra nie liczy się do rankingu.
page-again-tag = to samo rozdanie
page-see-board = Do planszy
page-see-result = Do wyniku
page-play-on = Graj dalej stąd
page-play-on-note = Nowy stół od tej chwili: ty na swoim miejscu, na pozostałych boty, los od nowa.

page-share-moment = Link do tej chwili
page-seen-by = Oczami
page-seen-all = wszystko jawne
page-seen-spectator = widza

page-rules-search = Szukaj w zasadach
page-rules-none = Żadna zasada nie zawiera tych słów.
page-rules-of = Zasady { $title }
page-rules-english = Zasady są na razie po angielsku.

page-settings = Ustawienia
page-settings-browser = Ta przeglądarka
page-pace = Tempo animacji
page-pace-name = { $pace ->
    [off] bez animacji
    [fast] szybko
    [slow] wolno
   *[normal] zwykłe
}
page-sound = Dźwięki
page-notify = Powiadomienie, gdy moja tura
page-curtain-setting = Kurtyna między graczami przy jednym ekranie
page-text-mode = Plansza słowami
page-text-hint = Wszystkie możliwości są na dole; klawisz T przywraca rysunek.
page-who = Kim jesteś
page-name = Imię
page-carry = Na innym urządzeniu
page-carry-note = Dzięki temu linkowi inna przeglądarka staje się tobą. Działa raz; nie pokazuj go nikomu.
page-carry-make = Utwórz link
page-carry-become = Ten link zmienia tę przeglądarkę w osobę { $name }. Idź dalej tylko wtedy, gdy to twój własny link.
page-carry-account = Trwa tu zalogowanie: { $name }. Jeśli pójdziesz dalej, nastąpi wylogowanie; wrócisz za pomocą hasła.
page-carry-go = Dalej: { $name }
page-account = Konto
page-account-new = Załóż konto
page-account-note = Można grać bez konta. Z kontem odzyskasz swoje partie na każdym urządzeniu.
page-login = Zaloguj się
page-login-note = Masz już konto.
page-leaving = { $count ->
    [one] { $count } stół należy tu do gościa { $name }. Jeśli pójdziesz dalej, przeglądarka stanie się kimś innym i do tego stołu nie będzie powrotu.
    [few] { $count } stoły należą tu do gościa { $name }. Jeśli pójdziesz dalej, przeglądarka stanie się kimś innym i do tych stołów nie będzie powrotu.
   *[many] { $count } stołów należy tu do gościa { $name }. Jeśli pójdziesz dalej, przeglądarka stanie się kimś innym i do tych stołów nie będzie powrotu.
}
page-leaving-note = Aby je zachować, najpierw załóż konto dla tego gościa albo przenieś go na inne urządzenie.
page-leaving-go = Dalej bez nich
page-leaving-stay = Zostań: { $name }
page-password = Hasło
page-password-old = Stare hasło
page-password-new = Nowe hasło
page-sessions = Gdzie trwa zalogowanie
page-session-this = tutaj
page-session-end = Zakończ
page-logout = Wyloguj się
page-account-delete = Usuń konto
page-account-delete-sure = Tak, usuń na zawsze

page-keys = Klawisze
page-key-tab = do następnej rzeczy, którą można wybrać
page-key-enter = wybierz
page-key-arrows = od elementu do elementu, także tych niedozwolonych
page-key-digits = wybierz możliwość o tym numerze
page-key-escape = puść to, co wybrane
page-key-undo = cofnij
page-key-hint = podpowiedź
page-key-skip = od razu do mojej tury
page-key-journal = dziennik
page-key-chat = czat
page-key-rules = zasady
page-key-text = plansza słowami
page-key-help = ta pomoc
page-key-move = ruch wstecz lub naprzód
page-key-phase = do poprzedniej lub następnej fazy albo tury
page-key-round = do poprzedniej lub następnej rundy
page-key-ends = na początek lub na koniec
page-key-play = odtwarzaj lub pauza
page-replay-part = część { $part } z { $parts }
page-singles = Decyzje z jedną możliwością podejmuj bez pytania
page-amount = Ile
page-amount-less = O jeden mniej
page-amount-more = O jeden więcej
page-key-decline = odmów: pas, stop, nic
page-legend = Co znaczą ikony

page-here-play = Graj tutaj, bez sieci
page-here-loading = Wczytywanie silnika
page-here-failed = Nie można wczytać silnika. Odśwież stronę; za pierwszym razem potrzebna jest sieć.
page-here-late = Silnik jeszcze nie odpowiedział. Jeśli tak zostanie, wczytaj stronę ponownie: wszystko, co było widać, jest zachowane.
page-here-update = Jest nowa wersja. Twoje partie zostaną.
page-here-update-take = Użyj jej teraz
page-here-title = Przechowywane w tej przeglądarce
page-here-note = Stoły, zapisy i partie pomocnika są tylko w tej przeglądarce.
page-here-note-offline = Stoły, zapisy i partie pomocnika są tylko w tej przeglądarce. Strona działa bez sieci.
page-here-export = Zapisz wszystko w pliku
page-here-import = Wczytaj z pliku
page-here-no-file = To nie jest nasz plik.
page-here-brought = Nowe: stoły – { $tables }, partie pomocnika – { $companions }. Już są: { $known }. Nie do odczytania przy tych zasadach: { $refused }.
page-here-record = Zabierz partię jako zapis
page-here-levels = Boty myślą tu tak długo jak na serwerze, ale w tym czasie sprawdzają około sześć razy mniej.
page-here-forget = Usuń tę partię
page-here-forget-sure = Usunąć tę partię na zawsze?
page-here-forget-note = Jest tylko w tej przeglądarce.
page-here-forget-yes = Usuń
page-here-forget-no = Zostaw
