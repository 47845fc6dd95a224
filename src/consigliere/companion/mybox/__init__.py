"""My box: what an owner enters of his copy, by a form that the page and the terminal share."""
