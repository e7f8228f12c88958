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
  headline:
    "7 sur 10. Ce qui décide ensuite : si « kinésithérapeutes » l'utilisent et le paient encore, une fois la nouveauté passée.",
  metricsTitle: "Ce que laisse un client",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Contribution par client et par mois",
      value: "39,20 €",
      formula: "prix × marge brute",
    },
    { name: "ltv", label: "Valeur vie client (LTV)", value: "653 €", formula: "contribution / attrition" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    { name: "cac_payback_months", label: "Amortissement du CAC", value: "4,59 mois", formula: "CAC / contribution" },
    { name: "runway_months", label: "Mois de trésorerie", value: "8 mois", formula: "trésorerie / dépense mensuelle" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Attrition mensuelle maximale pour un LTV : CAC de 3",
      value: "7,26 %",
      formula: "contribution / (3 × CAC)",
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
        score: 7.1,
        because:
          "9 personnes sur 14 interrogées l'ont confirmé, au moins 38,8 % en tenant compte du petit échantillon.",
      },
      { label: "Précision du client", score: 5.5, because: "« kinésithérapeutes » peuvent être listés par leur nom." },
      { label: "Preuves de la demande", score: 8.1, because: "40 clients payants : de l'argent, pas des mots." },
      {
        label: "Alternatives et différence",
        score: 4.5,
        because: "Tu sais ce qu'ils font aujourd'hui : « au telephone ».",
      },
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
    title: "Hypothèse la plus risquée",
    paragraphs: [
      {
        lead: "",
        text: "Tu supposes que « kinésithérapeutes » l'utilisent et le paient encore, une fois la nouveauté passée. Pourquoi elle passe en premier : Le taux d'attrition repose sur peu de clients et de mois. Si elle est fausse, chaque vente est à refaire.",
      },
      {
        lead: "Test : Une cohorte.",
        text: " Suis 30 de ceux qui paient pendant quatre semaines, sans les relancer à la main, et compte qui l'utilise encore. Il demande 28 jours et sans argent, environ 8 heures.",
      },
      {
        lead: "Règle d'arrêt, fixée avant de commencer :",
        text: " Arrête ou change l'idée si moins de 24 sur 30 l'utilisent encore en semaine 4. Même 24 sur 30 laisse le vrai taux n'importe où entre 62,7 % et 90,5 % (intervalle de Wilson à 95 %).",
      },
    ],
  },
  questions: {
    title: "Ce que j'ai besoin de savoir ensuite",
    items: [
      "Combien de « kinésithérapeutes » pourrais-tu atteindre avec ce produit, et d'où vient ce décompte ?",
      "Dans quel pays commences-tu ?",
      "Combien d'heures par semaine peux-tu y mettre ?",
    ],
  },
  words: { founder: "Tu l'as dit", computed: "Calculé", offline: "Analyse hors ligne" },
};
