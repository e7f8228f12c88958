import { exampleReply } from "../example/fr.ts";
import { planFeatures } from "../plan-features/fr.ts";
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
    box: {
      label: "Ton idée",
      placeholder: "Décris ton idée : pour qui, à quel prix, avec quels coûts…",
      hint: "Sans compte : la première analyse est gratuite.",
      clear: "Effacer",
      analyse: "Analyser mon idée",
      blank: "Écris d’abord une phrase sur ton idée.",
      tooLong: "Raccourcis-la à {{max}} caractères : le chat accepte des textes plus longs.",
    },
  },
  first: {
    title: "Ta première analyse",
    keepTitle: "Garde-la dans ton propre chat.",
    keepText:
      "Avec un compte gratuit, le cofondateur s’en souvient, prend en compte tes corrections et répond à tes questions suivantes.",
    keep: "La garder et continuer",
  },
  samples: {
    badge: "Exemple",
    note: "Ce qui porte la mention « Exemple » est provisoire : personne ne l’a mesuré ni confirmé pour ce site.",
  },
  example: {
    title: "Un paragraphe entre. Une analyse qui se discute en sort.",
    text: "Le paragraphe est de nous ; cette entreprise n’existe pas. La réponse est ce que le moteur en calcule, chiffre par chiffre.",
    assistant: "Ton cofondateur IA",
    ready: "Exemple",
    founder: "La fondatrice",
    answer: "Ton cofondateur",
    analysing: "Analyse de ton idée de startup…",
    placeholder: "Parle-moi d’une idée de startup…",
    play: "Lancer l’exemple",
    pause: "Pause",
    resume: "Reprendre",
    replay: "Rejouer",
    openChat: "Essaie dans le chat",
    month: "Mois",
    reply: exampleReply,
  },
  numbers: {
    label: "En chiffres",
    entrepreneurs: "entrepreneurs",
    accuracy: "de précision",
    data: "entre deux mises à jour des données de marché",
    ideas: "idées, autant que tu en as",
    unlimited: "Illimité",
  },
  how: {
    title: "Comment ça marche.",
    more: "Trois étapes, et tu peux t’arrêter à la première.",
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
  tools: {
    title: "Le chat et ses {{tools}} outils.",
    more: "Un seul projet derrière tous : ce que tu as dit à l’un sert aux autres.",
    groups: {
      aiTools: { title: "Outils de création", text: "D’une description à quelque chose qui se montre." },
      startupTools: { title: "Outils de stratégie", text: "Pour les questions qui décident si ça tient." },
      growth: { title: "Outils de croissance", text: "Pour la portée, et pour la personne qui doit tout porter." },
    },
  },
  capabilities: {
    title: "L’essentiel.",
    more: "Bouge un chiffre et vois ce qu’il fait à l’entreprise.",
    items: [
      { title: "Idées", text: "Tirées de ce que tu sais, aimes et as, chacune notée." },
      { title: "Business plans", text: "Des phases, des tâches et des règles pour s’arrêter." },
      { title: "Étude de marché", text: "Comptée d’en bas, avec la source de chaque compte." },
      { title: "Modèles de revenus", text: "Tarifs, seuil de rentabilité et ce qui doit être vrai." },
      { title: "Dossier de pitch", text: "Relu avec l’œil d’un investisseur." },
      { title: "Conseils de croissance", text: "Un canal d’abord, et ce qu’un client peut coûter." },
    ],
    calculator: {
      title: "Économie par client",
      price: "Prix par mois",
      grossMargin: "Marge brute",
      monthlyChurn: "Attrition mensuelle",
      own: "Mettre tes propres chiffres",
      keep: "Les garder dans un compte gratuit",
      acquisitionCost: "Coût pour gagner un client",
      months: "mois",
      chartTitle: "Ce qu’un client moyen a rapporté, moins ce qu’il a coûté à gagner",
      chartText:
        "Commence {{start}} sous zéro et arrive à {{end}} après {{months}} mois. Remboursé en {{crossing}} mois, départs compris.",
      chartNever:
        "Commence {{start}} sous zéro et y reste : avec cette attrition, un client ne rembourse jamais ce qu’il a coûté.",
      even: "Remboursé en {{crossing}} mois, départs compris",
      never: "Jamais remboursé",
    },
  },
  types: {
    title: "Pars de ce que tu construis.",
    more: "Le type décide quels chiffres comptent et quelles questions viennent en premier.",
  },
  technology: {
    title: "Une calculatrice au cœur.",
    more: "Un modèle de langage pour les mots.",
    text: "L’ordre est fixe, et tout est là : un chiffre est calculé avant qu’une phrase soit écrite, puis vérifié encore une fois après.",
    steps: [
      { title: "Tes mots", text: "Six langues, lues avec unités et devise." },
      { title: "Le moteur", text: "Des formules et des repères datés. Les mêmes mots, les mêmes chiffres, toujours." },
      {
        title: "Le modèle",
        text: "Un modèle de chat rapide, à poids ouverts, servi par un fournisseur, écrit autour.",
      },
      { title: "Le filtre", text: "Un chiffre que personne n’a donné, calculé ni sourcé ne passe pas." },
    ],
  },
  honest: {
    title: "Une précision qui se vérifie.",
    more: "Quatre sortes de chiffres, et chacun dit la sienne.",
    text: "{{accuracyPercent}} % de précision, sur des données de marché rafraîchies toutes les {{marketDataHours}} heures.",
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
        text: "Une analyse coûte 1 à 3 jetons. Si rien d’utile ne te parvient, rien n’est débité.",
      },
      {
        title: "Fonctionne sans modèle",
        text: "Quand aucun modèle de langage n’est configuré, ou qu’il échoue, le moteur répond seul et la réponse le signale.",
      },
    ],
  },
  support: {
    title: "Des gens, quand une formule ne suffit pas.",
    more: "Et un moteur qui connaît les chiffres de ton secteur.",
    mentors: "mentors qui ont bâti des entreprises",
    experts: "experts en droit, finance et produit",
    investors: "investisseurs qui lisent les mises en relation",
    industriesTitle: "À l’aise dans",
    industries: ["SaaS", "fintech", "santé", "e-commerce", "éducation", "IA", "crypto", "durabilité"],
  },
  partnership: {
    title: "L’humain et l’IA.",
    more: "Chacun fait ce que l’autre ne peut pas.",
    you: "Toi",
    it: "Ton cofondateur",
    rows: [
      { you: "Parler aux clients", it: "Dit à quels douze demander, et ce qui changerait le plan" },
      { you: "Connaître le terrain", it: "Fait de ce que tu sais des chiffres qui se tiennent" },
      { you: "Décider", it: "Nomme l’hypothèse la plus risquée et le test le moins cher" },
      { you: "Prendre le risque", it: "Calcule combien de temps dure l’argent" },
    ],
  },
  security: {
    title: "Ton idée reste la tienne.",
    more: "La sécurité est dans la construction, pas dans un badge.",
    items: [
      {
        title: "Jamais utilisé pour entraîner",
        text: "Ce que tu écris n’entraîne aucun modèle, ni le nôtre ni un autre.",
      },
      {
        title: "Centres de données aux États-Unis et dans l’UE",
        text: "Choisis de quel côté de l’océan reposent tes données.",
      },
      { title: "Deux facteurs", text: "Les codes d’une appli gardent ce qu’une session volée ne doit pas atteindre." },
      {
        title: "Emporter ou effacer",
        text: "Exporte tout ce que tu as fait. Un compte supprimé l’est de toutes les tables à la fois.",
      },
    ],
  },
  stories: {
    title: "Réussites.",
    more: "Un chiffre a changé. L’entreprise aussi.",
    label: "Exemples traités avec des fondateurs inventés. Le moteur calcule les deux chiffres.",
    months: "mois",
    items: {
      pricing: {
        company: "Plannings pour cafés",
        measure: "pour rembourser un client",
        text: "Le produit était bon, le prix non. À 9 $, un café mettait plus d’un an à se rembourser ; à 19 $, personne n’a cherché moins cher.",
      },
      churn: {
        company: "Soutien scolaire en ligne",
        measure: "valeur d’un client face à son coût",
        text: "Le plan, c’était plus de publicité. La feuille a dit qu’un élève qui part coûte plus qu’un élève qui ne vient pas. Ils ont réparé la deuxième semaine.",
      },
      runway: {
        company: "Fontaines de recharge pour bureaux",
        measure: "de trésorerie",
        text: "Six mois, c’est trop court pour lever. Dépenser moitié moins a acheté le temps du seul test qui comptait.",
      },
    },
    voicesTitle: "Témoignages",
    voicesNote: "Voix d’exemple, en attendant celles des clients de ce site.",
  },
  pricing: {
    title: "Commence gratuitement.",
    more: "Paie quand il l’a mérité.",
    free: {
      name: "Gratuit",
      text: "Pour tes premières idées, sans carte.",
      items: [
        "{{signUpTokens}} jetons qui n’expirent jamais",
        "{{starterPlansPerMonth}} plans IA par mois",
        "Les outils de base",
        "Étude de marché simple",
      ],
    },
    planFeatures,
    pro: {
      name: "Pro",
      free: "Gratuit pour tous pendant {{proFreeMonths}} mois",
      perMonth: "par mois",
      afterwards: "puis {{price}} par mois",
      tokens: "{{tokens}} jetons par mois",
      trial: "Essai gratuit de {{trialDays}} jours",
    },
    note: "Sans carte bancaire. Les {{proFreeMonths}} mois gratuits te restent après l’essai.",
    monthly: "Formules mensuelles",
    tokens: "{{tokens}} jetons",
    compare: "Comparer les formules",
  },
  promo: {
    title: "Tu as un code promo ?",
    text: "Échange-le contre des jetons et des avantages. Il s’applique tout de suite à ton compte, dans chaque onglet ouvert.",
  },
  final: {
    title: "Viens avec l’idée qui ne te quitte pas.",
    text: "Dix jetons suffisent pour savoir sur quoi elle repose.",
  },
};
