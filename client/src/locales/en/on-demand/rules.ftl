### All the rules: fetched with their page.

rules-parts = Parts of the rules
no-rules = No such rules
no-rules-text = There is no game by that name. These are the rules that we have:
