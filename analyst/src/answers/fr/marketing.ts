import type { Texts } from "../answer.ts";

export const marketing: Texts<"marketing"> = {
  seo: {
    body: `On te trouve quand une page répond exactement à ce que quelqu’un a tapé, mieux que ce qui existe, et que d’autres sites y renvoient. Cela prend six à douze mois ; c’est donc un deuxième canal, pas le premier.

1. **Réunis 30 recherches de gens sur le point d’acheter,** pas de gens qui veulent apprendre : « logiciel [tâche] pour [métier] », « alternative à [concurrent] », « [problème] [ville] », « [A] ou [B] », « modèle de [tâche] ». {{buyer: Demande à tes acheteurs ({buyer}) ce qu’ils ont tapé la dernière fois. || Demande aux clients ce qu’ils ont tapé la dernière fois.}} Les mots sont dans tes entretiens.
2. **Regarde la première page pour chacune.** Si elle est pleine de grands portails, choisis une recherche plus étroite. S’il y a des forums et de vieux articles, tu as ta chance.
3. **Une page par recherche,** avec la réponse dans les deux premières phrases, de vrais chiffres, une image à toi, un prix et une étape suivante. Fais-la lire à un client.
4. **La technique prend un jour :** chaque page a son titre et sa description, s’atteint par un lien, se charge en moins de deux secondes sur un téléphone, n’est pas bloquée (vérifie dans Google Search Console), figure dans un plan du site (sitemap).
5. **Les liens :** partenaires, pages « nos outils » de tes clients, associations, tes propres données que d’autres citent, petits outils gratuits. Jamais de liens achetés.
6. **Commerce local :** la fiche sur la carte, avec photos, horaires et 20 avis honnêtes, rapporte plus que tout le site.

**Mesure** chaque mois dans Search Console : d’abord les impressions (au bout de semaines), puis les clics, puis les inscriptions venues de la recherche. Améliore les pages en positions 5 à 15 avant d’en écrire de nouvelles.

**Règle d’arrêt :** dix bonnes pages sans une impression après quatre mois : de mauvaises recherches, pas de la malchance.`,
  },
  "paid-ads": {
    body: `Calcule ce que tu peux payer au plus pour un clic avant d’ouvrir le compte :

**prix maximal du clic = 12 × marge par client et par mois × part des visiteurs qui achètent**

{{price: Prends ton prix ({price}) moins ce que coûte le service d’un client, fois 12, fois ton taux de conversion. || S’il reste 30 € par client et par mois et que 2 % achètent : 12 × 30 × 0,02 = 7,20 €.}} Aux États-Unis, la recherche payante coûte en moyenne, en 2026, 5,42 $ le clic et 66,69 $ le lead.[^wordstream] Si ton plafond est inférieur à ce qu’affiche l’outil de mots-clés, ce canal t’est fermé à ce prix : tu le sais sans avoir rien dépensé.

**Un premier test à 300–500 $**

1. **La recherche avant les réseaux sociaux.** Qui tape le problème est plus près d’acheter que qui fait défiler. Les réseaux conviennent à ce qu’on voit et qu’on désire.
2. **10 à 20 expressions exactes** de gens sur le point d’acheter, une ville ou un pays, pas de « requête large », et une liste de mots exclus (gratuit, emploi, cours).
3. **Annonce = les mots de la recherche + le prix + une preuve.** Une landing page avec la même promesse.
4. **Suis le paiement ou l’appel réservé,** pas les clics. Vérifie le suivi par ton propre achat.
5. **Règle d’arrêt :** aucun client après trois fois ce que tu peux payer pour un.

**Lis-le froidement :** 100 clics sans acheteur disent seulement que le taux est très probablement inférieur à 3 %. Un test trop petit ne prouve donc rien, ni dans un sens ni dans l’autre.

**Ensuite :** améliore d’abord la page, puis l’offre, l’enchère en dernier. Augmente d’un cinquième par semaine et regarde si le *prochain* client se rembourse encore : les premiers clics sont les moins chers. Les plateformes annoncent plus de ventes que ta banque ; crois ta banque.`,
  },
  "content-social": {
    body: `Choisis **un seul** endroit où tes acheteurs sont déjà, et sois-y utile pendant 90 jours. Cinq canaux à un message par semaine sont cinq salles vides.

**Quel endroit ?** {{buyer: Demande à tes acheteurs ({buyer}) quel groupe, quelle newsletter ou quelle personne ils lisent pour leur travail. || Demande à dix clients quel groupe, quelle newsletter ou quelle personne ils lisent pour leur travail.}} Les entreprises : LinkedIn, lettres professionnelles, réunions d’associations. Les particuliers : là où l’on voit le produit à l’usage. Les développeurs : là où ils résolvent des problèmes. En local : les groupes du quartier.

**Quoi écrire**, par ordre d’effet :

1. **Un cas chiffré :** « comment une boulangerie de 4 personnes a gagné 6 heures par semaine, étape par étape, avec l’erreur que nous avons faite ».
2. **Une opinion que tu sais défendre,** contre ce que tout le métier répète.
3. **Un outil ou un modèle** qu’on garde.
4. **Des réponses** à la question entendue trois fois cette semaine.

Personne n’attend des nouvelles de l’entreprise.

**Un rythme tenable :** le lundi, deux heures pour écrire une bonne pièce ; tires-en trois courtes ; commente utilement dix messages d’autres chaque jour, pendant dix minutes. Les deux premiers mois, commenter rapporte plus que publier.

**Mesure** les conversations avec de possibles acheteurs et les inscriptions qui nomment cet endroit (« comment nous avez-vous connus ? » en champ libre), pas les abonnés.

**Influenceurs :** l’engagement des petits comptes Instagram (1 000 à 10 000 abonnés) est en moyenne de 1,78 %, celui des comptes de plus d’un million de 0,33 %.[^hypeaudit] Ce que tu peux payer au plus = clics attendus × conversion × ce que rapporte un client. Un message payé doit être signalé comme publicité presque partout.

**Règle d’arrêt :** moins de cinq vraies conversations après 90 jours : change d’endroit.`,
  },
  referral: {
    body: `On te recommande quand cela donne le beau rôle à *celui qui recommande*, juste après une réussite. Demande donc d’abord à la main ; un programme ne fait que faciliter ce qui se passe déjà.

1. **Trouve le moment :** le premier résultat, un bon avis, un renouvellement. {{offer: Quand dit-on « ah, pas mal » de ton offre ({offer}) ? Demande à ce moment-là. || Quand un utilisateur dit-il « ah, pas mal » ? Demande à ce moment-là.}}
2. **Demande une personne précise.** « Lequel de vos collègues a les mêmes ennuis avec [problème] ? Puis-je parler de vous ? » est plus fort que « parlez-en à vos amis ».
3. **Écris le texte pour eux :** deux phrases à transférer, sans mots de publicité.
4. **Remercie dans la journée,** et raconte comment cela s’est fini.

**Un programme se justifie quand** au moins un nouveau client sur dix vient déjà par recommandation. Alors :

- récompense les deux côtés (un mois offert, un mois reçu), et seulement quand le nouveau a payé ;
- récompense avec ton produit plutôt qu’en argent : cela ne te coûte que son prix de revient, pas son prix de vente, et attire de vrais utilisateurs ;
- ce qu’il peut coûter au plus = ce que tu paies un client ailleurs. {{cac: Aujourd’hui : {cac}. || Si un client coûte 120 € en publicité, un mois à 30 € de chaque côté est bon marché.}}
- un lien, visible au bon moment, avec un compteur.

**Mesure :** part des clients qui invitent × personnes invitées × part qui achète. 20 % × 3 × 10 % = 0,06 : cent clients en amènent six de plus. C’est une belle remise sur le marketing ; ce n’est pas de la croissance à soi seul. Ce ne serait viral qu’à partir de 1, et presque aucun produit pour entreprises ne l’est.

Avec les médecins, les avocats, la finance et les acheteurs publics, payer une recommandation peut être interdit : un don ou un simple merci suffit.`,
  },
  press: {
    body: `Les journalistes écrivent sur ce dont leurs lecteurs parleront. Ton lancement n’est pas cela ; ce que tu *sais* peut l’être : un chiffre que personne n’a, un conflit, une personne, un changement de loi qui touche leurs lecteurs.

1. **Trouve l’histoire.** « Nous avons lancé une application » : non. « Dans trois logements sur quatre à Leeds, une réparation prend plus de 30 jours ; nous avons dépouillé 2 000 signalements » : oui. Tes propres données sont la meilleure matière d’une jeune société.
2. **Choisis dix personnes,** pas une liste de 500 : celles qui ont écrit sur ce sujet ces trois derniers mois. La presse professionnelle et locale d’abord. Elle a de la place, et tes acheteurs la lisent. {{buyer: Quel titre traîne sur leur bureau ({buyer}) ? ||}}
3. **Écris cinq phrases,** à une personne, en citant son dernier article : la nouvelle, le chiffre, pourquoi maintenant, à qui parler (un client !), et jusqu’à quand. Pas de pièce jointe ; les images par lien.
4. **Propose l’exclusivité** à la première, pour trois jours.
5. **Appelle le lendemain,** une fois, le matin.
6. **Sois prêt :** une page avec des photos libres d’usage, cinq faits, un client qui parle, un téléphone où l’on répond pendant 48 heures.

**Ce que cela rapporte :** un jour de visites, et pour des années une ligne « vu dans », un lien, et un premier contact plus facile. Rarement des clients par centaines. Fais-le donc pour la confiance, et quand les gens arrivent sur une page qui vend.

Ne paie pas pour des « articles », et n’envoie pas de communiqué à la cantonade. Une agence se justifie quand tu as du neuf chaque mois.

Une erreur ? Demande poliment qu’on corrige le fait, jamais l’opinion.`,
    template: `**Objet :** [le chiffre ou le conflit, en 6 à 8 mots]

Bonjour [nom],

vous avez écrit sur [sujet] le [date] ; voici un chiffre que personne n’a encore publié.

**[La nouvelle en une phrase, avec le chiffre.]** Il vient de [où, combien de cas, quels mois].
Il compte maintenant parce que [loi, saison, événement].
[Nom], qui est concerné, peut être cité : [rôle, ville]. Je peux expliquer les données : {offer|[ce que tu fais]} pour {buyer|[qui]} nous donne cette vue.

Exclusivité pour vous jusqu’au [jour, heure]. Données et photos : [lien].

[Nom, société, téléphone où l’on répond]`,
  },
  "app-store": {
    body: `**Ce que prennent les stores :** Apple, 30 % des ventes numériques ; 15 % pour les développeurs qui font moins de 1 M$ par an dans le Small Business Program, et pour les abonnements après la première année. Google Play prend 15 % du premier million de dollars de l’année.[^store-fees] Les règles du paiement hors du store changent selon le pays, surtout dans l’UE et aux États-Unis : vérifie avant de compter sans la commission. Les biens et services physiques ne paient pas de commission.

**Être trouvé :** on cherche dans un store le plus souvent un nom ou une tâche.

1. **Titre et sous-titre :** le nom plus la tâche, dans les mots de l’utilisateur (« Suivi des travaux pour bailleurs »). On ne répète pas les mots-clés.
2. **Les trois premières captures** sont la publicité : une phrase de bénéfice chacune, grande, lisible.
3. **Les avis :** demande au bon moment, pas au démarrage, et réponds à chaque mauvais.
4. **Traduis** le titre et les captures avant l’application elle-même.
5. **Amène du monde de l’extérieur.** Les stores récompensent les installations qui restent ; dix communautés valent mieux qu’un jour de lancement.

**Sois réaliste :** environ 26 % des utilisateurs sont encore là après un jour, 13 % après une semaine, 7 % après un mois.[^adjust] 57,7 % des nouvelles applications à abonnement ne gagnent jamais 1 000 $.[^adapty] En médiane, 1,7 % des téléchargements paient sous 30 jours.[^revenuecat-2025]

**Calcule donc :** {{price: à ton prix ({price}), 1 000 téléchargements × 1,7 % font 17 payants, moins la part du store. || 1 000 téléchargements × 1,7 % × 5 € × 85 % = 72 € par mois.}} Montre l’offre le premier jour : 82 % des essais commencent ce jour-là.[^revenuecat-2025]

**Refusée ?** C’est le plus souvent l’une de ces choses : plantages, pas d’accès pour le testeur, aucun moyen de supprimer son compte, prix peu clairs, informations sur les données manquantes. Réponds poliment, corrige, renvoie.`,
  },
};
