lafamiglia-reason-control = { $mandamento } pod twoją kontrolą
lafamiglia-reason-uncontrolled = { $mandamento } już nie pod twoją kontrolą
lafamiglia-reason-taken = zdobyte: { $area }
lafamiglia-reason-threat = pewnie stracisz: { $area }
lafamiglia-reason-takes = { $area }: zdobyte w { $n } z { $ways } układów kart
lafamiglia-reason-holds = { $area }: obronione w { $n } z { $ways } układów kart
lafamiglia-reason-lost = { $n ->
    [one] { $area }: { $n } soldato stracony
    [few] { $area }: { $n } soldati straceni
   *[many] { $area }: { $n } soldati straceni
}
lafamiglia-reason-sold = sprzedane: { $tokens }
lafamiglia-reason-unknown = co będzie dalej, jest jeszcze zakryte
lafamiglia-reason-asked = prośba o { $n } ₤, odpowiada { $other }
lafamiglia-intent-attack = Zamierzam zaatakować: { $area }.
lafamiglia-intent-order = Kładę rozkaz: { $area }.
lafamiglia-intent-place = Umieszczam soldati: { $area }.
lafamiglia-intent-gain = Szerzę wpływy: { $column }.
lafamiglia-wish-attack = Zaatakuj, proszę: { $area }.
lafamiglia-wish-save = Oszczędzaj, proszę, pieniądze.
lafamiglia-wish-defend = Broń, proszę, tego, co mamy.
lafamiglia-wish-none = Rób, jak uważasz.
