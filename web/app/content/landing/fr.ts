import type { LandingTexts } from "../landing.ts";

export const landing: LandingTexts = {
  meta: {
    title: "AI Co-Founder : des analyses que tu peux vérifier",
    description:
      "Raconte une idée à ton cofondateur IA. Il calcule la rentabilité, montre la formule ou la source de chaque chiffre et demande ce qu’il ne sait pas.",
  },
  hero: {
    title: "Le cofondateur qui montre ses calculs.",
    lead: "Raconte-lui ton idée. Il calcule la rentabilité, montre la formule ou la source de chaque chiffre et demande ce qu’il ne sait pas.",
    openChat: "Ouvrir la discussion",
    getStarted: "Essayer gratuitement",
    seeExample: "Voir un exemple",
    notes: ["10 jetons offerts", "Sans carte bancaire"],
  },
  example: {
    label: "Exemple",
    title: "Un paragraphe en entrée. Une feuille à discuter en sortie.",
    text: "Nous avons écrit le paragraphe ; ce client n’existe pas. Les chiffres sont ceux que le moteur calcule à partir de ses quatre nombres, avec les formules indiquées à côté.",
    founder: "La fondatrice",
    says: [
      { text: "Réservation en ligne pour kinésithérapeutes. Nous facturons " },
      { input: "price", text: " par mois et par cabinet. La marge brute est de " },
      { input: "grossMargin", text: ". Le churn mensuel est de " },
      { input: "monthlyChurn", text: ". Le CAC est de " },
      { input: "acquisitionCost", text: "." },
    ],
    metricsTitle: "Économie par client",
    metrics: {
      contribution: { label: "Contribution par client et par mois" },
      lifetimeValue: { label: "Valeur vie, 60 mois au plus" },
      ratio: { label: "LTV : CAC" },
      payback: { label: "Amortissement du CAC" },
      mostToWin: { label: "Ce qu’un client peut coûter au plus, pour un retour en 12 mois" },
    },
    months: "mois",
    computed: "Calculé",
    figure: "Indicateur",
    value: "Valeur",
    chartTitle: "Ce qu’un client moyen a rapporté, moins le CAC",
    chartText:
      "Part de {{start}} sous zéro, passe au-dessus de zéro après {{crossing}} mois, churn compris, et atteint {{end}} après {{months}} mois.",
    chartCrossing: "Couvert en {{crossing}} mois, churn compris",
    chartAxis: "Mois",
    breaksTitle: "Ce qui ferait tout basculer",
    breaks: "Au-delà de {{churn}} de churn mensuel, la valeur vie tombe sous trois fois le CAC.",
    asksTitle: "Ce qu’il demande ensuite",
    asks: "À combien de kinésithérapeutes en as-tu parlé, et combien y avaient déjà consacré du temps ou de l’argent ?",
  },
  how: {
    title: "Comment ça marche",
    steps: [
      {
        title: "Dis-lui ce que tu sais",
        text: "Une phrase suffit pour commencer. Prix, coûts, churn, clients : chaque nombre que tu donnes est lu avec son unité et reste le tien.",
      },
      {
        title: "Il calcule avant de parler",
        text: "Les chiffres viennent de formules, pas d’un modèle de langage. Le modèle, quand il y en a un, écrit les mots autour.",
      },
      {
        title: "Conteste, corrige, creuse",
        text: "Corrige un nombre et la feuille suit. Pose tes questions sur le marché, les concurrents, le prix ou la croissance dans la même discussion.",
      },
    ],
  },
  honest: {
    title: "Quatre sortes de chiffres. Chacun dit laquelle est la sienne.",
    text: "Une analyse ne vaut que ce que valent ses données. Chaque chiffre indique donc d’où il vient.",
    kinds: [
      { tag: "De toi", tone: "accent", title: "Tu l’as dit", text: "Repris de tes mots, tel que tu l’as donné." },
      {
        tag: "Calculé",
        tone: "good",
        title: "Il en découle",
        text: "Obtenu à partir d’autres chiffres, avec la formule à côté.",
      },
      {
        tag: "Sourcé",
        tone: "neutral",
        title: "Quelqu’un l’a mesuré",
        text: "Une référence, avec son éditeur et son année.",
      },
      {
        tag: "Inconnu",
        tone: "warn",
        title: "Personne ne le sait encore",
        text: "Rien n’est deviné. Cela devient une question pour toi, ou une hypothèse présentée comme telle.",
      },
    ],
    rules: [
      {
        title: "Noté seulement sur des preuves",
        text: "Une idée est notée de 1 à 10, avec les raisons qui ont fait bouger la note. Quand on en sait trop peu, il n’y a pas de note.",
      },
      {
        title: "Rien d’utile, rien à payer",
        text: "Une analyse coûte 1 à 3 jetons. Quand rien d’utile ne te parvient, les jetons te sont rendus.",
      },
      {
        title: "Fonctionne sans modèle",
        text: "Quand aucun modèle de langage n’est configuré, ou qu’il échoue, le moteur répond seul et la réponse le signale.",
      },
    ],
  },
  types: {
    title: "Pars du type d’entreprise que tu crées",
    text: "Le type décide quels chiffres comptent et quelles questions viennent en premier.",
  },
  promo: {
    title: "Tu as un code promo ?",
    text: "Échange-le contre des jetons et des avantages. Il s’applique tout de suite à ton compte, dans chaque onglet ouvert.",
  },
  final: {
    title: "Viens avec l’idée qui ne te quitte pas.",
    text: "Dix jetons suffisent pour savoir sur quoi elle repose.",
  },
  footer: {
    label: "Pied de page",
    text: "Une analyse t’aide à décider. Ce n’est pas un conseil juridique, fiscal ou en investissement.",
    links: {
      chat: "Discussion",
      example: "Exemple",
      how: "Comment ça marche",
      honest: "Comment les chiffres sont signalés",
      types: "Types de startup",
      auth: "Se connecter",
    },
  },
};
