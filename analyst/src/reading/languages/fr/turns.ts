import { framing } from "../build.ts";

export const at = framing({
  fillers:
    "est|sont|était|serait|sera|de|du|des|d'environ|environ|autour|près|à peu près|approximativement|plus|moins|que|presque|seulement|uniquement|juste|déjà|maintenant|à|a|au|en|par|avec|les|le|la|un|une|nos|notre|nous|actuellement|aujourd'hui|minimum|maximum|moyenne|jusqu'à|par mois|mensuel(?:le)?s?|chacun|il y a|y a|s'élève|s'élèvent|tourne|pour|autres|plutôt|quelque|quelques",
  stops: "et|mais|ou|car|ni|donc",
});
export const third =
  "concurrents?|concurrence|rivaux|agences?|courtiers?|intermédiaires?|alternatives?|autres (?:apps|applis|outils|plateformes|solutions)|les autres|grosses plateformes|grands acteurs|uber eats|deliveroo|airbnb|booking|amazon|etsy|cabinets? de conseil|consultants?|prestataires?|experts?-comptables?|avocats?|banques";
export const pay =
  "louent|paient|payent|paye|paie|payé|payants?|payantes?|ont payé|achètent|achète|acheté|ont acheté|abonnés|se sont abonnés|ont souscrit|souscrit";
export const gone =
  "ont résilié|a résilié|résilient|résilié|résiliés|se sont désabonnés|désabonnés|sont partis|est parti|partis|nous ont quittés|nous a quittés|ont annulé|ont arrêté|arrêtent|arrêté|ont quitté|n'ont pas renouvelé|ont churné|churné|perdus";
export const would =
  "paieraient|payeraient|paierait|achèteraient|achèterait|seraient (?:prêt|prête|prêts|prêtes|intéressés)|sont prêts?|prêts? à (?:payer|acheter|l'acheter|l'utiliser)|souscriraient|utiliseraient|l'utiliseraient|veulent (?:payer|acheter|tester|l'acheter|l'utiliser)|s'abonneraient|l'achèteraient|viendraient|commanderaient";
export const asked =
  "(?:interviewé|interrogé|rencontré|sondé|questionné|appelé|visité|parlé (?:à|avec)|discuté avec|échangé avec|entretiens? (?:avec|auprès de)|interviews? (?:avec|de)|sondage (?:auprès de|de)|enquête auprès de|entretiens|conversations avec|demandé à)";
export const said =
  "disent|trouvent|pensent que|ont dit|m'ont dit|nous ont dit|a dit|confirment|ont confirmé|confirmé|se plaignent|ont le (?:même )?problème|ont ce problème|mentionnent|ont mentionné|déclarent|affirment|reconnaissent|citent|répondent|ont répondu|admettent|sont intéressés|intéressés";
export const joined =
  "inscrits?|inscrites?|se sont inscrits|enregistrés|ont téléchargé|téléchargé|ont installé|installé|utilisent|l'utilisent|testent gratuitement|en essai|à l'essai|en période d'essai|en bêta|dans la bêta|ont essayé|ont créé un compte|gratuits|gratuites";
export const inputs =
  "ingrédients|pain|farine|café|nourriture|matériaux|matières? premières?|matière|pièces?|composants|livraison|livraisons|expédition|frais de port|port|coursiers?|emballages?|hébergement|hosting|serveurs?|cloud|inférence|modèle|tokens?|api|openai|sms|production|produit|fabrication|impression|main d'œuvre|support|nettoyage|transport|logistique|frais de paiement|lavage|entretien|maintenance|approvisionnement";
