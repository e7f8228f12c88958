import { startupTypeCards } from "../../../knowledge/startup-types.ts";
import type { ProfileWords } from "../language-pack.ts";

export const profile: ProfileWords = {
  types: Object.fromEntries(startupTypeCards.map((card) => [card.id, card.cues])),
  models: {
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
  },
  live: /\b(?:launched|live (?:in|on|since|for|with)|in production|already (?:use|using)|active users|is live|went live|in the app store)\b/i,
  prototype:
    /\b(?:prototype|mvp|demo|beta|wireframes?|working version|proof of concept|built (?:a|the) (?:first|working|small))\b/i,
  channels: [
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
  ],
  signals: {
    everyone:
      /\b(?:(?:for|to|by|is|are|helps?|target\w*|customers?:?) (?:everyone|everybody|anyone|all people|the whole world)|everyone (?:needs|will|can|is)|for all (?:people|humans))\b/i,
    saysNoCompetitors:
      /\b(?:no (?:real |direct )?(?:competitors?|competition)|without competition|nobody (?:else )?(?:does|is doing)|no one (?:else )?(?:does|is doing)|first of its kind)\b/i,
    acquaintances:
      /\b(?:(?:my |our )?friends(?: and family)?|family members?|my (?:mom|mum|mother|wife|husband|classmates|colleagues))\b[^.\n]{0,60}\b(?:said|love|like|would|told|think|use)/i,
    topDownOnly:
      /\b(?:just|only|even|get|capture|take|need)\s(?:just |only |even |need )?\d+(?:\.\d+)?\s?%\s(?:of|share)/i,
    usesAi: /\b(?:ai|gpt|llm|machine learning|chatbot|artificial intelligence|agents?|generative)\b/i,
    takesCards: /\b(?:payments?|checkout|credit cards?|card payments?|e-?commerce|online shop)\b/i,
    minors:
      /\b(?:kids?|child(?:ren)?|under 13|minors|teens?|teenagers|pupils|primary school|toddlers|k-12|school students)\b/i,
    personalData: /\b(?:users?|customers?|patients?|students?|profiles?|accounts?|app|employees|members|data)\b/i,
    healthData:
      /\b(?:patients?|medical records?|health records?|symptoms?|diagnos\w+|clinicians?|therap\w+|mental health|prescriptions?|blood|glucose|pregnan\w+)\b/i,
    statusQuo:
      /\b(?:excel|spreadsheets?|google sheets|pen and paper|paper|whatsapp|by phone|e-?mail threads?|manually|by hand|sticky notes|whiteboards?)\b/i,
    nobodyPays:
      /\b(?:nobody|no one|none of them|no customers?|no paying|no users?) (?:\w+ )?(?:pays?|paid|paying|customers?|yet)\b|\b(?:0|zero|no) (?:paying customers?|revenue|sales|customers?)\b|\bpre-?revenue\b|\bno money in it\b/i,
    somebodyPays:
      /\b(?:(?:already|now|today|currently) pay(?:s|ing)?|pay(?:s|ing)? us|pay the fee|first (?:paying )?customers? (?:pay|paid)|all pay|have been paid)\b/i,
    physical:
      /\b(?:bread|food|meals?|boxes|coffee|roast\w*|kilos?|shipping|deliver(?:s|y|ies|ing)|packaging|ingredients?|physical|store front|clothes|furniture|bottles?|compost|kit|kits|shop for|goods)\b/i,
    money: /\b(?:investors?|raise|raising|funding|valuation|pre-?seed|seed|series a|runway|equity|safe)\b/i,
    licenceAddressed:
      /\b(?:licen[cs]ed|have (?:a|the) licen[cs]e|our licen[cs]e|authoris(?:ed|ation)|authorized|hipaa[- ]compliant|signed baa|gdpr[- ]compliant|regulated partner|licensed partner|lawyer|legal opinion)\b/i,
  },
};
