import { ahead, exact, says } from "../build.ts";
import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { cues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";
import { gone, pay, said, would } from "./turns.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues,
  notes,
  loose,
  noPriceNote,
  reach: 60,
  asked: ahead("entrevist\\w*|habl\\w+|pregunt\\w*|encuest\\w*"),
  wanted: ahead("objetivo|meta|queremos|llegar|alcanzar|esperamos|necesitamos|conseguir"),
  estimated: says("hay|existen|unos|unas|cerca|alrededor|aproximadamente|más de|estimamos"),
  noPrice: ahead("gratis|gratuit[oa]s?|ahorr\\w*"),
  theirCost: exact(String.raw`\b(?:cuesta|cuestan|coste|costo)\b[^,;]{0,25}$`),
  noAmount: exact(
    String.raw`\b(?:top|versión|v|paso|fase|artículo|tipo|nivel|menores de|mayores de|primer[oa]?s?|próxim[oa]s|capítulo|ley|año|covid|24\/)\s?$`,
  ),
  own: says(
    "yo|nosotros|llevo|tengo|tenemos|dedico|dedicamos|trabajo|trabajamos|trabajé|soy|fui|mi|mis|nuestro|puedo|podemos|he|hemos",
  ),
  ownTime: says("tengo|puedo|dedico|le dedico|dedicamos|podemos|trabajo"),
  takesTime: says("pierden?|gastan?|tardan?|dedican|pasan|cuesta"),
  yearly: says("arr|anual(?:es)?|al año|el año pasado|este año|año"),
  countedPer: exact(
    String.raw`^(?:[ \t][\p{L}-]+){0,3}?[ \t](?:al|por|cada|a la|este|esta|el último|último|la última)[ \t](mes|semana|día|año|trimestre)\b`,
  ),
  allOfThem: exact(String.raw`\bhay(?: (?:unas?|unos|como|cerca de|aproximadamente|mas de))* $`),
  standing: exact(String.raw`^ [\p{L}-]+ (?:hasta ahora|hoy|ya|ahora|por ahora|actualmente|a bordo)\b`),
};

export const shares: ShareWords = {
  between: exact(
    String.raw`^(?:\s[\p{L}'’-]+){0,5}?,?\sde\s(?:un total de\s|entre\s)?(?:los\s|las\s|l[oa]s primer[oa]s\s)?(?:unos\s|unas\s|otros\s)?$`,
  ),
  directly: exact(
    String.raw`^(?:\s[\p{L}'’-]+)?\sde\s(?:cada\s|los\s|las\s|nuestros\s|nuestras\s|un total de\s)?$|^\s?\/\s?$`,
  ),
  within: exact(
    String.raw`^[^.;]{0,40}?(?:de ellos|de ellas|de los cuales|de las cuales|de esos|de esas)[,:]?\s(?:solo\s)?$`,
  ),
  ofThem: exact(String.raw`^ (?:de (?:ellos|ellas|estos|estas|esos|esas))\b`),
  paid: says(pay),
  unwilling: says(`${would}|no (?:pagan|pagaron)`),
  gone: says(gone),
  asked: says("entrevist\\w*|habl\\w*|pregunt\\w*|encuest\\w*|visit(?:é|amos)"),
  said: says(`${said}|entrevist\\w*|pregunt\\w*|encuest\\w*|quieren`),
  tried: says(
    "registr\\w*|descarg\\w*|instal\\w*|usuari[oa]s|prueba|probaron|visitas|visitantes|suscriptores|beta|leads",
  ),
};

export const corrections: CorrectionWords = {
  supposing: says(
    "y si|qué pasa(?:ría)? si|qué pasa|si (?:cobro|cobramos|subo|subimos|bajo|bajamos|cobrara|cobráramos|subiera|subiéramos|vendemos|hago|hacemos)|debería(?:mos)?|supongamos|imagina|podría(?:mos)?",
  ),
  replacing: says(
    "ahora|actualmente|en realidad|de hecho|corrección|corrijo|perdón|me equivoqué|quise decir|cambi\\w+|subimos|bajamos|hemos subido|hemos bajado|actualiz\\w+|ya no|hoy|a partir de|nuevo precio|mejor dicho",
  ),
  tiers: says(
    "mayorista|por mayor|al por mayor|minorista|plan|planes|básico|estándar|pro|premium|equipo|empresa|enterprise|desde|anual|o|starter",
  ),
};
