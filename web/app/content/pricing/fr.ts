import { planFeatures } from "../plan-features/fr.ts";
import type { PricingTexts } from "../pricing.ts";

export const pricing: PricingTexts = {
  meta: {
    title: "Tarifs",
    description:
      "Commence avec {{signUpTokens}} jetons offerts. Forfaits mensuels dès {{price}} avec {{tokens}} jetons, {{trialDays}} jours d’essai de Pro, sans carte bancaire.",
  },
  title: "Tarifs.",
  more: "Tu paies le travail, pas les sièges.",
  lead: "Chaque compte démarre avec {{signUpTokens}} jetons offerts. Un forfait en ajoute chaque mois et débloque le générateur d’applications.",
  offer: {
    title: "Pro est gratuit pour tous pendant {{proFreeMonths}} mois",
    text: "Les {{proFreeMonths}} mois ne demandent pas de carte et se terminent d’eux-mêmes ; ensuite, c’est le prix ci-dessous. L’essai de {{trialDays}} jours sert à regarder avant : il n’entame pas les {{proFreeMonths}} mois.",
    take: "Profiter de Pro pendant {{proFreeMonths}} mois",
    trial: "Essai gratuit de {{trialDays}} jours",
  },
  free: {
    name: "Gratuit",
    text: "{{signUpTokens}} jetons une seule fois, sans expiration. Tous les outils sauf le générateur d’apps, et {{requests}} requêtes API par jour.",
    start: "Commencer gratuitement",
    open: "Ouvrir le chat",
  },
  plans: {
    perMonth: "par mois",
    tokens: "jetons par mois",
    popular: "Le plus choisi",
    yours: "Ton forfait",
    start: "Commencer",
    toBegin: "Ce qui est inclus",
    everythingIn: "Tout {{plan}}, plus",
    soon: "Bientôt",
    sample: "Exemple",
    sampleNote:
      "« Le plus choisi » et tout ce qui figure sous « Exemple » n’est pas encore confirmé. « Bientôt » signale ce qui n’est pas encore disponible.",
    requests: "{{requests}} requêtes API par jour",
    unlimitedRequests: "Requêtes API illimitées",
    notConfirmed: "Pas encore confirmé",
    onRequest: "Par code promo ou sur demande",
    paymentNotSetUp:
      "Les forfaits payants ne s’achètent pas encore en ligne ici. Ce qui marche déjà : les mois gratuits de Pro ou l’essai ci-dessus, un code promo, ou un message pour que nous activions un forfait.",
    useCode: "Saisir un code promo",
    contact: "Écris-nous",
  },
  planFeatures,
  wallet: {
    title: "Ce qu’un jeton permet.",
    more: "Pas de résultat, rien à payer.",
    text: "Au départ, nous réservons le coût maximal ; à la fin, nous débitons ce qui a été utilisé et rendons le reste. En cas d’échec, tout t’est rendu. Ceux du forfait partent en premier ; ceux de ton portefeuille n’expirent jamais.",
    ten: "Les {{free}} jetons offerts donnent droit, par exemple, à {{replies}} des réponses les plus longues du chat, à {{analyses}} analyses de la concurrence ou à {{websites}} sites web.",
    apps: "Quand un modèle de langage écrit une application, elle est facturée selon sa longueur ; elle se paie donc avec les jetons d’un forfait : les {{tokens}} par mois de {{plan}} suffisent pour au moins {{apps}} des plus grandes, et pour davantage de petites.",
    chat: { name: "Une réponse dans le chat", cost: "{{least}} à {{most}}" },
    free: "Générateur de favicon, Fenêtre de levée, Idées",
    app: "Générateur d’application",
    appCost: "{{tokens}} au maximum",
    name: "Travail",
    cost: "Jetons",
  },
  tools: {
    "pitch-analyzer": "Analyse de pitch deck",
    "competitor-analysis": "Analyse des concurrents",
    "investor-guide": "Guide des investisseurs",
    "automation-builder": "Automatisations",
    "website-builder": "Créateur de site web",
    "image-generator": "Générateur d’images",
    "enhance-prompt": "Générateur d’images : prompt amélioré",
    "resource-finder": "Recherche de ressources",
    "influencer-finder": "Recherche d’influenceurs",
    "self-development": "Développement personnel",
  },
  api: {
    title: "L’API",
    text: "Le même moteur pour tes propres programmes, avec une clé créée sur la page de ton compte. Requêtes par jour, selon le forfait :",
    link: "Documentation de l’API",
    plan: "Forfait",
    requests: "Requêtes par jour",
    unlimited: "Illimité",
    limits: { free: "Gratuit et Starter", pro: "Pro", premium: "Premium" },
  },
  promo: {
    title: "Tu as un code promo ?",
    text: "Il ajoute aussitôt des jetons ou le statut premium à ton compte.",
  },
  faq: {
    title: "Questions fréquentes.",
    items: [
      {
        question: "Quand mes jetons sont-ils renouvelés ?",
        answer:
          "Les jetons d’un forfait sont remis à niveau chaque mois. Ce qui reste n’est pas reporté : tu n’as donc jamais plus d’un mois de jetons de ton forfait. Ceux de ton portefeuille, reçus à l’inscription ou par un code promo, restent jusqu’à ce que tu les dépenses.",
      },
      {
        question: "Puis-je changer de forfait ?",
        answer:
          "Oui, à tout moment. Le changement prend effet à la prochaine facturation ; d’ici là, tu gardes ce que tu as payé.",
      },
      {
        question: "Puis-je résilier ?",
        answer:
          "Oui, à tout moment, sur la page de ton compte. Tu gardes le forfait et ses jetons jusqu’à la fin du mois payé ; ensuite, plus rien n’est débité. L’essai et les mois gratuits prennent fin d’eux-mêmes.",
      },
      {
        question: "Que deviennent mes jetons si je change de forfait ?",
        answer:
          "Le nouveau forfait commence un mois à lui : tu reçois tous ses jetons, et ce qui restait de l’ancien expire. C’est vrai aussi pour les mois offerts après un essai, pour un forfait acheté pendant l’essai et pour un forfait attribué par un administrateur. Les jetons de ton portefeuille ne bougent pas.",
      },
      {
        question: "Quels outils demandent un forfait payant ?",
        answer:
          "Le générateur d’applications, car une seule application peut consommer des milliers de jetons. Tout le reste fonctionne avec le portefeuille gratuit.",
      },
      {
        question: "Que se passe-t-il si je n’ai plus de jetons ?",
        answer:
          "La demande est refusée avant toute dépense, et tu vois ce qu’elle aurait coûté. Ce que tu as créé reste à toi : tu peux le lire, le copier et l’exporter. Un code promo ou un forfait te permet de continuer.",
      },
      {
        question: "Suis-je débité si quelque chose échoue ?",
        answer:
          "Non. On réserve d’abord le coût maximal d’une demande, puis on règle à la fin. Si rien d’utile ne t’est parvenu, tout t’est rendu.",
      },
      {
        question: "Comment fonctionne l’essai gratuit ?",
        answer:
          "Tu as Pro pendant {{trialDays}} jours, une fois par compte. À la fin, tu retrouves le portefeuille gratuit et rien n’est débité.",
      },
    ],
  },
};
