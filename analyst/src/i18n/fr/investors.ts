import type { Catalogue } from "../catalogue.ts";

export const investors: Catalogue = {
  "idea stage": "stade de l’idée",
  healthcare: "santé",
  "e-commerce": "e-commerce",
  education: "éducation",
  AI: "IA",
  "angel investors": "business angels",
  "venture capital": "capital-risque",
  accelerators: "accélérateurs",
  "{0}, {1}: ask {2} first.": "{0}, {1} : commence par {2}.",
  "nobody yet": "personne pour l’instant",
  "Your company: {0}.": "Ton entreprise : {0}.",
  "{0} takes the founders from {1} to {2}.": "Avec {0}, les fondateurs passent de {1} à {2}.",
  "What stops most {0} rounds: {1}.": "Ce qui bloque la plupart des tours ({0}) : {1}.",
  "Angels back people they know before there is a product; strangers wait for one.":
    "Avant le produit, les angels misent sur des gens qu’ils connaissent ; pour les autres, ils l’attendent.",
  "A product in use and a few customers is what an angel can judge in one call.":
    "Un produit utilisé et quelques clients : voilà ce qu’un angel peut juger en un appel.",
  "Several angels fill a SAFE round, and their contacts are the larger part of the check.":
    "Plusieurs angels complètent un tour en SAFE, et leurs contacts valent plus que leur chèque.",
  "They fill a round that a fund leads; alone they are too small for it.":
    "Ils complètent un tour mené par un fonds ; seuls, ils sont trop petits.",
  "The round is larger than their checks; ask them for introductions instead.":
    "Le tour dépasse leurs chèques ; demande-leur plutôt des mises en relation.",
  "The round is far larger than their checks.": "Le tour dépasse de loin leurs chèques.",
  "Your price is {0} times your yearly revenue of {1}.": "Ton prix vaut {0} fois ton chiffre d’affaires annuel de {1}.",
  "Go by the scorecard and the risk factors: they start from your own anchor.":
    "Fie-toi à la grille et aux facteurs de risque : ils partent de ta propre référence.",
  "Berkus counts only what is there and is the cautious end.":
    "Berkus ne compte que ce qui existe et donne le bas prudent.",
  "Go by the lower end: Berkus counts what is there.": "Fie-toi au bas de la fourchette : Berkus compte ce qui existe.",
  "The scorecard and the risk factors start from a US median; with the value of companies like yours they become the better ones.":
    "La grille et les facteurs de risque partent d’une médiane américaine ; avec la valeur d’entreprises comme la tienne, ils deviennent les meilleurs.",
  "The valuations run from {0} to {1}.": "Les valorisations vont de {0} à {1}.",
  "Their smallest check of {0} is larger than your whole round of {1}: keep them for the next one.":
    "Leur plus petit chèque, {0}, dépasse ton tour entier de {1} : garde-les pour le suivant.",
  "A fund needs something that is used; at the idea its partners collect, they do not decide.":
    "Un fonds veut quelque chose d’utilisé ; au stade de l’idée, ses associés observent, ils ne décident pas.",
  "Funds for the first check exist; they look for a market and a founder they know.":
    "Il existe des fonds pour le premier chèque ; ils cherchent un marché et un fondateur qu’ils connaissent.",
  "Small first-check funds lead SAFE rounds when pilots stay.":
    "De petits fonds d’amorçage mènent des tours en SAFE quand les pilotes restent.",
  "Seed funds lead priced rounds once a channel repeats.":
    "Les fonds seed mènent des tours valorisés dès qu’un canal est reproductible.",
  "One fund leads with $5M or more against ARR, growth and retention.":
    "Un fonds mène avec 5 M$ ou plus, selon l’ARR, la croissance et la rétention.",
  "Growth funds pay for a machine whose cost and return are known.":
    "Les fonds de croissance paient une machine dont le coût et le rendement sont connus.",
  "They take teams with little more than an idea and pay with money, time pressure and a network.":
    "Ils prennent des équipes avec guère plus qu’une idée et apportent argent, échéances et réseau.",
  "A batch turns first users into the evidence a pre-seed round asks for.":
    "Un programme transforme les premiers utilisateurs en la preuve que demande un tour pre-seed.",
  "Worth it when the network is the bottleneck, expensive when only money is.":
    "Utile si c’est le réseau qui manque, cher si ce n’est que l’argent.",
  "Selling another few percent for a program rarely pays at this price.":
    "À ce prix, céder encore quelques pour cent pour un programme vaut rarement le coup.",
  "You are past what a program teaches.": "Tu as dépassé ce qu’enseigne un programme.",
  "your region": "ta région",
  "Look for people who sold or led a company in {0} ({1}); ask two founders they backed before you ask them.":
    "Cherche des personnes qui ont vendu ou dirigé une entreprise de {0} ({1}) ; parle d’abord à deux fondateurs qu’elles ont soutenus.",
  "List funds that lead and whose last three deals in {0} were at your stage ({1}, {2}).":
    "Liste les fonds qui mènent des tours et dont les trois derniers deals en {0} étaient à ton stade ({1}, {2}).",
  "Cross out those that backed a direct competitor of yours.": "Raye ceux qui ont financé un concurrent direct.",
  "Compare terms, the start of the batch and what its alumni in {0} raised afterwards; apply to two or three.":
    "Compare les conditions, la date de début et ce que leurs anciens en {0} ont levé ensuite ; postule à deux ou trois.",
  "{0}% a month": "{0} % par mois",
  "One sentence that says what you do, for buyers in {0}":
    "Une phrase qui dit ce que tu fais, pour des acheteurs en {0}",
  "How much, on what terms, for what, and what it proves":
    "Combien, à quelles conditions, pour quoi, et ce que cela prouve",
  "Notes of 12 conversations and one commitment": "Les notes de 12 entretiens et un engagement",
  "Revenue by month and retention by cohort": "Revenus par mois et rétention par cohorte",
  "{0} months of runway when you start": "{0} mois de runway au départ",
  "A cap table with every SAFE and promise on it": "Une table de capitalisation avec chaque SAFE et chaque promesse",
  "A deck of at most 15 slides that reads in under four minutes":
    "Un deck de 15 slides au plus, lisible en moins de quatre minutes",
  "A list of 40 investors who lead at this stage and in this field, with a way to reach each":
    "Une liste de 40 investisseurs qui mènent à ce stade et dans ce domaine, avec un accès à chacun",
  "An answer to: {0}": "Une réponse à : {0}",
  "Founders' shares on vesting, intellectual property assigned to the company":
    "Parts des fondateurs en vesting, propriété intellectuelle cédée à la société",
  "A founder agreement in writing": "Un pacte entre fondateurs par écrit",
  "A data room: contracts, accounts, registers, model":
    "Une data room : contrats, comptes, registres, modèle financier",
  "A lawyer who has done ten of these rounds; nothing here is legal advice":
    "Un avocat qui a déjà fait dix tours comme celui-ci ; rien ici n’est un conseil juridique",
  "5 weeks before": "5 semaines avant",
  "3 weeks before": "3 semaines avant",
  "Weeks 1–2": "Semaines 1–2",
  "Weeks 3–5": "Semaines 3–5",
  "Weeks 6–7": "Semaines 6–7",
  "Week 12": "Semaine 12",
  "Week 24": "Semaine 24",
  "List of investors and a way to reach each; the list comes before the deck.":
    "Liste des investisseurs et un accès à chacun ; la liste vient avant le deck.",
  "Book the first meetings so that they fall into the same two weeks.":
    "Cale les premiers rendez-vous sur les deux mêmes semaines.",
  "First calls, all close together; write down every question that comes twice.":
    "Premiers appels, tous rapprochés ; note chaque question qui revient.",
  "Second calls; the deck answers the questions that came twice.":
    "Deuxièmes appels ; le deck répond aux questions revenues deux fois.",
  "Partner meetings and the first term sheet; give the others a date.":
    "Réunions avec les associés et première term sheet ; fixe une date aux autres.",
  "58% of the rounds that closed had closed by now. No lead yet: stop and change one thing.":
    "58 % des tours bouclés l’étaient à ce stade. Pas de lead : arrête et change une chose.",
  "90% had closed. Money in the bank, or plan without it.":
    "90 % étaient bouclés. L’argent est en banque, ou planifie sans lui.",
  "Closed within 6 weeks": "Bouclés en 6 semaines",
  "Closed within 12 weeks": "Bouclés en 12 semaines",
  "Closed within 18 weeks": "Bouclés en 18 semaines",
  "Closed within 24 weeks": "Bouclés en 24 semaines",
  "Enter cash and monthly burn: when to start depends on the months they leave.":
    "Indique la trésorerie et le burn mensuel : la date de départ dépend des mois qu’il te reste.",
  "{0} months of runway ({1} / {2} a month)": "{0} mois de runway ({1} / {2} par mois)",
  "{0}: start now. A raise takes 12 to 24 weeks; cut the burn so that {1} months remain.":
    "{0} : commence maintenant. Une levée prend 12 à 24 semaines ; réduis le burn pour garder {1} mois.",
  "{0}: start when {1} are left, and prepare until then.":
    "{0} : commence quand il en reste {1}, et prépare-toi d’ici là.",
  "[your strongest fact]": "[ton fait le plus fort]",
  "[company]": "[société]",
  "[one sentence: what it does, for whom]": "[une phrase : ce que cela fait, pour qui]",
  "{0}: {1}, {2}, raising {3}": "{0} : {1}, {2}, levée {3}",
  "Hello [name],": "Bonjour [nom],",
  "So far: {0}.": "À ce jour : {0}.",
  "So far: [the one number that would surprise you if it were somebody else's].":
    "À ce jour : [le chiffre qui te surprendrait s’il était celui d’un autre].",
  "You backed [company of theirs in {0}]; what we learned that fits it: [one finding].":
    "Vous avez soutenu [leur société en {0}] ; ce que nous avons appris et qui s’en rapproche : [un constat].",
  "We are raising {0} to reach [milestone] in [months].": "Nous levons {0} pour atteindre [jalon] en [mois].",
  "May I send the deck, or show it in 20 minutes next week?":
    "Puis-je vous envoyer le deck, ou vous le présenter en 20 minutes la semaine prochaine ?",
  "[your name]": "[ton nom]",
  "{0} of yearly revenue": "{0} de revenus annuels",
  "growing {0}% a month": "en croissance de {0} % par mois",
  "[amount]": "[montant]",
  "{0} at {1}": "{0} sur une valorisation de {1}",
  "SAFE of {0}, no cap": "SAFE de {0}, sans cap",
  "SAFE of {0} at {1}": "SAFE de {0} à {1}",
  Founders: "Fondateurs",
  "Unissued options": "Options non attribuées",
  "New investors": "Nouveaux investisseurs",
  "{0} on a post-money SAFE with a cap of {1}": "{0} en SAFE post-money avec un cap de {1}",
  "{0} at {1} pre-money": "{0} sur une valorisation pre-money de {1}",
  "{0}: where you gave no number, the usual one of this stage stands in. Enter yours.":
    "{0} : là où tu n’as pas donné de chiffre, celui d’usage à ce stade est utilisé. Indique le tien.",
  "{0}, as you entered it.": "{0}, comme tu l’as saisi.",
  "New investors get {0} = {1}; the company is then priced at {2}.":
    "Les nouveaux investisseurs reçoivent {0} = {1} ; la société est alors valorisée à {2}.",
  "Founders go from {0} to {1}.": "Les fondateurs passent de {0} à {1}.",
  "{0} is sold before a priced round: above a quarter, the next investor asks who still has a reason to work for it.":
    "{0} est cédé avant un tour valorisé : au-delà d’un quart, l’investisseur suivant demande qui a encore intérêt à y travailler.",
  cap: "cap",
  "round price": "prix du tour",
  "New options of {0} are created inside the pre-money: founders and SAFEs pay for them, not the new investors.":
    "De nouvelles options de {0} sont créées dans le pre-money : fondateurs et SAFE les paient, pas les nouveaux investisseurs.",
  "SAFE {0} converts by its {1}.": "Le SAFE {0} se convertit selon : {1}.",
  "What do you spend a month? Then the size of the round can be compared with it.":
    "Combien dépenses-tu par mois ? On pourra alors y comparer la taille du tour.",
  "Your raise is smaller.": "Ta levée est plus petite.",
  "Your raise is larger.": "Ta levée est plus grande.",
  "Your raise is within that.": "Ta levée est dans la fourchette.",
  "{0} months at {1} with a buffer of 1.25 to 1.5: {2} to {3}.":
    "{0} mois à {1} avec une marge de 1,25 à 1,5 : de {2} à {3}.",
  "With {0} and the SAFEs you entered, nothing would be left for the founders. Check the caps and the amounts.":
    "Avec {0} et les SAFE saisis, il ne resterait rien aux fondateurs. Vérifie les caps et les montants.",
  "Anchor: {0}, a US median (Carta, Q4 2024 to Q1 2025), lifted by AI companies.":
    "Référence : {0}, une médiane américaine (Carta, T4 2024 à T1 2025), tirée vers le haut par l’IA.",
  "Replace it with what companies of your region and stage were worth.":
    "Remplace-la par la valeur de sociétés de ta région et de ton stade.",
  "Anchor: {0}, yours.": "Référence : {0}, la tienne.",
  "team 30%, size 25%, product 15%, competition 10%, sales 10%, need for money 5%, other 5%":
    "équipe 30 %, taille 25 %, produit 15 %, concurrence 10 %, ventes 10 %, besoin d’argent 5 %, autres 5 %",
  "Scorecard (Payne)": "Scorecard (Payne)",
  "{0} × Σ weight × factor; {1}": "{0} × Σ poids × facteur ; {1}",
  "Factors you did not give run from 0.75 to 1.25.": "Les facteurs non renseignés vont de 0,75 à 1,25.",
  "{0} + {1} × Σ of twelve scores from −2 to 2": "{0} + {1} × Σ de douze notes de −2 à 2",
  "Scores you did not give run from −1 to 1: twelve questions an investor will ask.":
    "Les notes non renseignées vont de −1 à 1 : douze questions qu’un investisseur posera.",
  "idea, product, team, relations and sales: each 0 to {0} by evidence":
    "idée, produit, équipe, relations et ventes : chacun de 0 à {0} selon les preuves",
  "Made for companies before revenue: yours has some, so read it as the lower end.":
    "Conçu pour des sociétés sans revenus : la tienne en a, lis-le donc comme le bas de la fourchette.",
  "At most five times the cap of an element, before revenue only.":
    "Au plus cinq fois le plafond d’un élément, et seulement avant les premiers revenus.",
  "Venture capital method": "Méthode du capital-risque",
  "revenue of year five × {0} × {1}% kept / return of 10 to 30 times − {2}":
    "revenus de l’année cinq × {0} × {1} % conservés / rendement de 10 à 30 fois − {2}",
  "With {0} of revenue in year five, by your plan. Before the investment.":
    "Avec {0} de revenus l’année cinq, d’après ton plan. Avant l’investissement.",
  "Give the revenue you plan for year five; without it nothing can be computed.":
    "Donne les revenus prévus pour l’année cinq ; sans eux, rien ne peut être calculé.",
  "An accelerator's usual deal": "L’offre habituelle d’un accélérateur",
  "$125K for 7%, and $375K on an uncapped SAFE with the best later terms":
    "125 k$ pour 7 %, et 375 k$ en SAFE sans cap aux meilleures conditions ultérieures",
  "Sold at this stage": "Cédé à ce stade",
  "0–7%": "0–7 %",
  "First check of an angel": "Premier chèque d’un angel",
  "$5K–100K each, $100K–500K in all": "5–100 k$ chacun, 100–500 k$ en tout",
  "5–10%": "5–10 %",
  "Median round": "Tour médian",
  "$1.0M on a SAFE at a $10M cap, 10.1% sold": "1,0 M$ en SAFE avec un cap de 10 M$, 10,1 % cédés",
  "On a SAFE": "En SAFE",
  "92% of pre-seed rounds; 61% with a post-money cap and no discount":
    "92 % des tours pre-seed ; 61 % avec un cap post-money et sans décote",
  "Median priced round": "Tour valorisé médian",
  "$3.7M at $19.2M post-money, 20.0% sold": "3,7 M$ sur 19,2 M$ post-money, 20,0 % cédés",
  "Median round on a SAFE": "Tour médian en SAFE",
  "$2.8M at an $18M cap, 18.3% sold": "2,8 M$ avec un cap de 18 M$, 18,3 % cédés",
  "Median pre-money": "Pre-money médian",
  "$16M in Q1 2025": "16 M$ au T1 2025",
  "Seed to Series A within two years": "De seed à Series A en deux ans",
  "15.4% of the Q1 2022 cohort, 32.8% a year earlier": "15,4 % de la cohorte du T1 2022, contre 32,8 % un an plus tôt",
  "$12M at $58.9M post-money, 20.0% sold": "12 M$ sur 58,9 M$ post-money, 20,0 % cédés",
  "Median pre-money and share sold": "Pre-money médian et part cédée",
  "$48M and 17.9% in Q1 2025": "48 M$ et 17,9 % au T1 2025",
  "$20M at $129.8M post-money, 15.0% sold": "20 M$ sur 129,8 M$ post-money, 15,0 % cédés",
  "What AI adds": "Ce que l’IA ajoute",
  "seed valuations 42% higher in 2024; median Series A above $50M pre-money":
    "valorisations seed supérieures de 42 % en 2024 ; Series A médiane au-dessus de 50 M$ pre-money",
  "Sold by health tech at seed": "Cédé par la health tech en seed",
  "16.4% in Q1 2025": "16,4 % au T1 2025",
  "Conversations with strangers": "Entretiens avec des inconnus",
  "12 or more about past behavior, and what the problem costs them":
    "12 ou plus sur ce qu’ils ont déjà fait, et ce que le problème leur coûte",
  "One commitment": "Un engagement",
  "one test that somebody paid for or signed": "un test que quelqu’un a payé ou signé",
  "Weekly users": "Utilisateurs hebdomadaires",
  "5 to 20 who come back every week": "5 à 20 qui reviennent chaque semaine",
  "Paying or signed": "Payants ou signés",
  "1 to 3 customers who pay or signed a letter of intent":
    "1 à 3 clients qui paient ou ont signé une lettre d’intention",
  "Pilots that stay": "Des pilotes qui restent",
  "first pilots renewed or extended": "premiers pilotes renouvelés ou prolongés",
  "First revenue": "Premiers revenus",
  "any revenue from strangers": "tout revenu venant d’inconnus",
  "A channel": "Un canal",
  "a hint of where the next ten customers come from": "un indice sur l’origine des dix prochains clients",
  "$10–50K of MRR, or proxies as strong": "10–50 k$ de MRR, ou des signaux aussi forts",
  "85–90% of customers after the first months": "85–90 % des clients après les premiers mois",
  Channel: "Canal",
  "one that repeats, with its cost known": "un canal reproductible, au coût connu",
  "$1–2.5M": "1–2,5 M$",
  "7–15% a month": "7–15 % par mois",
  "Net and gross retention": "Rétention nette et brute",
  "100% or more, and 90% or more": "100 % ou plus, et 90 % ou plus",
  "1 to 2": "1 à 2",
  "12 to 18 months": "12 à 18 mois",
  "$5–10M or more": "5–10 M$ ou plus",
  "Efficient growth": "Croissance efficace",
  "burn multiple below 2 while growing": "burn multiple inférieur à 2 en croissance",
  "Net retention": "Rétention nette",
  "above 100%, by cohort": "au-dessus de 100 %, par cohorte",
  "ARR, net and gross retention, payback": "ARR, rétention nette et brute, remboursement",
  "retention by cohort, not totals": "la rétention par cohorte, pas les totaux",
  "churn that hides behind a few customers": "un churn caché derrière quelques clients",
  "Volume, net take rate, net revenue after losses": "Volume, commission nette, revenu net après pertes",
  "more than 50% net revenue margin after partner costs, loss rate tracked":
    "plus de 50 % de marge nette après coûts partenaires, taux de perte suivi",
  "the license or the banking partner, and fraud": "la licence ou la banque partenaire, et la fraude",
  "Pilots turned into paid contracts, outcome evidence, time to contract":
    "Pilotes devenus contrats payants, preuves de résultats, délai de signature",
  "2 to 3 paid sites with signed data agreements": "2 à 3 sites payants avec accords de données signés",
  "health-data and device rules, and long sales":
    "les règles sur les données de santé et les dispositifs, et des ventes longues",
  "Contribution after ads, repeat purchases, order value": "Contribution après publicité, réachats, panier moyen",
  "more than 20% contribution after ads; 20–25% buy again within 90 days":
    "plus de 20 % de contribution après publicité ; 20–25 % rachètent sous 90 jours",
  "tax, returns and the price of ads": "la fiscalité, les retours et le prix de la publicité",
  "Completion, renewal per term, paying schools": "Achèvement, renouvellement par trimestre, écoles payantes",
  "at least one renewal season": "au moins une saison de renouvellement",
  "minors' data and the school calendar": "les données des mineurs et le calendrier scolaire",
  "Gross margin after inference, retention after the novelty, evaluations":
    "Marge brute après inférence, rétention après l’effet de nouveauté, évaluations",
  "50–60% gross margin with a path to it": "50–60 % de marge brute, avec un chemin pour y arriver",
  "a thin layer over a model whose vendor ships the same":
    "une fine couche sur un modèle dont le fournisseur sort la même chose",
};
