/**
 * The sources of the answers: publisher, title, year of the data, and an address where it is sure. A figure read at second
 * hand says so.
 */
export interface AnswerSource {
  text: string;
  url?: string;
}

export const sources = {
  guest: {
    text: "Guest, Bunce and Johnson, “How Many Interviews Are Enough?”, Field Methods, 2006: themes of a homogeneous group were complete after 12.",
  },
  hennink: {
    text: "Hennink, Kaiser and Marconi, “Code Saturation Versus Meaning Saturation”, Qualitative Health Research, 2017: 9 interviews to hear every theme, 16 to 24 to understand them.",
  },
  unbounce: {
    text: "Unbounce, Conversion Benchmark Report, 2024: 41,000 pages, 464 million visits. Median of SaaS pages, read at second hand.",
    url: "https://unbounce.com/conversion-benchmark-report/",
  },
  cbinsights: {
    text: "CB Insights, why startups fail, 2024 edition: 431 venture-backed companies that closed since 2023; several reasons each. Read at second hand.",
  },
  wordstream: {
    text: "WordStream by LocaliQ, search advertising benchmarks 2026: over 13,000 US campaigns, April 2025 to March 2026. Read at second hand.",
  },
  skok: {
    text: "David Skok, SaaS Metrics 2.0, 2010: a practitioner's rule, not a study.",
    url: "https://www.forentrepreneurs.com/saas-metrics-2/",
  },
  highalpha: {
    text: "High Alpha, 2025 SaaS Benchmarks: over 800 companies; the band from $1M to $5M of ARR, read at second hand.",
  },
  marginset: {
    text: "KeyBanc, OpenView and Bessemer data, compiled by Eagle Rock CFO, 2025: SaaS companies with $5M to $50M of ARR. Where those sources differ, both medians are given.",
  },
  recurly: {
    text: "Recurly Research, churn rate benchmarks: all subscription industries on its platform, latest edition read in 2026.",
    url: "https://recurly.com/research/churn-rate-benchmarks/",
  },
  ellis: {
    text: "Sean Ellis, 2009, and Superhuman's account of using the question, First Round Review, 2018. A pattern among companies that grew, not a law.",
  },
  sacks: { text: "David Sacks, The Burn Multiple, Craft Ventures, 2020: a practitioner's bands, not a study." },
  "carta-rounds": {
    text: "Carta (Peter Walker), fundraising cheatsheet: medians of 1,466 rounds of US technology companies, Q4 2024.",
  },
  "carta-safes": { text: "Carta, State of Seed, Winter 2025: US companies; read at second hand." },
  "carta-graduation": {
    text: "Carta (Peter Walker), 2025: US seed companies of Q1 2021 and Q1 2022 that raised a series A within two years. Read at second hand.",
  },
  docsend: { text: "DocSend, 2022: how long rounds took, 320 decks; read through TechCrunch." },
  "docsend-decks": {
    text: "DocSend, time spent on a deck: 3:44 minutes in 2015 (200 startups, with Tom Eisenmann of Harvard Business School), about 2:30 in 2023. Read at second hand.",
  },
  adapty: {
    text: "Adapty, State of In-App Subscriptions, 2026: 16,000 apps.",
    url: "https://adapty.io/blog/mobile-app-monetization-2026",
  },
  iconiq: { text: "ICONIQ, State of AI, January 2026: about 300 software executives. Read at second hand." },
  soc2: { text: "Legalclarity and Beancount, 2025: what a first SOC 2 costs a small US business. A compilation." },
  gollwitzer: {
    text: "Gollwitzer and Sheeran, 2006: 94 tests of if-then plans, mean effect d = 0.65. Later and larger reviews suggest that the effect is smaller.",
  },
  rust: { text: "Ash Rust, Investor definitions (undated): a practitioner's ranges for US first cheques." },
  eic: { text: "European Innovation Council, work programme: EIC Accelerator.", url: "https://eic.ec.europa.eu/" },
  deminimis: { text: "Regulation (EU) 2023/2831 on de minimis aid, Article 3." },
  sisfs: { text: "Government of India (DPIIT), Startup India Seed Fund Scheme, guidelines." },
  sba: { text: "US Small Business Administration, 7(a) loans: terms and conditions.", url: "https://www.sba.gov/" },
  sul: { text: "British Business Bank, Start Up Loans.", url: "https://www.startuploans.co.uk/" },
  kickstarter: { text: "Kickstarter, fees.", url: "https://www.kickstarter.com/help/fees" },
  regcf: { text: "US Securities and Exchange Commission, Regulation Crowdfunding, limit as raised in 2021." },
  ecspr: { text: "Regulation (EU) 2020/1503 on crowdfunding service providers, Article 1." },
  "yc-deal": { text: "Y Combinator, the standard deal.", url: "https://www.ycombinator.com/deal" },
  "yc-safe": {
    text: "Y Combinator, SAFE with valuation cap (post-money), and its user guide.",
    url: "https://www.ycombinator.com/documents",
  },
  payne: { text: "Bill Payne, the scorecard method for pre-revenue companies: a practitioner's weights." },
  nvca: {
    text: "National Venture Capital Association (US), model legal documents.",
    url: "https://nvca.org/model-legal-documents/",
  },
  "irs-83b": { text: "US Internal Revenue Code § 83(b); Treasury Regulation § 1.83-2." },
  "cal-2870": { text: "California Labor Code § 2870." },
  "irs-contractor": { text: "US Internal Revenue Service, independent contractor or employee: common-law rules." },
  kschg: { text: "Germany: Kündigungsschutzgesetz §§ 1, 23; written form by § 623 BGB." },
  "mom-test": { text: "Rob Fitzpatrick, The Mom Test, 2013." },
  "pg-scale": {
    text: "Paul Graham, Do Things That Don't Scale, 2013.",
    url: "https://paulgraham.com/ds.html",
  },
  lehr: {
    text: "Robert Lehr, “Sixteen S-squared over D-squared”, Statistics in Medicine, 1992: the rule for two groups, 80% power, two-sided 5%.",
  },
  doerr: { text: "John Doerr, Measure What Matters, 2018, on the grading at Google. Read at second hand." },
  "can-spam": { text: "US CAN-SPAM Act of 2003, as explained to businesses by the Federal Trade Commission." },
  marketplaces: { text: "Omega Point, marketplace benchmarks, 2026: a compilation of published take rates." },
  hypeaudit: {
    text: "HypeAuditor, State of Influencer Marketing 2026, read through eMarketer.",
  },
  "store-fees": {
    text: "Apple, App Store Small Business Program, 2021; Google Play, service fees. The terms change by country.",
  },
  adjust: { text: "Adjust, retention benchmarks of all apps, 2024. Read at second hand." },
  "revenuecat-2025": { text: "RevenueCat, State of Subscription Apps, 2025: 75,000 apps." },
  compilations: { text: "Several compilations of freemium conversion, 2026. Read at second hand." },
  trials: {
    text: "First Page Sage, ChartMogul and other compilations of trial conversion, 2026: they disagree, so the range is given. Read at second hand.",
  },
  gdpr: { text: "Regulation (EU) 2016/679 (GDPR), Articles 3, 6, 12, 28, 30, 33 and 83." },
  crd: { text: "Directive 2011/83/EU on consumer rights, Articles 8, 9 and 16." },
  "patent-law": {
    text: "European Patent Convention, Article 54; 35 U.S.C. §§ 102 and 111; Paris Convention, Article 4; TRIPS, Article 33.",
  },
  euipo: {
    text: "European Union Intellectual Property Office, fees for an EU trade mark.",
    url: "https://www.euipo.europa.eu/",
  },
  uspto: {
    text: "US Patent and Trademark Office, fees for trademarks since January 2025.",
    url: "https://www.uspto.gov/",
  },
  secrets: { text: "Directive (EU) 2016/943 on trade secrets, Article 2; US Defend Trade Secrets Act, 2016." },
  licences: {
    text: "The licences themselves: GNU GPL and AGPL version 3, MPL 2.0, Apache License 2.0; list of the Open Source Initiative.",
    url: "https://opensource.org/licenses",
  },
  delaware: {
    text: "State of Delaware, Division of Corporations: annual report and franchise tax.",
    url: "https://corp.delaware.gov/",
  },
  gmbhg: { text: "Germany: GmbH-Gesetz §§ 5, 5a, 7.", url: "https://www.gesetze-im-internet.de/gmbhg/" },
  crea: { text: "Spain: Ley 18/2022 de creación y crecimiento de empresas." },
  "india-act": { text: "India: Companies Act 2013, sections 2(68), 3 and 149, as amended in 2015." },
  ustg: { text: "Germany: Umsatzsteuergesetz § 19, from 1 January 2025." },
  "uk-vat": { text: "HM Revenue & Customs, VAT registration threshold since April 2024." },
  gst: { text: "India: Central Goods and Services Tax Act 2017, section 22, and notification 10/2019." },
  wayfair: { text: "US Supreme Court, South Dakota v. Wayfair, 2018." },
  oss: { text: "Directive (EU) 2017/2455: VAT on sales to consumers, One-Stop-Shop, threshold of €10,000." },
  bls: { text: "US Bureau of Labor Statistics, survival of private establishments. Read at second hand." },
  inso: { text: "Germany: Insolvenzordnung § 15a." },
} satisfies Record<string, AnswerSource>;

export type SourceId = keyof typeof sources;
