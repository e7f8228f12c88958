import { ahead, exact, says } from "../build.ts";
import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { cues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";
import { pay, gone, would, said } from "./turns.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues,
  notes,
  loose,
  noPriceNote,
  reach: 60,
  asked: ahead("interview\\p{L}*|interrog\\p{L}*|parlé|rencontré\\p{L}*|discuté|sond\\p{L}*|entretien\\p{L}*"),
  wanted: ahead("objectif\\p{L}*|voulons|atteindre|visons|espérons|but|besoin"),
  estimated: says("il y a|y a|existe|environ|près de|plus de|on estime|estimé|recense|compte"),
  noPrice: ahead("gratuit\\p{L}*|économis\\p{L}*"),
  theirCost: exact(String.raw`\b(?:coûte|coûtent|coût)\b[^,;]{0,25}$`),
  noAmount: exact(
    String.raw`\b(?:top|version|v|étape|phase|article|type|niveau|moins de|plus de|premi(?:er|ère)s?|prochain(?:e|s|es)?|chapitre|loi|année|en|depuis|fin|début|iso|rt|re|24\/)\s?$(?<!(?:moins|plus) de $)|\bâgés? de $`,
  ),
  own: says("je|nous|j'ai|j'y|on|mon|ma|mes|notre|nos|suis|sommes|avons"),
  ownTime: says("j'ai|je (?:peux|consacre|travaille|dispose)|nous (?:avons|pouvons)|j'y consacre|on y consacre"),
  takesTime: says("perd\\p{L}*|pass\\p{L}*|gaspill\\p{L}*|met|mettent|coûte|consacr\\p{L}*"),
  yearly: says("arr|annuel\\p{L}*|par an|l'an dernier|cette année|l'année|chiffre d'affaires annuel"),
  countedPer: exact(
    String.raw`^(?:[ \t][\p{L}'-]+){0,3}?[ \t](?:par|chaque|le|ce|cette|au|du)[ \t](mois|semaine|jour|an|trimestre)\b`,
  ),
  allOfThem: exact(
    String.raw`\b(?:il )?y a(?: (?:environ|pres de|plus de|quelque))* $|\bcompte(?: (?:environ|pres de))* $`,
  ),
  standing: exact(
    String.raw`^ [\p{L}-]+ (?:jusqu'ici|aujourd'hui|déjà|maintenant|à ce jour|actuellement|à bord|pour l'instant)\b`,
  ),
};

export const shares: ShareWords = {
  between: exact(
    String.raw`^(?:\s[\p{L}'’-]+){0,5}?,?\s(?:sur|parmi|d'entre|des)\s(?:les\s|un total de\s|nos\s|mes\s|environ\s)*$`,
  ),
  directly: exact(String.raw`^(?:\s[\p{L}'’-]+)?\s(?:sur|des)\s(?:les\s|nos\s|mes\s|un total de\s)*$|^\s?\/\s?$`),
  within: exact(
    String.raw`^[^.;]{0,60}?(?:dont|parmi eux|parmi elles|parmi lesquels|d'entre eux)[,:]?\s(?:seulement\s|déjà\s)?$`,
  ),
  ofThem: exact(String.raw`^ (?:d'entre (?:eux|elles)|de ceux-ci|parmi eux)`),
  paid: says(pay),
  unwilling: says(`${would}|ne paient pas|n'ont pas payé`),
  gone: says(gone),
  asked: says(
    "interview\\p{L}*|interrog\\p{L}*|parlé|rencontr\\p{L}*|discuté|sond\\p{L}*|entretien\\p{L}*|visit[ée]\\p{L}*|demandé|contacté\\p{L}*|appelé\\p{L}*",
  ),
  said: says(`${said}|interview\\p{L}*|interrog\\p{L}*|rencontr\\p{L}*|entretien\\p{L}*|veulent`),
  tried: says(
    "inscri\\p{L}*|télécharg\\p{L}*|install\\p{L}*|utilisateurs|essai|testé\\p{L}*|visiteurs|visites|abonnés|bêta|leads|utilisent|équipés",
  ),
};

export const corrections: CorrectionWords = {
  supposing: says(
    "et si|que se passe-t-il si|si (?:je|nous|on)|et si (?:je|nous|on)|devrais-je|devrait-on|devrions-nous|faut-il|supposons|imagine|imaginons|pourrait-on|pourrais-je|qu'est-ce qui se passe si",
  ),
  replacing: says(
    "maintenant|désormais|en fait|en réalité|finalement|correction|je voulais dire|pardon|désolé|changé|augmenté|baissé|mis à jour|au lieu de|ne plus|n'est plus|aujourd'hui|dorénavant|nouveau prix|nouveau tarif|actuellement|à partir de maintenant|plutôt",
  ),
  tiers: says(
    "en gros|grossiste|au détail|formule|formules|plan|plans|offre|offres|basic|basique|starter|standard|pro|premium|équipe|entreprise|business|à partir de|ou|annuel",
  ),
};
