import { exact, says } from "../build.ts";
import type { PhraseWords } from "../language-pack.ts";

const doing =
  "utilisent|envoient|font|appellent|écrivent|tiennent|notent|achètent|commandent|paient|payent|embauchent|demandent|prennent|copient|impriment|jettent|gèrent|suivent|cherchent|gardent|partagent|travaillent|remplissent|comparent|bricolent|se débrouillent|passent par|louent|empruntent|recourent|organisent|calculent|planifient|saisissent|font appel|reçoivent";

export const phrases: PhraseWords = {
  problem: says(
    "attend\\p{L}*|vides?|oubli\\p{L}*|coincés?|aucun moyen|rat(?:ent|é|és)|coûte (?:aux|à)|gaspill\\p{L}*|perd|perdent|perdu|perte|galèr\\p{L}*|souffr\\p{L}*|problèmes?|manuel\\p{L}*|à la main|tableurs?|frustr\\p{L}*|difficile\\p{L}*|dur de|compliqué\\p{L}*|cher|chers|chère|coûteux|rendez-vous manqués|lapins|no-shows?|erreurs?|trop (?:lent|long|de|cher|complexe|compliqué)\\p{L}*|jet(?:te|tent|és|ées)|ne (?:trouvent|peuvent|savent) pas|peinent|plaign\\p{L}*|papiers?|paperasse|détestent|manque de|pénurie|impayés|chronophage|fastidieux|invendus|pas accès",
  ),
  ownFigures: exact(
    String.raw`^\W*(?:(?:je|nous|on|j')\b[^.]{0,40}\b(?:avons|ai|perdons|brûlons|dépensons|facturons|gagnons|vendons|faisons|sommes|interrogé|rencontré)\b|(?:notre |nos |la |le )?(?:trésorerie|churn|prix|cac|mrr|arr|équipe|burn|concurrence|concurrents)\b)|\b(?:clients payants|ont résilié|churn|marge brute|en banque)\b`,
  ),
  request: exact(
    String.raw`^\W*(?:que|quel(?:le)?s?|comment|combien|peux-tu|pouvez-vous|pourrais|dois-je|faut-il|dis|donne|montre|génère|analyse|recherche|propose|optimise|calcule|trouve|s'il te plaît)\b`,
  ),
  today: [
    exact(
      String.raw`\b(?:aujourd'hui|actuellement|pour l'instant|en ce moment|jusqu'ici|jusqu'à présent|à ce jour),? (?:(?:les gens|ils|elles|tous|la plupart|les \p{L}+|ces \p{L}+)(?: \p{L}+){0,2} )?(?:souvent |simplement |encore |tous |toutes )?(?:se |s'|le |la |les )?(?=(?:${doing})(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:les gens|ils|elles|la plupart|beaucoup|les \p{L}+(?: \p{L}+)?) (?=(?:${doing}) (?:aujourd'hui|encore|toujours|actuellement|souvent|généralement|surtout)(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:les gens|ils|elles|les \p{L}+(?: \p{L}+)?|la plupart) (?=(?:${doing})[^.;\n]{0,60}\b(?:par téléphone|au téléphone|sur papier|papier|à la main|excel|tableurs?|whatsapp|carnets?|cahiers?|google sheets|tableaux? blancs?)\b)`,
    ),
  ],
  todayEnd: exact(String.raw`[.,;:(\n]| mais | parce que | car | et (?:utilisent|perdent|paient) | ce qui `),
  firstPerson: says("nous|je|on|j'ai"),
  whyNow: says(
    "pourquoi maintenant|nouvelle (?:loi|règle|réglementation|directive|norme)|nouveau (?:décret|règlement)|réglementation|directive|décret|depuis (?:20\\d\\d|la loi|le covid|l'arrivée)|obligatoire|obligation|à partir de 20\\d\\d|dès 20\\d\\d|échéance|récemment|devenue? possible|désormais possible|moins cher que|interdit\\p{L}*|entre en vigueur|par la loi|jusqu'à récemment|loi agec|facture électronique|facturation électronique|csrd|en forte croissance|loi \\p{L}+",
  ),
  founder: says(
    "(?:je suis|j'étais|j'ai été|nous sommes|ancien(?:ne)?|ex) (?:\\p{L}+ ){0,2}(?:dentiste|médecin|infirmi(?:er|ère)|prof|professeure?|enseignante?|ingénieure?s?|développeu(?:r|se)s?|designer|avocate?|comptable|fondat(?:eur|rice)|gérante?|directeur|directrice|chef|cuisini(?:er|ère)|agricult(?:eur|rice)|vétérinaire|kiné\\p{L}*|pharmacienne?|psychologue|coach|chercheu(?:r|se)|consultante?|propriétaire|boulangère?|artisan|restaurateur|restauratrice|maraîch(?:er|ère)|libraire|sage-femme)|j'ai (?:travaillé|passé|dirigé|géré|tenu|fondé|vendu) |ans (?:d'expérience|comme|en tant que|dans|chez)|d'expérience|m(?:on|a) (?:associée?|cofondat(?:eur|rice)|femme|mari|frère|sœur|famille|compagn\\p{L}+|père|mère)|co-?fondat(?:eur|rice)s?|ex-\\p{L}+|précédemment (?:fondé|travaillé|créé|vendu)",
  ),
  difference: says(
    "contrairement (?:à|aux)|différen\\p{L}*|se distingue|au lieu de|plutôt que|mieux que|moins cher\\p{L}* que|plus (?:rapide|simple|facile)\\p{L}* que|l[ea]s? seule?s?|aucun (?:des|de|autre)|aucune|personne (?:d'autre )?ne (?:fait|propose)|brevet\\p{L}*|exclusi\\p{L}*|avantage|parce que (?:les|ils)|(?:outils|solutions|apps|applis|logiciels) existant\\p{L}*|mais sans|sans engagement",
  ),
  feasibility: says(
    "prototype|mvp|démo|bêta|beta|en ligne|lancé\\p{L}*|en production|version (?:fonctionnelle|qui marche)|construit|pilotes?|app store|play store|preuve de concept|fonctionne|opérationnel\\p{L}*|première version|maquette",
  ),
};
