import { fold } from "./normalise.ts";
import type { Place } from "./venture.ts";

type Entry = [name: string, region: Place["region"], anyCase: string, otherScripts?: string];

/** Countries with their people and large towns, as written in the six languages; the English name is the key. */
const entries: Entry[] = [
  [
    "Germany",
    "eu",
    "german(?:y|s)?|berlin|munich|muenchen|hamburg|cologne|koeln|frankfurt|stuttgart|leipzig|duesseldorf" +
      "|dresden|hannover|nuernberg|bremen|bayern|bavaria|baden-wuerttemberg|hessen|sachsen\\w*|thueringen" +
      "|niedersachsen|nordrhein-westfalen|nrw|rheinland|saarland|brandenburg|schleswig-holstein" +
      "|mecklenburg\\w*|deutschland\\w*|deutsche[rn]?|alemania|aleman(?:es|as)?|allemagne|allemands?",
    "जर्मनी|德国|柏林|慕尼黑",
  ],
  [
    "France",
    "eu",
    "france|french|paris|lyon|marseille|toulouse|nantes|bordeaux|lille|rennes|strasbourg|montpellier" +
      "|francia|frances(?:es|as?)?|francais(?:es?)?|frankreich|franzoesisch\\w*",
    "फ्रांस|法国|巴黎",
  ],
  [
    "Spain",
    "eu",
    "spain|spanish|madrid|barcelona|valencia|andalucia|catalun[ay]a|comunidad valenciana" +
      "|comunitat valenciana|galicia|murcia|sevilla|malaga|bilbao|zaragoza|espana|espanol(?:es|as?)?" +
      "|espagne|espagnol(?:es?|s)?|spanien|spanisch\\w*",
    "स्पेन|西班牙",
  ],
  ["Italy", "eu", "italy|italian|milan|rome|italia|italien|italie|milano|roma", "इटली|意大利"],
  [
    "the Netherlands",
    "eu",
    "netherlands|dutch|amsterdam|rotterdam|paises bajos|holanda|pays-bas|niederlande\\w*",
    "荷兰",
  ],
  ["Belgium", "eu", "belgium|brussels|belgique|bruxelles|belgica|belgien|bruessel", "比利时"],
  ["Poland", "eu", "poland|warsaw|polonia|pologne|polen", "波兰"],
  ["Ireland", "eu", "ireland|dublin|irlanda|irlande|irland"],
  ["Sweden", "eu", "sweden|stockholm|suecia|suede|schweden", "瑞典"],
  ["Austria", "eu", "austria|vienna|autriche|oesterreich\\w*|wien|graz|salzburg"],
  ["Portugal", "eu", "portugal|lisbon|porto|lisboa|lisbonne|lissabon", "葡萄牙"],
  [
    "India",
    "india",
    "india|indian|delhi|mumbai|bangalore|bengaluru|pune|hyderabad|chennai|kolkata|jaipur|lucknow|indore" +
      "|patna|ahmedabad|noida|maharashtra|karnataka|gujarat|kerala|punjab|rajasthan|bihar|uttar pradesh" +
      "|madhya pradesh|tamil nadu|telangana|gurgaon|gurugram|bharat|upsc|indien|inde",
    "भारत|हिंदुस्तान|दिल्ली|मुंबई|बेंगलुरु|बैंगलोर|पुणे|जयपुर|लखनऊ|इंदौर|पटना|बिहार|उत्तर प्रदेश|राजस्थान" +
      "|महाराष्ट्र|गुजरात|कर्नाटक|केरल|पंजाब|मध्य प्रदेश|तमिलनाडु|तेलंगाना|हरियाणा|नोएडा|印度",
  ],
  [
    "China",
    "china",
    "china|chinese|beijing|shanghai|shenzhen|hangzhou|guangzhou|chengdu|chine|chinois",
    "चीन|中国|北京|上海|深圳|广州|杭州|成都|武汉|南京|苏州|重庆|西安|国内|一线城市|二线城市|三线城市",
  ],
  ["Canada", "other", "canada|canadian|toronto|montreal|vancouver|quebec|kanada", "加拿大"],
  ["Australia", "other", "australia|australian|sydney|melbourne|australie|australien", "澳大利亚|澳洲"],
  ["Brazil", "other", "brazil|sao paulo|brasil|bresil|brasilien", "巴西"],
  ["Kenya", "other", "kenya|nairobi|kenia"],
  ["Nigeria", "other", "nigeria|lagos"],
  ["Mexico", "other", "mexico|mexican[oa]s?|cdmx|monterrey|guadalajara|mexique|mexiko", "墨西哥"],
  ["Colombia", "other", "colombia|colombian[oa]s?|bogota|medellin|colombie|kolumbien"],
  ["Chile", "other", "chile|chilen[oa]s?|chili"],
  ["Peru", "other", "peru|peruan[oa]s?|lima"],
  ["Argentina", "other", "argentina|argentin[oa]s|buenos aires|argentine|argentinien"],
  ["South Africa", "other", "south africa|cape town|johannesburg|sudafrica|suedafrika"],
  ["Indonesia", "other", "indonesia|jakarta", "印尼|印度尼西亚"],
  ["Japan", "other", "japan|tokyo|japon", "日本|东京"],
  [
    "Switzerland",
    "other",
    "switzerland|swiss|zurich|zuerich|suiza|suisse|schweiz\\w*|geneve|lausanne|basel|bern",
    "瑞士",
  ],
  ["Morocco", "other", "morocco|casablanca|maroc|marruecos|marokko"],
  ["Senegal", "other", "senegal|dakar"],
  ["Singapore", "other", "singapore|singapur|singapour", "新加坡"],
  ["Vietnam", "other", "vietnam", "越南"],
];
/** Names that are ordinary words in lower case. */
const cased: [string, Place["region"], RegExp][] = [
  [
    "Europe",
    "eu",
    /\b(?:EU|UE|European Union|Europe|European|Europa|Union Europeenne|Union Europea|DACH|europe(?:en|enne|ens|o|os|a|as)|europaeisch\w*)\b|欧洲|欧盟|यूरोप/,
  ],
  [
    "the UK",
    "uk",
    new RegExp(
      String.raw`\b(?:UK|United Kingdom|Britain|British|England|Scotland|Wales|London|Manchester|Bristol|Leeds` +
        String.raw`|Glasgow|Edinburgh|Birmingham|NHS|Reino Unido|Royaume-Uni|Grossbritannien|Inglaterra|Londres)\b|英国` +
        "|伦敦|ब्रिटेन",
    ),
  ],
  [
    "the US",
    "us",
    new RegExp(
      String.raw`\b(?:USA?|U\.S\.|United States|American?|California|Texas|New York|Florida|Chicago|Boston` +
        String.raw`|EE\.? ?UU\.?|EEUU|Estados Unidos|Etats-Unis|Vereinigte Staaten)(?!\w)|美国|硅谷|अमेरिका`,
    ),
  ],
];
const found: [string, Place["region"], RegExp][] = [
  ...cased,
  ...entries.map(([name, region, latin, others]): [string, Place["region"], RegExp] => [
    name,
    region,
    new RegExp(`\\b(?:${latin})\\b${others ? `|${fold(others)}` : ""}`, "i"),
  ]),
];

export function readPlaces(text: string): Place[] {
  return found.filter(([, , pattern]) => pattern.test(text)).map(([name, region]) => ({ name, region }));
}
