import type { Catalogue } from "../catalogue.ts";

export const knowledge: Catalogue = {
  "The median landing page for software converts 3.8% of its visitors.":
    "La page d'atterrissage médiane d'un logiciel convertit 3,8 % de ses visiteurs.",
  "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.":
    "L'éditeur de logiciels privé médian dépense 2,00 $ en ventes et marketing par dollar de nouveau revenu annuel.",
  "Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%.":
    "Les marges brutes des logiciels par abonnement à 5–50 M$ de revenu annuel tournent autour de 72–78 %.",
  "Subscription businesses on one billing provider lose 3.27% of subscribers a month.":
    "Les abonnements d'un prestataire de facturation perdent 3,27 % des abonnés par mois.",
  "2–5% of free users of software become paying ones.":
    "2–5 % des utilisateurs gratuits d'un logiciel deviennent payants.",
  "several compilations": "plusieurs compilations",
  "US search ads cost $5.42 a click and $66.69 a lead on average.":
    "Les annonces de recherche aux États-Unis coûtent en moyenne 5,42 $ le clic et 66,69 $ le contact.",
  "7% of an app's installs are still active after 30 days, 13% after 7.":
    "7 % des installations d'une application sont encore actives après 30 jours, 13 % après 7.",
  "1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top.":
    "1,7 % des téléchargements d'applications par abonnement paient en 30 jours à la médiane, 4,2 % chez les meilleures.",
  "57.7% of new subscription apps never reach $1,000.":
    "57,7 % des nouvelles applications par abonnement n'atteignent jamais 1 000 $.",
  "AI products reported an average gross margin of 45%.":
    "Les produits d'IA ont déclaré une marge brute moyenne de 45 %.",
  "Marketplaces keep 5–15% on products and 20–30% on services.":
    "Les places de marché gardent 5–15 % sur les produits et 20–30 % sur les services.",
  "Themes of a homogeneous group stop being new after 9–12 interviews.":
    "Dans un groupe homogène, plus rien de neuf n'apparaît après 9–12 entretiens.",
  "A common bar for software is LTV of 3 times CAC and payback within 12 months.":
    "Un seuil courant pour un logiciel : un LTV de 3 fois le CAC et un amortissement en 12 mois.",
  "Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money.":
    "Sur 431 fermetures de sociétés financées, 43 % ont nommé un marché mal trouvé et 70 % le manque d'argent.",
  "58% of closed seed rounds took up to 12 weeks, 90% up to 24.":
    "58 % des tours d'amorçage conclus ont pris jusqu'à 12 semaines, 90 % jusqu'à 24.",
  "The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold.":
    "Le SAFE pre-seed médian aux États-Unis avait un plafond de 10 M$, 1,0 M$ levé et 10,1 % vendus.",
  "Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more.":
    "Sur 4 000 idées notées, 18,3 % ont atteint 70 points sur 100 ou plus.",
  "Search (SEO)": "Recherche (SEO)",
  "Answer the exact question {buyer} type in, one page per question.":
    "Réponds à la question exacte que tapent « {buyer} », une page par question.",
  Content: "Contenu",
  "Publish what you learn from each customer where {buyer} already read.":
    "Publie ce que tu apprends de chaque client là où lisent déjà « {buyer} ».",
  "Founder sales": "Vente par le fondateur",
  "Write to {buyer} one by one, and close the first sales yourself.":
    "Écris un par un à « {buyer} » et conclus toi-même les premières ventes.",
  "Search ads": "Annonces de recherche",
  "Buy only the words {buyer} use when they want to buy.":
    "N'achète que les mots qu'emploient « {buyer} » quand ils veulent acheter.",
  "Social and creators": "Réseaux et créateurs",
  "Show the result, not the product, to {buyer}.": "Montre le résultat, pas le produit, à « {buyer} ».",
  Communities: "Communautés",
  "Help in the groups where {buyer} complain about this already.":
    "Aide dans les groupes où « {buyer} » s'en plaignent déjà.",
  Partners: "Partenaires",
  "Let those who already sell to {buyer} offer it for a share.":
    "Laisse ceux qui vendent déjà à « {buyer} » le proposer contre une part.",
  "Stores and existing platforms": "Boutiques et plateformes existantes",
  "Be found in the store where {buyer} already look.": "Sois trouvé dans la boutique où cherchent déjà « {buyer} ».",
  Referral: "Recommandation",
  "Give {buyer} a reason to bring the next one.": "Donne à « {buyer} » une raison d'amener le suivant.",
  Events: "Événements",
  "Go where {buyer} meet anyway, with ten talks booked before.":
    "Va là où « {buyer} » se retrouvent de toute façon, avec dix entretiens pris d'avance.",
  "E-mail list": "Liste d'e-mails",
  "Write to the people who asked to hear from you.": "Écris à ceux qui ont demandé de tes nouvelles.",
  Idea: "Idée",
  "12 or more interviews, what the problem costs, one test somebody paid for":
    "12 entretiens ou plus, ce que coûte le problème, un test pour lequel quelqu'un a payé",
  "own money, grants, accelerators: $0–125k": "fonds propres, aides, accélérateurs : 0–125 000 $",
  "yourself, accelerators, public grants": "toi-même, accélérateurs, aides publiques",
  "First version": "Première version",
  "5 to 20 users every week, 1 to 3 who pay or signed a letter of intent":
    "5 à 20 utilisateurs chaque semaine, 1 à 3 qui paient ou ont signé une lettre d'intention",
  "angels at $5–100k each, $100–500k in all": "business angels à 5 000–100 000 $ chacun, 100 000–500 000 $ en tout",
  "angels who know the trade, scouts": "business angels du métier, éclaireurs",
  "Pre-seed": "Pre-seed",
  "pilots that stay, first revenue, a hint of a channel":
    "des pilotes qui restent, un premier revenu, un indice de canal",
  "a SAFE: $1.0M raised at a $10M cap, 10.1% sold": "un SAFE : 1,0 M$ levé à un plafond de 10 M$, 10,1 % vendus",
  "micro funds ($50–500k each), angels, syndicates":
    "micro-fonds (50 000–500 000 $ chacun), business angels, syndicats",
  Seed: "Amorçage",
  "$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats":
    "10 000–50 000 $ de MRR ou des signes forts, 85–90 % de rétention, un canal qui se répète",
  "$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold":
    "2,8 M$ en SAFE à un plafond de 18 M$, ou 3,7 M$ à 19,2 M$ post-money, 18–20 % vendus",
  "seed funds ($0.5–5M each)": "fonds d'amorçage (0,5–5 M$ chacun)",
  "Series A": "Série A",
  "$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months":
    "1–2,5 M$ d'ARR en croissance de 7–15 % par mois, rétention nette de 100 %, amortissement en 12–18 mois",
  "$12M at $58.9M post-money, 20% sold": "12 M$ à 58,9 M$ post-money, 20 % vendus",
  "a fund that leads with $5M or more": "un fonds qui mène avec 5 M$ ou plus",
  "practitioners' bands": "fourchettes de la pratique",
  GDPR: "RGPD",
  "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.":
    "Les données personnelles de personnes dans l'UE ou au Royaume-Uni exigent une base légale et pas plus de données que le but ; une violation se déclare sous 72 heures.",
  "List every personal field you store and why; drop the ones without a reason.":
    "Liste chaque donnée personnelle stockée et sa raison ; enlève celles qui n'en ont pas.",
  "Regulation (EU) 2016/679": "Règlement (UE) 2016/679",
  "EU AI Act": "Règlement européen sur l'IA",
  "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.":
    "Dès le 2 août 2026, les gens doivent savoir qu'ils parlent à une machine. Les systèmes pour l'embauche, le crédit, l'éducation ou la biométrie sont à haut risque dès le 2 décembre 2027.",
  "Write down whether your use falls into a high-risk area, and add the disclosure.":
    "Écris si ton usage relève d'un domaine à haut risque, et ajoute l'avertissement.",
  "EU AI Act with the 2026 Omnibus, to be checked in the Official Journal":
    "Règlement européen sur l'IA avec l'omnibus 2026, à vérifier au Journal officiel",
  "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.":
    "Aux États-Unis, les données de santé traitées pour des cliniques, assureurs ou leurs fournisseurs exigent un accord de business associate et les protections de la Security Rule.",
  "Decide whether you are a business associate, and choose a host that signs the agreement.":
    "Détermine si tu es business associate, et choisis un hébergeur qui signe l'accord.",
  "US HHS, HIPAA Security Rule": "US HHS, HIPAA Security Rule",
  "FTC Health Breach Notification Rule": "FTC Health Breach Notification Rule",
  "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.":
    "Une application de santé américaine hors HIPAA qui partage des données sans accord doit le traiter comme une violation et le notifier sous 60 jours.",
  "Remove advertising trackers from every screen that shows health data.":
    "Retire les traceurs publicitaires de tout écran montrant des données de santé.",
  "Medical device rules": "Règles des dispositifs médicaux",
  "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.":
    "Un logiciel qui prétend diagnostiquer ou traiter peut être un dispositif médical, à classer avant la vente.",
  "Write the intended use in one sentence and have it classified before building.":
    "Écris l'usage prévu en une phrase et fais-le classer avant de construire.",
  "EU MDR and US FDA guidance": "MDR de l'UE et guide de la FDA",
  "COPPA and minors' data": "COPPA et données de mineurs",
  "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.":
    "Aux États-Unis, les moins de 13 ans exigent un accord parental vérifié, un accord distinct pour le partage et des limites de conservation ; la règle révisée s'applique depuis le 22 avril 2026.",
  "Decide the minimum age, and how a parent proves consent, before the first sign-up.":
    "Fixe l'âge minimal, et comment un parent prouve son accord, avant la première inscription.",
  "US FTC, amended COPPA rule": "US FTC, règle COPPA révisée",
  "US schools may share pupil records only under a school-official agreement.":
    "Les écoles américaines ne partagent les dossiers d'élèves que sous accord de school official.",
  "Ask one school for the data agreement it signs with its present vendors.":
    "Demande à une école l'accord de données qu'elle signe avec ses fournisseurs actuels.",
  "US Department of Education": "US Department of Education",
  "India's DPDP Act": "Loi indienne DPDP",
  "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.":
    "Les règles ont été publiées en novembre 2025, les obligations complètes arrivent vers mai 2027 : consentement, avis de violation sous 72 heures, accord parental vérifiable pour les moins de 18 ans.",
  "Plan age and consent screens now; they change the sign-up.":
    "Prévois dès maintenant les écrans d'âge et de consentement ; ils changent l'inscription.",
  "India DPDP Rules": "Règles DPDP de l'Inde",
  "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.":
    "La garde, l'échange ou l'émission de crypto-actifs dans l'UE exige un agrément, avec des fonds propres dès 50 000 € ; la transition a pris fin au plus tard le 1er juillet 2026.",
  "Ask a specialized lawyer whether you need your own authorization or can work under a partner's.":
    "Demande à un avocat spécialisé s'il te faut ton propre agrément ou si celui d'un partenaire suffit.",
  "Regulation (EU) 2023/1114": "Règlement (UE) 2023/1114",
  "Payments and money laundering rules": "Règles de paiement et anti-blanchiment",
  "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.":
    "Détenir ou déplacer l'argent d'autrui, prêter ou assurer exige une licence ou un partenaire agréé, et des contrôles d'identité.",
  "Find a licensed partner who takes the regulated step, and get their terms in writing.":
    "Trouve un partenaire agréé pour l'étape réglementée, et obtiens ses conditions par écrit.",
  "PSD2 and national regulators": "DSP2 et régulateurs nationaux",
  "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.":
    "Les données de carte amènent des audits ; des champs de paiement hébergés en laissent presque tout au prestataire.",
  "Use the provider's hosted checkout and never let a card number touch your server.":
    "Utilise la caisse hébergée du prestataire et ne laisse jamais un numéro de carte toucher ton serveur.",
  "PCI Security Standards Council, PCI DSS 4.0.1": "PCI Security Standards Council, PCI DSS 4.0.1",
  "EU green-claims rules": "Règles européennes sur les allégations vertes",
  'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.':
    "Dès le 27 septembre 2026, les allégations génériques comme « vert » ou « neutre en carbone » envers les consommateurs de l'UE sont interdites sans preuve, et les labels exigent une certification.",
  "Rewrite each environmental claim as a measured one with its proof.":
    "Réécris chaque allégation environnementale en une mesure, avec sa preuve.",
  "Directive (EU) 2024/825": "Directive (UE) 2024/825",
  "Cold contact rules": "Règles de la prospection à froid",
  "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.":
    "Appels, messages et e-mails à froid exigent un accord ou un droit de refus selon le pays ; les appels enregistrés ou automatiques doivent le dire.",
  "Check the rule of your first country for businesses and for consumers separately.":
    "Vérifie la règle de ton premier pays, séparément pour les entreprises et les consommateurs.",
  "ePrivacy rules and US TCPA": "Règles ePrivacy et TCPA américain",
  "Contractor status": "Statut des indépendants",
  "People who work through a platform may count as its employees.":
    "Ceux qui travaillent par une plateforme peuvent compter comme ses salariés.",
  "Compare your control over their hours and prices with the local test.":
    "Compare ton contrôle sur leurs heures et leurs prix au critère local.",
  "national labor law": "droit du travail national",
  "$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share.":
    "5–29 $ par mois ou 19–99 $ une fois ; sous 10 $, le fixe de la carte prend une part visible.",
  "Everything rests on one person: support, sales and product compete for the same hours.":
    "Tout repose sur une personne : support, vente et produit se disputent les mêmes heures.",
  "0.1–1% of volume, or a monthly fee for custody and reporting.":
    "0,1–1 % du volume, ou un forfait mensuel pour la garde et les rapports.",
  "License and custody duties come before the first customer.":
    "Licence et obligations de garde viennent avant le premier client.",
  "$7–20 a month for learners, or a yearly price per pupil for schools.":
    "7–20 $ par mois pour les apprenants, ou un prix annuel par élève pour les écoles.",
  "Learners leave when the exam is passed, and schools buy once a year.":
    "Les apprenants partent une fois l'examen réussi, et les écoles achètent une fois l'an.",
  "the built-in phone apps": "les applications intégrées au téléphone",
  "the top three results in the app store for your main keyword":
    "les trois premiers résultats de la boutique pour ton mot-clé principal",
  "Store subscriptions, of which the store keeps 15–30%.":
    "Des abonnements de boutique, dont la boutique garde 15–30 %.",
  "Most installs are gone within a month, before they paid.":
    "La plupart des installations ont disparu en un mois, avant de payer.",
  "the incumbent of your buyer's own trade": "l'acteur installé du métier de ton acheteur",
  "$10–100 per seat or $50–500 per site a month.": "10–100 $ par poste ou 50–500 $ par site et par mois.",
  "A long sale to a buyer who already has something that half works.":
    "Une vente longue à un acheteur qui a déjà quelque chose qui marche à moitié.",
  "Content $10–20 a month, care $39–300 a month.": "Contenu 10–20 $ par mois, soin 39–300 $ par mois.",
  "Claims need evidence, health data needs special care, and habits fade after the first weeks.":
    "Les promesses exigent des preuves, les données de santé un soin particulier, et les habitudes s'éteignent après les premières semaines.",
  "€50–500 a month for small firms, custom for large ones.":
    "50–500 € par mois pour les petites entreprises, sur mesure pour les grandes.",
  "The buyer is the person with the budget, who needs a money case, not a climate case.":
    "L'acheteur est celui qui a le budget ; il lui faut un argument d'argent, pas de climat.",
  "A seat price plus usage, or a price per finished task.":
    "Un prix par poste plus l'usage, ou un prix par tâche achevée.",
  "Model costs grow with use, and the model's vendor can ship the same feature.":
    "Les coûts du modèle croissent avec l'usage, et son fournisseur peut sortir la même fonction.",
  "Interviews about past behavior": "Entretiens sur le comportement passé",
  "{buyer} have this problem often enough to act on it": "« {buyer} » ont ce problème assez souvent pour agir",
  "{buyer} act on the problem": "« {buyer} » agissent face au problème",
  "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.":
    "Demande à {sample} inconnus parmi « {buyer} » ce qu'ils ont fait la dernière fois et ce que cela leur a coûté. Ne mentionne pas ton produit.",
  "strangers who raise the problem unprompted and already spend time or money on it":
    "inconnus qui soulèvent le problème d'eux-mêmes et y mettent déjà du temps ou de l'argent",
  strangers: "inconnus",
  "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.":
    "Arrête ou change l'idée si moins de {passes} sur {sample} soulèvent le problème d'eux-mêmes et y mettent déjà du temps ou de l'argent.",
  "If it is wrong, there is nothing to sell.": "Si elle est fausse, il n'y a rien à vendre.",
  "One narrow list": "Une liste étroite",
  "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.":
    "Écris les noms de {sample} personnes ou entreprises de même métier, lieu et taille, et contacte-les toutes.",
  "named prospects who agree to a call": "prospects nommés qui acceptent un appel",
  "named prospects": "prospects nommés",
  "Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call.":
    "Arrête ou change l'idée si moins de {passes} prospects nommés sur {sample} acceptent un appel.",
  "If it is wrong, no message and no channel will fit.": "Si elle est fausse, aucun message ni canal ne conviendra.",
  "Pre-sale": "Prévente",
  "{buyer} will pay {price} for it, not only praise it": "« {buyer} » paieront {price}, au lieu de seulement applaudir",
  "{buyer} pay {price}": "« {buyer} » paient {price}",
  "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.":
    "Propose-le à {sample} acheteurs sérieux parmi « {buyer} » à {price}, avec un acompte remboursable ou en pilote payant. Compte l'argent, pas les compliments.",
  "qualified buyers who pay": "acheteurs sérieux qui paient",
  "qualified buyers": "acheteurs sérieux",
  "Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay.":
    "Arrête ou change l'idée si moins de {passes} acheteurs sérieux sur {sample} paient.",
  "If it is wrong, interest never becomes revenue.": "Si elle est fausse, l'intérêt ne devient jamais un revenu.",
  "One channel, by hand": "Un canal, à la main",
  "you can reach {buyer} for less than they are worth": "tu peux atteindre « {buyer} » pour moins qu'ils ne valent",
  "{buyer} cost less to win than they bring": "gagner « {buyer} » coûte moins qu'ils ne rapportent",
  "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.":
    "Travaille un seul canal, {channel} : contacte {sample} « {buyer} » et note heures et argent par réponse et par vente.",
  "contacts who become paying customers": "contacts qui deviennent des clients payants",
  contacts: "contacts",
  "Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers.":
    "Arrête ou change de canal si moins de {passes} contacts sur {sample} deviennent des clients payants.",
  "If it is wrong, each new customer costs more than it brings.":
    "Si elle est fausse, chaque nouveau client coûte plus qu'il ne rapporte.",
  "A cohort": "Une cohorte",
  "{buyer} still use it, and pay for it, after the novelty is gone":
    "« {buyer} » l'utilisent et le paient encore, une fois la nouveauté passée",
  "{buyer} stay": "« {buyer} » restent",
  "Follow {sample} active users of one start week for four weeks, without reminding them by hand.":
    "Suis {sample} utilisateurs actifs d'une même semaine de départ pendant quatre semaines, sans les relancer à la main.",
  "active users who still do the core action in week 4": "utilisateurs actifs qui font encore l'essentiel en semaine 4",
  "active users": "utilisateurs actifs",
  "Stop or change the idea if fewer than {passes} of {sample} still use it in week 4.":
    "Arrête ou change l'idée si moins de {passes} sur {sample} l'utilisent encore en semaine 4.",
  "If it is wrong, every sale has to be made again.": "Si elle est fausse, chaque vente est à refaire.",
  "Concierge run": "Essai à la main",
  "it can be done well enough for {buyer} to pay for it": "on peut le faire assez bien pour que « {buyer} » paient",
  "it works well enough for {buyer}": "cela marche assez bien pour « {buyer} »",
  "Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result.":
    "Traite {sample} cas réels pour « {buyer} » à la main, en coulisses, et laisse-les juger le résultat.",
  "real cases the customer accepts": "cas réels que le client accepte",
  "real cases": "cas réels",
  "Stop or change the idea if fewer than {passes} of {sample} real cases are accepted.":
    "Arrête ou change l'idée si moins de {passes} cas réels sur {sample} sont acceptés.",
  "If it is wrong, the promise cannot be kept at any price.":
    "Si elle est fausse, la promesse ne peut être tenue à aucun prix.",
  "Metered run": "Essai mesuré",
  "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.":
    "Livre {sample} unités réelles et note tous leurs coûts : hébergement, appels au modèle, matières, livraison, minutes de support.",
  units: "unités",
  "If it is wrong, growth makes the loss larger.": "Si elle est fausse, la croissance agrandit la perte.",
  "Written opinion": "Avis écrit",
  "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.":
    "Mets l'usage prévu sur une page et obtiens une réponse écrite d'un avocat spécialisé et de {sample} partenaires agréés.",
  "licensed partners who confirm in writing that they would carry the regulated step":
    "partenaires agréés qui confirment par écrit qu'ils porteraient l'étape réglementée",
  "licensed partners": "partenaires agréés",
  "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.":
    "Arrête ou change l'idée si moins de {passes} partenaires agréés sur {sample} confirment par écrit qu'ils porteraient l'étape réglementée.",
  "If it is wrong, you may not open at all.": "Si elle est fausse, tu n'as pas le droit d'ouvrir.",
  "Terms check": "Lecture des conditions",
  "{platform} will keep letting you do this": "{platform} continuera de te laisser faire",
  "{platform} lets you": "{platform} te laisse faire",
  "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.":
    "Lis dans les conditions de {platform} la clause qui te ferait disparaître, et écris le plan sans elle. Montre les deux à {sample} développeurs qui s'y appuient.",
  "developers who see no clause that forbids it": "développeurs qui ne voient aucune clause qui l'interdise",
  developers: "développeurs",
  "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.":
    "Arrête ou change l'idée si moins de {passes} développeurs sur {sample} ne voient aucune clause qui l'interdise.",
  "If it is wrong, somebody else decides whether you exist.":
    "Si elle est fausse, quelqu'un d'autre décide si tu existes.",
  "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.":
    "Suis {sample} de ceux qui paient pendant quatre semaines, sans les relancer à la main, et compte qui l'utilise encore.",
  "paying customers who still use it in week 4": "clients payants qui l'utilisent encore en semaine 4",
  "China's PIPL": "PIPL chinoise",
  "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.":
    "Les données personnelles en Chine exigent un consentement et, à partir d'un certain volume, un stockage sur place ; une IA qui écrit pour le public est déclarée et signalée.",
  "Write down which personal data leaves the country, and why it has to.":
    "Écris quelles données personnelles quittent le pays, et pourquoi.",
  "PIPL and the generative AI measures of China": "PIPL et mesures chinoises sur l'IA générative",
  "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.":
    "Les grands acheteurs demandent une attestation de sécurité : la première année coûte 20 000–60 000 $, et sa fenêtre dure de 3 à 12 mois.",
  "Ask one large buyer which proof they need, before you start the clock.":
    "Demande à un grand acheteur quelle preuve il lui faut, avant de lancer le compteur.",
  "European Accessibility Act": "Acte européen sur l'accessibilité",
  "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.":
    "Depuis le 28 juin 2025, boutiques en ligne, banque et transport de voyageurs pour les consommateurs de l'UE doivent être utilisables avec un handicap.",
  "Go through the order with a keyboard and a screen reader, and note what fails.":
    "Passe une commande au clavier et au lecteur d'écran, et note ce qui échoue.",
  "Directive (EU) 2019/882": "Directive (UE) 2019/882",
  "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.":
    "Les entreprises de plus de 1 Md$ de revenu actives en Californie déclarent les scopes 1 et 2 pour la première fois le 10 août 2026, le scope 3 en 2027 : une raison d'agir pour tes acheteurs.",
  "Ask which of your buyers supply a company that has to report.":
    "Demande lesquels de tes acheteurs fournissent une entreprise tenue de déclarer.",
};
