import type { Catalogue } from "../catalogue.ts";

export const creators: Catalogue = {
  "{0} creators ({1}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.":
    "{0} créateurs ({1}), importés ou trouvés par une recherche. Leurs chiffres ne sont pas vérifiés : utilise la grille ci-dessous avant tout paiement.",
  "No creators ({0}) are known here, and none are made up. The searches below find them; import a list to see them here.":
    "Aucun créateur ({0}) n’est connu ici, et aucun n’est inventé. Les recherches ci-dessous les trouvent ; importe une liste pour les voir ici.",
  "your budget × this share": "ton budget × cette part",
  "For {0}: {1}.": "Pour {0} : {1}.",
  "Of the budget": "Du budget",
  "budget × {0}%": "budget × {0} %",
  "No engagement figure of this tier is known well enough to print.":
    "Aucun chiffre d’engagement de cette catégorie n’est assez fiable pour être cité.",
  "A profile of {0} followers gets about {1} likes and comments a post":
    "Un profil de {0} abonnés reçoit environ {1} likes et commentaires par post",
  "not one creator at {0}": "pas un seul créateur à {0}",
  "one creator at {0}": "un créateur à {0}",
  "up to {0} creators at {1} each": "jusqu’à {0} créateurs à {1} chacun",
  "clicks × conversion × price × margin": "clics × conversion × prix × marge",
  "The most to pay for a post": "Le maximum à payer pour un post",
  "Enter price and margin: then you see what a post may cost at most.":
    "Indique prix et marge : tu verras alors ce qu’un post peut coûter au plus.",
  "{0} clicks": "{0} clics",
  "You gave no conversion: {0}% is the median of stores and stands in for it. Replace it with your own after the first post.":
    "Tu n’as pas donné de conversion : {0} %, la médiane des boutiques, la remplace. Mets la tienne après le premier post.",
  "One sale leaves {0} ({1} × {2}%). A post that costs more is paid by you, not by its buyers.":
    "Une vente laisse {0} ({1} × {2} %). Un post plus cher, c’est toi qui le paies, pas ses acheteurs.",
  "Instagram, 1K–10K followers": "Instagram, 1 000–10 000 abonnés",
  "1.78% of followers like or comment": "1,78 % des abonnés aiment ou commentent",
  "Instagram, above 1M": "Instagram, plus d’un million",
  "Share of all creators who are nano": "Part des créateurs « nano »",
  "No figure we would vouch for: take the median of ten creators of your niche and compare with that.":
    "Aucun chiffre que nous garantirions : prends la médiane de dix créateurs de ta niche et compare.",
  "Open three good {0} profiles and follow “Suggested for you” on each":
    "Ouvre trois bons profils de {0} et suis « Suggestions » sur chacun",
  "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads":
    "(likes + commentaires) / abonnés, la médiane des 12 derniers posts hors épinglés et publicités",
  "views / subscribers, the median of the last 12 videos without shorts and ads":
    "vues / abonnés, la médiane des 12 dernières vidéos hors shorts et publicités",
  "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones":
    "(likes + réponses + reposts) / abonnés, la médiane des 12 derniers posts hors épinglés",
  "your country": "ton pays",
  Engagement: "Engagement",
  "At or above the median of the tier": "Au niveau de la médiane de la catégorie ou au-dessus",
  "At or above the median of ten creators you compare":
    "Au niveau de la médiane de dix créateurs comparés ou au-dessus",
  "Real followers": "Vrais abonnés",
  "An audience report from a tool that you trust, or a screen recording of the creator's own statistics":
    "Un rapport d’audience d’un outil fiable, ou un enregistrement d’écran des statistiques du créateur",
  "75% or more are real": "75 % ou plus sont réels",
  Audience: "Audience",
  "The creator's statistics: where they follow from, and in which language":
    "Les statistiques du créateur : d’où on le suit, et dans quelle langue",
  "20% or more in {0}; 30% or more at your buyers' age": "20 % ou plus : {0} ; 30 % ou plus de l’âge de tes acheteurs",
  "Growth of followers": "Croissance des abonnés",
  "The curve of followers over 12 months": "La courbe des abonnés sur 12 mois",
  "No jump of a tenth in a week without a post that explains it":
    "Aucun bond de 10 % en une semaine sans post qui l’explique",
  Comments: "Commentaires",
  "Read 30 of them": "Lis-en 30",
  "At least a third say something about {0}": "Au moins un tiers parle de {0}",
  Advertising: "Publicité",
  "Count the paid posts among the last 30": "Compte les posts sponsorisés parmi les 30 derniers",
  "Fewer than one in five, none for a competitor in three months":
    "Moins d’un sur cinq, aucun pour un concurrent en trois mois",
  "Still active": "Toujours actif",
  "Date of the last post": "Date du dernier post",
  "Within two weeks": "Moins de deux semaines",
  Fit: "Adéquation",
  "Show three posts to two of your buyers": "Montre trois posts à deux de tes acheteurs",
  "Both would follow": "Les deux s’abonneraient",
  "Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.":
    "Inscris la mention dans le brief et vérifie le post dans la première heure : l’annonceur en répond aussi. Ceci n’est pas un conseil juridique.",
  "one reel and one story": "un reel et une story",
  "60 seconds within a video": "60 secondes dans une vidéo",
  "one post with a thread of three": "un post avec un fil de trois",
  "[fee]": "[rémunération]",
  "[fee, at most {0} for each 100 clicks you may expect]":
    "[rémunération, au plus {0} par tranche de 100 clics attendus]",
  "people in {0}": "des personnes ({0})",
  people: "des personnes",
  "{0}: a question about [their post]": "{0} : une question sur [son post]",
  "First message": "Premier message",
  "your [post about …] made me think of [what it made you think].":
    "ton [post sur …] m’a fait penser à [ce que cela t’a inspiré].",
  "We make [product] for {0} who are interested in {1}, and I think it fits what you said about [their words].":
    "Nous faisons [produit] pour {0} qui s’intéressent à {1}, et je pense que cela rejoint ce que tu disais sur [ses mots].",
  "Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.":
    "Veux-tu l’essayer deux semaines, gratuitement et sans engagement ? Si tu ne le recommanderais pas, je veux savoir pourquoi.",
  "[your name], [link]": "[ton nom], [lien]",
  "Second message, after five days": "Deuxième message, après cinq jours",
  "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.":
    "une ligne suffit : intéressé, plus tard, ou non. Si c’est non, merci de m’avoir lu ; je n’écrirai plus.",
  Terms: "Conditions",
  "What we agreed": "Ce que nous avons convenu",
  "this is what we agreed: {0} by [date], with the link [tracked link], marked as advertising at the beginning.":
    "voici ce que nous avons convenu : {0} avant le [date], avec le lien [lien suivi], signalé comme publicité dès le début.",
  "You say what you think; we only check facts.": "Tu dis ce que tu penses ; nous ne vérifions que les faits.",
  "You get {0}: half before, half seven days after, with your statistics of the post.":
    "Tu reçois {0} : la moitié avant, l’autre sept jours après, avec tes statistiques du post.",
  "We may show the post on our own page for [months].": "Nous pouvons montrer le post sur notre page pendant [mois].",
  "If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.":
    "Si la mention manque, nous la demandons dans la première heure. Si le post a plus d’une semaine de retard, la seconde moitié n’est pas due.",
  "Followers and engagement as imported": "Abonnés et engagement tels qu’importés",
  "Followers not known": "Abonnés inconnus",
  "Followers as the search result says": "Abonnés d’après le résultat de recherche",
  "Engagement not known": "Engagement inconnu",
  Nano: "Nano",
  Micro: "Micro",
  "Mid-size": "Moyen",
  Mega: "Mega",
  "enough to learn with small creators and then repeat with larger ones":
    "de quoi apprendre avec de petits créateurs puis recommencer avec de plus grands",
  "many small tests, and one larger creator only after they paid back":
    "beaucoup de petits tests, et un plus grand créateur seulement une fois rentabilisés",
  "several creators instead of one: a single post tells nothing":
    "plusieurs créateurs plutôt qu’un : un seul post n’apprend rien",
  "only the smallest tier leaves room for more than one attempt":
    "seule la plus petite catégorie permet plus d’un essai",
  "Web search, profiles": "Recherche web, profils",
  "Web search, those who can be written to": "Recherche web, avec e-mail de contact",
  "Instagram, hashtag": "Instagram, hashtag",
  "Instagram, suggestions": "Instagram, suggestions",
  "YouTube, this month": "YouTube, ce mois-ci",
  "YouTube, channels": "YouTube, chaînes",
  "Web search, channels": "Recherche web, chaînes",
  "Web search, those with sponsors": "Recherche web, avec sponsors",
  "X, posts that people answered": "X, posts qui ont suscité des réponses",
  "X, people": "X, personnes",
  "X, lists": "X, listes",
  "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.":
    "États-Unis (FTC) : une mention claire comme « Ad » ou « Paid partnership with … », visible sans dérouler ; les produits offerts comptent comme une rémunération.",
  "United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links.":
    "Royaume-Uni (ASA, CMA) : « Ad » au début, y compris pour les cadeaux et les liens affiliés.",
  "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.":
    "Allemagne : « Werbung » ou « Anzeige » au début ; les tribunaux ont refusé des abréviations comme « #ad ».",
  "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.":
    "France (loi 2023-451) : « Publicité » ou « Collaboration commerciale » sur l’image, et un contrat écrit au-delà du seuil légal.",
  "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.":
    "Union européenne : le contenu commercial est reconnaissable comme tel, et la mention de la plateforme est activée.",
  "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.":
    "Inde (ASCI, autorité de la consommation) : « Ad », « Sponsored » ou « Partnership » dans la langue du post, au début.",
  "China (Internet advertising measures): the post carries the word 广告.":
    "Chine (mesures sur la publicité en ligne) : le post porte le mot 广告.",
};
