import { startupTypeCards } from "../knowledge/startup-types.ts";
import type { NormalisedText } from "./normalise.ts";
import type { BusinessModel, ChannelId, Phrase, Place, Signals, Stage, TypeMatch } from "./venture.ts";

/** The best and the second-best of the eight types by distinct cue words; null below the threshold. */
export function readTypes(text: string): [TypeMatch | null, TypeMatch | null] {
  const ranked = startupTypeCards
    .map((card) => {
      const hits = [...text.matchAll(card.cues)].map((match) => match[0].toLowerCase());
      const cues = [...new Set(hits)];
      return {
        match: { id: card.id, title: card.title, cues: cues.slice(0, 5) },
        points: cues.length + hits.length / 10,
      };
    })
    .filter((entry) => entry.points > 0)
    .sort((a, b) => b.points - a.points);
  return [ranked[0]?.match ?? null, ranked[1]?.match ?? null];
}

const modelCues: Record<BusinessModel, RegExp> = {
  subscription:
    /\b(?:subscription|subscribers?|per month|monthly|\/mo|a month|\/month|saas|membership|per seat|per year|annual)\b/i,
  marketplace:
    /\b(?:marketplace|take rate|commission|connects? (?:\w+ ){1,4}(?:with|to|and)|two-sided|buyers and sellers|matching platform|peer-to-peer)\b/i,
  one_off: /\b(?:one-off|one-time|lifetime (?:deal|licen[cs]e)|once)\b/i,
  usage:
    /\b(?:pay[- ]as[- ]you[- ]go|per (?:task|call|minute|document|message|token|use|scan|report)|usage-based|credits)\b/i,
  advertising: /\b(?:advertis\w+|ads|sponsor\w*)\b/i,
  commerce:
    /\b(?:e-?commerce|online shop|shopify|dtc|d2c|direct-to-consumer|physical product|per box|sells? (?:\w+ )?(?:products|boxes|bottles|shoes|clothes|bags))\b/i,
  services: /\b(?:agency|consult(?:ing|ancy)|done-for-you|freelanc\w+|hourly|coaching)\b/i,
  hardware: /\b(?:hardware|devices?|sensors?|machines?|wearable|robots?|drones?)\b/i,
};

export function readModels(text: string): BusinessModel[] {
  const models = Object.keys(modelCues) as BusinessModel[];
  return models.filter((model) => modelCues[model].test(text));
}

export function readStage(text: string, paying: boolean): Stage {
  if (paying) return "revenue";
  if (
    /\b(?:launched|live (?:in|on|since|for|with)|in production|already (?:use|using)|active users|is live|went live|in the app store)\b/i.test(
      text,
    )
  )
    return "live";
  return /\b(?:prototype|mvp|demo|beta|wireframes?|working version|proof of concept|built (?:a|the) (?:first|working|small))\b/i.test(
    text,
  )
    ? "prototype"
    : "idea";
}

const places: [RegExp, Place["name"], Place["region"]][] = [
  [/\b(?:EU|European Union|Europe|European)\b/, "Europe", "eu"],
  [/\b(?:Germany|German|Berlin|Munich|Hamburg|Cologne|Frankfurt|Stuttgart|Leipzig)\b/i, "Germany", "eu"],
  [/\b(?:France|French|Paris|Lyon|Marseille|Toulouse|Nantes|Bordeaux|Lille)\b/i, "France", "eu"],
  [/\b(?:Spain|Spanish|Madrid|Barcelona)\b/i, "Spain", "eu"],
  [/\b(?:Italy|Italian|Milan|Rome)\b/i, "Italy", "eu"],
  [/\b(?:Netherlands|Dutch|Amsterdam)\b/i, "the Netherlands", "eu"],
  [/\b(?:Poland|Warsaw)\b/i, "Poland", "eu"],
  [/\b(?:Ireland|Dublin)\b/i, "Ireland", "eu"],
  [/\b(?:Sweden|Stockholm)\b/i, "Sweden", "eu"],
  [/\b(?:Austria|Vienna)\b/i, "Austria", "eu"],
  [/\b(?:Portugal|Lisbon|Porto)\b/i, "Portugal", "eu"],
  [
    /\b(?:UK|United Kingdom|Britain|British|England|Scotland|Wales|London|Manchester|Bristol|Leeds|Glasgow|Edinburgh|Birmingham|NHS)\b/,
    "the UK",
    "uk",
  ],
  [/\b(?:USA?|U\.S\.|United States|American?|California|Texas|New York|Florida|Chicago|Boston)\b/, "the US", "us"],
  [/\b(?:India|Indian|Delhi|Mumbai|Bangalore|Bengaluru|Pune|UPSC)\b/i, "India", "india"],
  [/\b(?:China|Chinese|Beijing|Shanghai)\b/i, "China", "china"],
  [/\b(?:Canada|Canadian|Toronto|Montr[eé]al|Vancouver|Quebec)\b/i, "Canada", "other"],
  [/\b(?:Australia|Australian|Sydney|Melbourne)\b/i, "Australia", "other"],
  [/\b(?:Brazil|São Paulo)\b/i, "Brazil", "other"],
  [/\b(?:Kenya|Nairobi)\b/i, "Kenya", "other"],
  [/\b(?:Nigeria|Lagos)\b/i, "Nigeria", "other"],
  [/\b(?:Mexico)\b/i, "Mexico", "other"],
  [/\b(?:Argentina|Buenos Aires)\b/i, "Argentina", "other"],
  [/\b(?:South Africa|Cape Town|Johannesburg)\b/i, "South Africa", "other"],
  [/\b(?:Indonesia|Jakarta)\b/i, "Indonesia", "other"],
  [/\b(?:Japan|Tokyo)\b/i, "Japan", "other"],
  [/\b(?:Switzerland|Swiss|Zurich)\b/i, "Switzerland", "other"],
];

export function readPlaces(text: string): Place[] {
  return places.filter(([pattern]) => pattern.test(text)).map(([, name, region]) => ({ name, region }));
}

const channelCues: [ChannelId, RegExp][] = [
  ["seo", /\b(?:seo|organic search|google search|rank(?:ing)? on google)\b/i],
  ["content", /\b(?:content marketing|blog(?:ging)?|youtube|podcast|newsletter|webinars?)\b/i],
  [
    "sales",
    /\b(?:cold (?:calls?|calling|e-?mails?|outreach)|direct sales|sales (?:team|calls|reps?)|founder[- ]led sales|door[- ]to[- ]door|outbound|outreach|visit(?:ing)? (?:\w+ )?in person)\b/i,
  ],
  [
    "ads",
    /\b(?:google ads|facebook ads|meta ads|paid ads|instagram ads|tiktok ads|linkedin ads|ppc|adwords|paid (?:search|social))\b/i,
  ],
  ["social", /\b(?:tiktok|instagram|influencers?|linkedin|twitter|social media)\b/i],
  [
    "community",
    /\b(?:reddit|discord|facebook groups?|whatsapp groups?|communit(?:y|ies)|forums?|hacker news|product hunt|slack groups?)\b/i,
  ],
  [
    "partners",
    /\b(?:partner(?:s|ships?|ing)|resellers?|associations?|distributors?|affiliates?|integrat(?:e|ions?) with|trade bod(?:y|ies))\b/i,
  ],
  ["app_store", /\b(?:app store|play store|shopify app|marketplace listing|aso|chrome web store)\b/i],
  ["referral", /\b(?:referrals?|word[- ]of[- ]mouth|viral|invite friends)\b/i],
  ["events", /\b(?:trade shows?|conferences?|fairs?|events|meetups?)\b/i],
  ["email", /\b(?:mailing list|e-?mail list|e-?mail campaign)\b/i],
];

export function readChannels(message: NormalisedText, index: number): { id: ChannelId; phrase: Phrase }[] {
  return channelCues.flatMap(([id, pattern]) => {
    const hit = pattern.exec(message.text);
    if (!hit) return [];
    const span = {
      message: index,
      start: message.originalIndex(hit.index),
      end: message.originalIndex(hit.index + hit[0].length),
    };
    return [{ id, phrase: { text: hit[0], span } }];
  });
}

const licenceDone =
  /\b(?:licen[cs]ed|have (?:a|the) licen[cs]e|our licen[cs]e|authoris(?:ed|ation)|authorized|hipaa[- ]compliant|signed baa|gdpr[- ]compliant|regulated partner|licensed partner|lawyer|legal opinion)\b/i;

export function readSignals(text: string): Signals {
  return {
    everyone:
      /\b(?:(?:for|to|by|is|are|helps?|target\w*|customers?:?) (?:everyone|everybody|anyone|all people|the whole world)|everyone (?:needs|will|can|is)|for all (?:people|humans))\b/i.test(
        text,
      ),
    saysNoCompetitors:
      /\b(?:no (?:real |direct )?(?:competitors?|competition)|without competition|nobody (?:else )?(?:does|is doing)|no one (?:else )?(?:does|is doing)|first of its kind)\b/i.test(
        text,
      ),
    acquaintances:
      /\b(?:(?:my |our )?friends(?: and family)?|family members?|my (?:mom|mum|mother|wife|husband|classmates|colleagues))\b[^.\n]{0,60}\b(?:said|love|like|would|told|think|use)/i.test(
        text,
      ),
    topDownOnly:
      /\b(?:just|only|even|get|capture|take|need)\s(?:just |only |even |need )?\d+(?:\.\d+)?\s?%\s(?:of|share)/i.test(
        text,
      ),
    usesAi: /\b(?:ai|gpt|llm|machine learning|chatbot|artificial intelligence|agents?|generative)\b/i.test(text),
    takesCards: /\b(?:payments?|checkout|credit cards?|card payments?|e-?commerce|online shop)\b/i.test(text),
    minors:
      /\b(?:kids?|child(?:ren)?|under 13|minors|teens?|teenagers|pupils|primary school|toddlers|k-12|school students)\b/i.test(
        text,
      ),
    personalData: /\b(?:users?|customers?|patients?|students?|profiles?|accounts?|app|employees|members|data)\b/i.test(
      text,
    ),
    healthData:
      /\b(?:patients?|medical records?|health records?|symptoms?|diagnos\w+|clinicians?|therap\w+|mental health|prescriptions?|blood|glucose|pregnan\w+)\b/i.test(
        text,
      ),
    statusQuo:
      /\b(?:excel|spreadsheets?|google sheets|pen and paper|paper|whatsapp|by phone|e-?mail threads?|manually|by hand|sticky notes|whiteboards?)\b/i.exec(
        text,
      )?.[0] ?? null,
    nobodyPays:
      /\b(?:nobody|no one|none of them|no customers?|no paying|no users?) (?:\w+ )?(?:pays?|paid|paying|customers?|yet)\b|\b(?:0|zero|no) (?:paying customers?|revenue|sales|customers?)\b|\bpre-?revenue\b|\bno money in it\b/i.test(
        text,
      ),
    somebodyPays:
      /\b(?:(?:already|now|today|currently) pay(?:s|ing)?|pay(?:s|ing)? us|pay the fee|first (?:paying )?customers? (?:pay|paid)|all pay|have been paid)\b/i.test(
        text,
      ),
    physical:
      /\b(?:bread|food|meals?|boxes|coffee|roast\w*|kilos?|shipping|deliver(?:s|y|ies|ing)|packaging|ingredients?|physical|store front|clothes|furniture|bottles?|compost|kit|kits|shop for|goods)\b/i.test(
        text,
      ),
    platform:
      /\b(?:OpenAI|ChatGPT|GPT-4\w*|Shopify|Amazon|Instagram|TikTok|WhatsApp|Airbnb|Apple|Google|Facebook|YouTube|Slack|Notion|LinkedIn)\b/.exec(
        text,
      )?.[0] ?? null,
    licenceAddressed: licenceDone.test(text),
    money: /\b(?:investors?|raise|raising|funding|valuation|pre-?seed|seed|series a|runway|equity|safe)\b/i.test(text),
  };
}

const competitorCue =
  /\b(?:competitors?(?: (?:are|is|include|like|such as|would be))?:?|compet(?:e|es|ing) (?:with|against)|rivals?(?: (?:are|include|like|such as))?:?|alternatives? (?:are|include|like|such as)|alternatives?:|alternatives? to|(?:tools|apps|products|companies|platforms|solutions|incumbents|services) (?:like|such as)|similar to|unlike|versus|vs\.?|(?:better|cheaper|faster|simpler) than|instead of|(?:use|using|switch(?:ed|ing)? from|currently pay for) (?=(?-i:[A-Z])))\s*/gi;
const nameAtStart =
  /^(?:(?:mainly|also|mostly|e\.g\.|like|the|both)\s+)*([A-Z][\p{L}\d]*(?:[.&'-][\p{L}\d]+)*(?:\s(?:[A-Z][\p{L}\d]*|\d{1,3}|of|to|&)(?:[.&'-][\p{L}\d]+)*){0,3})/u;
const separator = /^\s*(?:,\s*(?:and|or)\s+|,\s*|\s(?:and|or|&)\s+|\/\s*|;\s*)/;
const notNames =
  /^(?:I|We|Our|The|They|It|But|And|And|There|This|These|Those|My|In|On|At|For|No|None|Most|Excel|English|German|French|Spanish|Europe|Germany|France|India|China|UK|US|EU|AI|API|SaaS|B2B|B2C|MVP|SEO|CAC|Google Ads|Facebook|Instagram|TikTok|LinkedIn|LTV|MRR|ARR|CEO|Monday|Tuesday|Christmas|App Store|Android|iOS|Price|Pricing|Churn|Market|Team|Revenue|Customers|Cash|Burn)$/;

/** Names the founder put in a competitor's place, in their order, each once. */
export function readCompetitors(message: NormalisedText, index: number): Phrase[] {
  const found = new Map<string, Phrase>();
  const after = [...message.text.matchAll(competitorCue)].flatMap((cue) =>
    namesFrom({ message, index }, cue.index + cue[0].length),
  );
  for (const name of [...after, ...namesBefore(message, index)]) {
    const key = name.text.toLowerCase();
    if (!found.has(key)) found.set(key, name);
  }
  return [...found.values()];
}

const longestList = 8;

/** The names of a list that begins at a position: "X, Y and Z". */
function namesFrom(source: { message: NormalisedText; index: number }, from: number): Phrase[] {
  const names: Phrase[] = [];
  let at = from;
  while (names.length < longestList) {
    const name = oneName(source, at);
    if (!name) break;
    names.push(name.phrase);
    const next = separator.exec(source.message.text.slice(name.end, name.end + 20));
    if (!next) break;
    at = name.end + next[0].length;
  }
  return names;
}

function oneName(
  { message, index }: { message: NormalisedText; index: number },
  at: number,
): { phrase: Phrase; end: number } | null {
  const found = nameAtStart.exec(message.text.slice(at, at + 80));
  if (!found?.[1]) return null;
  const text = found[1].replace(/\s(?:of|to|&)$/, "");
  const start = at + found[0].length - found[1].length;
  const end = start + text.length;
  const span = { message: index, start: message.originalIndex(start), end: message.originalIndex(end) };
  return notNames.test(text) ? null : { phrase: { text, span }, end };
}

const afterNames =
  /\s(?:are|is)\s(?:the|our|my|its)?\s?(?:\w+\s)?(?:players?|competitors?|rivals?|incumbents?|alternatives?)\b/gi;
const listAtEnd =
  /(?:\p{Lu}[\p{L}\d.&'-]*\s?){1,3}(?:(?:,\s?(?:and\s)?|and\s|or\s)(?:\p{Lu}[\p{L}\d.&'-]*\s?){1,3}){0,5}$/u;

/** "Khan Academy and Quizlet are the big players": names in front of the word that says what they are. */
function namesBefore(message: NormalisedText, index: number): Phrase[] {
  return [...message.text.matchAll(afterNames)].flatMap((cue) => {
    const from = Math.max(0, cue.index - 80);
    const list = listAtEnd.exec(message.text.slice(from, cue.index));
    if (!list) return [];
    const start = from + list.index;
    return [...list[0].matchAll(/(?:\p{Lu}[\p{L}\d.&'-]*\s?){1,3}/gu)].flatMap((name) => {
      const text = name[0].trim();
      const at = start + name.index;
      const span = { message: index, start: message.originalIndex(at), end: message.originalIndex(at + text.length) };
      return notNames.test(text) ? [] : [{ text, span }];
    });
  });
}
