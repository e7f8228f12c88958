import type { Catalogue } from "../catalogue.ts";

export const hiring: Catalogue = {
  "without the fee that its page shows": "sans les frais indiqués sur sa page",
  "Total client cost": "Coût total pour toi",
  "Of your budget, this much pays for work": "De ton budget, ce qui paie le travail",
  "{0} of {1}": "{0} sur {1}",
  "At {0} an hour": "À {0} de l’heure",
  "{0} hours and more": "{0} heures et plus",
  "{0} to {1} hours": "{0} à {1} heures",
  "(budget − ${0}) / ({1} × (1 + {2}%))": "(budget − {0} $) / ({1} × (1 + {2} %))",
  "In your words: {0}.": "Avec tes mots : {0}.",
  "What is different for a customer when the work is done ({0})? One sentence, before you ask anybody.":
    "Qu’est-ce qui change pour un client une fois le travail fait ({0}) ? Une phrase, avant de contacter qui que ce soit.",
  "You name three cases for {0} beforehand, and all three work while you watch":
    "Tu nommes d’avance trois cas pour {0}, et les trois marchent sous tes yeux",
  "Changes after acceptance, unless something was faulty": "Les changements après réception, sauf défaut",
  "Accounts, licenses and hosting: they are in your name and paid by you":
    "Comptes, licences et hébergement : à ton nom et à ta charge",
  "About {0} hours": "Environ {0} heures",
  "A fixed scope": "Un périmètre fixe",
  "{0} an hour": "{0} de l’heure",
  "{0} in all, by milestones": "{0} en tout, par jalons",
  "We are looking for {0}. Skills: {1}.": "Nous cherchons : {0}. Compétences : {1}.",
  "[one sentence]": "[une phrase]",
  "You deliver: {0}.": "Tu livres : {0}.",
  "[what you can open and use]": "[ce qu’on peut ouvrir et utiliser]",
  "We accept it when: {0}.": "Nous l’acceptons quand : {0}.",
  "[a test you name beforehand]": "[un test fixé d’avance]",
  "It begins with a paid trial of {0} hours; whoever does it is paid whether or not we go on.":
    "Cela commence par un essai payé de {0} heures ; il est payé, que nous continuions ou non.",
  "Answers without the question are not read.": "Les réponses sans la question ne sont pas lues.",
  "Pay for the trial": "Paiement de l’essai",
  "{0}. Three candidates get the same task and the same day.":
    "{0}. Trois candidats reçoivent la même tâche, le même jour.",
  "{0} per candidate": "{0} par candidat",
  "3 to 5 hours at their own rate, paid in any case": "3 à 5 heures à leur propre tarif, payées dans tous les cas",
  "What they asked before they began": "Ce qu’ils ont demandé avant de commencer",
  "Whether it passes: {0}": "Si c’est réussi : {0}",
  "the test you wrote down": "le test que tu as écrit",
  "What they left out, and whether they said so": "Ce qu’ils ont laissé de côté, et s’ils l’ont dit",
  "Whether somebody else could go on with it tomorrow": "Si quelqu’un d’autre pourrait continuer demain",
  "{0}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.":
    "{0} : c’est peut-être une compétence dont tu vis. S’il te la faut plus de six mois, embauche ou associe-toi au lieu d’acheter des heures.",
  "For one task of {0}, pay money. Shares for a task cost more than they look and stay on the cap table.":
    "Pour une tâche de {0}, paie en argent. Des parts pour une tâche coûtent plus qu’il n’y paraît et restent dans la table de capitalisation.",
  "Median grants: 1.50% to the first employee, 0.33% to the fifth.":
    "Attributions médianes : 1,50 % au premier salarié, 0,33 % au cinquième.",
  "Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.":
    "Quatre ans de vesting avec un cliff d’un an, pour tous ; rien n’est acquis avant le cliff.",
  "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.":
    "Pas du tout de trésorerie : conseillers, étudiants, subventions, ou des parts avec vesting et un rôle écrit. Jamais de parts sur une promesse.",
  "One case in detail, with what went wrong": "Un cas en détail, avec ce qui a mal tourné",
  "General words about the field": "Des généralités sur le domaine",
  "I want this: {0}. What is the smallest version that would teach us something?":
    "Je veux ceci : {0}. Quelle est la plus petite version qui nous apprendrait quelque chose ?",
  "What would you ask me before you begin ({0})?": "Que me demanderais-tu avant de commencer ({0}) ?",
  "They make it smaller, or ask who it is for": "Ils le réduisent, ou demandent pour qui c’est",
  "A price before a question": "Un prix avant une question",
  "All rights to the work pass to the company when it is paid, in writing, before work begins.":
    "Tous les droits passent à la société au paiement ; par écrit, avant le début du travail.",
  "Payment by milestone on acceptance; the last one is at least a fifth.":
    "Paiement par jalon à la réception ; le dernier est d’au moins un cinquième.",
  "Test data only; no customer data and no production keys until they are needed, and taken back on the last day.":
    "Données de test uniquement ; ni données clients ni clés de production avant d’en avoir besoin, et retirées le dernier jour.",
  "Access to what the task needs and no more, under your own accounts, taken back on the last day.":
    "L’accès à ce que la tâche exige et rien de plus, sous tes comptes, retiré le dernier jour.",
  "LinkedIn Jobs, for a contractor of your own": "LinkedIn Jobs, pour un indépendant en direct",
  "Y Combinator co-founder matching": "Y Combinator, recherche de cofondateur",
  "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.":
    "Une tâche définie par jalons fixes : l’argent est bloqué jusqu’à ta validation, et l’historique de chacun est visible.",
  "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.":
    "Tu paies 5 % avec l’offre de base (3 % depuis un compte américain) ou 10 % avec Business Plus, et 0,99–14,99 $ par contrat ; le freelance paie 0–15 %.",
  "Freelancers with portfolios who keep what you pay; good for design and for pages that are seen.":
    "Des freelances avec portfolio qui gardent tout ce que tu paies ; bien pour le design et les pages visibles.",
  "No commission on what the freelancer is paid.": "Aucune commission sur ce que touche le freelance.",
  "Productised work with a price on it: one clear piece, delivered in days.":
    "Un travail forfaitisé avec son prix : un livrable clair, en quelques jours.",
  "The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here.":
    "Le vendeur paie 20 % ; les frais de l’acheteur s’affichent au paiement et ne sont pas comptés ici.",
  "Screened senior people within days, for a task where a wrong choice costs more than the premium.":
    "Des seniors présélectionnés en quelques jours, quand un mauvais choix coûte plus que le surcoût.",
  "The premium is inside the hourly rate; a deposit is usual. Ask for both in writing.":
    "Le surcoût est dans le tarif horaire ; un acompte est d’usage. Demande les deux par écrit.",
  "Vetted engineers for a project of weeks, proposed by a person who read your scope.":
    "Des ingénieurs vérifiés pour un projet de quelques semaines, proposés par quelqu’un qui a lu ton cahier des charges.",
  "The premium is inside the hourly rate. Ask for it in writing.":
    "Le surcoût est dans le tarif horaire. Demande-le par écrit.",
  "A small team that worked together before, for a product rather than a task.":
    "Une petite équipe qui a déjà travaillé ensemble, pour un produit plutôt qu’une tâche.",
  "The premium is inside the rate. Ask for it in writing.": "Le surcoût est dans le tarif. Demande-le par écrit.",
  "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.":
    "Dix à vingt heures par semaine pendant des mois : moins cher qu’une plateforme, et le savoir reste chez une personne.",
  "No fee; you write the contract and the assignment of rights yourself.":
    "Aucuns frais ; tu rédiges toi-même le contrat et la cession de droits.",
  "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.":
    "Un cofondateur ou premier salarié, pour une compétence dont l’entreprise vit plus de six mois : le savoir reste, et une part de la rémunération est en capital.",
  "No fee; the price is salary and shares with vesting.":
    "Aucuns frais ; le prix, c’est le salaire et des parts avec vesting.",
  "The pages in your repository, with a readme that starts them by one command":
    "Les pages dans ton dépôt, avec un readme qui les lance en une commande",
  "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone":
    "Un inconnu le clone, le lance en dix minutes, et chaque page marche à 390 et 1440 pixels au clavier seul",
  "Build one screen from a sketch, with one empty and one failed state, in your repository":
    "Construire un écran d’après un croquis, avec un état vide et un état d’erreur, dans ton dépôt",
  "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?":
    "Montre un écran qui devait marcher sur un téléphone lent. Qu’as-tu mesuré, et qu’as-tu laissé de côté ?",
  "Numbers before and after, and something they decided not to build":
    "Des chiffres avant et après, et quelque chose qu’ils ont choisi de ne pas faire",
  "Only names of frameworks, no page you can open": "Que des noms de frameworks, aucune page à ouvrir",
  "The service with its migrations, and tests that say what it guarantees":
    "Le service avec ses migrations, et des tests qui disent ce qu’il garantit",
  "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once":
    "Les tests passent sur une machine vierge, une requête sans droits est refusée, et une restauration est montrée une fois",
  "Add one endpoint with validation, one refusal and a test, to a small repository you give them":
    "Ajouter un endpoint avec validation, un refus et un test à un petit dépôt que tu fournis",
  "Tell me about data you lost or nearly lost. What changed afterwards?":
    "Parle-moi de données que tu as perdues, ou presque. Qu’est-ce qui a changé ensuite ?",
  "A real incident, told with their own part in it": "Un vrai incident, avec leur propre responsabilité",
  "Never had one, or it was always somebody else": "Jamais arrivé, ou c’était toujours quelqu’un d’autre",
  "The app in the test channel of the store, under your own account":
    "L’application dans le canal de test du store, sous ton compte",
  "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives":
    "Tu l’installes sur deux de tes téléphones, elle démarre sans réseau, et le rapport d’un plantage forcé arrive",
  "One screen with a list, loading from your test address, that works without a network":
    "Un écran avec une liste, chargée depuis ton adresse de test, qui marche sans réseau",
  "Which app of yours is in a store today, and what did the last three one-star reviews say?":
    "Laquelle de tes applications est dans un store, et que disaient les trois derniers avis à une étoile ?",
  "They know the reviews without looking": "Ils connaissent les avis par cœur",
  "Screenshots instead of a store link": "Des captures au lieu d’un lien vers le store",
  "The pipeline, the evaluation set of 100 real cases, and the cost of one case":
    "Le pipeline, le jeu d’évaluation de 100 cas réels, et le coût d’un cas",
  "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price":
    "L’évaluation se lance en une commande et donne le résultat du rapport ; le coût par cas reste sous un tiers de ton prix",
  "Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why":
    "Mesurer une base simple sur 30 de tes cas et dire lesquels dix elle rate, et pourquoi",
  "When was the simple solution better than the model?":
    "Quand la solution simple a-t-elle été meilleure que le modèle ?",
  "A baseline they measured first": "Une base qu’ils ont mesurée d’abord",
  "A demo without a number of how often it fails": "Une démo sans chiffre d’échec",
  "Everything as code in your account, with a bill estimate and a page on what to do at night":
    "Tout en code dans ton compte, avec une estimation de facture et une page « que faire la nuit »",
  "A new environment comes up from the code alone, and a lost machine is replaced while you watch":
    "Un nouvel environnement démarre à partir du code seul, et une machine perdue est remplacée sous tes yeux",
  "Write down how one service of yours is backed up and restored, and do the restore":
    "Décrire comment un de tes services est sauvegardé et restauré, et faire la restauration",
  "What do you refuse to automate?": "Qu’est-ce que tu refuses d’automatiser ?",
  "A limit with a reason": "Une limite avec une raison",
  "Accounts in their name": "Des comptes à leur nom",
  "Editable sources, the components and their states, and the rights to both":
    "Les sources modifiables, les composants et leurs états, et les droits sur les deux",
  "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more":
    "Cinq de tes clients font la tâche principale sur le prototype sans aide ; le contraste du texte est d’au moins 4,5 pour 1",
  "Redraw one screen that exists, and say in three sentences what you took away":
    "Redessiner un écran existant, et dire en trois phrases ce qui a été retiré",
  "Show a design that failed with users. What did you see them do?":
    "Montre un design qui a échoué auprès des utilisateurs. Qu’as-tu vu faire ?",
  "They watched people, and changed it": "Ils ont observé des gens, et l’ont changé",
  "Only pictures, no process and no user": "Que des images, ni démarche ni utilisateur",
  "The texts in an editable file, each with its purpose and its one reader":
    "Les textes dans un fichier modifiable, chacun avec son but et son lecteur",
  "Three buyers say in their own words what you sell after reading the first paragraph":
    "Trois acheteurs disent avec leurs mots ce que tu vends après le premier paragraphe",
  "Rewrite your first page's first paragraph in three versions, after one 20-minute call with you":
    "Réécrire le premier paragraphe de ta page en trois versions, après un appel de 20 minutes avec toi",
  "Which text of yours moved a number? Which number?": "Lequel de tes textes a fait bouger un chiffre ? Lequel ?",
  "They know the number and doubt it": "Ils connaissent le chiffre et en doutent",
  "Samples that could be about any company": "Des exemples valables pour n’importe quelle société",
  "One channel set up in your own accounts, with its cost per lead by week":
    "Un canal monté dans tes comptes, avec son coût par lead par semaine",
  "You can name the cost of one lead and of one customer from the report without asking anybody":
    "Tu peux dire le coût d’un lead et d’un client d’après le rapport, sans demander à personne",
  "Look through your page and one account, and propose one test with the number that ends it":
    "Parcourir ta page et un compte, et proposer un test avec le chiffre qui y met fin",
  "Tell me about a channel you gave up. At which number?": "Parle-moi d’un canal abandonné. À quel chiffre ?",
  "A threshold set beforehand": "Un seuil fixé d’avance",
  "Reach, likes and impressions instead of customers": "Portée, likes et impressions plutôt que des clients",
  "A list of named prospects, the messages sent, and every answer in your own CRM":
    "Une liste de prospects nommés, les messages envoyés et chaque réponse dans ton CRM",
  "Ten conversations with buyers on your calendar, with notes you can read":
    "Dix entretiens avec des acheteurs dans ton agenda, avec des notes lisibles",
  "Write to five of your prospects after one call with you, and bring back what they answered":
    "Écrire à cinq de tes prospects après un appel avec toi, et rapporter leurs réponses",
  "Describe the last deal you lost. Who decided against you, and why?":
    "Décris la dernière vente perdue. Qui a décidé contre toi, et pourquoi ?",
  "The name of the role that decided, and the alternative it chose":
    "Le rôle de la personne qui a décidé, et l’alternative choisie",
  "Pays by leads they will not name": "Facture des leads qu’ils ne veulent pas nommer",
  "The final files, the project files, and a list of the rights of music and pictures":
    "Les fichiers finaux, les fichiers de projet et la liste des droits sur musiques et images",
  "The first three seconds say what it is about with the sound off; all rights are on the list":
    "Les trois premières secondes disent de quoi il s’agit sans le son ; tous les droits sont listés",
  "Cut 30 seconds from material you give them, in two versions":
    "Monter 30 secondes à partir de ta matière, en deux versions",
  "What did you cut out of your best piece, and why?": "Qu’as-tu coupé de ta meilleure réalisation, et pourquoi ?",
  "They think about who watches": "Ils pensent à qui regarde",
  "Music or pictures without a license": "De la musique ou des images sans licence",
  "The finished documents, with the open questions on one page":
    "Les documents finis, avec les questions ouvertes sur une page",
  "A second professional finds nothing to change in a sample you choose":
    "Un second professionnel ne trouve rien à changer dans un échantillon que tu choisis",
  "Review one contract or one month, and list the three largest risks":
    "Revoir un contrat ou un mois, et lister les trois plus grands risques",
  "What would you advise a company of my size not to do yet?":
    "Que conseillerais-tu à une société de ma taille de ne pas faire encore ?",
  "They save you money against their own interest": "Ils te font économiser contre leur propre intérêt",
  "Answers before they asked anything": "Des réponses avant toute question",
};
