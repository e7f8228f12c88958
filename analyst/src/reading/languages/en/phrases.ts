import type { PhraseWords } from "../language-pack.ts";

const doing = String.raw`(?:use|send|do|call|write|rely|keep|go|buy|order|pay|hire|ask|take|copy|type|phone|print|drive|throw|handle|manage|track|export|juggle|book|plan|search|walk|wait|store|share|post|run|work|scroll|read|google|email|e-mail|text|guess|stay|live|make do|cope|muddle|outsource|rent|borrow|fill|enter|compare)`;
const today = [
  new RegExp(
    String.raw`\b(?:today|currently|right now|at the moment|nowadays|these days|at present|until now|so far),? (?:(?:they|people|most(?: of them)?|[\p{L}-]+(?: [\p{L}-]+)?s) )?(?:mostly |usually |simply |just |all |either |still )?(?=${doing} )`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:they|people|most|everyone|[\p{L}-]{3,}s)(?: in \p{Lu}\p{L}+)? (?:today|currently|still|now|usually|mostly|normally|typically) (?:just |simply |either )?(?=${doing} )`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:they|people|[\p{L}-]{3,}s) (?=(?:use|take|keep|track|write|do|run|manage|plan|handle)s? [^.;\n]{0,60}\b(?:by phone|on paper|paper|by hand|manually|in excel|spreadsheets?|whatsapp|google sheets|notebooks?|whiteboards?)\b)`,
    "iu",
  ),
];

export const phrases: PhraseWords = {
  problem:
    /\b(?:waits? (?:up to|for|weeks|months|days|hours)|empty|forget\w*|stuck|no way to|missed|costs? (?:them|a \w+|each|clinics|owners|companies|businesses|restaurants)|wast(?:e|es|ing)|los(?:e|es|ing)|struggl\w+|pain(?:ful)?|problem|manual(?:ly)?|spreadsheets?|frustrat\w+|hard to|difficult|expensive|no-shows?|error[- ]prone|too (?:slow|long|much|many)|miss(?:es|ed)? (?:out|deadlines?|payments?)|throw(?:s|n)? away|can(?:'t|not) (?:find|afford|get|see|track)|(?:spend|lose|waste)s? [^.;]{0,20}hours? (?:a|per|each|every) (?:week|day|month)|complain\w*|paper(?:work)?|hate)\b/i,
  ownFigures:
    /^\W*(?:(?:i|we)\b[^.]{0,40}\b(?:have|lose|burn|spend|charge|win|sell|make|are|got|asked|interviewed)\b|(?:our )?(?:cash|churn|price|cac|mrr|arr|team|burn|cogs|competitors?|unlike)\b)|\b(?:paying customers|cancelled|churn|gross margin|per seat|in the bank)\b/i,
  request:
    /^\W*(?:what|how|which|can|could|should|tell|give|show|please|generate|analy[sz]e|research|model|suggest|optimi[sz]e|for each one|find)\b/i,
  today,
  todayEnd: /[.,;:(\n]| or use | but | and use | because | which /,
  firstPerson: /\b(?:we|i|us)\b/i,
  whyNow:
    /\b(?:why now|new (?:law|rule|regulation|directive)|regulation|since (?:20\d\d|the|covid)|mandatory|from 20\d\d|deadline|recently|has become|now possible|cheaper than|dropped|banned|comes into force|now that|until recently|by law|growing (?:by|at))\b/i,
  founder:
    /\b(?:i (?:am|was|'m|have been|worked|ran|spent|own|built|sold) (?:an? |as |in |at |for |my )?\w*(?:dentist|doctor|nurse|teacher|engineer|developer|designer|lawyer|accountant|founder|manager|chef|farmer|vet|physio\w*|pharmacist|therapist|trainer|researcher|scientist|consultant|years|owner|clinic|restaurant|agency|shop|startup)|years (?:of experience|as|in|at|running)|my (?:background|co-?founder|wife|husband|partner|brother|family)|co-?founder|ex-[A-Z]\w+|previously (?:built|founded|worked|ran|sold))/i,
  difference:
    /\b(?:unlike|different(?:iat\w+)?|instead of|better than|cheaper than|faster than|the only|none of (?:them|these)|no one (?:else )?(?:does|offers)|patent\w*|proprietary|exclusive|advantage|because (?:they|existing|current)|existing (?:tools|solutions|apps)|but without)\b/i,
  feasibility:
    /\b(?:prototype|mvp|demo|beta|live|launched|shipped|working version|built (?:a|the|it)|pilot|in production|app store|proof of concept|works? (?:already|today))\b/i,
};
