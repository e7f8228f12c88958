import type { Headings } from "../answer.ts";

export const fr: Headings = {
  "vc-or-bootstrap": {
    title: "Capital-risque ou croissance autonome ?",
    asks: [
      "Ai-je besoin d'investisseurs ?",
      "Faut-il lever des fonds ou bootstrapper ?",
      "Mon projet convient-il à un fonds ?",
    ],
    terms: "capital-risque vc investisseurs lever fonds levée bootstrap autofinancé autofinancement",
  },
  "find-angels": {
    title: "Trouver des business angels",
    asks: [
      "Comment trouver des business angels ?",
      "Qui investit au démarrage ?",
      "Comment être présenté à un investisseur ?",
    ],
    terms: "business angels investisseurs privés réseau rencontrer amorçage love money",
  },
  grants: {
    title: "Quelles aides et subventions",
    asks: [
      "Quelles aides puis-je demander ?",
      "Comment obtenir une bourse Bpifrance ?",
      "Argent public non remboursable",
    ],
    terms: "aides aide subvention subventions bpifrance publiques bourse french tech jei cir concours",
  },
  "bank-loan": {
    title: "La banque prêtera-t-elle ?",
    asks: [
      "Une startup peut-elle obtenir un crédit bancaire ?",
      "Que demande la banque ?",
      "Dois-je me porter caution ?",
    ],
    terms: "banque prêt prêter crédit bancaire emprunt caution garantie intérêts honneur",
  },
  crowdfunding: {
    title: "Le financement participatif convient-il ?",
    asks: ["Faut-il faire une campagne de crowdfunding ?", "Comment marche l'equity crowdfunding ?"],
    terms:
      "crowdfunding financement participatif ulule kickstarter kisskissbankbank campagne précommande contributeurs",
  },
  "revenue-based-financing": {
    title: "Ce que coûte le financement sur revenus",
    asks: ["Qu'est-ce que le revenue based financing ?", "Une avance sur chiffre d'affaires vaut-elle le coup ?"],
    terms: "revenue based financing avance revenus financement pourcentage ventes silvr",
  },
  accelerators: {
    title: "Un accélérateur vaut-il ses parts ?",
    asks: ["Faut-il rejoindre un accélérateur ou un incubateur ?", "Que prend Y Combinator ?"],
    terms: "accélérateur accélérateurs incubateur combinator techstars programme promotion",
  },
  "safe-or-note": {
    title: "SAFE, BSA-AIR ou obligation convertible ?",
    asks: ["Qu'est-ce qu'un BSA-AIR ?", "SAFE ou note convertible ?", "Comment fonctionne un cap ?"],
    terms: "safe bsa-air bsa air obligations convertibles convertible cap décote combinator",
  },
  valuation: {
    title: "Combien vaut ma startup ?",
    asks: ["Comment valoriser ma startup ?", "Quelle valorisation demander ?", "pré-money et post-money"],
    terms: "valorisation valoriser vaut valeur pré-money post-money chiffre d'affaires boîte",
  },
  dilution: {
    title: "De combien serai-je dilué ?",
    asks: ["Comment fonctionne la dilution ?", "À quoi ressemble la table de capitalisation après la levée ?"],
    terms: "dilution dilué diluer table capitalisation capital pourcentage levée levées restera",
  },
  "option-pool": {
    title: "Quelle taille pour le pool ?",
    asks: ["Combien de BSPCE réserver à l'équipe ?", "Qu'est-ce qu'un pool d'options ?"],
    terms: "pool bspce options salariés stock-options réserver taille",
  },
  "term-sheet": {
    title: "Que surveiller dans une term sheet",
    asks: ["Comment lire une lettre d'intention d'investisseur ?", "Qu'est-ce que la préférence de liquidation ?"],
    terms: "term sheet lettre d'intention clauses préférence liquidation anti-dilution veto négocier pacte",
  },
  "due-diligence": {
    title: "Préparer l'audit des investisseurs",
    asks: ["Qu'est-ce qu'une due diligence ?", "Quels documents demandent les investisseurs ?"],
    terms: "due diligence audit data room documents investisseurs préparer",
  },
  "pitch-deck": {
    title: "Que mettre dans un deck, et dans quel ordre",
    asks: ["Comment faire un pitch deck ?", "Combien de diapositives ?", "Rédige un pitch deck"],
    terms: "pitch deck slides diapositives présentation investisseurs ordre plan",
  },
  "investor-update": {
    title: "Le point mensuel aux investisseurs",
    asks: ["Comment écrire un compte rendu aux investisseurs ?", "Rédige un point mensuel"],
    terms: "point mensuel investisseurs actionnaires rapport reporting mois lettre",
  },
  "split-equity": {
    title: "Répartir le capital entre fondateurs",
    asks: ["Le 50/50 est-il une bonne idée ?", "Combien donner à mon cofondateur ?"],
    terms: "répartir répartition parts associés fondateurs cofondateur capital 50/50 partage",
  },
  vesting: {
    title: "Comment marchent vesting et cliff",
    asks: ["Que deviennent les parts si un associé part ?", "clause de good leaver et bad leaver"],
    terms: "vesting cliff leaver acquisition progressive départ associé quatre ans",
  },
  "technical-cofounder": {
    title: "Trouver un associé technique",
    asks: ["Comment trouver un CTO ?", "Je ne sais pas coder, qui fait mon produit ?"],
    terms: "associé technique cto développeur coder cofondateur agence programmer",
  },
  "cofounder-conflict": {
    title: "Quand les associés se disputent",
    asks: ["Que faire en cas de conflit entre associés ?", "Comment me séparer de mon cofondateur ?"],
    terms: "conflit désaccord associé dispute cofondateur séparer séparation médiateur blocage",
  },
  "side-job": {
    title: "Se lancer à côté d'un emploi",
    asks: ["Puis-je créer une entreprise en étant salarié ?", "Quand quitter mon CDI ?"],
    terms: "salarié salariat employeur emploi cdi congé création quitter exclusivité lancer",
  },
  burnout: {
    title: "Quand tu n'en peux plus",
    asks: ["Comment éviter le burn-out ?", "Je n'ai plus envie", "Je suis débordé et stressé"],
    terms: "burn-out épuisé épuisement motivation stress fatigué débordé envie abandonner moral",
  },
  "first-hires": {
    title: "Qui embaucher en premier",
    asks: ["Comment recruter mon premier salarié ?", "Rédige une offre d'emploi", "Quand embaucher ?"],
    terms: "embaucher recruter recrutement premier salarié offre d'emploi candidat équipe",
  },
  "contractor-or-employee": {
    title: "Freelance ou salarié ?",
    asks: ["Mon freelance est-il un salarié déguisé ?", "À qui appartient le code d'un freelance ?"],
    terms: "freelance indépendant prestataire salarié cdi requalification développeur salariat déguisé",
  },
  "first-salesperson": {
    title: "Quand recruter le premier commercial",
    asks: ["Quelle commission pour un commercial ?", "Le fondateur doit-il vendre lui-même ?"],
    terms: "commercial vendeur ventes commission vendre recruter",
  },
  "early-equity": {
    title: "Salaire et parts des premiers salariés",
    asks: ["Combien de BSPCE pour les premiers salariés ?", "Quel salaire verser ?", "Combien se paie un fondateur ?"],
    terms: "salaire parts bspce premiers salariés rémunération conseiller actions",
  },
  firing: {
    title: "Se séparer d'un salarié",
    asks: ["Comment licencier ?", "Quel préavis pour un licenciement ?", "rupture conventionnelle"],
    terms: "licencier licenciement salarié rupture conventionnelle préavis indemnité virer renvoyer",
  },
  "interview-guide": {
    title: "Interroger des clients",
    asks: ["Quelles questions poser aux clients ?", "Combien d'entretiens faut-il ?", "Rédige un guide d'entretien"],
    terms: "entretien entretiens guide interview questions clients découverte questionnaire",
  },
  "landing-page-test": {
    title: "Tester la demande avec une landing page",
    asks: [
      "Comment valider la demande avant de construire ?",
      "Quel taux de conversion viser ?",
      "Rédige une landing page",
    ],
    terms: "landing page demande tester validation conversion visiteurs page vente",
  },
  "waiting-list": {
    title: "Ce que vaut une liste d'attente",
    asks: ["Comment créer une liste d'attente ?", "Combien d'inscrits achètent ?"],
    terms: "liste d'attente inscrits inscriptions lancement prélancement",
  },
  "mvp-scope": {
    title: "Que mettre dans la première version",
    asks: ["Qu'est-ce qu'un MVP ?", "Quelles fonctionnalités d'abord ?", "produit minimum viable"],
    terms: "mvp première version fonctionnalités produit minimum viable prototype",
  },
  "product-market-fit": {
    title: "Reconnaître le product-market fit",
    asks: ["Comment mesurer l'adéquation produit-marché ?", "test des 40 % de Sean Ellis"],
    terms: "product-market fit adéquation produit marché déçus sondage trouvé",
  },
  pivot: {
    title: "Pivoter ou persévérer ?",
    asks: ["Quand faut-il pivoter ?", "Dois-je abandonner l'idée ?", "changer de direction"],
    terms: "pivot pivoter persévérer abandonner continuer changer direction",
  },
  "ab-tests": {
    title: "Combien de visiteurs pour un test A/B",
    asks: ["Combien de temps dure un test A/B ?", "Le résultat est-il significatif ?", "taille d'échantillon"],
    terms: "a/b ab test échantillon significatif fiable visiteurs variante",
  },
  metrics: {
    title: "Quels indicateurs suivre",
    asks: ["Quels KPI comptent ?", "Que mettre dans mon tableau de bord ?"],
    terms: "indicateurs kpi métriques chiffres suivre mesurer tableau de bord",
  },
  okrs: {
    title: "Écrire des OKR",
    asks: ["Que sont les OKR ?", "Comment fixer des objectifs trimestriels ?"],
    terms: "okr okrs objectifs résultats clés trimestre",
  },
  "first-customers": {
    title: "Gagner les dix premiers clients",
    asks: [
      "Comment trouver mes premiers clients ?",
      "Comment faire ma première vente ?",
      "trouver des utilisateurs sans budget",
    ],
    terms: "premiers clients dix utilisateurs première vente décrocher trouver",
  },
  "cold-email": {
    title: "Écrire un email à froid",
    asks: [
      "Écris un email à froid",
      "Rédige un message de prospection",
      "Comment écrire à des inconnus ?",
      "La prospection par email est-elle légale ?",
    ],
    terms: "email mail froid prospection message objet courriel linkedin rédige",
  },
  "sales-cycle": {
    title: "Raccourcir un cycle de vente B2B",
    asks: ["Comment vendre aux grandes entreprises ?", "Qui décide de l'achat ?", "Les ventes traînent"],
    terms: "cycle vente b2b entreprises achats décideur raccourcir lent signer",
  },
  pilot: {
    title: "Faut-il faire payer un pilote ?",
    asks: ["Comment transformer un pilote en contrat ?", "Rédige un accord de pilote", "preuve de concept"],
    terms: "pilote poc preuve de concept grand groupe gratuit payant",
  },
  partnerships: {
    title: "Vendre par des partenaires",
    asks: ["Comment trouver des partenaires de vente ?", "Quelle commission pour un revendeur ?"],
    terms: "partenaires partenaire partenariat revendeur distributeur apporteur affaires affiliation commission",
  },
  "marketplace-start": {
    title: "Lancer une place de marché",
    asks: ["Comment résoudre l'œuf et la poule ?", "Quelle commission prend une marketplace ?"],
    terms: "place marché marketplace plateforme œuf poule offre demande vendeurs acheteurs côté",
  },
  competitors: {
    title: "Quand un concurrent apparaît",
    asks: ["Que faire face à la concurrence ?", "Quelqu'un a la même idée", "Comment me différencier ?"],
    terms: "concurrent concurrents concurrence rival même idée différencier",
  },
  "copied-by-giant": {
    title: "Et si un géant te copie ?",
    asks: ["Et si Google ou Amazon le fait ?", "Comment se défendre contre un grand groupe ?"],
    terms: "copie copier géant google amazon microsoft grand groupe barrière",
  },
  seo: {
    title: "Être trouvé par les moteurs de recherche",
    asks: ["Comment faire du SEO ?", "Comment monter dans Google ?", "Combien de temps prend le référencement ?"],
    terms: "seo référencement naturel google moteur recherche mots-clés trafic",
  },
  "paid-ads": {
    title: "Débuter avec la publicité payante",
    asks: ["Faut-il payer des annonces ?", "Combien coûte un clic ?", "Les publicités Facebook marchent-elles ?"],
    terms: "publicité publicités annonces ads google facebook meta payante clic campagne budget",
  },
  "content-social": {
    title: "Contenu et réseaux sociaux",
    asks: [
      "Quel réseau social choisir ?",
      "Que publier sur LinkedIn ?",
      "Comment travailler avec des influenceurs ?",
      "Lancer un blog ou une newsletter ?",
    ],
    terms: "réseaux sociaux contenu publier linkedin instagram tiktok newsletter blog influenceurs audience abonnés",
  },
  referral: {
    title: "Obtenir des recommandations",
    asks: ["Comment faire venir des clients par recommandation ?", "Quelle récompense pour un parrain ?"],
    terms: "parrainage parrain recommandation recommandations bouche à oreille amis viral",
  },
  press: {
    title: "Obtenir un article de presse",
    asks: ["Rédige un communiqué de presse", "Comment contacter un journaliste ?"],
    terms: "presse journaliste journalistes communiqué article médias relations",
  },
  "app-store": {
    title: "Stores d'applis : commissions et visibilité",
    asks: ["Combien prennent Apple et Google ?", "Comment avoir plus de téléchargements ?"],
    terms: "app store apple google play commission téléchargements appli application aso refusée",
  },
  "set-price": {
    title: "Fixer un prix",
    asks: ["Combien demander ?", "Quel modèle de prix choisir ?", "Que mettre sur la page des tarifs ?"],
    terms: "prix tarif tarifs fixer facturer abonnement modèle page",
  },
  "raise-prices": {
    title: "Augmenter les prix",
    asks: ["Comment annoncer une hausse de prix ?", "Rédige un mail de hausse de prix"],
    terms: "augmenter augmentation hausse prix clients existants plus cher",
  },
  "trial-or-freemium": {
    title: "Essai gratuit ou freemium ?",
    asks: ["Faut-il une version gratuite ?", "Combien de temps doit durer l'essai ?"],
    terms: "gratuit gratuite essai freemium version carte jours",
  },
  "unit-economics": {
    title: "Les unit economics expliquées",
    asks: [
      "Comment calculer l'économie par client ?",
      "Est-ce que je gagne sur chaque commande ?",
      "marge sur coûts variables",
    ],
    terms: "unit economics économie unitaire contribution par client commande",
  },
  "gross-margin": {
    title: "Quelle marge brute est saine",
    asks: ["Comment calculer la marge brute ?", "Que compte-t-on dans le coût des ventes ?"],
    terms: "marge brute coût ventes marges",
  },
  churn: {
    title: "Quel taux de départ est normal",
    asks: ["Comment réduire le churn ?", "Pourquoi les clients résilient-ils ?", "garder ses clients"],
    terms: "churn attrition résiliation résilient taux désabonnement rétention garder",
  },
  "cac-ltv": {
    title: "Calculer CAC et LTV",
    asks: ["Combien me coûte un nouveau client ?", "Quel ratio LTV/CAC viser ?"],
    terms: "cac ltv coût acquisition valeur vie client calculer",
  },
  payback: {
    title: "En combien de temps un client se rembourse",
    asks: ["Quel délai de récupération du CAC viser ?", "Quand un client devient-il rentable ?"],
    terms: "payback récupération rentabiliser rembourser mois acquisition amortir",
  },
  "burn-runway": {
    title: "Calculer burn et runway",
    asks: ["Combien de mois de trésorerie me reste-t-il ?", "Qu'est-ce que le burn rate ?"],
    terms: "burn runway trésorerie mois argent cash reste tenir",
  },
  gdpr: {
    title: "RGPD : ce que doit faire une petite entreprise",
    asks: ["Le RGPD s'applique-t-il à moi ?", "Faut-il un bandeau cookies ?", "sous-traitant de données"],
    terms: "rgpd gdpr données personnelles cnil cookies bandeau consentement conforme",
  },
  "terms-privacy": {
    title: "CGV et politique de confidentialité",
    asks: ["Quelles mentions légales pour mon site ?", "Rédige une politique de confidentialité"],
    terms: "cgv cgu conditions générales politique confidentialité mentions légales rétractation",
  },
  patents: {
    title: "Un brevet vaut-il la peine ?",
    asks: ["Comment breveter mon invention ?", "Combien coûte un brevet ?", "Comment protéger mon idée ?"],
    terms: "brevet brevets breveter invention inpi déposer protéger idée",
  },
  trademarks: {
    title: "Protéger un nom",
    asks: ["Comment déposer une marque ?", "Combien coûte un dépôt de marque ?", "Quelqu'un utilise notre nom"],
    terms: "marque marques déposer dépôt nom inpi euipo logo protéger",
  },
  nda: {
    title: "Quand utiliser un NDA",
    asks: ["Ai-je besoin d'un NDA ?", "Rédige un accord de confidentialité", "Va-t-on me voler mon idée ?"],
    terms: "nda confidentialité accord secret signer voler idée",
  },
  "open-source": {
    title: "Licences open source",
    asks: ["Puis-je utiliser de l'open source dans un produit commercial ?", "différence entre MIT et GPL"],
    terms: "open source licence licences gpl mit apache bibliothèques code libre logiciel",
  },
  incorporate: {
    title: "Où et comment créer la société",
    asks: ["Quelle forme juridique choisir ?", "Comment créer une SAS ?", "Créer la société au Delaware ?"],
    terms: "société sas sasu sarl eurl statut juridique forme créer immatriculer delaware capital",
  },
  "taxes-vat": {
    title: "La TVA, les bases",
    asks: ["Quand dois-je facturer la TVA ?", "Quels impôts paie une startup ?", "franchise en base"],
    terms: "tva impôts impôt taxes facture facturer franchise autoliquidation",
  },
  insurance: {
    title: "Quelles assurances pour une startup",
    asks: ["Faut-il une responsabilité civile professionnelle ?", "assurance D&O"],
    terms: "assurance assurances responsabilité civile rc pro cyber d&o contrat assurer",
  },
  "domain-and-name": {
    title: "Trouver un nom et un domaine",
    asks: ["Comment choisir le nom de l'entreprise ?", "Le domaine est pris"],
    terms: "nom domaine .com .fr naming choisir libre",
  },
  "sell-company": {
    title: "Comment se vend une entreprise",
    asks: ["Comment vendre ma startup ?", "Quelqu'un veut nous racheter", "complément de prix"],
    terms: "vendre vente entreprise racheter rachat cession acquéreur exit lettre d'intention earn-out",
  },
  "shut-down": {
    title: "Fermer une société",
    asks: ["Comment dissoudre la société ?", "Que faire en cas de cessation de paiements ?", "liquidation judiciaire"],
    terms: "fermer fermeture dissoudre dissolution liquidation cessation paiements radiation société",
  },
};
