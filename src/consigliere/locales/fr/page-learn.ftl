page-learn-goal = Le but
page-learn-turn = Le déroulement
page-learn-page = Sur cette page

page-learn-ask = La barre du bas pose une question à la fois. Ce que vous pouvez choisir brille sur le plateau ; le reste est un bouton dans la barre.
page-learn-why = Quelque chose ne brille pas ? Pointez-le ou gardez le doigt dessus : il dit pourquoi, avec la règle.
page-learn-back = Une erreur ne coûte rien : « Annuler » reprend votre dernier pas, et « Conseil » montre ce que ferait un bot.
page-learn-more = Le journal raconte ce qui s’est passé et chaque pièce s’explique d’elle-même. On apprend en jouant.
page-learn-own = La fiche de chaque pièce dit d’où elle vient. Si vous avez la boîte, vous pouvez jouer avec ses nombres : docs/records.md explique comment.

page-learn-famiglia-goal = Réunissez la bande la plus forte. À la fin, toutes vos cartes comptent, celles de la main et celles de votre zone ; qui a le plus de points gagne.
page-learn-famiglia-street = Regardez d’abord la Rue, les cartes visibles au milieu. S’il n’y a pas de 0, vous pouvez en écarter une pour en voir de nouvelles.
page-learn-famiglia-helpers = Ensuite deux aides peuvent agir, si vous les avez. Un comptable échange des cartes entre main et zone ; une brute rend une carte de la Rue moins chère.
page-learn-famiglia-recruit = Recrutez maintenant une carte. Un 0 est gratuit. Pour une plus haute, montrez deux cartes de sa famille d’un rang plus bas : l’une va dans votre zone, l’autre revient en main. Un mercenaire peut remplacer l’une des deux.
page-learn-famiglia-end = On passe deux fois à travers la pioche, puis c’est fini. C’est fini aussi quand les deux joueurs passent l’un après l’autre.
page-learn-famiglia-tip = Choisissez une carte de la Rue : celles qui la paient s’allument dans votre main, et chaque façon de payer devient un bouton.

page-learn-lafamiglia-goal = Deux équipes de deux se disputent la Sicile. Une famille contrôle un mandamento quand elle tient deux de ses trois territoires. Cinq pour une famille, ou six pour une équipe, gagnent la partie à la fin d’une manche ; après la dernière, l’équipe qui en a le plus l’emporte.
page-learn-lafamiglia-planning = Pendant la planification, chacun joue à son tour. Déplacez un disque de la fiche du haut vers une case de celle du bas et faites ce qu’elle offre : recruter, placer, gagner de l’argent, donner un ordre. Ou payez une colonne entière pour renforcer votre famille.
page-learn-lafamiglia-orders = Les ordres sont posés face cachée sur la carte. Vous et votre partenaire êtes seuls à les connaître : préparez-les ensemble.
page-learn-lafamiglia-encounter = Pendant l’exécution, les ordres sont retournés et accomplis l’un après l’autre, d’abord le ravitaillement, puis les attaques. Au combat, les deux camps choisissent une carte en secret, à moins que l’attaquant ne compte que sur le nombre.
page-learn-lafamiglia-check = Après la planification et à la fin de la manche, on vérifie qui contrôle quoi. Chaque mandamento vous donne une tuile de plus de votre équipe.
page-learn-lafamiglia-tip = Les onglets près de la carte montrent fiches, familles, ordres et tuiles ; un point indique où se trouve votre choix. Le chat d’équipe et le crayon ne sont vus que de votre partenaire.

page-learn-scarface-goal = Soyez plus riche que le Sbire quand paraissent les dernières nouvelles. Chaque étoile des complices engagés ajoute un dollar.
page-learn-scarface-plan = À votre tour, vous posez des cartes de votre main : c’est votre plan. Il donne de la force et de l’influence. La première carte est gratuite ; chaque carte de plus coûte de l’argent, davantage à chaque nouvelle, et à partir de la troisième elle élève le crime.
page-learn-scarface-orders = Dépensez les points en ordres : engager, se fournir, prendre des quartiers, vendre. Les talents, combos et boulots de vos cartes s’y ajoutent.
page-learn-scarface-reorganize = Quand votre pioche est vide, vous pouvez vous réorganiser : vendre, encaisser, recruter et mélanger. Chaque fois, le temps avance et le journal approche.
page-learn-scarface-henchman = Le Sbire joue tout seul. Il retourne des cartes et fait chaque ligne qu’il peut ; son coin dit ce qu’il a fait et pourquoi il a laissé le reste.
page-learn-scarface-crime = Quand le journal paraît, la descente frappe la bande au crime le plus haut. Gardez le vôtre sous le sien.
page-learn-scarface-tip = Commencez par les cartes qui brillent dans votre main, puis regardez les ordres dessous : votre plan suffit pour ceux qui brillent.
