page-learn-goal = The goal
page-learn-turn = How it goes
page-learn-page = On this page

page-learn-ask = The bar at the bottom asks one question at a time. What you may pick glows on the board; everything else is a button in the bar.
page-learn-why = Something does not glow? Point at it or hold your finger on it: it tells you why not, with the rule.
page-learn-back = A slip costs nothing: Undo takes your last step back, and Hint shows what a bot would do.
page-learn-more = The journal tells what has happened, and every piece explains itself. You can learn while you play.
page-learn-own = Every piece’s card says where it comes from. If you own the box, you can play with its numbers instead: docs/records.md says how.

page-learn-famiglia-goal = Build the stronger gang. In the end all your cards score, those in your hand and those in your area; whoever has more points wins.
page-learn-famiglia-street = First look at the Street, the open cards in the middle. When no 0 lies there, you may throw a card out to see new ones.
page-learn-famiglia-helpers = Then two helpers may act, if you hold them. An Accountant swaps cards between your hand and your area; a Brute makes one card of the Street cheaper.
page-learn-famiglia-recruit = Now recruit one card. A 0 is free. For a higher one you show two cards of its family that are one lower; one of them moves to your area, the other comes back. A Mercenary can stand in for one of the two.
page-learn-famiglia-end = The cards go round twice, then it is over. It also ends when both of you pass one after the other.
page-learn-famiglia-tip = Pick a card of the Street: the cards that pay for it light up in your hand, and each way to pay becomes a button.

page-learn-lafamiglia-goal = Two teams of two fight over Sicily. A family controls a mandamento when it holds two of its three areas. Five of them for one family, or six for a team, win the game at the end of a round; after the last round the team with more wins.
page-learn-lafamiglia-planning = In the planning you take turns. Move a disc from the upper sheet to a cell of the lower one and do what the cell offers: recruit, place, earn money, give an order. Or pay for a whole column and make your family stronger.
page-learn-lafamiglia-orders = Orders lie face down on the map. Only you and your partner know what they say, so plan together.
page-learn-lafamiglia-encounter = In the encounter the orders are turned over and carried out one after the other, supplies first, attacks later. In a fight both sides choose a card in secret, unless the attacker trusts in numbers alone.
page-learn-lafamiglia-check = After the planning and at the end of the round it is checked who controls what. Each mandamento lets you use one more tile of your team.
page-learn-lafamiglia-tip = The tabs at the map hold sheets, families, orders and tiles; a dot shows where your choice lies. Team chat and the pencil are for your partner’s eyes only.

page-learn-scarface-goal = Be richer than the Henchman when the last news is out. Every star of the associates you hired adds one dollar.
page-learn-scarface-plan = On your turn you lay cards from your hand as your plan. They give you muscle and influence to spend. The first card is free; each further one costs money, more with every news card, and from the third on a card raises your crime.
page-learn-scarface-orders = Spend the points on orders: hire people, get goods, take over neighbourhoods, sell. The skills, combos and jobs of your cards come on top.
page-learn-scarface-reorganize = Once your deck is empty you can reorganize: sell, collect income, recruit, and shuffle. Each time the clock moves on and a newspaper comes nearer.
page-learn-scarface-henchman = The Henchman plays by himself. He turns up cards and does every line that he can; his corner says what he did, and why he left something out.
page-learn-scarface-crime = When the newspaper comes out, the gang with more crime is raided. Keep yours below his.
page-learn-scarface-tip = Start with the glowing cards of your hand, then look at the orders below them: those that glow are paid for by your plan.
