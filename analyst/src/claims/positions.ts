import type { Numeral } from "./numeral.ts";

/** A numeral with its surroundings. */
export interface Placed {
  numeral: Numeral;
  written: string;
  after: string;
  context: string;
  inRange: boolean;
}

const planWords = new RegExp(
  String.raw`(?:^|[\s*#_(|])(?:weeks?|days?|months?|phases?|steps?|sections?|parts?|stage|option|question|test` +
    "|wochen?|tage?|monate?|phasen?|schritte?|abschnitt|teil|stufe|frage|bis phase|semaines?|jours?|mois" +
    "|étapes?|partie|semanas?|días?|mes|meses|fases?|pasos?|etapas?|sección|parte|opción|pregunta|सप्ताह" +
    String.raw`|हफ़्त[ेा]|हफ़्त[ेा]|दिन|महीन[ेा]|चरण|कदम|भाग|विकल्प|सवाल)\s$|第\s?$|(?:阶段|步骤|选项|问题|第)\s?$`,
  "iu",
);
const listStart = /\n[\s>#*|-]*$/;
const joined = /[-–—~至到]\s?$|\s(?:to|and|bis|und|à|et|a|y|से|और)\s$/u;

/** Numbers of lists, headings, weeks and days are positions in the text, not amounts. */
export function isPosition(placed: Placed): boolean {
  const { numeral, written, context, inRange } = placed;
  if (isListNumber(placed) || isEnumerator(placed) || isOrdinal(placed)) return true;
  if (isFixedTerm(placed) || countsSources(placed)) return true;
  if (!/^[\d\u0966-\u096f]{1,3}$/.test(written) || numeral.value > 366) return false;
  return planWords.test(context) || (inRange && joined.test(context));
}

function isListNumber({ written, after, context }: Placed): boolean {
  if (!listStart.test(context) || !/^[\d\u0966-\u096f]{1,2}(?:\.\d{1,2}){0,2}$/.test(written)) return false;
  return /^(?:\.?\)|[.、．])(?:\s|$|\p{Script=Han})/u.test(after) || (/#\s*$/.test(context) && /^[.)\s]/.test(after));
}

/** "(1) call them, (2) ask": numbers in brackets before words. */
function isEnumerator({ written, after, context, numeral }: Placed): boolean {
  return (
    /^\d{1,2}$/.test(written) &&
    numeral.value <= 20 &&
    /(?:^|[\s;:,.，；：。])\($/.test(context) &&
    /^\)(?:\s?\p{L}|\s\*\*)/u.test(after)
  );
}

function isOrdinal({ written, after, context }: Placed): boolean {
  if (!/^[\d\u0966-\u096f]{1,3}$/.test(written)) return false;
  if (/^(?:st|nd|rd|th|er|re|e|ème|º|ª|\.º|\.ª|वां|वीं|वें|रा|ला)(?![\p{L}\p{M}\d])/u.test(after)) return true;
  return (
    /^\.\s\p{L}/u.test(after) && /(?:^|\s)(?:der|die|das|dem|den|im|am|beim|zum|zur|jede[rnms]?)\s$/iu.test(context)
  );
}

const terms = new RegExp(
  String.raw`(?:ISO(?:\/IEC)?\s(?:27001|9001|13485|14001|27701)|SOC\s[12]|PSD\s?[23]|Web\s[23](?:\.0)?` +
    String.raw`|Industr(?:y|ie|ia)\s4\.0|(?:Office|Microsoft)\s365|COVID-19|WCAG\s2\.[12]|PCI\sDSS\s4\.0(?:\.1)?)$`,
  "i",
);

/** "24/7" is an idiom, "ISO 27001" a name. */
function isFixedTerm({ written, after, context }: Placed): boolean {
  if ((written === "24" && /^\/7(?!\d)/.test(after)) || (written === "7" && context.endsWith("24/"))) return true;
  return terms.test(context.slice(-16) + written);
}

const basis =
  /(?:based on|beruht auf|basé sur|fondé sur|repose sur|d['’]après|basado en|se basa en|आधार|依据|基于|根据)[^.。।]*$/iu;
const counted = new RegExp(
  String.raw`^\s?(?:founder facts?|sources?|assumptions?|angaben? von dir|quellen?|annahmen?|(?:vos ` +
    "|tes )?(?:faits?|données|informations?|éléments?|hypothèses?|indications?)|(?:datos?|hechos?" +
    "|fuentes?|supuestos?|hipótesis)|तथ्य|स्रोत|अनुमान|धारणा|मान्यता|बात|जानकारी|(?:条|项|个|处|份)?(?:你|您|创始人" +
    "|来源|假设|事实|信息|说法|资料|出处))",
  "iu",
);

/** "Based on: 4 founder facts, 1 source": the reply counting itself. */
function countsSources({ context, after }: Placed): boolean {
  return basis.test(context.slice(context.lastIndexOf("\n") + 1)) && counted.test(after);
}
