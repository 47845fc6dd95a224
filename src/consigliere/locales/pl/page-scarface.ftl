scarface-page-lake = jezioro Michigan
scarface-page-masthead = Wieczorne Chicago
scarface-page-news-count = wyszło { $active }, przed nami { $left }
scarface-page-neutral = nikt
scarface-page-tile = { $name }: { $owner }, { $side ->
        [night] noc
       *[day] dzień
    }. Zysk { $profit } $, obrona { $defence }. Potrzebne: { $needs }; leży: { $holds }. Biznes: { $markers }.
scarface-page-tile-now = Teraz: { $owner }, zysk { $profit } $, obrona { $defence }.
scarface-page-his-token-here = Tu leży żeton Siepacza.
scarface-page-police-here = Tu stoi policja.
scarface-page-pieces = { $who }: zbiry { $thugs }, auta { $cars }, ciężarówki { $trucks }.
scarface-page-piece = { $what } × { $n } ({ $who }), { $where }
scarface-page-neighbours = Sąsiedzi: { $names }.
scarface-page-number = Numer { $n }: w tej kolejności Siepacz obchodzi miasto
scarface-page-token = Żeton Siepacza
scarface-page-token-about = Tutaj przejmuje kwartały. W swojej turze idzie dalej o ruch swojego planu, w kolejności numerów; po 7 jest 1.
scarface-page-police = Radiowóz
scarface-page-police-about = Nikt tu nie zaczyna; każda twoja figura przy wejściu płaci łapówkę; przejęcie tutaj bardziej podnosi przestępczość. Siepacz nie płaci nic.
scarface-page-thug-about = Zbir na ulicy pomaga w przejęciu w tej dzielnicy i broni kwartałów swojego gangu.
scarface-page-car-about = Auto pomaga w przejęciach i broni, jak zbir; jedzie do dowolnej dzielnicy i zabiera zbirów.
scarface-page-truck-about = Ciężarówka oszczędza towar przy każdej sprzedaży w swojej dzielnicy; jedzie do dowolnej dzielnicy i zabiera zbira.
scarface-page-his-vehicle-about = Każdy pojazd Siepacza jest naraz autem i ciężarówką.
scarface-page-business-about = { $kind ->
        [is_speakeasy] Większy zysk za dnia
        [is_casino] Większy zysk w nocy
       *[is_brothel] Większa obrona
    }; płaci właścicielowi przy każdej jego reorganizacji. Dwa znaczniki odwracają kwartał na stronę nocną.
scarface-page-goods = { $good }: { $n }
scarface-page-good-about = { $kind ->
        [is_alcohol] Alkohol
       *[is_gun] Broń
    } leży tam, gdzie go złożono, aż zostanie sprzedany lub stracony.
scarface-page-ness = Eliot Ness stoi na { $n }
scarface-page-ness-about = Żaden znacznik przestępczości nie stoi poniżej pola przed Nessem. Z każdą gazetą idzie on dalej.
scarface-page-crime = Przestępczość, { $who }: { $n }
scarface-page-crime-about = Kto kończy turę na { $raid } lub wyżej, ma nalot. Gdy wychodzi gazeta, nalot ma ten, czyj znacznik stoi wyżej.
scarface-page-time = Czas: { $n } z { $last }
scarface-page-time-about = Przesuwa go każda reorganizacja. Na ostatnim polu wychodzi gazeta.
scarface-page-hand-empty = Nie masz kart na ręce.
scarface-page-pool-about = Punkty tej tury: mięśnie, wpływy i dowolne, które liczą się za jedne i drugie. Co zostanie, przepada.
scarface-page-plan-price-about = Pierwsza karta planu jest za darmo. Za każdą odkrytą wiadomość druga kosztuje 1 $, trzecia 3 $, czwarta 6 $ i tak dalej. { $others ->
    [0] {""}
    [1] Gra jeszcze jeden szef, więc od trzeciej karty liczy się o jedną wiadomość mniej.{" "}
   *[other] Gra jeszcze { $others } szefów, więc liczy się o { $others } wiadomości mniej.{" "}
}Płacisz, gdy dokładasz kartę.
scarface-page-skill-of = Umiejętność: { $card }
scarface-page-combo-of = Kombo: { $card }
scarface-page-used = użyte
scarface-page-orders = Rozkazy
scarface-page-skills = Umiejętności
scarface-page-combos = Komba
scarface-page-needs-thug = Idzie zbir z kwatery i zostaje do reorganizacji.
scarface-page-order-used = W tej turze już wydany.
scarface-page-order-about = { $order ->
        [is_hire_associate] Weź wspólnika z rynku do swoich kart, i pierścień rodzinny.
        [is_get_job] Dobierz roboty i zatrzymaj jedną jako otwartą.
        [is_hire_dealer] Dobierz dilerów i zatrzymaj jednego.
        [is_sell_neighbourhood] Sprzedaj w swoich kwartałach, które mają towar.
        [is_recruit] Zbiry robią krok ze slumsów do kryjówek albo dalej do kwatery.
        [is_sell_authorities] Sprzedaj towar władzom.
        [is_set_up_business] Dodaj znaczniki biznesu w swoich kwartałach.
        [is_remove_control] Zdejmij znacznik kontroli rywala.
        [is_reduce_crime] Obniż swoją przestępczość, krok po kroku.
        [is_free_thugs] Zbiry wychodzą z więzienia do kwatery.
        [is_send_thugs] Wyślij zbirów z kwatery do dowolnej dzielnicy.
        [is_move] Ruszaj zbirami i pojazdami albo wyprowadź pojazd z rezerwy.
        [is_takeover] Przejmij kwartał tam, gdzie masz figurę: mięśnie na jego obronę, mniej twoi zbirzy i auta.
        [is_upgrade] Podnieś cechę gangu o poziom za punkty i pieniądze.
       *[is_get_goods] Dilerzy dostarczają towar, każdy za swoje mięśnie i zbira z kwatery.
    }
scarface-page-flags = Zostało znaczników kontroli: { $n }
scarface-page-flags-about = Każdy przejęty kwartał wymaga jednego.
scarface-page-ring-about = Kto zatrudnia wspólnika, bierze pierścień. Płaci on na początku tury posiadacza.
scarface-page-thugs-in = { $place }: { $n }.
scarface-page-place-about = { $place ->
        [is_slums] Tu trafiają zabici. Werbunek prowadzi ich do kryjówek.
        [is_safehouses] Tu trafiają ranni. Werbunek prowadzi ich do kwatery.
        [is_hq] Gotowi na ulice, do rozkazów i do dilerów.
        [is_underworld] Zajęci w półświatku do reorganizacji.
        [is_authorities] Zajęci u władz do reorganizacji.
       *[is_prison] Wracają tylko przez „Uwolnij zbirów” i niektóre karty.
    }
scarface-page-reserve = { $what }, w rezerwie: { $n }
scarface-page-decks = Zostało w taliach: niska { $low }, wysoka { $high }.
scarface-page-for-hire = { $card } ({ $slot }), cena: { $cost }
scarface-page-no-jobs = Nie ma otwartej roboty. Przynosi ją rozkaz „Zdobądź robotę”.
scarface-page-supply = W zasobach: alkohol { $alcohol }, broń { $guns }. Talie: roboty { $jobs }, dilerzy { $dealers }.
scarface-page-spaces = Zbirów tutaj: { $n } z { $of }
scarface-page-level = { $what }: poziom { $level }, wartość { $value }
scarface-page-characteristic-about = { $what ->
        [is_power] Punkty dowolne w każdej turze działań.
        [is_supply] Więcej towaru, gdy dilerzy dostarczają.
        [is_trade] Większy zysk w każdym twoim kwartale.
        [is_protection] Większa obrona twoich kwartałów.
        [is_recruitment] Darmowe kroki werbunku przy reorganizacji.
        [is_crew] Karty na ręce.
       *[is_connections] Z ilu robót lub dilerów się wybiera.
    }
scarface-page-boss-about = Każde ulepszenie przesuwa szefa o pole. Zaznaczone pole daje kartę prawej ręki. W tym rzędzie karta samego szefa działa { $times ->
        [one] { $times } raz
       *[other] { $times } razy
    }.
scarface-page-his-boss-about = W tym rzędzie planuje { $plan ->
        [one] { $plan } kartę
        [few] { $plan } karty
       *[other] { $plan } kart
    } i robi { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }. Zaznaczone pola dają mu kartę tego stosu.
scarface-page-no-rival = Siepacz nie ma jeszcze gangu.
scarface-page-his-first-turn = Siepacz jeszcze nie grał.
scarface-page-commentary = Co zrobił Siepacz
scarface-page-his-level = { $no }. { $what }: poziom { $level } z { $of }
scarface-page-his-dealer = Diler { $n }: { $name }; towar: { $goods }; zbiry: { $thugs }
scarface-page-his-dealer-about = Wszyscy jego dilerzy liczą się tak samo, odkryci i zakryci.
scarface-page-favoured = Tańsze ulepszanie
scarface-page-tabs = Części stołu
scarface-page-tab-city = Miasto
scarface-page-tab-hand = Ręka
scarface-page-tab-henchman = Siepacz
scarface-page-tab-rivals = Rywale
scarface-page-hand-hidden = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}
scarface-page-turn-of = { $you ->
    [yes] twoja tura
   *[no] gra { $side }
}
scarface-page-decides = { $you ->
    [yes] decydujesz ty
   *[no] decyduje { $side }
}
scarface-page-rival-more = Ulepszenia, dilerzy, roboty
scarface-page-tab-market = Rynek
scarface-page-tab-trade = Roboty, dilerzy
scarface-page-tab-gang = Gang
scarface-page-district-title = { $name }, numer { $n }
scarface-page-tracks = Przestępczość, czas i wiadomości
scarface-page-cards = Twoje karty
scarface-page-money = pieniądze
scarface-page-total = z gwiazdkami
scarface-page-stars = { $n ->
    [one] gwiazdka
    [few] gwiazdki
    [many] gwiazdek
   *[other] gwiazdki
}
scarface-page-plan-gives = Ten plan daje
scarface-page-plan-orders = { $n ->
    [0] nie opłaca żadnego rozkazu
    [one] opłaca { $n } rozkaz
    [few] opłaca { $n } rozkazy
    [many] opłaca { $n } rozkazów
   *[other] opłaca { $n } rozkazu
}
scarface-page-plan-crime = przestępczość { $from } → { $to }
scarface-page-plan-next = Jeszcze jedna karta: { $price ->
    [0] {""}
   *[other] { $price } $
}{ $crime ->
    [0] {""}
   *[other] {" "}przestępczość +{ $crime }
}
scarface-page-plan-pays = plan to opłaca
scarface-page-start-job = Od początku liczy się jako wykonana; jej efekty nigdy nie działają.
scarface-page-time-of = { $n } z { $of }
scarface-page-quick = Resztę przygotuj za mnie (dzielnica, pojazd, roboty, towary, gang Siepacza)
scarface-page-walk = Pokaż jego turę jeszcze raz
scarface-page-walk-end = Wróć do gry

scarface-tale-turn = { $you ->
    [yes] Ty
   *[no] { $side }
}, runda { $round }
scarface-tale-set-up = Miasto jest rozłożone
scarface-tale-raid = { $hard ->
    [yes] Ostra obława
   *[no] Obława
} „{ $raid }”, cel { $you ->
    [yes] ty
   *[no] { $side }
}
scarface-tale-score = { $you ->
    [yes] ty
   *[no] { $side }
} – { $total } $
scarface-tale-takeover = przejęty kwartał { $tile }
scarface-tale-hire = zatrudniony wspólnik „{ $card }”
scarface-tale-job = zrobiona robota „{ $job }”
scarface-tale-upgrade = { $what } na poziom { $level }
scarface-tale-dealer = zatrudniony diler „{ $dealer }”
scarface-tale-reorganize = reorganizacja
scarface-tale-new-dealer = nowy diler, zakryty
scarface-tale-new-job = nowa robota „{ $job }”
scarface-tale-business = { $business } w kwartale { $tile }
scarface-tale-send = { $n ->
    [one] { $n } zbir
    [few] { $n } zbiry
   *[other] { $n } zbirów
} → { $district }
scarface-tale-goods = { $n ->
    [one] złożony { $n } towar
    [few] złożone { $n } towary
   *[other] złożono { $n } towarów
}
scarface-tale-plan = { $n ->
    [one] zagrana { $n } karta
    [few] zagrane { $n } karty
   *[other] zagrano { $n } kart
}
scarface-tale-token = teraz w dzielnicy { $district }
scarface-tale-steal = skradziono { $n } $
scarface-tale-uncontrol = stracony kwartał { $tile }
scarface-tale-harm = { $n ->
    [one] trafiony { $n } zbir
    [few] trafione { $n } zbiry
   *[other] trafiono { $n } zbirów
}
scarface-tale-money = { $sign ->
    [plus] +{ $n } $
   *[minus] −{ $n } $
}
scarface-tale-crime = przestępczość { $n }
scarface-page-decided = { $by ->
    [is_total] Decydują pieniądze razem z gwiazdkami.
    [is_tiles] Pieniędzy po równo: decyduje liczba kwartałów.
    [is_business] Po równo pieniędzy i kwartałów: decyduje liczba lokali.
    [is_crime] Nadal po równo: decyduje mniejsza przestępczość.
   *[is_human] Wszystko po równo: wygrywa szef.
}

scarface-page-icon = { $icon ->
    [ness] Eliot Ness
    [defence] obrona
    [star] gwiazdka
    [day] w dzień
    [night] w nocy
    [time] czas
    [news] gazeta
    [card] karta
    [boss] boss
    [streets] ulice
    [cube] kostka akcji
    [done] zrobione
    [skip] niezrobione
    [deck] talia
   *[other] { $icon }
}
