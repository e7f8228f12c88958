import type { Texts } from "../answer.ts";

export const selling: Texts<"selling"> = {
  "cold-email": {
    body: `Un email à froid a une seule mission : obtenir une réponse d’une personne. Cinq phrases suffisent.

1. **L’objet :** trois à cinq mots qui pourraient venir d’une collègue : « Réparations rue des Ormes ». Pas de « petite question », pas de nom de produit.
2. **Une première phrase qui parle d’elle,** de quelque chose qu’on ne sait qu’en ayant regardé : un avis, une offre d’emploi, un chiffre sur son site.
3. **Le problème dans ses mots,** avec ce qu’il coûte. {{buyer: Tes destinataires ({buyer}) ont une chose qui les agace le lundi : nomme-la. || Nomme ce qui l’agace le lundi.}}
4. **Ce que tu fais, en une phrase, avec une preuve.** {{customers: « Déjà avec nous : {customers} » est une preuve. || Un client avec un résultat est une preuve.}} Pas de liste de fonctions.
5. **Une petite question** à laquelle un mot répond : « Est-ce un sujet pour vous ce mois-ci ? » Et non « avez-vous 30 minutes ? ».

**La méthode :** 100 personnes choisies à la main, 20 par jour, depuis ton nom et ton adresse. Relance deux fois, après trois et sept jours, chaque fois avec du nouveau. Ensuite, arrête. Appelle tous ceux qui ont répondu.

**Compte les réponses, pas les ouvertures.** Fixe la règle avant : « moins de 5 vraies conversations sur 100 : changer de groupe ou de problème, pas de formule ». Dix versions du texte changent moins qu’une meilleure liste.

**Envoie depuis un deuxième domaine** si tu en écris un jour plus de quelques dizaines par jour, et garde des adresses propres : un dixième de retours gâche la distribution de tous les autres.`,
    template: `**Objet :** [leurs mots pour le problème, 3 à 5 mots]

Bonjour [nom],

[une phrase qui ne va qu’à cette personne : « J’ai vu que vous … »].

Beaucoup de {buyer|[gens comme eux]} me disent que [problème] leur coûte [heures ou argent] par [semaine ou mois].
Nous faisons {offer|[ce que tu proposes, en mots simples]} ; [client ou test] [résultat avec un chiffre].

Est-ce un sujet pour vous ce mois-ci ? Sinon, un simple « non » m’aide aussi.

[Prénom, nom]
[Société, adresse postale, téléphone] · [Plus de mails ? Répondez « stop ».]

*Après 3 jours :* « [Nom], un complément : [un fait nouveau ou une image]. Toujours un sujet ? »
*Après 7 jours :* « Je ne veux pas vous importuner ; c’est mon dernier mail. Si [problème] revient : [lien]. »`,
    where: `Le droit diffère. France : vers une adresse professionnelle, c’est permis si l’objet touche au métier de la personne, qu’elle est informée et qu’elle peut s’opposer ; vers un particulier, il faut son accord. États-Unis : permis avec un vrai expéditeur, une adresse postale et un moyen de se désabonner (CAN-SPAM).[^can-spam] Royaume-Uni : on peut écrire aux sociétés, aux indépendants seulement avec leur accord. Allemagne : la publicité par mail exige un accord préalable, même entre entreprises (§ 7 UWG) ; appelle, écris par la poste, ou fais-toi présenter. Espagne : regarde les règles pour les professionnels. Le RGPD s’applique aux noms.`,
  },
  "first-customers": {
    body: `Les dix premiers se gagnent à la main, un par un, parmi des gens que tu peux nommer. Rien de ce qui passe à l’échelle ne marche encore, et c’est normal : *Do Things That Don’t Scale*, de Paul Graham, décrit comment des sociétés comme Airbnb et Stripe ont fait.[^pg-scale]

1. **Liste 100 noms,** pas des segments. {{buyer: Quels 100 acheteurs ({buyer}), avec leur numéro de téléphone ? || Quelles personnes, avec leur numéro de téléphone ?}} Dans tes entretiens, des annuaires, des associations, chez ton ancien employeur, parmi les clients de ce qu’ils utilisent aujourd’hui.
2. **Commence par les dix qui souffrent le plus :** ils se sont fait un tableur, s’en plaignent en public, ou paient pour quelque chose de mauvais.
3. **Propose un résultat, pas un logiciel.** « Dans deux semaines, votre [problème] a disparu ; je fais le travail ; sinon, vous ne payez rien. » {{price: Demande ton prix ({price}) dès le premier. || Demande de l’argent dès le premier.}} Un utilisateur gratuit t’apprend peu.
4. **Demande en personne ou par téléphone.** 20 contacts par jour font 200 en deux semaines ; avec un oui sur 20, tu en as dix.
5. **Installe-les toi-même,** regarde par-dessus leur épaule, répare dans la nuit.
6. **De chaque client content : deux mises en relation et une phrase à citer.**

**Compte toute la chaîne :** contacté → répondu → parlé → proposé → payé. L’endroit où elle casse dit quoi réparer : peu de réponses (liste ou problème), beaucoup d’échanges mais aucune offre acceptée (prix ou preuve), payé puis parti (produit).

**Une règle d’arrêt, par exemple :** aucun paiement après 40 vraies conversations veut dire que le vrai taux est très probablement inférieur à 7,5 %. Change alors de groupe, de problème ou d’offre.

Les remises aux amis ne comptent pas. Écris les dix noms au mur.`,
  },
  "sales-cycle": {
    body: `Les entreprises sont lentes parce que plusieurs personnes doivent dire oui, et que chacune craint autre chose. Tu raccourcis le cycle en découvrant tôt qui elles sont, et en faisant le travail à leur place.

**Demande dès le premier échange :** « Que se passe-t-il une fois que cela vous plaît ? Qui doit être d’accord ? Comment avez-vous acheté la dernière chose de ce genre, et combien de temps cela a-t-il pris ? Sur quel budget ? » Qui ne sait pas répondre n’est pas l’acheteur, mais peut te présenter.

**Ce qui raccourcit le plus**

1. **Un prix sous le plafond de signature** de la personne en face. {{price: Ton prix ({price}), sur un an, peut-elle le signer seule ? Demande-le. || 4 900 € qu’une responsable peut signer battent 12 000 € qui montent à la direction.}} Beaucoup d’entreprises ont des seuils à des chiffres ronds.
2. **Le coût de l’attente, dans leurs chiffres :** « chaque mois vous coûte 40 heures ».
3. **Des papiers prêts :** accord de sous-traitance des données, questionnaire de sécurité, références, contrat de quatre pages dans leur langue. Un premier SOC 2 coûte à une petite société américaine 20 000 à 60 000 $ la première année ;[^soc2] ne le commence pas avant qu’une vente en dépende.
4. **Un calendrier écrit ensemble**, à rebours depuis la signature : juridique, sécurité, formation.
5. **Jamais de fin d’échange sans la date suivante** dans les deux agendas.
6. **Vends avant le tour des budgets**, à l’automne le plus souvent.

**Fais le tri.** Si personne n’a un problème daté, c’est un passe-temps. Trois contacts dans l’entreprise, sinon ce n’est pas une affaire.

**Prévois-le :** durée × coût par mois se paie avant la première facture. Avec six mois et 20 affaires en cours dont une sur cinq se conclut, cela fait quatre clients en six mois. Peux-tu en vivre ? Sinon, vends d’abord à de plus petites entreprises.`,
  },
  pilot: {
    body: `Oui, il doit être payé, même d’une petite somme. Avec l’argent viennent quelqu’un qui tient un budget, une échéance et de l’attention. Un pilote gratuit n’a rien de tout cela, et finit par « intéressant, on vous recontacte ».

**Le prix :** celui de la période, ou une somme fixe, déduite de la première année s’ils signent sous 30 jours. {{price: Ton tarif : {price}. Un pilote coûte au moins cela, pour chacun de ses mois. || De quelques centaines à quelques milliers d’euros, que le service peut signer seul.}} S’ils ne peuvent vraiment pas payer, prends l’équivalent : une lettre d’intention signée avec un prix, une référence publique, des données, leur spécialiste un jour par semaine.

**Avant de commencer, sur une page :**

1. **Le succès en chiffres**, mesuré comment et par qui : « la part des réparations closes sous 48 heures passe de 40 % à 70 % ».
2. **La suite :** le contrat est joint, avec prix et date. Un pilote sans suite prévue, c’est du conseil.
3. **La durée :** quatre à huit semaines. Au-delà, c’est un produit gratuit.
4. **Leur part :** une personne nommée, les accès au jour 3, un point chaque semaine.
5. **Les limites :** nombre d’utilisateurs, pas de développement spécial ; les souhaits vont sur une liste.
6. **Les droits :** ton produit reste à toi, leurs données à eux ; pas d’exclusivité.

**Dis non** si personne n’a de budget autour de la table, si le service innovation le mène seul, ou s’il coûte plus d’un mois de ton équipe. Un seul gros pilote peut dévorer une jeune société. Mènes-en plutôt trois petits.

À mi-parcours, demande : « si cela s’arrêtait aujourd’hui, achèteriez-vous ? Que manque-t-il ? »`,
    template: `**Accord de pilote sur une page : [client] et [société]**

**But :** [chiffre] de [aujourd’hui] à [but], mesuré par [comment], vérifié par [nom].
**Période :** du [début] au [fin], [8] semaines au plus. **Utilisateurs :** jusqu’à [n].
**Nous fournissons :** {offer|[produit]}, la mise en place, [n] heures de formation, une réponse sous [1] jour ouvré.
**Vous fournissez :** [nom] comme interlocuteur, les accès au jour 3, un point de 30 minutes chaque [jour].
**Prix :** [somme], due au début ; déduite de la première année si vous signez avant le [date].
**Ensuite :** si le but est atteint, le contrat joint commence le [date] à {price|[prix]} pour [12] mois. Sinon, tout s’arrête et nous effaçons vos données sous 30 jours.
**Non compris :** développement spécial, autres services, exclusivité.
**Droits et données :** le produit est à nous, vos données restent à vous ; accord de sous-traitance des données joint ; chacun garde confidentiel ce qui est marqué tel.
**Pouvons-nous vous citer comme client ?** ( ) oui ( ) après succès ( ) non

[Lieu, date, noms des personnes habilitées à signer]`,
  },
  partnerships: {
    body: `Un partenaire ne vend ton produit que si cela fait mieux vendre *le sien*, ou si cela rapporte sans travail. « Nous avons les mêmes clients » n’est pas une raison.

**Cherche** ceux qui se tiennent déjà devant ton acheteur au moment du problème : experts-comptables, installateurs, agences, logiciels auxquels le tien se branche, associations, grossistes. {{buyer: Qui facture déjà chaque mois tes acheteurs ({buyer}) ? Fais une liste de vingt. || Qui facture déjà chaque mois tes acheteurs ? Fais une liste de vingt.}}

**Commence par un seul, à la main**

1. Vends-en d’abord dix toi-même. Un partenaire copie ce qui marche ; il ne le découvre pas.
2. Interroge le *commercial* du partenaire, pas sa direction de la stratégie : « que devriez-vous dire en une phrase, et qu’y gagnez-vous ? »
3. Concluez ensemble les trois premières ventes.
4. Alors seulement, écris l’accord.

**Ce qui est courant** dépend du travail : une recommandation, 10 à 20 % de la première année ; la revente, 20 à 40 % ; une intégration complète avec support, davantage. Ce sont des fourchettes de praticiens. Calcule la tienne : ta marge moins la commission doit encore payer le service. {{price: De ton prix ({price}), que reste-t-il après 20 % de commission ? ||}}

**Un accord en deux pages :** qui fait quoi, à qui sont le client et les données, prix et limites de remise, commission et pour combien de temps, pas d’exclusivité (ou seulement pour un nombre fixe de ventes en un temps fixe), fin avec 30 jours de préavis.

**Teste avec une règle d’arrêt :** un partenaire, 90 jours, au moins cinq mises en relation et une vente. Dix partenaires signés qui ne présentent personne, c’est dix réunions perdues par mois. En règle générale, quelques-uns rapportent presque tout : passe ton temps avec ceux-là.`,
  },
  "marketplace-start": {
    body: `Remplis d’abord le côté rare, à la main, dans un lieu si petit qu’il paraît plein.

1. **Rétrécis :** une ville, une catégorie, un soir par semaine. 20 aides ménagères dans un quartier font un marché ; 500 dans tout le pays, non. {{place: Ne commence pas partout à la fois ({place}), mais dans une partie. ||}}
2. **Trouve quel côté est rare.** Celui qui a la chose la plus rare et le plus de choix, l’offre en général (bons professeurs, propriétaires, chauffeurs). Demande-toi : si j’en avais 100 demain, les autres viendraient-ils d’eux-mêmes ?
3. **Donne à ce côté une raison sans l’autre :** un outil utile à lui seul (agenda, factures, portfolio), un revenu garanti pendant un mois, ou le moyen d’y amener ses clients actuels.
4. **Joue toi-même l’autre côté.** Achète les premières prestations, prends les appels, fais les mises en relation à la main.
5. **Mesure la liquidité :** la part des demandes qui aboutissent dans le temps dont l’acheteur dispose (24 heures, par exemple), et la part des fournisseurs qui ont eu au moins une affaire ce mois-ci. N’ouvre pas une deuxième ville avant que les deux restent hautes sans toi.

**La commission :** pour des produits, 5 à 15 % d’ordinaire ; pour des services et des trajets, 20 à 30 % ; chez Airbnb, environ 15 % en tout.[^marketplaces] Commence bas, ou avec un forfait, jusqu’à ce que tu apportes des affaires qu’ils n’auraient pas eues.

**Qu’on te contourne** est normal dès que les deux se connaissent. N’interdis pas, sois utile : paiement, assurance, remplacement, avis. Si les gens se rencontrent une fois puis chaque semaine pendant des années, un abonnement ou un prix de mise en relation va mieux qu’une commission.

**Signal d’alarme :** tu dois payer les deux côtés à chaque fois.`,
  },
  competitors: {
    body: `Un concurrent qui arrive est plutôt une bonne nouvelle : quelqu’un d’autre paie pour expliquer que le problème existe. On meurt rarement de ses concurrents ; dans l’analyse de CB Insights sur 431 sociétés fermées, 43 % citaient un mauvais product-market fit et 70 % le manque d’argent.[^cbinsights]

**Cette semaine, dans cet ordre**

1. **Respire, et ne change rien pendant sept jours.** Pas de baisse de prix, pas de fonction copiée.
2. **Achète leur produit et sers-t’en** une heure. Écris ce qu’il fait mieux, moins bien, et pour qui il est fait.
3. **Appelle cinq clients et trois qui ont dit non :** « avez-vous vu … ? Qu’en pensez-vous ? » C’est le client qui dit si c’est un concurrent. {{buyer: Demande à tes acheteurs ({buyer}) ce qu’ils feraient si vous disparaissiez tous les deux : voilà ton vrai concurrent. || Demande ce qu’ils feraient si vous disparaissiez tous les deux : voilà ton vrai concurrent, souvent un tableur.}}
4. **Écris la phrase** par laquelle un client explique à un collègue pourquoi toi. Si tu n’en as pas, c’est elle le problème, pas le concurrent.

**Puis choisis :** le groupe qu’ils servent mal (leurs avis le disent), un travail que tu fais plus à fond, une vitesse et un service qu’un grand ne peut pas offrir, ou un accès qui leur manque. Être un peu moins cher n’est pas une position : {{margin: ta marge ({margin}) doit le supporter || ta marge doit le supporter}}, et ils peuvent descendre plus bas.

**Prépare une page pour tes rendez-vous** : quand c’est nous, quand c’est eux, trois questions que l’acheteur devrait poser aux deux. N’en dis jamais de mal.

**Regarde-les une fois par mois,** pas chaque jour. Si tu perds deux fois contre eux pour la même raison, attaque-toi à la raison.`,
  },
  "copied-by-giant": {
    body: `En général, ils ne le feront pas ; s’ils le font, c’est tard, et pour leur client moyen. Les grandes entreprises copient ce qui est prouvé et gros. Tant que tu n’as rien prouvé, ton risque est de ne pas être trouvé.

**Demande-toi honnêtement ce qu’ils auraient à faire.** Si c’est un bouton dans un produit que tes clients ont déjà (une fonction), le danger est réel, et aucun brevet n’y fait rien. S’ils devaient servir un petit groupe, travailler à la main, endosser une responsabilité ou abîmer leur propre activité, tu as du temps.

**Ce qu’ils ne peuvent pas copier en un an**

1. **Un groupe étroit, servi entièrement.** {{buyer: Tes acheteurs ({buyer}) sont trop peu nombreux pour eux : voilà ta protection. || Un groupe trop petit pour eux est une protection.}}
2. **Les données et l’historique** que les clients ont accumulés chez toi.
3. **Être dans le flux de travail :** intégrations, imports, droits d’accès, équipes formées.
4. **La confiance dans un domaine réglementé :** certificats, audits, références.
5. **Un canal à toi :** communauté, partenaires, nom.
6. **Les deux côtés d’un marché en un même lieu.**

**Ce qui ne protège pas :** l’idée, un NDA, être le premier, un brevet que tu n’as pas les moyens de faire respecter.

**S’ils l’annoncent :** appelle tes dix meilleurs clients le jour même (« qu’est-ce qui vous ferait rester ? »), publie une comparaison loyale, signe des contrats annuels, et regarde si des partenaires du géant ont maintenant besoin d’une solution indépendante. Souvent, la nouvelle double l’attention du marché.

**Un test de ta dépendance :** si une seule société peut mettre fin à ton activité en changeant ses règles (API, store, moteur de recherche), écris le plan B aujourd’hui et sache combien de mois il prend.`,
  },
};
