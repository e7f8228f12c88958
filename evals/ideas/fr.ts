import { nothing } from "../idea.ts";
import type { MarkedIdea } from "../idea.ts";

export const french: MarkedIdea[] = [
  {
    ...nothing,
    id: "fr-laboratoires",
    language: "fr",
    translationOf: "en-lab-inventory",
    messages: [
      "Nous avons créé un outil d'inventaire pour les petits laboratoires de biologie en France. Les responsables perdent environ ⟦4|saving hour/customer/week buyer⟧ heures par semaine à fouiller les congélateurs et à recommander ce qu'ils ont déjà ; aujourd'hui ils utilisent un fichier Excel partagé. Le prix est de ⟦79 €|price EUR/customer/month⟧ par mois et par laboratoire, et servir un laboratoire nous coûte ⟦11 €|unit_cost EUR/customer/month⟧. ⟦23|paying customer⟧ laboratoires paient, le taux d'attrition est de ⟦2 %|churn %/month⟧ par mois et le CAC est de ⟦390 €|acquisition_spend EUR/customer⟧. Il y a environ ⟦3 200|reachable customer =3200⟧ laboratoires de ce type en France. Nos concurrents sont Quartzy et LabArchives ; contrairement à eux, nous lisons les codes-barres avec un téléphone. J'ai été responsable de laboratoire pendant ⟦6|age year⟧ ans. Nous avons ⟦48 000 €|cash EUR =48000⟧ de trésorerie et dépensons ⟦4 000 €|burn EUR/month =4000⟧ par mois.",
    ],
    given: [4, 79, 11, 23, 0.02, 390, 3200, 6, 48_000, 4000],
    computable: [
      { name: "gross_margin", value: 68 / 79 },
      { name: "cac_payback_months", value: 390 / 68 },
      { name: "mrr", value: 1817 },
      { name: "runway_months", value: 12 },
      { name: "sam_year", value: 3200 * 79 * 12 },
    ],
    flags: { expected: [], allowed: ["gdpr", "pci"] },
    score: [6, 8],
    rivals: ["Quartzy", "LabArchives"],
  },
  {
    ...nothing,
    id: "fr-velos",
    language: "fr",
    messages: [
      "Location longue durée de vélos cargos pour les artisans à Nantes. ⟦149 €|price EUR/customer/month⟧ HT par mois, l'entretien et l'amortissement coûtent ⟦92 €|unit_cost EUR/customer/month \"l'entretien et l'amortissement\"⟧ par mois par vélo. ⟦11|paying customer⟧ artisans paient déjà. Il nous reste ⟦35 000 €|cash EUR =35000⟧ et nous dépensons ⟦5 000 €|burn EUR/month =5000⟧ par mois. Sur ⟦18|asked customer⟧ artisans interrogés, ⟦12|said_yes customer of=\"18 artisans\"⟧ ont confirmé le problème du stationnement en centre-ville.",
    ],
    given: [149, 92, 11, 35_000, 5000, 18, 12],
    computable: [
      { name: "gross_margin", value: 57 / 149 },
      { name: "runway_months", value: 7 },
      { name: "mrr", value: 1639 },
    ],
    flags: { expected: [], allowed: ["gdpr", "pci", "empco", "labour"] },
    score: [3, 7],
    rivals: [],
  },
  {
    ...nothing,
    id: "fr-carbone",
    language: "fr",
    messages: [
      "Un logiciel qui calcule l'empreinte carbone des traiteurs en Belgique à partir de leurs factures. Abonnement de ⟦90 €|price EUR/customer/month⟧ par mois. Le marché du logiciel carbone pèse ⟦12 milliards d'euros|market_size EUR market =12000000000⟧, il suffit d'en prendre ⟦1 %|share % target of=\"12 milliards d'euros\"⟧. Pas encore de client.",
    ],
    given: [90, 12e9, 0.01],
    computable: [],
    flags: { expected: ["empco"], allowed: ["gdpr", "pci"] },
    score: null,
    rivals: [],
  },
  {
    ...nothing,
    id: "fr-levee",
    language: "fr",
    messages: [
      'Application mobile de rééducation pour kinés en France, ⟦39 €|price EUR/customer/month⟧ par mois. Nous levons ⟦600 k€|raise EUR =600000⟧ sur une valorisation post-money de ⟦4,8 M€|valuation EUR =4800000 "post-money"⟧. ⟦70|paying customer⟧ kinés abonnés, attrition ⟦3 %|churn %/month⟧ par mois, coût d\'acquisition ⟦85 €|acquisition_spend EUR/customer⟧. Hébergement : ⟦5 €|unit_cost EUR/customer/month "Hébergement"⟧ par kiné.',
    ],
    given: [39, 600_000, 4_800_000, 70, 0.03, 85, 5],
    computable: [
      { name: "gross_margin", value: 34 / 39 },
      { name: "safe_ownership", value: 0.125 },
      { name: "cac_payback_months", value: 2.5 },
      { name: "mrr", value: 2730 },
    ],
    flags: { expected: ["gdpr"], allowed: ["medical_device", "pci", "contact"] },
    score: [4, 8],
    rivals: [],
  },
  { ...nothing, id: "fr-mince", language: "fr", messages: ["bonjour"], score: null, kind: "thin" },
];
