import type { Catalogue } from "../catalogue.ts";

export const competitors: Catalogue = {
  "buyers in {0}": "acheteurs dans {0}",
  "General knowledge, to be checked": "Connaissances générales, à vérifier",
  "Do nothing": "Ne rien faire",
  "Ask five {0} what they did about it in the last month. If most did nothing, this is the competitor to beat.":
    "Demande à cinq acheteurs (« {0} ») ce qu’ils ont fait à ce sujet le mois dernier. Si la plupart n’ont rien fait, voilà le concurrent à battre.",
  "What they do today: {0}": "Ce qu’ils font aujourd’hui : {0}",
  "You wrote that they {0}. It is paid for, familiar and needs no decision.":
    "Tu as écrit : « {0} ». C’est déjà payé, familier, et cela ne demande aucune décision.",
  "Watch one of them do it and write down minutes and money per week.":
    "Observe l’un d’eux à l’œuvre et note les minutes et l’argent par semaine.",
  "You named {0}. What it charges and whom it serves is not known here.":
    "Tu as cité {0}. Ses prix et sa clientèle ne sont pas connus ici.",
  "You named {0}. What they charge and whom they serve decides how hard it is.":
    "Tu as nommé {0}. Ce qu’ils demandent et qui ils servent décide de la difficulté.",
  "Open the pricing page and the last three releases of {0}, and read its worst reviews for a complaint that keeps coming back.":
    "Ouvre la page des prix et les trois dernières versions de {0}, puis cherche dans ses avis à une et deux étoiles la plainte qui revient.",
  product: "produit",
  "An example to check: often compared with businesses of the type {0}. Whether your buyer ever considers it is open.":
    "Un exemple à vérifier : on le compare souvent aux entreprises de type {0}. Reste à savoir si ton acheteur l’envisage.",
  "Ask five buyers whether {0} was on their list. Cross it out if nobody says yes.":
    "Demande à cinq acheteurs si {0} était sur leur liste. Si personne ne dit oui, raye-le.",
  "It costs them {0} by your own figure, and no decision. That figure is what you sell against.":
    "D’après ton propre chiffre, cela leur coûte {0}, et aucune décision. C’est face à ce chiffre que tu vends.",
  "You wrote {0}. If that is what it costs them to leave things as they are, it is what you sell against.":
    "Tu as écrit {0}. Si c’est ce que leur coûte le statu quo, c’est face à cela que tu vends.",
  "What does it cost {0} a month to leave things as they are? Without that figure, doing nothing wins.":
    "Combien le statu quo coûte-t-il par mois à tes acheteurs (« {0} ») ? Sans ce chiffre, ne rien faire l’emporte.",
  "{0}: {1} for {2}.": "{0} : {1}, pour {2}.",
  "Today they {0}, so the first thing you compete with is a habit.":
    "Aujourd’hui : « {0} ». Ton premier concurrent est donc une habitude.",
  "How do they manage today? That habit is the first thing you compete with.":
    "Comment font-ils aujourd’hui ? Cette habitude est votre premier concurrent.",
  "You named {0}; nothing is claimed here that you did not write.":
    "Tu as cité {0} ; rien n’est affirmé ici que tu n’aies écrit.",
  "You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.":
    "Tu n’as cité aucun concurrent. Un marché sans concurrents est rare : cherche avec les mots des acheteurs, pas avec les tiens.",
  "You wrote that there are no competitors. An investor reads that as a market nobody looked at.":
    "Tu as écrit qu’il n’y a pas de concurrents. Un investisseur y lit un marché que personne n’a regardé.",
  "In this kind of business: {0}": "Dans ce type d’activité : {0}",
  "For comparison": "À titre de comparaison",
  "Prices in this kind of business": "Prix dans ce type d’activité",
  "the three results your buyer finds first": "les trois premiers résultats que trouve ton acheteur",
  "{0}: this is open ground only as long as nobody else does it. The feature pages of {1} tell you.":
    "{0} : le terrain n’est libre que si personne d’autre ne le fait. Vérifie sur les pages de fonctionnalités : {1}.",
  "What do you do that {0} cannot copy within six months?":
    "Que fais-tu qui ne puisse être copié en six mois ? Pense à : {0}.",
  "{0} who still {1}: as far as you said, nobody sells to them yet. Count them first.":
    "{0} qui en sont encore là : « {1} ». D’après toi, personne ne leur vend rien. Commence par les compter.",
  "Which {0} use nothing at all, and why?": "Lesquels (« {0} ») n’utilisent rien du tout, et pourquoi ?",
  "The problem costs {0} each time and you ask {1} a month: it pays for itself once it is avoided {2} times a month ({3} / {4}).":
    "Le problème coûte {0} à chaque fois et tu demandes {1} par mois : c’est rentabilisé s’il est évité {2} fois par mois ({3} / {4}).",
  "What sets you apart, in your words: {0}.": "Ce qui te distingue, avec tes mots : {0}.",
  "You: {0}. Hard to buy, if buyers care about it.":
    "Toi : {0}. Difficile à acheter, si cela compte pour les acheteurs.",
  "A way to reach buyers that you already named: {0}.": "Un moyen d’atteindre les acheteurs que tu as déjà cité : {0}.",
  "You named no advantage yet: what can you do that would take others a year?":
    "Tu n’as encore cité aucun avantage : que sais-tu faire qui prendrait un an aux autres ?",
  "Why has nobody replaced {0} so far?": "Pourquoi personne n’a-t-il encore remplacé {0} ?",
  "Why has nobody solved it so far?": "Pourquoi personne ne l’a-t-il encore résolu ?",
  "doing nothing": "l’inaction",
  "[what only you do]": "[ce que toi seul fais]",
  "who today {0}": "(aujourd’hui : « {0} »)",
  "who [how they manage today]": "[comment ils se débrouillent aujourd’hui]",
  "For {0} {1}: {2}. Unlike {3}, {4}.": "Pour {0} {1} : {2}. À la différence de {3} : {4}.",
  "Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.":
    "Lis-la à cinq acheteurs. S’ils ne peuvent pas la redire avec leurs mots, ce n’est pas encore ton positionnement.",
  "Beat doing nothing before you beat anybody else: {0}": "Avant de battre qui que ce soit, bats l’inaction : {0}",
  "Stop or change course: {0}": "Arrêter ou changer de cap : {0}",
  "What the comparison rests on most: {0}. {1}": "Ce sur quoi la comparaison repose le plus : {0}. {1}",
  "{0}: {1} {2}": "{0} : {1} {2}",
  "Win the customers {0} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.":
    "Gagne les clients que {0} déçoit : prends la plainte qui revient dans ses avis et réponds-y dès ta page d’accueil.",
  "Write down the first three names that {0} give you. Those are your competitors, whatever this page says.":
    "Note les trois premiers noms que te donnent tes acheteurs (« {0} »). Ce sont eux tes concurrents, quoi que dise cette page.",
  "{0} competes with you": "{0} est ton concurrent",
  "{0} is an alternative your buyer considers": "{0} est une alternative que ton acheteur envisage",
  "Read the pricing page, the feature page and the lowest reviews; note the date of each.":
    "Lis la page des prix, celle des fonctionnalités et les pires avis ; note la date de chacun.",
  "Nobody does exactly this": "Personne ne fait exactement cela",
  "Search in the buyer's words and language, and read two pages of results and the ads.":
    "Cherche avec les mots et dans la langue de l’acheteur, et lis deux pages de résultats et les annonces.",
  "There are enough {0}": "Il y a assez d’acheteurs (« {0} »)",
  "They would change from what they do today": "Ils abandonneraient ce qu’ils font aujourd’hui",
  "Five conversations with strangers about the last time it happened, without naming your product.":
    "Cinq conversations avec des inconnus sur la dernière fois que c’est arrivé, sans nommer ton produit.",
  "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code":
    "US Census : Statistics of US Businesses et County Business Patterns, par code NAICS",
  "Eurostat structural business statistics and the national business register":
    "les statistiques structurelles d’Eurostat et le registre national des entreprises",
  "ONS: UK business counts, by SIC code": "ONS : UK business counts, par code SIC",
  "the Ministry of Corporate Affairs and the Udyam register": "le Ministry of Corporate Affairs et le registre Udyam",
  "the National Bureau of Statistics": "le Bureau national des statistiques de Chine",
  "the national statistics office and the trade association":
    "l’institut national de statistique et la fédération professionnelle",
  "Count them here: {0}. Write down the year and the code you counted.":
    "Compte-les ici : {0}. Note l’année et le code utilisés.",
  "Ask the last five buyers whom else they looked at, and what made them stop looking.":
    "Demande aux cinq derniers acheteurs qui d’autre ils ont regardé, et ce qui les a fait arrêter de chercher.",
  "Write down what a funded team would need to copy it: months, money, a license, data, trust.":
    "Note ce qu’il faudrait à une équipe financée pour le copier : mois, argent, licence, données, confiance.",
  "Ask what they would do tomorrow if your product were gone.":
    "Demande ce qu’ils feraient demain si ton produit disparaissait.",
  "List every supplier above a tenth of your cost, and the second one you could change to.":
    "Liste chaque fournisseur qui pèse plus d’un dixième de tes coûts, avec celui par lequel tu pourrais le remplacer.",
  "Work out the share of revenue of your largest customer, now and in a year.":
    "Calcule la part de ton plus gros client dans tes revenus, aujourd’hui et dans un an.",
  "Examples to check: {0}.": "Exemples à vérifier : {0}.",
  "{0} keeps others out as long as it keeps you out: {1}": "{0} arrête les autres tant que cela t’arrête toi : {1}",
  "Anybody can call the same model: the model is no barrier, your data and your customers are.":
    "N’importe qui peut appeler le même modèle : la barrière, ce n’est pas lui, ce sont tes données et tes clients.",
  "Goods need stock, space and money before the first sale; that slows newcomers down, and you too.":
    "Les produits physiques demandent du stock, de la place et de l’argent avant la première vente ; cela freine les nouveaux venus, et toi aussi.",
  "How do {0} get by without any product?": "Comment tes acheteurs (« {0} ») se débrouillent-ils sans aucun produit ?",
  "You sell to everybody: nobody in particular has a reason to look for you.":
    "Tu vends à tout le monde : personne en particulier n’a de raison de te chercher.",
  "How easily {0} go back to what they do now decides what you may charge.":
    "Ce que tu peux facturer dépend de la facilité avec laquelle tes acheteurs (« {0} ») reviennent à leur solution actuelle.",
  "yes, you say": "oui, selon toi",
  no: "non",
  "not named yet": "pas encore indiqué",
  "no invoice": "aucune facture",
  "not known yet": "pas encore connu",
  "Made for": "Conçu pour",
  everybody: "tout le monde",
  You: "Toi",
  "No invoice and no product.": "Ni facture ni produit.",
  "Place it yourself after reading its page.": "Place-le toi-même après avoir lu sa page.",
  "You wrote {0}. Move yourself if your buyers see it differently.":
    "Tu as écrit {0}. Déplace-toi si tes acheteurs le voient autrement.",
  "Place yourself where your buyers would.": "Place-toi là où tes acheteurs te mettraient.",
  "For everybody": "Pour tous",
  "Only for {0}": "Seulement pour {0}",
  "A named buyer is the cheapest difference a small company can have.":
    "Un acheteur précis est la différence la moins chère pour une petite entreprise.",
  Cheap: "Bon marché",
  Expensive: "Cher",
  "The same for everybody": "Pareil pour tous",
  "Fitted to each customer": "Adapté à chaque client",
  "After the price, buyers ask whether it fits them.": "Après le prix, les acheteurs demandent si cela leur convient.",
  "Price is the first thing a comparison shows.": "Le prix est la première chose que montre une comparaison.",
  "Your text speaks of {0}; this is where the alternatives differ most.":
    "Ton texte parle de {0} ; c’est là que les alternatives diffèrent le plus.",
  "Few offers, vetted by hand": "Peu d’offres, triées à la main",
  "Many offers, open to all": "Beaucoup d’offres, ouvertes à tous",
  "two sides": "deux côtés d’un marché",
  "A person does it": "Une personne s’en charge",
  "It runs by itself": "Cela tourne tout seul",
  automation: "l’automatisation",
  "Bought and owned": "Acheté et possédé",
  "Delivered as a service": "Fourni comme un service",
  goods: "produits physiques",
  "Data goes to the vendor": "Les données vont au fournisseur",
  "Data stays with the customer": "Les données restent chez le client",
  "personal data": "données personnelles",
  "Do it yourself": "À faire soi-même",
  "Done for you": "Fait pour toi",
  "a service": "un service",
  "Needs a project to start": "Demande un projet pour démarrer",
  "Works on the first day": "Marche dès le premier jour",
  "What stops most buyers of software is the change itself.":
    "Ce qui arrête la plupart des acheteurs de logiciels, c’est le changement lui-même.",
  "A corner too small for {0}: {1} with one need the others treat as an exception.":
    "Un coin trop petit pour les autres ({0}) : {1} avec un besoin qu’ils traitent comme une exception.",
};
