import type { Catalogue } from "../catalogue.ts";

export const judging: Catalogue = {
  "The market is named top-down; a share of a large number is not a plan.":
    "Le marché est nommé d'en haut ; une part d'un grand nombre n'est pas un plan.",
  "You count {0} reachable customers, without a price to multiply.":
    "Tu comptes {0} clients atteignables, sans prix à multiplier.",
  "{0} reachable customers at your price make {1} a year, on a count you have yet to verify.":
    "{0} clients atteignables à ton prix font {1} par an, d'après un décompte qui reste à vérifier.",
  "No competition usually means no search was made, or nobody buys.":
    "Aucune concurrence veut dire le plus souvent qu'on n'a pas cherché, ou que personne n'achète.",
  "You say what differs: {0}.": "Tu dis ce qui diffère : {0}.",
  "You know what they do today: {0}.": "Tu sais ce qu'ils font aujourd'hui : {0}.",
  "You name {0} and what they do today ({1}); why a buyer would switch is open.":
    "Tu nommes {0} et ce qu'ils font aujourd'hui ({1}) ; pourquoi un acheteur changerait reste ouvert.",
  "You name {0}; why a buyer would switch is open.": "Tu nommes {0} ; pourquoi un acheteur changerait reste ouvert.",
  "You name a take rate, and no average order to apply it to.":
    "Tu nommes une commission, mais pas la commande moyenne à laquelle elle s'applique.",
  "Each customer loses money: the gross margin is {0}.":
    "Chaque client fait perdre de l'argent : la marge brute est de {0}.",
  "The commission per order can be computed.": "La commission par commande peut se calculer.",
  "The price is {0} a month.": "Le prix est de {0} par mois.",
  "The price is {0} a sale.": "Le prix est de {0} par vente.",
  "The cost to serve is missing.": "Il manque le coût du service.",
  "A customer pays {0} a month on average.": "Un client paie en moyenne {0} par mois.",
  "Your costs do not say yet what one sale costs.": "Vos coûts ne disent pas encore ce que coûte une vente.",
  "You sell already: money, not words.": "Vous vendez déjà : de l'argent, pas des mots.",
  "What a customer costs to win is missing.": "Il manque ce que coûte un client à gagner.",
  "A customer pays back in {0}.": "Un client est amorti en {0}.",
  "Winning a customer costs {0} by your figure.": "Gagner un client coûte {0} d'après ton chiffre.",
  "You name {0}, without a cost per customer.": "Tu nommes {0}, sans coût par client.",
  "You put a size on it: {0}.": "Tu en donnes la taille : {0}.",
  "You spoke to {0} people, without saying how many confirmed it.":
    "Tu as parlé à {0} personnes, sans dire combien l'ont confirmé.",
  "You describe it ({0}), and {1} pay to be rid of it.": "Tu le décris ({0}), et {1} paient pour s'en débarrasser.",
  "You describe it ({0}) but show no one who acts on it.": "Tu le décris ({0}), mais tu ne montres personne qui agit.",
  "{0} of the {1} you asked went on to pay, at least {2} after allowing for the small sample.":
    "{0} des {1} personnes interrogées ont fini par payer, au moins {2} en tenant compte du petit échantillon.",
  "{0} of {1} people you asked confirmed it, at least {2} after allowing for the small sample.":
    "{0} personnes sur {1} interrogées l'ont confirmé, au moins {2} en tenant compte du petit échantillon.",
  "The customer is everyone, which gives no first list to work through.":
    "Le client est tout le monde, ce qui ne donne aucune première liste à travailler.",
  "{0} can be listed by name.": "{0} peuvent être listés par leur nom.",
  "One order has been placed and paid.": "Une commande a été passée et payée.",
  "One pilot costs the other side time, which is more than words.":
    "Un pilote coûte du temps à l'autre partie, c'est plus que des mots.",
  "One person signed up or uses it without paying.": "Une personne s'est inscrite ou l'utilise sans payer.",
  "One person on a list gave an address, not money.":
    "Une personne sur une liste a donné une adresse, pas de l'argent.",
  "One person said it matters; nobody has committed anything yet.":
    "Une personne a dit que ça compte ; personne ne s'est encore engagé.",
  "{0} orders have been placed and paid.": "{0} commandes ont été passées et payées.",
  "{0} pilots cost the other side time, which is more than words.":
    "{0} pilotes coûtent du temps à l'autre partie, c'est plus que des mots.",
  "{0} people signed up or use it without paying.": "{0} personnes se sont inscrites ou l'utilisent sans payer.",
  "{0} people on a list gave an address, not money.":
    "{0} personnes sur une liste ont donné une adresse, pas d'argent.",
  "{0} people said it matters; nobody has committed anything yet.":
    "{0} personnes ont dit que cela compte ; personne ne s'est encore engagé.",
  "{0} of revenue is money people already pay.": "{0} de revenus, c'est de l'argent déjà payé.",
  "1 paying customer: money, not words.": "1 client payant : de l'argent, pas des mots.",
  "{0} paying customers: money, not words.": "{0} clients payants : de l'argent, pas des mots.",
  "{0} paying customers of {1} asked, {2} ({3} to {4} allowing for the small sample).":
    "{0} clients payants sur {1} interrogés, {2} (de {3} à {4} vu le petit échantillon).",
  "{0} paying customers of {1} who signed up or tried it, {2} ({3} to {4} allowing for the small sample).":
    "{0} clients payants sur {1} inscrits ou ayant essayé, {2} (de {3} à {4} vu le petit échantillon).",
  "You bring {0}.": "Tu apportes : {0}.",
  "You bring experience of {0}.": "Tu apportes de l'expérience : {0}.",
  "Something changed: {0}.": "Quelque chose a changé : {0}.",
  "{0} may ask for a license, and you say nothing about it.": "{0} peut exiger une licence, et tu n'en dis rien.",
  "A first version exists.": "Une première version existe.",
  "It is in use.": "C'est utilisé.",
  "People pay for it already.": "Des gens paient déjà pour cela.",
  "Problem acuteness": "Acuité du problème",
  "Customer specificity": "Précision du client",
  "Evidence of demand": "Preuves de la demande",
  "Bottom-up market": "Marché compté d'en bas",
  "Alternatives and difference": "Alternatives et différence",
  "Business model and unit economics": "Modèle économique et économie unitaire",
  Distribution: "Distribution",
  "Founder fit": "Adéquation du fondateur",
  "Why now": "Pourquoi maintenant",
  "Feasibility and regulation": "Faisabilité et réglementation",
  "A figure in your text cannot be true.": "Un chiffre de ton texte ne peut pas être vrai.",
  "By your own figures each customer costs more than they pay.":
    "D'après tes propres chiffres, chaque client coûte plus qu'il ne paie.",
  "A license may be needed and nothing is said about it.": "Une licence est peut-être nécessaire et rien n'en est dit.",
  "No payment, deposit, pilot or signature is named.": "Aucun paiement, acompte, pilote ni signature n'est nommé.",
  "A product for everyone has no first customer.": "Un produit pour tous n'a pas de premier client.",
  "A test whose bar you fixed beforehand failed.": "Un test dont tu avais fixé la barre à l’avance a échoué.",
  "Not rated: too little is known about the venture yet.": "Pas de note : on sait encore trop peu du projet.",
  "It stays at the cap of {0}. {1}": "Cela reste au plafond de {0}. {1}",
  "{0}: now {1}. {2}": "{0} : maintenant {1}. {2}",
  "{0}: from {1} to {2}. {3}": "{0} : de {1} à {2}. {3}",
  "Your locked test passed: {0}.": "Ton test verrouillé est réussi : {0}.",
  "Your locked test failed: {0}.": "Ton test verrouillé a échoué : {0}.",
  "No channel to customers is named.": "Aucun canal vers les clients n'est nommé.",
  "Nothing shows yet that paying customers stay.": "Rien ne montre encore que les clients payants restent.",
  "Two of your figures contradict each other.": "Deux de tes chiffres se contredisent.",
  "Even {0} of {1} leaves the true rate anywhere from {2} to {3} (95% Wilson interval).":
    "Même {0} sur {1} laisse le vrai taux n'importe où entre {2} et {3} (intervalle de Wilson à 95 %).",
  "Nothing said about it yet.": "Rien n'en est dit pour l'instant.",
  "Selling prescription medicine without a prescription is illegal and can kill people.":
    "Vendre des médicaments sans ordonnance est illégal et peut tuer.",
  "A service that brings patients to a licensed prescriber and pharmacy.":
    "Un service qui conduit les patients vers un prescripteur et une pharmacie agréés.",
  "Trading illegal drugs harms people and is a crime.":
    "Le commerce de drogues illégales nuit aux gens et est un délit.",
  "Harm-reduction or addiction-care tools run with licensed providers.":
    "Des outils de réduction des risques ou de soin des addictions avec des acteurs agréés.",
  "It sells forgeries of somebody else's work or documents.":
    "Cela vend des contrefaçons du travail ou des documents d'autrui.",
  "Resale of authenticated second-hand goods, or a check that tells real from forged.":
    "La revente d'occasions authentifiées, ou un contrôle qui distingue le vrai du faux.",
  "It takes money or access from people by deceiving them.":
    "Cela prend de l'argent ou des accès aux gens en les trompant.",
  "Training or detection that protects people against the same scheme.":
    "Une formation ou une détection qui protège contre cette même arnaque.",
  "It uses data or access that the people concerned never agreed to.":
    "Cela utilise des données ou des accès que les personnes concernées n'ont jamais accordés.",
  "A service that warns people when their own data has leaked.":
    "Un service qui prévient les gens quand leurs propres données ont fuité.",
  "It puts weapons past the checks that keep them from harm.":
    "Cela fait passer des armes à côté des contrôles qui évitent le pire.",
  "Safe-storage or training products sold through licensed dealers.":
    "Des produits de rangement sûr ou de formation vendus par des revendeurs agréés.",
  "It makes sexual images of people who did not agree to them.":
    "Cela fabrique des images sexuelles de personnes qui n'ont pas consenti.",
  "A service that finds such images and has them taken down.": "Un service qui trouve ces images et les fait retirer.",
  "Money that comes from recruiting the next payer ends with the last ones losing it.":
    "L'argent qui vient du recrutement du payeur suivant finit perdu par les derniers.",
  "A referral bonus paid out of real product sales.": "Une prime de parrainage payée sur de vraies ventes.",
  "Gambling offered to minors is illegal nearly everywhere and harms them.":
    "Le jeu d'argent proposé à des mineurs est illégal presque partout et leur nuit.",
  "A game of skill without stakes, or a licensed service with strict age checks.":
    "Un jeu d'adresse sans mise, ou un service agréé avec contrôle strict de l'âge.",
  "Bought or invented reviews deceive buyers and break consumer law.":
    "Les avis achetés ou inventés trompent l'acheteur et violent le droit de la consommation.",
  "Asking real customers for a review at the right moment.": "Demander un avis à de vrais clients au bon moment.",
  "It sells deception of a school or of another person.": "Cela vend la tromperie d'une école ou d'une autre personne.",
  "A tutor that teaches and shows how the answer is found.":
    "Un tuteur qui enseigne et montre comment on trouve la réponse.",
  "The cost to serve one customer is not measured.": "Le coût de service d'un client n'est pas mesuré.",
  "They pay today's price; a higher one is untested.":
    "Ils paient le prix d'aujourd'hui ; un prix plus haut n'est pas testé.",
  "Few people have paid so far.": "Peu de gens ont payé jusqu'ici.",
  "The pilots have not been turned into payments.": "Les pilotes n'ont pas encore été transformés en paiements.",
  "Nobody has paid yet, and intent is weak evidence.":
    "Personne n'a encore payé, et l'intention est une preuve faible.",
  "You name no payment so far.": "Tu ne nommes aucun paiement jusqu'ici.",
  "No interview or past behavior is named that shows how much the problem hurts.":
    "Aucun entretien ni comportement passé ne montre combien le problème fait mal.",
  "{0} talks are few to rest it on.": "{0} entretiens, c'est peu pour s'y appuyer.",
  "{0} may require a license, and nothing is said about it.": "{0} peut exiger une licence, et rien n'en est dit.",
  "Who buys first waits for your answer.": "Qui achète en premier attend ta réponse.",
  "Who buys first is not said.": "Il n'est pas dit qui achète en premier.",
  "The cost of winning a customer rests on few sales.": "Le coût d'acquisition repose sur peu de ventes.",
  "What it costs to win a customer is unknown.": "On ne sait pas ce que coûte un client à gagner.",
  "You name nothing that shows whether they stay.": "Tu ne nommes rien qui montre s'ils restent.",
  "The churn figure rests on few customers and months.": "Le taux d'attrition repose sur peu de clients et de mois.",
  "Nothing has been built or done by hand yet.": "Rien n'a encore été construit ni fait à la main.",
  "It depends on {0}.": "Cela dépend de {0}.",
  "your price": "ton prix",
  "direct contact": "le contact direct",
  "the platform": "la plateforme",
  "Berkus method": "Méthode Berkus",
  "Scorecard method (Payne)": "Méthode du tableau de score (Payne)",
  "Risk factor summation": "Somme des facteurs de risque",
  "Twelve interviews with {buyer}, nine of which confirm the problem":
    "Douze entretiens avec « {buyer} », dont neuf confirment le problème",
  "It shows that strangers have the problem.": "Cela montre que des inconnus ont le problème.",
  "Three paying customers among {buyer}": "Trois clients payants parmi « {buyer} »",
  "Money is the only proof of willingness to pay.": "L'argent est la seule preuve du consentement à payer.",
  "A price, and what serving one customer costs you": "Un prix, et ce que te coûte le service d'un client",
  "It makes the margin a number.": "Cela fait de la marge un nombre.",
  "What serving one customer costs you": "Ce que te coûte le service d'un client",
  "How many {buyer} you can reach, from a register": "Combien de « {buyer} » tu peux atteindre, d'après un registre",
  "It replaces a guess about the market by a count.": "Cela remplace une supposition sur le marché par un décompte.",
  "One channel you have worked, with its cost per customer": "Un canal que tu as travaillé, avec son coût par client",
  "It shows that customers can be won for less than they bring.":
    "Cela montre qu'on gagne des clients pour moins qu'ils ne rapportent.",
  "Why a buyer would leave what they do today": "Pourquoi un acheteur quitterait ce qu'il fait aujourd'hui",
  "What buyers use today, and why they would switch":
    "Ce que les acheteurs utilisent aujourd'hui, et pourquoi ils changeraient",
  "A difference has to be named before it can be tested.": "Une différence doit être nommée avant d'être testée.",
  "One narrow group that buys first": "Un groupe étroit qui achète en premier",
  "A narrow group makes a list and a message possible.": "Un groupe étroit rend possibles la liste et le message.",
  "A written answer on the license question": "Une réponse écrite sur la question de la licence",
  "It removes the gate.": "Cela lève le plafond.",
  "Which figure is right: {label}": "Quel chiffre est le bon : {label}",
  "A contradiction caps the rating.": "Une contradiction plafonne la note.",
  "A corrected figure for {figure}": "Un chiffre corrigé pour {figure}",
  "An impossible figure caps the rating.": "Un chiffre impossible plafonne la note.",
  "If the churn was measured over one month, the true rate lies anywhere from {0} to {1}.":
    "Si l'attrition a été mesurée sur un mois, le vrai taux se situe quelque part entre {0} et {1}.",
  "You count {0} reachable customers; what they would bring a year does not follow from your price.":
    "Tu comptes {0} clients atteignables ; ce qu'ils rapporteraient par an ne découle pas de ton prix.",
  "What a customer may cost cannot be said before it is clear what one leaves you.":
    "On ne peut dire ce qu'un client peut coûter avant de savoir ce qu'il te laisse.",
  "You name {0}.": "Tu nommes {0}.",
};
