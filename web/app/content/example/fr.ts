import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "Réservation en ligne pour kinésithérapeutes. ", figure: false },
    { text: "40", figure: true },
    { text: " cabinets paient ", figure: false },
    { text: "49 €", figure: true },
    { text: " par mois. La marge brute est de ", figure: false },
    { text: "80 %", figure: true },
    { text: ", le churn mensuel de ", figure: false },
    { text: "6 %", figure: true },
    { text: " et le CAC de ", figure: false },
    { text: "180 €", figure: true },
    { text: ". Nous avons ", figure: false },
    { text: "60 000 €", figure: true },
    { text: " en banque et dépensons ", figure: false },
    { text: "7 500 €", figure: true },
    { text: " par mois. J'ai interrogé ", figure: false },
    { text: "14", figure: true },
    { text: " kinésithérapeutes et ", figure: false },
    { text: "9", figure: true },
    { text: " perdent leurs soirées au téléphone.", figure: false },
  ],
  headline: "Il reste 39,20 € par client et par mois.",
  metricsTitle: "Ce qui peut se calculer",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Marge sur coûts variables par client et mois",
      value: "39,20 €",
      formula: "prix par mois × marge",
    },
    {
      name: "ltv",
      label: "Valeur vie client (LTV)",
      value: "653 €",
      formula: "contribution par client / attrition mensuelle",
    },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    {
      name: "cac_payback_months",
      label: "Amortissement du CAC",
      value: "4,59 mois",
      formula: "CAC / contribution par client",
    },
    { name: "runway_months", label: "Mois de trésorerie", value: "8 mois", formula: "trésorerie / dépense mensuelle" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Attrition mensuelle maximale pour un LTV : CAC de 3",
      value: "7,26 %",
      formula: "contribution par client / (3 × CAC)",
    },
  ],
  chart: {
    title: "Trésorerie restante par mois",
    note: "Ta trésorerie moins ta dépense mensuelle, rien d'autre ne changeant.",
    unit: "EUR",
    values: [60000, 52500, 45000, 37500, 30000, 22500, 15000, 7500, 0],
  },
  rating: {
    title: "Note de l'analyste",
    score: 7,
    parts: [
      {
        label: "Acuité du problème",
        score: 6.3,
        because:
          "9 personnes sur 14 interrogées l'ont confirmé, au moins 38,8 % en tenant compte du petit échantillon.",
      },
      { label: "Précision du client", score: 5.5, because: "« cabinets » peuvent être listés par leur nom." },
      { label: "Preuves de la demande", score: 8.1, because: "40 clients payants : de l'argent, pas des mots." },
      {
        label: "Modèle économique et économie unitaire",
        score: 7.5,
        because: "Le prix est de 49 € par mois. Un client est amorti en 4,6 mois.",
      },
      { label: "Distribution", score: 6.5, because: "Gagner un client coûte 180 € d'après ton chiffre." },
      { label: "Faisabilité et réglementation", score: 8.3, because: "Des gens paient déjà pour cela." },
    ],
  },
  risk: {
    title: "De quoi tout dépend",
    paragraphs: [
      { lead: "", text: "Cela ne continue que si de l’argent frais arrive dans les 8 mois." },
      {
        lead: "Le test :",
        text: " Demande maintenant à tous ceux qui pourraient en donner, et note qui dit une somme et une date. Cela prend 122 jours et aucun argent.",
      },
      {
        lead: "Quand arrêter :",
        text: " Réduis les dépenses si personne n’a promis les deux par écrit à la moitié de ce délai.",
      },
    ],
  },
  questions: {
    title: "Ce que j'ai besoin de savoir ensuite",
    items: ["Que faut-il payer chaque mois, même sans rien vendre ?"],
  },
  words: { founder: "Tu l'as dit", computed: "Calculé", offline: "Calculs seuls" },
};
