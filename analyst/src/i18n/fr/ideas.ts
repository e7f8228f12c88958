import type { Catalogue } from "../catalogue.ts";

export const ideas: Catalogue = {
  "work of one's own hands": "le travail de ses mains",
  blockchain: "blockchain",
  teaching: "enseignement",
  "mobile apps": "applications mobiles",
  software: "logiciel",
  "health coaching": "coaching santé",
  "sustainable materials": "matériaux durables",
  "AI automation": "automatisation par l’IA",
  "You can: {0}.": "Tu sais faire : {0}.",
  "You care about: {0}.": "Ce qui te tient à cœur : {0}.",
  "The industry you named: {0}.": "Le secteur que tu as cité : {0}.",
  "It asks for {0}: yours, or that of somebody who joins you.":
    "Il y faut : {0}, de toi ou de quelqu’un qui te rejoint.",
  "It fits if you have at least {0} hours a week for it (our estimate).":
    "Cela convient si tu as au moins {0} heures par semaine (notre estimation).",
  "It takes at least {0} hours a week (our estimate); you have {1}.":
    "Il faut au moins {0} heures par semaine (notre estimation) ; tu en as {1}.",
  "It can be sold before anything is spent.": "Cela peut se vendre avant de dépenser quoi que ce soit.",
  "It fits if you have some money to put at risk before the first sale.":
    "Cela convient si tu as un peu d’argent à risquer avant la première vente.",
  "It puts part of your budget of {0} at risk before the first sale.":
    "Cela met en jeu une partie de ton budget de {0} avant la première vente.",
  "{skill}, done for people in {interest}": "{skill}, en prestation pour les gens du domaine « {interest} »",
  "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.":
    "Vends {skill} comme prestation au périmètre fixe à ceux qui travaillent dans ce domaine : {interest}. Fais le travail à la main et note ce qui se répète : cette liste, un produit pourra la prendre en charge plus tard.",
  "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.":
    "Propose ce périmètre, avec un prix, à dix personnes qui ne te connaissent pas, et demande l’argent avant le travail.",
  "If none of ten pays for the work done by hand, a tool for it will not be paid for either.":
    "Si aucun des dix ne paie le travail fait à la main, personne ne paiera un outil non plus.",
  "A small tool for {interest}, built on {skill}": "Un petit outil pour {interest}, fondé sur {skill}",
  "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.":
    "Prends une tâche que l’on fait chaque semaine dans un tableur ({interest}) et construis un outil pour elle seule, appuyé sur {skill}. Un écran, une fonction, un paiement mensuel.",
  "Watch five people do the task, then pre-sell the tool to them before it exists.":
    "Observe cinq personnes faire la tâche, puis prévends-leur l’outil avant qu’il n’existe.",
  "If they do the task less than once a week, the month is the wrong thing to sell.":
    "Si la tâche revient moins d’une fois par semaine, un abonnement mensuel n’est pas la bonne offre.",
  "{skill} for people in {interest}, taught in four weeks":
    "{skill} en quatre semaines, pour les gens du domaine « {interest} »",
  "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.":
    "Enseigne {skill} en direct à un premier petit groupe ({interest}), avec un résultat à montrer à la fin. Note leurs questions ; ne vends l’enregistrement qu’après le groupe.",
  "Sell seats of a first group with a date, before a lesson is written.":
    "Vends des places pour un premier groupe daté, avant d’écrire la moindre leçon.",
  "If people save the page and do not book a seat, they want to have learned it, not to learn it.":
    "S’ils gardent la page sans réserver, ils veulent l’avoir appris, pas l’apprendre.",
  "Automating the dull hours of {interest}": "Automatiser les heures fastidieuses de {interest}",
  "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.":
    "Trouve ce qui se recopie d’un logiciel à l’autre ({interest}) et automatise-le avec {skill}. Facture les heures gagnées, avec une maintenance mensuelle.",
  "Ask six people for the task they would hand over tomorrow, and do it once by hand for pay.":
    "Demande à six personnes quelle tâche elles confieraient demain, et fais-la une fois à la main, contre paiement.",
  "If every one of them names another task, you have found a consultancy and not a product.":
    "Si chacun cite une tâche différente, tu as trouvé un cabinet de conseil, pas un produit.",
  "Who is good at what in {interest}": "Qui est bon en quoi : {interest}",
  "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.":
    "Tiens la liste que les gens du domaine ({interest}) se demandent entre eux, et vérifie chaque entrée avec un œil de {skill}. Mets d’abord en relation à la main ; fais payer le côté qui gagne un client.",
  "Make five introductions by hand and ask the side that gains to pay for the next one.":
    "Fais cinq mises en relation à la main, et demande au côté gagnant de payer la suivante.",
  "If both sides go on without you after the first meeting, there is no second fee.":
    "Si les deux côtés continuent sans toi après la première rencontre, il n’y a pas de second paiement.",
  "A made thing for {interest}": "Un objet fabriqué pour {interest}",
  "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.":
    "Fabrique un produit pour ceux qui aiment {interest}, en petite série, avec {skill} comme différence. Prends d’abord les commandes, puis fabrique.",
  "Show one sample and take deposits for a batch of twenty.":
    "Montre un échantillon et prends des acomptes pour une série de vingt.",
  "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.":
    "Si le prix de vingt pièces ne couvre pas la matière et tes heures, une plus grande série ne fera que perdre davantage.",
  "{interest} where people already are": "{interest}, là où les gens sont déjà",
  "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.":
    "Amène {interest} là où les gens viennent déjà, un jour par semaine, avec {skill} comme différence. Loue la journée, pas le lieu.",
  "Three days in the same place, counted: who stops, who buys, who comes back.":
    "Trois jours au même endroit, en comptant : qui s’arrête, qui achète, qui revient.",
  "If the third day sells less than the first, novelty was what sold.":
    "Si le troisième jour vend moins que le premier, c’est la nouveauté qui vendait.",
  "What changed in {interest} this month": "Ce qui a changé ce mois-ci : {interest}",
  "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.":
    "Lis ce que les gens du domaine ({interest}) n’ont pas le temps de lire, juge-le avec un œil de {skill}, et envoie une page par mois à ceux qui décident. Quatre numéros gratuits, puis payant.",
  "Send the first issue to twenty people by name and ask each what they did because of it.":
    "Envoie le premier numéro à vingt personnes nommées et demande à chacune ce qu’elle en a fait.",
  "If nobody did anything because of two issues, it is interesting and not useful.":
    "Si personne n’a rien fait après deux numéros, c’est intéressant, mais pas utile.",
};
