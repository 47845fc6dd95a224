mybox-page-title = Ma boîte
mybox-page-intro = Entrez peu à peu ce qui est imprimé sur votre exemplaire de Scarface 1920. Tout reste aussitôt dans ce navigateur ; ce qui manque est le nôtre, et une boîte à moitié remplie se joue.
mybox-page-progress = { $have } sur { $most }
mybox-page-wrong = à corriger : { $n }
mybox-page-state = { $state ->
    [done] terminé
    [wrong] quelque chose ne va pas
   *[unfinished] pas encore terminé
}
mybox-page-missing = Reste à entrer : { $what }.
mybox-page-name = Un autre nom
mybox-page-new = Ajouter
mybox-page-next = Suivant : { $id }
mybox-page-remove = Rayer { $id }
mybox-page-remove-item = Rayer : { $what }
mybox-page-remove-row = Rayer la rangée { $row }
mybox-page-add-item = ajouter : { $what }
mybox-page-and = et aussi …
mybox-page-printed = Qu’est-ce qui y est imprimé ?
mybox-page-next-row = Rangée { $row } : quel symbole y est imprimé ?
mybox-page-joined = Rangée { $row } : quel symbole s’y trouve aussi ?
mybox-page-more-symbols = Plus de symboles
mybox-page-more-details = Pour qui, combien de fois, à quelle condition
mybox-page-play = Jouer avec le compagnon
mybox-page-replaced = Votre boîte a été remplacée, ou quelque chose a été rayé.
mybox-page-take-back = Reprendre l’ancienne
mybox-page-carry = L’emporter
mybox-page-carry-note = En fichier, que le terminal lit aussi ; en lien ; ou en codes qu’un téléphone prend un par un. Rien n’en reste sur le serveur.
mybox-page-save-file = Enregistrer un fichier
mybox-page-bring = Apporter un fichier
mybox-page-link = Un lien
mybox-page-link-note = Qui ouvre ce lien a votre boîte.
mybox-page-codes = Codes pour un téléphone
mybox-page-codes-note = Visez chaque code avec le téléphone et ouvrez le lien. L’ordre importe peu ; le téléphone dit ceux qui manquent.
mybox-page-code = Code { $n } sur { $of }
mybox-page-code-before = Le précédent
mybox-page-code-next = Le suivant
mybox-page-pieces = { $have } morceaux sur { $of } d’une boîte sont là. { $count ->
    [one] Il manque : { $missing }.
   *[other] Il manque : { $missing }.
}
mybox-page-pieces-forget = Les oublier
mybox-page-other-box = Ce morceau vient d’une autre boîte que les précédents ; on les garde à part.
mybox-page-damaged = Ce morceau est abîmé ou n’est pas d’une boîte : reprenez-le. Rien n’a changé.
mybox-page-too-long = Ce fichier est trop long : une boîte a { $most } signes au plus. Rien n’a changé.
mybox-page-nothing-in-it = Il n’y a rien d’une boîte dedans. Rien n’a changé.
mybox-page-not-taken = Ce n’est pas une boîte, rien n’a changé. { $reason }
mybox-page-taken = La boîte est là.
mybox-page-offer = Une boîte est arrivée.
mybox-page-offer-note = Elle prendrait la place de la vôtre, que vous pourriez reprendre.
mybox-page-take = La prendre
mybox-page-leave = La laisser
