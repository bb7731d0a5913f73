### Ce que dit le socle de tous les jeux.

unknown-game = « { $text } » n’est pas un jeu.
unknown-bot = « { $text } » n’est pas un bot.
unknown-setting = « { $text } » n’est pas un réglage de la recherche.
unknown-seat = « { $text } » n’est pas une place ; il y a les places 1 à { $players }.
unknown-action = « { $text } » n’est pas une action.
unknown-rule = « { $text } » n’est pas une règle.
unknown-limit = « { $text } » n’est pas une limite.
unknown-option = « { $text } » n’est pas une option du jeu { $game }.
unknown-boards = « { $text } » n’est pas un choix de { $players } plateaux ; écris un chiffre par place, 0 pour un plateau distribué au hasard.
unknown-colours = « { $text } » n’est pas un choix de { $players } couleurs ; pour chaque place, nomme l’une de celles-ci : { $known }.
unknown-version = La version { $version } des règles du jeu { $game } n’existe pas ici ; la plus récente est la { $newest }. Choisis-en une de 1 à { $newest }, ou mets Boardwright à jour.
unknown-chance = « { $text } » n’est pas une réponse du hasard.
unknown-near = { $unknown } Tu voulais dire { $near } ?
refused-by-rule = { $rule } : { $reason }
option-unfit = L’option { $name } ne peut pas valoir « { $text } » ; écris par exemple { $example }.
position-unreadable = Cette position ne peut pas être lue : { $error }.
refused-no-action = { $action } n’est pas une action ; les actions sont numérotées de 0 à { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
} : { $wrong }
components-unreadable = { $file } ne peut pas être lu : { $error }.
components-no-toml = { $file } n’est pas un fichier TOML : { $error }.
components-deep = { $file } est trop profondément imbriqué.
components-large = { $path } est trop grand ; { $most } est le maximum.
components-no-name = { $file } : chaque entrée de [[{ $path }]] a besoin d’un name.
components-no-source = { $file } : { $path } n’a pas de source ; écris source = "fiabilité: origine" avec un mot parmi { $known }.
components-unknown = rien ne s’appelle { $path }.
components-unknown-near = rien ne s’appelle { $path } ; tu voulais dire { $near } ?
components-renamed = { $path } s’appelle { $name } dans la version { $version } des règles.
components-later = { $path } n’existe que depuis la version { $since } des règles, et ici c’est la version { $version } : ne l’indique pas.
components-either = { $path } ne peut pas figurer à côté de { $other } ; n’écris que l’un des deux.
components-other-type = { $path } doit s’écrire comme { $value }.
components-not-a-number = { $path } doit être un nombre entier, au moins { $low }.
components-not-numbers = { $path } doit contenir des nombres entiers, chacun au moins { $low }.
components-wrong-length = { $length ->
    [one] { $path } doit avoir { $length } valeur.
   *[other] { $path } doit avoir { $length } valeurs.
}
components-empty = { $path } doit avoir au moins une valeur.
components-unknown-word = { $path } doit être choisi parmi { $known }.

bot-setting = { $kind ->
    [whole] Le réglage { $name } ne peut pas être « { $value } » ; écris un nombre entier de { $least } à { $most }.
   *[other] Le réglage { $name } ne peut pas être « { $value } » ; écris un nombre de { $least } à { $most }.
}
bot-unusable = Le bot { $bot } ne peut pas être utilisé. { $error }
bot-is-none = Le bot { $bot } ne peut pas être utilisé. Il doit créer un boardwright.bots.bot.Bot à partir d’un jeu, d’une place et d’une graine.
bot-of-others = Le bot { $bot } est du code de quelqu’un d’autre, qui n’est pas chargé ici.
bot-failed = Le bot { $bot } a échoué ({ $reason }) ; une autre action a été jouée à sa place.
bot-too-slow = Le bot { $bot } n’a pas répondu dans ses { $reason } s ; une autre action a été jouée à sa place.
bot-still-thinking = Le bot { $bot } réfléchit encore à une action précédente ; une autre a été jouée à sa place.
bot-not-legal = Le bot { $bot } a répondu { $reason }, ce qui n’est pas permis ; une autre action a été jouée à sa place.

undo-revealed = Quelque chose a été révélé depuis : ce qui a été vu ne peut être oublié.
undo-another-acted = Quelqu’un d’autre a joué depuis.
undo-nothing = Tu n’as encore rien fait qui puisse être repris.

record-header = Ligne { $line } : « { $text } » n’a pas sa place dans l’en-tête d’un enregistrement.
record-header-short = Ligne { $line } : il manque « { $missing } » dans l’en-tête de l’enregistrement.
record-format = L’enregistrement est au format { $format } ; cette version lit le format { $known }.
record-line = Ligne { $line } : « { $text } » n’est pas une ligne d’enregistrement.
record-line-long = La ligne { $line } est trop longue ; une ligne d’enregistrement a au plus { $most } lettres.
record-seat = Ligne { $line } : la place { $seat } joue, mais c’est à la place { $asked } de jouer.
record-chance-short = Ligne { $line } : le hasard est plus sollicité que l’enregistrement ne répond.
record-chance-impossible = Ligne { $line } : le hasard ne peut pas répondre cela ici : il n’en reste pas.
record-chance-long = Ligne { $line } : l’enregistrement répond plus que le hasard n’est sollicité.
record-refused = Ligne { $line } : { $reason }
record-hash = Ligne { $line } : la position n’est pas celle de l’enregistrement.
record-version = L’enregistrement a été joué avec la version { $was } des règles ; ici, c’est la version { $now }.
record-version-unknown = L’enregistrement a été joué avec la version { $was } des règles ; ici, la plus récente est la { $newest } : mets Boardwright à jour.
record-components = L’enregistrement a été joué avec un autre matériel ({ $digest }) ; nomme son fichier avec --components.
record-seats = L’enregistrement a besoin de { $players } places dans son en-tête.
record-empty = L’enregistrement n’a pas de ligne de mise en place.
record-unreadable = Ce n’est pas un fichier texte, donc pas un enregistrement.

rulebook-place = { $edition }, { $headings }
rulebook-heading = « { $heading } »
rulebook-page = « { $heading } » (p. { $page })
rulebook-en = édition anglaise
rulebook-de = édition allemande
rulebook-da = édition danoise
rulebook-no = édition norvégienne

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = ce fichier ou ce dossier n’existe pas
system-forbidden = ce n’est pas autorisé
system-exists = quelque chose porte déjà ce nom
system-folder = c’est un dossier
system-not-ordinary = ce n’est pas un fichier ordinaire
system-no-folder = une partie du chemin n’est pas un dossier
system-full = il n’y a plus de place sur le disque
system-damaged = il est endommagé
system-refused = personne n’y écoute
system-broken-off = la connexion a été coupée
system-in-use = l’adresse est déjà utilisée
system-no-address = cet ordinateur n’a pas cette adresse
system-silent = aucune réponse n’est arrivée à temps
system-unknown-host = aucun ordinateur de ce nom n’a été trouvé
system-insecure = aucune connexion sécurisée n’a pu être établie
# $code is such as ENAMETOOLONG.
system-other = le système indique { $code }

## Games of others that cannot be played.

game-name-taken = Un autre jeu porte déjà ce nom : { $other }.
game-name-unfit = Le nom d’un jeu compte de 2 à 32 lettres minuscules et chiffres et commence par une lettre.
game-no-players = Il n’a pas d’option pour le nombre de joueurs.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Le jeu { $game } est laissé de côté. { $reason }
game-failed = Le jeu { $game } a échoué : { $error } ({ $file }, ligne { $line })
