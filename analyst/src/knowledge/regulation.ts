import { msg } from "../i18n/translator.ts";
import type { ClaimSource } from "@cofounder/contract/analysis";
import { saysOfLaw } from "../reading/languages/other-languages.ts";
import type { Venture } from "../reading/venture.ts";

export interface RegulationRule {
  id: string;
  name: string;
  applies: (venture: Venture, text: string) => boolean;
  what: string;
  firstStep: string;
  /** True when the business may not run at all without a licence. */
  licence: boolean;
  source: string;
  year: string;
  grade: ClaimSource["grade"];
  reviewBy: string;
}

const inRegion = (venture: Venture, ...regions: string[]): boolean =>
  venture.places.some((place) => regions.includes(place.region));
const nowhere = (venture: Venture): boolean => venture.places.length === 0;
type Cue = Parameters<typeof saysOfLaw>[0];
const says = (pattern: RegExp, cue: Cue, text: string): boolean => pattern.test(text) || saysOfLaw(cue, text);
const has =
  (pattern: RegExp, cue: Cue) =>
  (_venture: Venture, text: string): boolean =>
    says(pattern, cue, text);

const largeBuyers =
  /\b(?:SOC ?2|ISO ?27001|security (?:review|questionnaire)s?|enterprise (?:customers?|clients?|buyers?|sales|deals?)|Fortune 500)\b|Konzernkunden|Großkunden|grandes cuentas|grands comptes|大型企业客户|大企业客户/iu;
const consumerService =
  /\b(?:online (?:shop|store)|web ?shop|e-?commerce|ticketing|consumer bank\w*|neobank|boutique en ligne|tienda (?:online|en línea)|onlineshop|billetterie|venta de billetes|Ticketverkauf)\b/iu;
const carbonReports =
  /\b(?:carbon|emissions?|climate|scope [123])\b[^.]{0,40}\b(?:report\w*|account\w*|disclos\w*)\b|\bSB ?2(?:53|61)\b/iu;

const software =
  /\b(?:app|apps|software|online|websites?|web|platforms?|plattform|plataforma|plateforme|digital\w*|numérique|game server|chatbot|ai|ki|ia)\b|应用|软件|网站|平台|小程序|线上|ऐप|ऑनलाइन|वेबसाइट|सॉफ़्टवेयर/iu;

/** Possible legal requirements, by cue. Dated; never legal advice. */
export const regulationRules: RegulationRule[] = [
  {
    id: "gdpr",
    name: msg("GDPR"),
    applies: (venture) => inRegion(venture, "eu", "uk") && venture.signals.personalData,
    what: msg(
      "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.",
    ),
    firstStep: msg("List every personal field you store and why; drop the ones without a reason."),
    licence: false,
    source: msg("Regulation (EU) 2016/679"),
    year: "2018",
    grade: "K",
    reviewBy: "2027-12-31",
  },
  {
    id: "ai_act",
    name: msg("EU AI Act"),
    applies: (venture) => inRegion(venture, "eu") && venture.signals.usesAi,
    what: msg(
      "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.",
    ),
    firstStep: msg("Write down whether your use falls into a high-risk area, and add the disclosure."),
    licence: false,
    source: msg("EU AI Act with the 2026 Omnibus, to be checked in the Official Journal"),
    year: "2026",
    grade: "S",
    reviewBy: "2026-12-31",
  },
  {
    id: "hipaa",
    name: "HIPAA",
    applies: (venture) => (inRegion(venture, "us") || nowhere(venture)) && venture.signals.healthData,
    what: msg(
      "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.",
    ),
    firstStep: msg("Decide whether you are a business associate, and choose a host that signs the agreement."),
    licence: false,
    source: msg("US HHS, HIPAA Security Rule"),
    year: "2026",
    grade: "S",
    reviewBy: "2027-01-31",
  },
  {
    id: "ftc_health",
    name: msg("FTC Health Breach Notification Rule"),
    applies: (venture) =>
      (inRegion(venture, "us") || nowhere(venture)) &&
      venture.signals.healthData &&
      venture.type?.id === "health-wellness",
    what: msg(
      "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.",
    ),
    firstStep: msg("Remove advertising trackers from every screen that shows health data."),
    licence: false,
    source: "US FTC",
    year: "2024",
    grade: "S",
    reviewBy: "2027-01-31",
  },
  {
    id: "medical_device",
    name: msg("Medical device rules"),
    applies: has(
      /\b(?:diagnos\w+|treats? (?:disease|patients)|detects? (?:cancer|disease|diabetes)|medical device|clinical decision|triage)\b/i,
      "medicalDevice",
    ),
    what: msg(
      "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.",
    ),
    firstStep: msg("Write the intended use in one sentence and have it classified before building."),
    licence: true,
    source: msg("EU MDR and US FDA guidance"),
    year: "2024",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "coppa",
    name: msg("COPPA and minors' data"),
    applies: (venture, text) => venture.signals.minors && !inRegion(venture, "india") && software.test(text),
    what: msg(
      "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.",
    ),
    firstStep: msg("Decide the minimum age, and how a parent proves consent, before the first sign-up."),
    licence: false,
    source: msg("US FTC, amended COPPA rule"),
    year: "2026",
    grade: "S",
    reviewBy: "2027-04-30",
  },
  {
    id: "ferpa",
    name: "FERPA",
    applies: (venture, text) =>
      (inRegion(venture, "us") || nowhere(venture)) &&
      says(/\b(?:schools?|districts?|classrooms?)\b/i, "schools", text),
    what: msg("US schools may share pupil records only under a school-official agreement."),
    firstStep: msg("Ask one school for the data agreement it signs with its present vendors."),
    licence: false,
    source: msg("US Department of Education"),
    year: "2024",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "dpdp",
    name: msg("India's DPDP Act"),
    applies: (venture) => inRegion(venture, "india") && venture.signals.personalData,
    what: msg(
      "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.",
    ),
    firstStep: msg("Plan age and consent screens now; they change the sign-up."),
    licence: false,
    source: msg("India DPDP Rules"),
    year: "2025",
    grade: "S",
    reviewBy: "2027-05-31",
  },
  {
    id: "mica",
    name: "MiCA",
    applies: (venture, text) =>
      venture.type?.id === "crypto-blockchain" &&
      (inRegion(venture, "eu") || nowhere(venture)) &&
      says(/\b(?:custod\w+|exchange|stablecoins?|tokens?|trading|wallet)\b/i, "custody", text),
    what: msg(
      "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.",
    ),
    firstStep: msg("Ask a specialized lawyer whether you need your own authorization or can work under a partner's."),
    licence: true,
    source: msg("Regulation (EU) 2023/1114"),
    year: "2026",
    grade: "S",
    reviewBy: "2027-07-01",
  },
  {
    id: "payments",
    name: msg("Payments and money laundering rules"),
    applies: has(
      /\b(?:hold(?:ing)? (?:customer )?(?:money|funds)|e-?money|remittance|bank accounts?|neobank|lending|(?:micro-?)?loans?|insurance|money transfer|payouts?|escrow|microcredit|buy now pay later)\b/i,
      "payments",
    ),
    what: msg(
      "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.",
    ),
    firstStep: msg("Find a licensed partner who takes the regulated step, and get their terms in writing."),
    licence: true,
    source: msg("PSD2 and national regulators"),
    year: "2024",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "pci",
    name: "PCI DSS",
    applies: (venture) => venture.signals.takesCards,
    what: msg(
      "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.",
    ),
    firstStep: msg("Use the provider's hosted checkout and never let a card number touch your server."),
    licence: false,
    source: msg("PCI Security Standards Council, PCI DSS 4.0.1"),
    year: "2025",
    grade: "K",
    reviewBy: "2027-03-31",
  },
  {
    id: "empco",
    name: msg("EU green-claims rules"),
    applies: (venture) => inRegion(venture, "eu") && venture.type?.id === "sustainability",
    what: msg(
      'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.',
    ),
    firstStep: msg("Rewrite each environmental claim as a measured one with its proof."),
    licence: false,
    source: msg("Directive (EU) 2024/825"),
    year: "2024",
    grade: "S",
    reviewBy: "2027-09-30",
  },
  {
    id: "contact",
    name: msg("Cold contact rules"),
    applies: has(
      /\b(?:cold (?:calls?|calling|e-?mails?)|sms|text messages|robocalls?|voice agents?|phone agents?)\b/i,
      "coldContact",
    ),
    what: msg(
      "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.",
    ),
    firstStep: msg("Check the rule of your first country for businesses and for consumers separately."),
    licence: false,
    source: msg("ePrivacy rules and US TCPA"),
    year: "2024",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "labour",
    name: msg("Contractor status"),
    applies: has(
      /\b(?:gig workers?|couriers?|drivers|freelancers|cleaners|on-demand workers?|payroll)\b/i,
      "platformWork",
    ),
    what: msg("People who work through a platform may count as its employees."),
    firstStep: msg("Compare your control over their hours and prices with the local test."),
    licence: false,
    source: msg("national labor law"),
    year: "2024",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "pipl",
    name: msg("China's PIPL"),
    // By the founder's own words: a reply in Chinese does not move the venture to China.
    applies: (venture, text) =>
      (inRegion(venture, "china") || (nowhere(venture) && /\p{Script=Han}/u.test(text))) &&
      venture.signals.personalData,
    what: msg(
      "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.",
    ),
    firstStep: msg("Write down which personal data leaves the country, and why it has to."),
    licence: false,
    source: msg("PIPL and the generative AI measures of China"),
    year: "2023",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "soc2",
    name: "SOC 2",
    applies: (_venture, text) => largeBuyers.test(text),
    what: msg(
      "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.",
    ),
    firstStep: msg("Ask one large buyer which proof they need, before you start the clock."),
    licence: false,
    source: "legalclarity.org, beancount.io",
    year: "2025",
    grade: "S",
    reviewBy: "2027-01-31",
  },
  {
    id: "accessibility",
    name: msg("European Accessibility Act"),
    applies: (venture, text) => inRegion(venture, "eu") && consumerService.test(text),
    what: msg(
      "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.",
    ),
    firstStep: msg("Go through the order with a keyboard and a screen reader, and note what fails."),
    licence: false,
    source: msg("Directive (EU) 2019/882"),
    year: "2025",
    grade: "K",
    reviewBy: "2027-06-30",
  },
  {
    id: "sb_253",
    name: "California SB 253 / SB 261",
    applies: (venture, text) => inRegion(venture, "us") && carbonReports.test(text),
    what: msg(
      "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.",
    ),
    firstStep: msg("Ask which of your buyers supply a company that has to report."),
    licence: false,
    source: "canaryiq.com",
    year: "2026",
    grade: "S",
    reviewBy: "2027-01-31",
  },
];
