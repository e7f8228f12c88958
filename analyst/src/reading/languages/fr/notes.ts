import { exact } from "../build.ts";
import { notesFrom } from "../note-words.ts";

const time = "jours?|semaines?|mois|ans?|années?|trimestre|été|hiver|saison|soir|week-?end";
const perTime = String.raw`(?:par|chaque|ce|cette|le|la|cet) (?:${time})(?: derni(?:er|ère)| passée?)?`;
const staff =
  "livreurs?|profs?|chauffeurs?|technicien(?:ne)?s?|nounous?|coachs?|cuisini(?:er|ère)s?|graphistes?|artisans?|employée?s?|aides?|extras?|monteurs?|couturi(?:er|ère)s?";

export const notes = notesFrom({
  spaced: true,
  behind: {
    pre_money: "pré|pre",
    valuation: "post|cap",
    cac: "(?:en [^ ]+ )?(?:par|pour (?:avoir|gagner|signer)) (?:nouv[^ ]+ )?(?:client[^ ]*|abonnée?|inscrite?|utilisateur)|pour (?:en )?(?:avoir|choper|trouver) (?:un|une)",
    marketing_spend: String.raw`(?:${perTime} )?(?:de|en|pour la|sur) (?:pubs?|publicité|insta(?:gram)?|facebook|google|tiktok|marketing|flyers|com(?:munication)?|ads)`,
    cash: "(?:de côté|d'économies|d'épargne|en banque|sur le compte|de ma poche|à moi|perso|de tréso(?:rerie)?)",
    raise: "(?:pour (?:ouvrir|acheter|lancer|démarrer|monter|le|la|les|un|une)|sur une valo|à une valo|valo)",
    unit_cost:
      "(?:d'|de |en |pour )?(?:les |la |le |l')?(?:ingrédients|matières?|matériel|fournitures|emballages?|étiquettes?|envoi|livraison|pièces|farine|tissus?|produits)|(?:à|pour) (?:produire|fabriquer|faire)|tout compris|par passage",
    fixed_costs: `(?:${perTime} )?(?:de |d'|pour (?:le |la |l')?)(?:loyer|assurance|électricité|salaires?|serveurs?|local|stockage|charges)`,
    order_value: "en moyenne(?= ?$)",
    price: String.raw`(?:le|la|l'|les|par|pour une?|chaque) ?(?!(?:${time}|passage|client[^ ]*|abonnée?)(?=$| ))[^ ]+|pièce|l'unité|chacune?`,
    waitlist: "(?:[^ ]+ ){0,2}(?:sur (?:la |une )?liste|en attente|qui attendent)",
    cancellations:
      "(?:[^ ]+ )?(?:désabonnements?|désabos?|résiliations?|sont partie?s|ont (?:arrêté|résilié|annulé|quitté)|partie?s|perdue?s)",
    free_users:
      "(?:[^ ]+ )?(?:en (?:essai|gratuit|test|démo|pilote)|gratuits?|inscrits|téléchargements|auditeurs|abonnés (?:insta|gratuits)|followers|lecteurs)",
    suppliers:
      "(?:profs|professeurs|chauffeurs|vendeu(?:rs|ses)|artisans|hôtes|producteurs|prestataires|nounous|livreurs|proprios|coachs|créat(?:eurs|rices)|loueurs)",
    seats_per_customer: "(?:salariés|postes|utilisateurs|personnes|lots|licences) (?:par|chacune?|en moyenne)",
    orders_per_month: String.raw`[^ ]+ (?:par|chaque) [^ ]+ (?:par (?:client|élève|personne|famille)|chacune?)`,
    paying_customers:
      "(?:[^ ]+ )?(?:payants?|payent|paient|abonnée?s|client(?:e?s)|ont signé|clientes? réguli(?:ers|ères)|fidèles|apparts?|appartements)",
    orders_total: String.raw`[^ ]+(?: [^ ]+){0,2}? ${perTime}|(?:ventes|commandes|réservations|locations|séances|trajets|livraisons|prestations)|[^ ]+ en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)`,
  },
  ahead: {
    cac: "cac(?: [^ ]+){0,3}?|(?:avoir|gagner|trouver|choper) (?:un|une) client[^ ]*(?: me| nous)? (?:coûte|revient)",
    marketing_spend: "pubs?|publicité|insta(?:gram)?|facebook|google|tiktok|flyers|marketing|ads|com",
    cash: "économies|de côté|tréso(?:rerie)?|en banque|sur le compte|épargne|(?:il )?(?:(?:me|nous) )?reste|j'en ai|j'ai(?: mis)?(?= ?$)|on a(?= ?$)|de ma poche",
    raise:
      "(?:il )?(?:me|nous) faut|on cherche|je cherche|on lève|je lève|besoin de|lever|je veux|on veut|on voudrait|je voudrais",
    setup_cost:
      "(?:four|machine|camion|matos|matériel|équipement|outillage|moule|site) (?:a coûté|m'a coûté|coûte|à)|matos|investi|achetée?s?|une fois",
    unit_cost: `ingrédients|matières?(?: premières?)?|fournitures|emballages?|étiquettes?|envoi|livraison|pièces|essence|produits|farine|tissus?|montage|ménage|nettoyage|entretien|co[uû]te?s? mati[eè]res?|(?:ça |cela )?(?:me |nous )?(?:coûte|revient)(?: à| dans les)?(?= ?$)|coût|(?:les |le |la |l'|aux? )?(?:${staff}) (?:touchent|touche|prend|prennent|gagne|gagnent|payés?)(?: [^ ]+)?|pay[eé] (?:les |le |la |l')?(?:${staff})`,
    fixed_costs:
      "loyer|labo|local|emplacement|assurance|électricité|élec|internet|serveurs?|hébergement|salaires?|stockage|entrepôt|cuisine|stand|camion|véhicule|comptable|charges|paye (?:une|un) (?:personne|employée?|alternante?|stagiaire|vendeuse|vendeur)|zoom",
    burn: "crame|cramons|brûle|brûlons|dépense|dépensons|dépenses|burn|on sort",
    order_value:
      "(?:panier|ticket|prix|montant|facture|loyer) moyen(?:ne)?(?: est| de| à| tourne)*|en moyenne|un [^ ]+ (?:fait|rapporte)|une [^ ]+ fait",
    price:
      "ou(?= ?$)|ou(?= ?$)|vends?|vendu(?:e?s)?|facture|prix|tarif|à(?= ?$)|sponsors? à|abonnement|cotisation|coûte(?= ?$)",
    cancellations: "perdue?s?|perd|perdons",
    waitlist: "liste d'attente",
    free_users: "en (?:essai|test|démo)|gratuits?",
    seats_per_customer:
      "(?:boites?|boîtes?|entreprises?|équipes?|groupes?|clients?|cabinets?|syndics?) (?:de|a|ont|gère|gèrent)(?: en moyenne| environ)?",
    orders_per_month:
      "chaque [^ ]+ (?:commande|achète|vient|prend|réserve)(?: environ)?|(?:un|une) (?:client[^ ]*|élève|famille) (?:commande|achète|vient|prend)(?: environ)?",
    paying_customers: "clients?(?: :)?(?= ?$)|avec(?= ?$)",
    orders_total:
      "(?:en |j'en )?(?:vends|vend|vendons|vendu)|(?:j'ai |on a )?fait|on fait|je fais|livre|livrons|produis|produisons|loué|organisé",
  },
});

export const loose = exact(
  String.raw`^ ?(?:l'|d')|^ ?(?:le|la|les|par|de|pour|en|à|pièce|chacune?|tout|environ|mensuels?|balles|max|au|sur|du|des|une fois|et|mais|par)(?=$|[\s,;:./-])`,
);
export const noPriceNote = exact(
  String.raw`(?<=^|[\s'-])(?:depuis|ans|année|niveau|classe|numéro|top|version|j'ai|on a|on est|sommes|il y a|entre|reste)(?=$|[\s,;:./-])`,
);
