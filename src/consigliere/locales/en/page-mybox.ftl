mybox-page-title = My box
mybox-page-intro = Enter what is printed on your copy of Scarface 1920, a bit at a time. Everything stays in this browser as you go; what is missing is ours, and a half-filled box can be played with.
mybox-page-progress = { $have } of { $most }
mybox-page-wrong = { $n } to put right
mybox-page-state = { $state ->
    [done] finished
    [wrong] something is wrong
   *[unfinished] not finished yet
}
mybox-page-missing = Still to enter: { $what }.
mybox-page-name = Another name
mybox-page-new = Add
mybox-page-next = Next: { $id }
mybox-page-remove = Strike out { $id }
mybox-page-remove-item = Strike out: { $what }
mybox-page-remove-row = Strike out row { $row }
mybox-page-add-item = add: { $what }
mybox-page-and = and also …
mybox-page-printed = What is printed there?
mybox-page-next-row = Row { $row }: which symbol is printed there?
mybox-page-joined = Row { $row }: which symbol stands there too?
mybox-page-more-symbols = More symbols
mybox-page-more-details = For whom, how often, if
mybox-page-play = Play with the companion
mybox-page-replaced = Your box was changed as a whole, or something was struck out.
mybox-page-take-back = Have the old one back
mybox-page-carry = Take it along
mybox-page-carry-note = As a file, which the terminal reads too; as a link; or as codes that a phone takes one by one. Nothing of it is kept on the server.
mybox-page-save-file = Save as a file
mybox-page-bring = Bring a file
mybox-page-link = A link
mybox-page-link-note = Whoever opens this link has your box.
mybox-page-codes = Codes for a phone
mybox-page-codes-note = Point the phone’s camera at each code and open the link. The order does not matter; the phone says which are missing.
mybox-page-code = Code { $n } of { $of }
mybox-page-code-before = The one before
mybox-page-code-next = The next one
mybox-page-pieces = { $have } of { $of } pieces of a box are here. { $count ->
    [one] Missing: { $missing }.
   *[other] Missing: { $missing }.
}
mybox-page-pieces-forget = Forget them
mybox-page-other-box = This piece belongs to another box than those before; both are kept apart.
mybox-page-damaged = This piece is damaged or not of a box: take it once more. Nothing was changed.
mybox-page-too-long = This file is too long for a box, which has { $most } letters at most. Nothing was changed.
mybox-page-nothing-in-it = There is nothing of a box in it. Nothing was changed.
mybox-page-not-taken = This is no box, nothing was changed. { $reason }
mybox-page-taken = The box is here.
mybox-page-offer = A box has come.
mybox-page-offer-note = It would stand in the place of yours, which you could have back.
mybox-page-take = Take it
mybox-page-leave = Leave it
