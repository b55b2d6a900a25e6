### 10' to Kill. Revoir une partie.

insight-key = × est exclu. Les pourcentages disent ce que croit un robot sans pitié, d’après les choix des autres.
guess = { $name } : { $piece }, { $words } ({ $chance }).
guess-open = { $name } : tout est ouvert, { $count } candidats.
guess-sure = { $name } : c’est { $piece }, et c’est prouvé.
ten-to-kill-mark-kill = { $seat } peut prouver que { $who_def } est le tueur engagé par { $whom }, a le champ libre et laisse passer l’occasion.
ten-to-kill-mark-arrest = { $seat } peut démasquer à coup sûr le tueur engagé par { $whom }, en commençant par { $who_def } : la police est sur place. Personne n’est arrêté.
ten-to-kill-mark-arrest-in-two = { $seat } peut prouver que { $who_def } est le tueur engagé par { $whom }. Un policier sur place, une question : une arrestation. Elle n’a pas lieu.
ten-to-kill-mark-vain-question = { $seat } interroge { $whom } sur { $who_def }, alors que le dossier l’exclut déjà.
ten-to-kill-mark-innocent = { $seat } élimine { $who_def }, alors que le dossier montre que ce n’est le tueur de personne.
