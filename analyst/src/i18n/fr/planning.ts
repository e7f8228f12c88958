import type { Catalogue } from "../catalogue.ts";

export const planning: Catalogue = {
  "You named it.": "Tu l'as nommé.",
  "In a two-sided market the scarce side is won by hand first.":
    "Dans un marché à deux faces, la face rare se gagne d'abord à la main.",
  "Without a price yet, channels that cost hours instead of money come first.":
    "Sans prix pour l'instant, les canaux qui coûtent des heures plutôt que de l'argent passent d'abord.",
  "At this yearly price paid ads can hardly pay back.":
    "À ce prix annuel, la publicité payante s'amortit difficilement.",
  "This yearly price carries content and e-mail, but hardly a salesperson.":
    "Ce prix annuel porte du contenu et de l'e-mail, mais guère un commercial.",
  "What a customer pays in a year leaves room for a personal sale.":
    "Ce qu’un client paie par an laisse de la place à une vente de vive voix.",
  "At this yearly price the founder sells.": "À ce prix annuel, c'est le fondateur qui vend.",
  "likely buyers of {0}": "acheteurs potentiels de {0}",
  "likely buyers": "acheteurs potentiels",
  "each reason is written down in their words": "chaque raison est notée avec leurs mots",
  "most would not miss it": "la plupart ne le regretteraient pas",
  "Ask the one who left as well.": "Interroge aussi celui qui est parti.",
  "Ask those who left as well.": "Interroge aussi ceux qui sont partis.",
  "Call the one who pays: what did they do before, and what would make them leave?":
    "Appelle celui qui paie : que faisait-il avant, et qu'est-ce qui le ferait partir ?",
  "Call {0} of those who pay: what did they do before, and what would make them leave?":
    "Appelle {0} de ceux qui paient : que faisaient-ils avant, et qu'est-ce qui les ferait partir ?",
  "Call all {0} who pay: what did they do before, and what would make them leave?":
    "Appelle les {0} qui paient : que faisaient-ils avant, et qu'est-ce qui les ferait partir ?",
  "Ask {some} of your {all} pilots for money, with a date":
    "Demande de l'argent, avec une date, à {some} de tes {all} pilotes",
  "Ask {some} of the {all} people on the waitlist for money, with a date":
    "Demande de l'argent, avec une date, à {some} des {all} personnes de la liste d'attente",
  "each has paid or said no with a reason": "chacun a payé ou dit non avec une raison",
  "none of them pays by the date": "aucun ne paie à la date",
  "Settle the weakest point": "Régler le point le plus faible",
  Evidence: "Preuves",
  "{0} pay, so the open question is another one: whether {1}.":
    "{0} paient, donc la question ouverte est une autre : si {1}.",
  "Find out whether {0} before you build more.": "Vérifie si {0} avant de construire davantage.",
  "{0} results are written down": "{0} résultats sont notés",
  "fewer than {0} of {1} pass the test": "moins de {0} sur {1} réussissent le test",
  "Do it by hand for three {0} and charge for it": "Fais-le à la main pour trois « {0} » et fais payer",
  "three strangers have paid or said no with a reason": "trois inconnus ont payé ou dit non avec une raison",
  "nobody outside your circle has paid": "personne hors de ton cercle n'a payé",
  "First payment": "Premier paiement",
  "Take money for the smallest version.": "Fais payer la plus petite version.",
  "Log hours and cost of every delivery": "Note les heures et le coût de chaque livraison",
  "the cost to serve one customer is a number": "le coût de service d'un client est un nombre",
  "Sell it again": "Vendre à nouveau",
  "Find out whether it sells without you being known.": "Vérifie si cela se vend sans que l'on te connaisse.",
  "20 answers are written down": "20 réponses sont notées",
  "Sell the same, unchanged, to the next 20 {0} nobody introduced you to":
    "Vends la même chose, sans rien changer, aux 20 « {0} » suivants que personne ne t'a présentés",
  "strangers pay as the first ones did": "des inconnus paient comme les premiers",
  "fewer than 3 of 20 buy": "moins de 3 sur 20 achètent",
  "Do the same channel again with 100 new contacts": "Refais le même canal avec 100 nouveaux contacts",
  "Work one channel only: {0}": "Travaille un seul canal : {0}",
  "the cost per paying customer is a number": "le coût par client payant est un nombre",
  "a customer costs more than twelve months of what it leaves":
    "un client coûte plus que douze mois de ce qu'il laisse",
  "Follow the newest customers for four weeks": "Suis les clients les plus récents pendant quatre semaines",
  "you know who still uses it and why": "tu sais qui l'utilise encore et pourquoi",
  "fewer than half are still there": "il en reste moins de la moitié",
  Repeat: "Répéter",
  "See whether the next customers come at a known cost, and stay.":
    "Vois si les clients suivants viennent à un coût connu, et restent.",
  Decision: "Décision",
  "Stop, change or go on, by the numbers above.": "Arrêter, changer ou continuer, d'après les chiffres ci-dessus.",
  "Lay the results beside the stop rules, with somebody who has no stake in it":
    "Pose les résultats à côté des règles d'arrêt, avec quelqu'un qui n'y gagne rien",
  "you would see it if it failed": "tu le verrais si cela échouait",
  "one word is written down, and the raise follows it": "un mot est écrit, et la levée le suit",
  "one word is written down: stop, change or go": "un mot est écrit : arrêter, changer ou continuer",
  "two of the three numbers (payment, cost to win, staying) missed their mark":
    "deux des trois chiffres (paiement, coût d'acquisition, fidélité) manquent leur cible",
  "What do you want to build, in one sentence?": "Que veux-tu construire, en une phrase ?",
  "Without it there is nothing to analyse.": "Sans cela, il n'y a rien à analyser.",
  "Who pays for it first: {0}, or somebody else?": "Qui paie en premier : {0}, ou quelqu'un d'autre ?",
  "Who pays for it? Say it as exactly as you can: who they are, and where.":
    "Qui paie pour cela ? Dis-le aussi précisément que possible : qui ils sont, et où.",
  "Everything else follows from it: whom you ask first, what they pay and how you reach them.":
    "Tout le reste en découle : qui interroger d'abord, ce que ces personnes paient et comment les atteindre.",
  "How many people who might pay have you asked, and how many of them already spend money or hours on the problem?":
    "Combien de personnes susceptibles de payer as-tu interrogées, et combien consacrent déjà de l'argent ou des heures au problème ?",
  "Money or hours that people spend already are the best proof that the problem is worth solving.":
    "L'argent ou les heures déjà dépensés sont la meilleure preuve que le problème mérite d'être résolu.",
  "What would one customer pay, and how often?": "Combien paierait un client, et à quel rythme ?",
  "It says how many customers it takes to earn the costs.":
    "Cela dit combien de clients il faut pour couvrir les coûts.",
  "What does it cost you to serve one customer, or to make one piece?":
    "Combien te coûte un client à servir, ou une pièce à fabriquer ?",
  "It says what is left of the price.": "Cela dit ce qu'il reste du prix.",
  "It shows whether people pay, or only like the idea.":
    "Cela montre si les gens paient, ou si l'idée leur plaît seulement.",
  "How many customers could you reach, and where does the count come from?":
    "Combien de clients pourrais-tu atteindre, et d'où vient ce chiffre ?",
  "It says how many there are to win at most.": "Cela dit combien il y en a à gagner au maximum.",
  "What does it cost, in money and hours, to win one customer?":
    "Que coûte un nouveau client, en argent et en heures ?",
  "It says whether a customer brings more than winning one costs.":
    "Cela dit si un client rapporte plus qu'il ne coûte à gagner.",
  "It says how long customers go on paying.": "Cela dit combien de temps les clients continuent de payer.",
  "What do people do about it today, and what would make them switch?":
    "Comment les gens font-ils aujourd'hui, et qu'est-ce qui les ferait changer ?",
  "It is what they would have to give up for your solution.": "C'est ce qu'ils devraient abandonner pour ta solution.",
  "How do you reach the first ten customers?": "Comment atteins-tu les dix premiers clients ?",
  "How many {buyer} have you asked about it, and how many had already spent time or money on it?":
    "À combien de « {buyer} » l'as-tu demandé, et combien y avaient déjà mis du temps ou de l'argent ?",
  "What will one customer among {buyer} pay, and how often?": "Que paiera un de « {buyer} », et à quel rythme ?",
  "What is the average order, and how many orders does one customer place a month?":
    "Quelle est la commande moyenne, et combien un client en passe-t-il par mois ?",
  "It blocks the revenue per customer.": "Sans cela, pas de revenu par client.",
  "What does it cost you to serve one customer among {buyer} for a month?":
    "Combien te coûte le service d'un de « {buyer} » pendant un mois ?",
  "Has anyone paid yet? How many, and for how long?": "Quelqu'un a-t-il déjà payé ? Combien, et depuis quand ?",
  "How many {buyer} could you reach with this product, and where does the count come from?":
    "Combien de « {buyer} » pourrais-tu atteindre avec ce produit, et d'où vient ce décompte ?",
  "What does it cost, in money and hours, to win one customer among {buyer}?":
    "Que coûte, en argent et en heures, de gagner un de « {buyer} » ?",
  "Of the customers of three months ago, how many still pay?":
    "Des clients d'il y a trois mois, combien paient encore ?",
  "What do {buyer} do about it today, and what would make them switch?":
    "Que font « {buyer} » aujourd'hui, et qu'est-ce qui les ferait changer ?",
  "In which country do you start?": "Dans quel pays commences-tu ?",
  "It decides which rules apply.": "Cela décide des règles qui s'appliquent.",
  "How much do you spend a month in all, your own living included?":
    "Combien dépenses-tu par mois en tout, ta propre vie comprise ?",
  "With your cash it gives the runway.": "Avec ta trésorerie, cela donne les mois devant toi.",
  "How much cash do you have, and how much do you spend a month?":
    "Combien de trésorerie as-tu, et combien dépenses-tu par mois ?",
  "It blocks the runway and the size of the tests.": "Sans cela, ni mois de trésorerie ni taille des tests.",
  "How many hours a week can you put in?": "Combien d'heures par semaine peux-tu y mettre ?",
  "It bounds the plan.": "Cela borne le plan.",
  "Two values for one thing cannot both hold: {0}.":
    "Deux valeurs pour une même chose ne peuvent être vraies toutes les deux : {0}.",
  "You wrote {0}. What is the right figure?": "Tu as écrit {0}. Quel est le bon chiffre ?",
  "Week {0}": "Semaine {0}",
  "Weeks {0}–{1}": "Semaines {0}–{1}",
  "Asking friends whether they like it": "Demander à des amis si cela leur plaît",
  "Writing to investors before phase 1 has a result": "Écrire aux investisseurs avant que la phase 1 ait un résultat",
  "Working more than one channel at a time": "Travailler plus d'un canal à la fois",
  "What changed lately that makes it possible or urgent now?":
    "Qu'est-ce qui a changé récemment et le rend possible ou urgent maintenant ?",
  "It decides whether the timing helps you.": "Cela décide si le moment t'aide.",
  "Through which channel do you reach {buyer} first?": "Par quel canal atteins-tu d'abord « {buyer} » ?",
  "It blocks the distribution score.": "Sans cela, pas de note de distribution.",
  "Where does the count of {count} come from?": "D'où vient le décompte de {count} ?",
  "Until it is checked, the market size rests on your word.":
    "Tant qu'il n'est pas vérifié, la taille du marché repose sur ta parole.",
  "Over how many months was the churn of {churn} measured?":
    "Sur combien de mois l'attrition de {churn} a-t-elle été mesurée ?",
  "It decides how far the lifetime value can be trusted.": "Cela décide de la confiance à accorder à la valeur vie.",
  "Who else works on it, and who does what?": "Qui d'autre y travaille, et qui fait quoi ?",
  "It blocks the founder score.": "Sans cela, pas de note des fondateurs.",
  "It decides how much one loss would hurt.": "Cela décide combien une perte ferait mal.",
  "You wrote {0}: do you mean the French billion, or the English one, which is smaller?":
    "Vous avez écrit {0} : s'agit-il du billion français ou du billion anglais, plus petit ?",
  "It is read as the French one until you say.": "Il est lu comme le billion français tant que vous ne dites rien.",
  it: "cela",
  "one group wants {offer} more than the others do": "un groupe veut {offer} plus que les autres",
  "one group wants it most": "un groupe le veut plus que les autres",
  "serving one customer costs less than {price}": "le service d'un client coûte moins de {price}",
  "serving one costs less than {price}": "en servir un coûte moins de {price}",
  "units that cost less than the price": "unités qui coûtent moins que le prix",
  "Stop or change the price if fewer than {passes} of {sample} units cost less than the price.":
    "Arrête ou change le prix si moins de {passes} unités sur {sample} coûtent moins que le prix.",
  "you may offer this without a license of your own, or under a partner's":
    "tu peux proposer cela sans licence à toi, ou sous celle d'un partenaire",
  "you may offer it": "tu peux le proposer",
  buyers: "acheteurs",
  "it costs more than the price and cannot be brought down": "cela coûte plus que le prix et ne peut pas baisser",
};
