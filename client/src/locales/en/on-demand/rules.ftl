### All the rules: fetched with their page.

rules-parts = Parts of the rules
no-rules = No such rules
no-rules-text = There is no game of this name here. These are the rules that we have:
