lafamiglia-reason-control = { $mandamento } sous votre contrôle
lafamiglia-reason-uncontrolled = { $mandamento } n’est plus sous votre contrôle
lafamiglia-reason-taken = { $area } pris
lafamiglia-reason-threat = { $area } vous sera sans doute pris
lafamiglia-reason-takes = { $area } tombe dans { $n } des { $ways } dispositions possibles des cartes
lafamiglia-reason-holds = { $area } tient dans { $n } des { $ways } dispositions possibles des cartes
lafamiglia-reason-lost = { $n ->
    [one] { $n } milicien perdu à { $area }
   *[other] { $n } miliciens perdus à { $area }
}
lafamiglia-reason-sold = vendu : { $tokens }
lafamiglia-reason-unknown = ce qui vient ensuite est encore caché
lafamiglia-reason-asked = { $n } ₤ demandés à { $other }
lafamiglia-intent-attack = Je vais attaquer { $area }.
lafamiglia-intent-order = Je place un ordre à { $area }.
lafamiglia-intent-place = Je place des miliciens à { $area }.
lafamiglia-intent-gain = Je gagne de l’influence : { $column }.
lafamiglia-wish-attack = Attaque { $area }, s’il te plaît.
lafamiglia-wish-save = Garde ton argent, s’il te plaît.
lafamiglia-wish-defend = Défends ce que nous tenons, s’il te plaît.
lafamiglia-wish-none = Fais comme tu l’entends.
