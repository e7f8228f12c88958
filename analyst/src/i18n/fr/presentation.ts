import type { Catalogue } from "../catalogue.ts";

export const presentation: Catalogue = {
  "Who buys": "Qui achète",
  "What they get": "Ce qu’ils reçoivent",
  Place: "Lieu",
  "What it is": "Ce que c’est",
  Since: "Depuis",
  "What follows": "Ce qui en découle",
  Result: "Résultat",
  Tests: "Tests",
  Test: "Test",
  "Passed with": "Réussi avec",
  Locked: "Verrouillé",
  "Last day": "Dernier jour",
  "{0}, version {1}": "{0}, version {1}",
  "none yet": "aucun pour l’instant",
  "at least {0}": "au moins {0}",
  "at least {0} of {1}": "au moins {0} sur {1}",
  "at most {0} of {1}": "au plus {0} sur {1}",
  Passed: "Réussi",
  Failed: "Échoué",
  Undecided: "Indécis",
  Decisions: "Décisions",
  Decided: "Décidé",
  Because: "Parce que",
  On: "Le",
  "Look again": "À revoir",
  Scenarios: "Scénarios",
  Scenario: "Scénario",
  "Other values": "Autres valeurs",
  "Cash after 24 months": "Trésorerie après 24 mois",
  "Cash over the coming 24 months": "Trésorerie sur les 24 prochains mois",
  "{0} instead of {1}": "{0} au lieu de {1}",
  "Still asked": "Encore à préciser",
  "Supposing that, and leaving your figures as they are:":
    "En supposant cela, et en laissant tes chiffres tels quels :",
  "No computed figure rests on it yet.": "Aucun chiffre calculé ne s'y appuie encore.",
  "What would change": "Ce qui changerait",
  "What changed": "Ce qui a changé",
  "Next question": "Question suivante",
  "{0}: {1} → **{2}**.": "{0} : {1} → **{2}**.",
  "{0}: **{1}** (new).": "{0} : **{1}** (nouveau).",
  "Buyer: {words}.": "Acheteur : {words}.",
  "What they do today: {words}.": "Ce qu'ils font aujourd'hui : {words}.",
  "Problem: {words}.": "Problème : {words}.",
  "Difference: {words}.": "Différence : {words}.",
  "Why now: {words}.": "Pourquoi maintenant : {words}.",
  "Rival named: {0}.": "Rival nommé : {0}.",
  "Channel named: {0}.": "Canal nommé : {0}.",
  "not computable": "non calculable",
  "More figures moved than are shown here.": "Plus de chiffres ont bougé qu'il n'en est montré ici.",
  "What would move": "Ce qui bougerait",
  "What moved": "Ce qui a bougé",
  Before: "Avant",
  Then: "Alors",
  After: "Après",
  "Still not rated: too little is known.": "Toujours pas de note : on en sait trop peu.",
  "Rating: would be {0}, where there was none.": "Note : elle serait de {0}, là où il n'y en avait pas.",
  "Rating: now {0}, where there was none.": "Note : maintenant {0}, là où il n'y en avait pas.",
  "The rating stays at {0}.": "La note reste à {0}.",
  "Rating: {0} → **{1}**.": "Note : {0} → **{1}**.",
  "Capped at {0}. {1}": "Plafonnée à {0}. {1}",
  "The riskiest assumption is now that {0}. {1}": "L'hypothèse la plus risquée est maintenant que {0}. {1}",
  "What can be computed": "Ce qui peut se calculer",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "Avant tout le reste : la marge brute est de {0}. Chaque nouveau client agrandit la perte, alors augmente d'abord le prix ou baisse le coût du service.",
  "A customer pays back what winning them cost in {0}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Un client rembourse ce qu'il a coûté en {0}, dans les 12 mois qui servent de règle empirique (David Skok, 2010).",
  "A customer pays back what winning them cost in {0}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Un client rembourse ce qu'il a coûté en {0}, hors des 12 mois qui servent de règle empirique (David Skok, 2010).",
  "LTV : CAC is {0}.": "LTV : CAC est de {0}.",
  "Your churn of {0} rests on few customers: if it was measured over one month, the true rate lies anywhere from {1} to {2} (95% Wilson interval).":
    "Ton attrition de {0} repose sur peu de clients : mesurée sur un mois, le vrai taux se trouve n'importe où entre {1} et {2} (intervalle de Wilson à 95 %).",
  "You name 1 cancellation in at most {0} customer-months ({1} customers × {2}, as if all had been there from the start). That is {3} a month, and so few events allow anything from {4} to {5} (95% exact Poisson interval).":
    "Tu nommes 1 résiliation en {0} mois-clients au plus ({1} clients × {2}, comme si tous étaient là depuis le début). Cela fait {3} par mois, et si peu de cas permettent tout entre {4} et {5} (intervalle exact de Poisson à 95 %).",
  "You name {0} cancellations in at most {1} customer-months ({2} customers × {3}, as if all had been there from the start). That is {4} a month, and so few events allow anything from {5} to {6} (95% exact Poisson interval).":
    "Tu nommes {0} résiliations en {1} mois-clients au plus ({2} clients × {3}, comme si tous étaient là depuis le début). Cela fait {4} par mois, et si peu de cas permettent tout entre {5} et {6} (intervalle exact de Poisson à 95 %).",
  "The raise sells {0} of the company at that post-money value. That is more than one early round usually costs; later rounds take their share of what is left.":
    "La levée vend {0} de la société à cette valeur post-money. C'est plus que ne coûte d'ordinaire un premier tour ; les suivants prennent leur part de ce qui reste.",
  "The raise sells {0} of the company at that post-money value. Founders and option pool bear all of it.":
    "La levée vend {0} de la société à cette valeur post-money. Fondateurs et pool d'options en supportent la totalité.",
  "Cash left by month": "Trésorerie restante par mois",
  Cash: "Trésorerie",
  "Your cash less your monthly burn, with nothing else changing.":
    "Ta trésorerie moins ta dépense mensuelle, rien d'autre ne changeant.",
  "Money that fits": "L'argent qui convient",
  "By what you told me this is the stage called {0}. Those who invest there: {1}. Usual: {2}.":
    "D'après ce que tu me dis, ce stade s'appelle {0}. Qui y investit : {1}. D'ordinaire : {2}.",
  "At your terms {0} of the company is sold.": "À tes conditions, {0} de la société est vendue.",
  "Before you write to anyone, what they will look for at this stage: {0}. Of that you have:\n\n{1}":
    "Avant d'écrire à qui que ce soit, ce qu'on regardera à ce stade : {0}. De cela, tu as :\n\n{1}",
  "I name no investors, because I look none up. Ask three founders who sell to {0} who invested in them: a warm introduction there is worth more than any list.":
    "Je ne nomme aucun investisseur, car je n'en cherche aucun. Demande à trois fondateurs qui vendent à « {0} » qui a investi chez eux : une recommandation de leur part vaut mieux que toute liste.",
  "Ranges, not a price": "Des fourchettes, pas un prix",
  "The raise in numbers": "La levée en chiffres",
  "the same buyers": "les mêmes acheteurs",
  "Nothing yet that can be checked.": "Rien encore que l'on puisse vérifier.",
  "A tenth of your reachable market is {0} a year: too small for most venture funds, and enough for angels, grants or customers' money.":
    "Un dixième de ton marché atteignable fait {0} par an : trop peu pour la plupart des fonds, assez pour des business angels, des aides ou l'argent des clients.",
  "A tenth of your reachable market is {0} a year: large enough for venture funds, if the count holds.":
    "Un dixième de ton marché atteignable fait {0} par an : assez pour des fonds de capital-risque, si le décompte tient.",
  "Eighteen months at your burn with a buffer take {0} to {1}.":
    "Dix-huit mois à ta dépense, avec une réserve, demandent de {0} à {1}.",
  "This stage and the next": "Ce stade et le suivant",
  Stage: "Stade",
  "What it has to show": "Ce qu'il doit montrer",
  Money: "Argent",
  "From whom": "De qui",
  "US figures: {0}.": "Chiffres américains : {0}.",
  "Not legal or financial advice.": "Ni conseil juridique ni conseil financier.",
  "**{0}**: {1} Why this one: {2}": "**{0}** : {1} Pourquoi celui-ci : {2}",
  "**{0}**: {1}": "**{0}** : {1}",
  Growth: "Croissance",
  "Test one channel at a time, in this order:": "Teste un canal à la fois, dans cet ordre :",
  "What would change this order: a channel where you already have a list of named buyers.":
    "Ce qui changerait cet ordre : un canal où tu as déjà une liste d'acheteurs avec leurs noms.",
  "What a customer may cost": "Ce qu'un client peut coûter",
  "A customer may cost at most {0} to win, if the money is to come back with the first sale.":
    "Un client peut coûter au plus {0}, si l'argent doit revenir à la première vente.",
  "A customer may cost at most {0} to win, if the money is to come back within 12 months.":
    "Un client peut coûter au plus {0}, si l'argent doit revenir en 12 mois.",
  "The margin in it is an assumption.": "La marge qu'il contient est une hypothèse.",
  "Your limit lies below the price of one such lead, so paid search comes last.":
    "Ta limite est sous le prix d'un tel contact, donc la recherche payante vient en dernier.",
  "Compare your limit with that before buying clicks.": "Compare ta limite à cela avant d'acheter des clics.",
  "**Narrower**: the same for one kind of {0}, in {1} only. Tests whether a message that fits exactly sells better.":
    "**Plus étroit** : la même chose pour un seul type de « {0} », ici seulement : {1}. Teste si un message parfaitement ajusté se vend mieux.",
  "**Narrower**: the same for one kind of {0}, in one city. Tests whether a message that fits exactly sells better.":
    "**Plus étroit** : la même chose pour un seul type de « {0} », dans une seule ville. Teste si un message parfaitement ajusté se vend mieux.",
  "**By hand**: do the job for five {0} yourself and charge for the result. Tests willingness to pay before anything is built.":
    "**À la main** : fais toi-même le travail pour cinq « {0} » et fais payer le résultat. Teste le consentement à payer avant de construire.",
  "**Inside what they use today** ({0}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**Dans ce qu'ils utilisent aujourd'hui** ({0}) : l'améliorer au lieu de le remplacer. Teste si le problème est l'habitude ou l'outil.",
  "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**Dans ce qu'ils utilisent aujourd'hui** : améliorer l'outil présent au lieu de le remplacer. Teste si le problème est l'habitude ou l'outil.",
  "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.":
    "**Une seule face** : vends d'abord un outil à la face rare. Teste si elle reste sans l'autre.",
  "**The other payer**: sell to whoever loses money when {0} have this problem. Tests who holds the budget.":
    "**L'autre payeur** : vends à celui qui perd de l'argent quand « {0} » ont ce problème. Teste qui tient le budget.",
  "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.":
    "**Au résultat** : fais payer chaque résultat au lieu de chaque mois. Teste si les acheteurs ont confiance dans le résultat.",
  "**Per month**: charge for staying instead of once. Tests whether the problem comes back.":
    "**Au mois** : fais payer la durée au lieu d'une fois. Teste si le problème revient.",
  Variants: "Variantes",
  "Starting from your words, {0}, five variants that are cheap to tell apart:":
    "À partir de tes mots, {0}, cinq variantes peu coûteuses à départager :",
  "Five ways to vary the idea that are cheap to tell apart:":
    "Cinq façons de varier l'idée, peu coûteuses à départager :",
  "Pick the one whose first ten buyers you could name today.":
    "Prends celle dont tu pourrais nommer aujourd'hui les dix premiers acheteurs.",
  "{0} {1}, assumed": "{0} {1}, supposé",
  "{0} to {1}": "de {0} à {1}",
  "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.":
    "Un pourcentage d'un grand marché n'est pas une prévision : il ne nomme ni canal ni acheteur. Compte plutôt les clients que tu peux atteindre.",
  "Market size": "Taille du marché",
  "You count {0} reachable customers. At {1} each, that is {2} in total if every one of them bought once.":
    "Tu comptes {0} clients atteignables. À {1} chacun, cela fait {2} en tout si chacun achetait une fois.",
  "You count {0} reachable customers. At {1} a year each, that is {2} a year if every one of them bought.":
    "Tu comptes {0} clients atteignables. À {1} par an chacun, cela fait {2} par an si chacun achetait.",
  "The count is yours and not verified.": "Le décompte est le tien et n'est pas vérifié.",
  "You name a market of {0}. That is a top-down figure, and it does not say how many {1} you can reach.":
    "Tu nommes un marché de {0}. C'est un chiffre vu d'en haut ; il ne dit pas combien de « {1} » tu peux atteindre.",
  "I cannot size this market yet: the number of {0} you can reach is missing. Market a year = that number × what one of them pays a year.":
    "Je ne peux pas encore mesurer ce marché : il manque le nombre de « {0} » que tu peux atteindre. Marché par an = ce nombre × ce que l'un d'eux paie par an.",
  "A tenth of it would be {0} a year. That can be a good business; it is a weak case for venture capital.":
    "Un dixième ferait {0} par an. Cela peut être une bonne affaire ; c'est peu pour du capital-risque.",
  "A tenth of it would be {0} a year. That is large enough to interest venture investors, if the count holds.":
    "Un dixième ferait {0} par an. C'est assez pour intéresser le capital-risque, si le décompte tient.",
  "Your target implies {0} of the reachable market. Few companies ever get there; lower the target or widen the market.":
    "Ton objectif suppose {0} du marché atteignable. Peu d'entreprises y arrivent ; baisse l'objectif ou élargis le marché.",
  "Your target implies {0} of the reachable market, which is ambitious for a new entrant.":
    "Ton objectif suppose {0} du marché atteignable, ambitieux pour un nouveau venu.",
  "Your target implies {0} of the reachable market, which is not the limit here.":
    "Ton objectif suppose {0} du marché atteignable ; ce n'est pas ce qui limite ici.",
  "US Census County Business Patterns, by NAICS code": "US Census County Business Patterns, par code NAICS",
  "Eurostat Structural Business Statistics, by NACE code":
    "Eurostat, statistiques structurelles sur les entreprises, par code NACE",
  "UK ONS business counts, by SIC code": "UK ONS business counts, par code SIC",
  "India's MCA and Udyam registers, by activity": "les registres MCA et Udyam en Inde, par activité",
  "the National Bureau of Statistics of China, by industry":
    "le Bureau national des statistiques de Chine, par secteur",
  "the national statistics office, by industry code": "l'office national de statistique, par code d'activité",
  "Where to count {0}: {1}, or the directory of their trade body, one region by hand and then scaled.":
    "Où compter « {0} » : {1}, ou l'annuaire de leur syndicat professionnel, une région à la main puis extrapolée.",
  "{money} an hour": "{money} l'heure",
  "{money} a day": "{money} par jour",
  "{money} a week": "{money} par semaine",
  "{money} a month": "{money} par mois",
  "{money} a quarter": "{money} par trimestre",
  "{money} a year": "{money} par an",
  "You charge {0}.": "Tu factures {0}.",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "Tu gardes {0} de chaque transaction. Ce que cela vaut dépend de la commande moyenne et de sa fréquence.",
  unknown: "inconnu",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "Demande de l'argent avant de changer le prix : un acompte de deux acheteurs sérieux sur vingt en dit plus que tout sondage sur le prix.",
  "You assume that {0}.": "Tu supposes que {0}.",
  "Why it comes first: {0}": "Pourquoi elle passe en premier : {0}",
  "All there is about it are your words {0}.": "Tout ce qu'il y a là-dessus, ce sont tes mots {0}.",
  "**Stop rule, fixed before you start:** {0} {1}": "**Règle d'arrêt, fixée avant de commencer :** {0} {1}",
  "**Phase {0}, {1}:** {2}.": "**Phase {0}, {1} :** {2}.",
  "Stop doing until phase 4:\n\n{0}": "À ne plus faire jusqu'à la phase 4 :\n\n{0}",
  Tasks: "Tâches",
  Phase: "Phase",
  Task: "Tâche",
  "Settles whether": "Établit si",
  Takes: "Demande",
  "Stop if": "Arrêter si",
  "You have {0} hours a week, of which I plan 70%: {1} hours in the first two weeks.":
    "Tu as {0} heures par semaine, j'en planifie 70 % : {1} heures dans les deux premières semaines.",
  "**{0}**: {1} First step: {2} {3}": "**{0}** : {1} Première étape : {2} {3}",
  "This is not legal advice.": "Ceci n'est pas un conseil juridique.",
  "What would move it most for the effort:\n\n{0}": "Ce qui la ferait le plus bouger pour le moins d'effort :\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}. Une note serait alors possible, vers {1}. {2}",
  "{0}. From {1} to about {2}. {3}": "{0}. De {1} à environ {2}. {3}",
  Price: "Prix",
  "The gap you describe: {0}.": "Le manque que tu décris : {0}.",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "Ta différence : {0}. Que les acheteurs la voient ainsi n'est pas testé tant qu'aucun n'a changé.",
  "Why now: {0}.": "Pourquoi maintenant : {0}.",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "L'alternative coûte {0} d'après toi : c'est à cette somme que ton prix est comparé.",
  "To find the rest, ask five {0} what they paid for last.":
    "Pour trouver le reste, demande à cinq « {0} » ce qu'ils ont payé en dernier.",
  "The first rival is what they do today: {0}.": "Le premier rival est ce qu'ils font aujourd'hui : {0}.",
  "Beside it you name {0}.": "À côté, tu nommes {0}.",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "Tu ne nommes personne d'autre et dis qu'il n'y a pas de concurrence : cela veut dire le plus souvent qu'on n'a pas encore cherché.",
  "You named nobody else.": "Tu ne nommes personne d'autre.",
  "named by you": "nommé par toi",
  Alternatives: "Alternatives",
  "Executive Summary": "Synthèse",
  "Market Potential": "Potentiel du marché",
  Monetization: "Monétisation",
  "Market Gap": "Manque sur le marché",
  "Top Competitors": "Principaux concurrents",
  "Revenue Potential": "Potentiel de revenu",
  "Execution Roadmap": "Plan d'exécution",
  Tools: "Outils",
  "Analyst Rating": "Note de l'analyste",
  "Unit Economics": "Économie unitaire",
  "Riskiest Assumption": "Hypothèse la plus risquée",
  Regulation: "Réglementation",
  Answer: "Réponse",
  Figures: "Chiffres",
  "1 founder fact": "1 donnée de toi",
  "{0} founder facts": "{0} données de toi",
  "1 source": "1 source",
  "{0} sources": "{0} sources",
  "1 assumption": "1 hypothèse",
  "{0} assumptions": "{0} hypothèses",
  "Based on: {0}": "Fondé sur : {0}",
  "Three answers turn this into something I can compute and test.":
    "Trois réponses en font quelque chose que je peux calculer et tester.",
  "What I understand": "Ce que je comprends",
  "Three questions that matter": "Trois questions qui comptent",
  "I read it as: {0}.": "Je lis : {0}.",
  "I read it as what {0} does, brought to {1}.": "Je lis : ce que fait {0}, porté vers {1}.",
  "They will not pay themselves ({0}); whoever pays for them is the buyer to find.":
    "Ils ne paieront pas eux-mêmes ({0}) ; l'acheteur est celui qui paie pour eux.",
  "Not rated yet. What decides first: whether {0}.": "Pas encore de note. Ce qui décide d'abord : si {0}.",
  "{0} out of 10. What decides next: whether {1}.": "{0} sur 10. Ce qui décide ensuite : si {1}.",
  "The idea in your words: {0}.": "L'idée dans tes mots : {0}.",
  "**Strongest evidence:** {0}": "**Preuve la plus forte :** {0}",
  "**Biggest hole:** {0}": "**Plus grand trou :** {0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**Prochain test :** {0}, {1} {2}, {3}.",
  "**Rating:** {0}": "**Note :** {0}",
  "You say it is for everyone, so no first buyer is known.":
    "Tu dis que c'est pour tous, donc aucun premier acheteur n'est connu.",
  "You chose {0} as its kind.": "Type choisi : {0}.",
  "The buyer is {0}.": "L'acheteur : {0}.",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "Pas de note. Ce que tu m'as dit couvre {0} de ce que regarde une note ; elle commence à 30 %.",
  "{0} out of 10, somewhere between {1} and {2}.": "{0} sur 10, quelque part entre {1} et {2}.",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "Je n'y trouve ni chiffre, ni acheteur, ni rival, ni canal nouveaux ; le tableau reste tel quel.",
  "I will not help build this. {0} It is not rated and not planned.":
    "Je n'aiderai pas à construire cela. {0} Ce n'est ni noté ni planifié.",
  "What I can help with": "Ce à quoi je peux aider",
  "A lawful neighbor of the same market: {0} Tell me who would pay for that, and I start there.":
    "Un voisin légal du même marché : {0} Dis-moi qui paierait pour cela, et je commence par là.",
  "Tell me about the venture": "Parle-moi du projet",
  "I work from what you tell me: what it is, who pays, and every number you have. With that I compute margins, market and runway, name the riskiest assumption and plan its test. Numbers I do not have, I ask for.":
    "Je travaille avec ce que tu me dis : ce que c'est, qui paie, et chaque chiffre que tu as. J'en calcule les marges, le marché et les mois de trésorerie, je nomme l'hypothèse la plus risquée et je planifie son test. Les chiffres que je n'ai pas, je les demande.",
  "Three questions to start with": "Trois questions pour commencer",
  "I set aside {0}: it tells me what to say, and is no fact of the venture.":
    "Je laisse {0} de côté : cela me dicte ma réponse et n’est pas une donnée du projet.",
  "I set aside {0}: a reader of your text would not see it.":
    "Je laisse {0} de côté : qui lit votre texte ne le verrait pas.",
  "{0} stands there twice; I read it once.": "{0} figure deux fois ; je l’ai lu une seule fois.",
  "You wrote {0}. {1} Please check it; figures that depend on it mean nothing until then.":
    "Tu as écrit {0}. {1} Vérifie-le, s'il te plaît ; d'ici là, les chiffres qui en dépendent ne veulent rien dire.",
  "What I need to know next": "Ce que j'ai besoin de savoir ensuite",
  "a rule of thumb": "une règle empirique",
  "to check": "à vérifier",
  "past its review date": "au-delà de sa date de révision",
  "**Benchmark:** {0}": "**Repère :** {0}",
  "**{0}: {1}**": "**{0} : {1}**",
  "What you say of it waits for your confirmation.": "Ce que tu en dis attend ta confirmation.",
  "Nothing is computed anew until you say what the figures above mean.":
    "Rien n'est recalculé tant que tu ne dis pas ce que signifient les chiffres ci-dessus.",
  "What you charge waits for your confirmation.": "Ce que tu factures attend ta confirmation.",
  "You name no price yet. What one buyer agrees to pay is the next number to get.":
    "Tu ne donnes pas encore de prix. Ce qu'un acheteur accepte de payer est le prochain chiffre à obtenir.",
  "The number of {0} you can reach waits for your confirmation.":
    "Le nombre de {0} que tu peux atteindre attend ta confirmation.",
  "The whole analysis": "L'analyse complète",
  "That waits for the figures above: confirm or correct them, and I compute it.":
    "Cela attend les chiffres ci-dessus : confirme-les ou corrige-les, et je le calcule.",
  "{label}: {said} here, {computed} computed; they differ by {difference}":
    "{label} : ici {said}, calculé {computed} ; l’écart est de {difference}",
  "The weeks assume {0} hours a week.": "Les semaines supposent {0} heures par semaine.",
  "The month’s result is zero at these values, each figure changed alone:\n\n{0}":
    "Le résultat du mois est nul à ces valeurs, en changeant un seul chiffre à la fois :\n\n{0}",
  "**Test: {0}.** {1} It takes {2} and about {3}.": "**Test : {0}.** {1} Il demande {2} et environ {3}.",
};
