import type { Texts } from "../answer.ts";

export const evidence: Texts<"evidence"> = {
  "interview-guide": {
    body: `Interroge sur la dernière fois que c’est arrivé, jamais sur l’avenir. « Est-ce que vous utiliseriez… ? » récolte de la politesse ; « qu’avez-vous fait mardi dernier ? » récolte des faits. C’est le cœur de *The Mom Test*, de Rob Fitzpatrick.[^mom-test]

**Combien :** douze inconnus d’un même type. Dans des groupes homogènes, les thèmes nouveaux cessent après 9 à 12 entretiens ;[^guest] pour les comprendre, il en faut 16 à 24.[^hennink] Amis et famille ne comptent pas.

**Comment :** 30 minutes, au téléphone si tu veux, l’un écoute et l’autre note. Ne montre pas le produit. Tais-toi après une question : c’est la deuxième phrase qui est vraie.

**Ce qui vaut preuve,** du plus faible au plus fort : « intéressant » (rien) · ils décrivent le problème sans qu’on le demande · ils y ont déjà passé du temps ou de l’argent · ils te présentent à un collègue · ils te donnent une date, un acompte, des données.

**Décide d’avance.** Une règle utilisable : continuer si au moins 5 sur 12 soulèvent eux-mêmes le problème *et* y ont passé du temps ou de l’argent. Même 5 sur 12 laisse la vraie part entre 19 % et 68 % (intervalle à 95 %) ; c’est une raison de faire le test suivant, pas de construire pendant un an.

**Écris chaque entretien le jour même :** leurs mots, ce qu’ils font aujourd’hui, ce que cela coûte, qui décide, et une surprise. Après le cinquième, change les questions qui n’apportent plus rien.

À la fin, toujours : « À qui d’autre devrais-je parler ? » et « Puis-je vous montrer quelque chose dans trois semaines ? »`,
    template: `**Guide d’entretien : {buyer|[les gens que tu interroges]}, 30 minutes**

*Pour ouvrir :* « J’essaie de comprendre comment vous gérez [la tâche]. Je ne vends rien aujourd’hui. Puis-je prendre des notes ? »

1. Quel est votre métier, et où [la tâche] y intervient-elle ?
2. Racontez-moi la **dernière fois**. C’était quand ? Qu’est-ce qui l’a déclenchée ?
3. Qu’avez-vous fait, étape par étape ? Qui d’autre était là ?
4. Quel a été le plus dur ? (Attendre.) Pourquoi ?
5. À quelle fréquence cela arrive-t-il ? Qu’est-ce que cela vous a coûté cette fois-là, en heures ou en argent ?
6. Qu’avez-vous essayé pour que cela aille mieux ? Combien avez-vous payé ? Pourquoi avez-vous arrêté, ou continué ?
7. Si rien ne change pendant un an, que se passe-t-il ?
8. Qui décide quand on y met de l’argent, et sur quel budget ?
9. Qu’est-ce que je n’ai pas demandé ?
10. À qui d’autre devrais-je parler ? Puis-je revenir avec quelque chose à vous montrer ?

*À ne pas dire :* {offer|[ton produit]}, son prix ({price|[prix]}), ni « est-ce que vous… ? ».
*À noter tout de suite :* leurs mots · la solution d’aujourd’hui · le coût · qui décide · la force (0 à 5).
*Décision, fixée le [date] :* continuer si [5] sur [12] nomment le problème d’eux-mêmes et y ont passé du temps ou de l’argent.`,
  },
  "landing-page-test": {
    body: `Une page avec une promesse, un prix et un bouton, et des visiteurs qui ne te connaissent pas. Elle répond à une question : des inconnus qui ont le problème font-ils le pas suivant ?

1. **Écris la promesse** avec les mots de tes entretiens : pour qui, ce qui change, pour quand. {{offer: La tienne peut commencer par ton offre ({offer}) et ce qu’elle épargne. || Sans adjectifs.}}
2. **Montre le prix.** Sans lui, tu mesures de la curiosité. {{price: Écris-le : {price}. ||}}
3. **Choisis un bouton qui coûte quelque chose :** le plus fort est un paiement ou un acompte, puis un appel réservé, puis une adresse mail. Les clics ne comptent pas.
4. **Amène 200 à 600 visiteurs concernés :** annonces sur les mots du problème, un message là où sont ces gens, 100 mails personnels. À 5,42 $ le clic, la moyenne américaine des annonces de recherche,[^wordstream] 200 visiteurs coûtent environ 1 100 $ ; les communautés coûtent moins.
5. **Fixe la règle avant de commencer.** La page SaaS médiane convertit 3,8 % de ses visiteurs.[^unbounce] Exemple : « arrêter si moins de 2 % laissent une adresse, continuer au-dessus de 5 %, sinon changer une fois la promesse ».

**Lis-le avec un intervalle.** 4 sur 200 font 2 %, mais la vérité peut aller de 0,8 % à 5,0 %. 0 sur 100 veut dire : très probablement moins de 3 %.

**Parle ensuite à ceux qui ont cliqué,** dans la journée. Dix appels expliquent ce que le chiffre ne peut pas dire.

Sois correct : s’il n’y a encore rien à acheter, dis-le après le bouton, ne prends pas d’argent ou rends-le aussitôt, et demande le consentement avant d’enregistrer une adresse.`,
    template: `**[Résultat voulu] en [temps], sans [ce qu’ils détestent].**
Pour {buyer|[qui exactement]}, quand [situation].

[Une image du résultat.]

- **Aujourd’hui :** [ce qu’ils font, et ce que cela coûte].
- **Avec nous :** [trois étapes].
- **Preuve :** [un chiffre, un nom, ou « nous commençons avec dix clients le (date) »].

**{price|[prix]}**, [ce qui est compris]. Résiliable [quand].

[ Bouton : un verbe et un résultat, par exemple « Réserver ma place » ]

*Est-ce pour moi ?* Oui si [ ]. Non si [ ].
*Quand ?* [date]
*Et si cela ne marche pas ?* [garantie]
[Qui vous êtes, avec un visage, une adresse et un numéro de téléphone.]`,
  },
  "waiting-list": {
    body: `Une liste d’attente mesure l’intérêt pour ta phrase, pas pour ton produit. Elle est utile comme liste de gens à qui parler, et presque sans valeur comme preuve. Entre laisser une adresse et payer, il y a un pas que la plupart ne font pas ; compte quelques pour cent tant que tu n’en sais pas plus.

**Fais-la parler**

1. **Pose à l’inscription une question** que saute celui qui est seulement curieux : « Qu’utilisez-vous aujourd’hui, et combien cela vous coûte-t-il ? » Ceux qui répondent sont ton groupe.
2. **Propose aussitôt un pas plus fort :** un appel cette semaine, un acompte remboursable de 20 €, une précommande à prix réduit. Dix acomptes en disent plus que mille adresses. {{price: À ton prix ({price}), un dixième d’acompte suffit pour voir qui est sérieux. ||}}
3. **Note la provenance** de chaque adresse. 400 venues d’un message viral valent moins que 40 venues d’une recherche sur le problème.
4. **Écris dans la journée,** personnellement, aux 50 premiers. Demande comment ils font aujourd’hui.
5. **Fais entrer 20 personnes à la fois** et compte combien reviennent la deuxième semaine.

**Calcule ce qu’elle vaut :** adresses × part qui ouvre × part qui paie × prix. 400 × 50 % × 5 % × 30 € = 300 € par mois. Fais ce calcul avant de fêter quoi que ce soit.

**Garde-la au chaud :** une courte lettre toutes les deux ou trois semaines, avec une image de l’avancement et une question. Une liste sans nouvelles pendant trois mois est froide.

N’enregistre que le nécessaire, dis pour quoi, et laisse partir en un clic : dans l’UE, une adresse demande un consentement (RGPD).`,
  },
  "mvp-scope": {
    body: `La première version est la plus petite chose pour laquelle un type d’acheteur paie et revient. C’est un test de ton hypothèse la plus risquée, pas une miniature du rêve.

**Taille ainsi**

1. Écris la phrase : *[qui]* peut *[un résultat]* en *[temps]*. {{buyer: Commence par ces acheteurs-là ({buyer}) et personne d’autre. || Un seul type d’acheteur, personne d’autre.}}
2. Liste toutes les fonctions. Barre chacune de celles sans lesquelles la phrase reste vraie. Connexion, réglages, rôles, tableaux de bord, l’application à côté du site : presque tout part.
3. Pour ce qui reste, demande : puis-je le faire à la main pour dix clients ? Factures, mise en relation, rapports, prise en main : oui. Le « concierge » (tu le fais ouvertement) et le « magicien d’Oz » (cela a l’air automatique) sont des premières versions honnêtes. L’essai de Paul Graham *Do Things That Don’t Scale* en parle.[^pg-scale]
4. Donne-lui **quatre semaines**, et une date. Ce qui n’y tient pas va sur une liste « après le dixième client ».
5. Garde ce qui ne doit pas être petit : elle ne doit ni perdre ni laisser fuir de données, ni mal facturer, ni enfreindre les règles de ton métier.

**Définis d’avance ce que tu apprends :** « 8 cas sur 10 sont traités convenablement, et au moins 4 sur 10 paient le deuxième mois ». Sinon, tu as gagné un an.

**Ne demande pas** aux utilisateurs quelles fonctions ils veulent. Demande ce qu’ils ont fait quand cela ne marchait pas. Construis ce sur quoi trois personnes qui paient ont buté la même semaine.

En avoir un peu honte est bon signe ; se faire attaquer en justice, non.`,
  },
  "product-market-fit": {
    body: `Tu l’as quand les clients reviennent, paient et en amènent d’autres sans que tu pousses. Trois mesures, de la plus dure à la plus molle :

1. **La rétention s’aplatit.** Trace une courbe par mois d’arrivée : la part encore active après 1, 2, 3 … mois. Si elle tombe vers zéro, il n’y a pas de fit, quel que soit le nombre d’inscrits. Si elle se stabilise (à 20 % ou à 60 %, selon le produit), un groupe en a besoin. Trouve lequel, et ne vends qu’à lui.
2. **La question des 40 %.** Demande à ceux qui l’ont utilisé au moins deux fois ces deux dernières semaines : « Que ressentiriez-vous si vous ne pouviez plus l’utiliser ? » Si **40 % ou plus répondent « très déçu »**, la croissance marche en général ; Superhuman est passé de 22 % à 58 % en construisant pour ceux-là.[^ellis] C’est une régularité, pas une loi. Il te faut au moins 30 réponses : 12 sur 30 font 40 %, mais l’intervalle va de 25 % à 58 %.
3. **L’appel d’air :** les ventes se raccourcissent, les clients viennent sur recommandation, tu n’arrives plus à suivre. {{churn: Ton churn ({churn}) est l’autre face de la médaille : regarde qui part, et qui ne part jamais. ||}}

**Ce qui ne compte pas :** téléchargements, presse, un pipeline plein, des compliments, un concours gagné, des pilotes que personne ne paie.

**Si tu n’y es pas :** sépare ceux qui seraient très déçus du reste. Qu’ont les premiers en commun : métier, taille, moment où ils ont commencé ? Construis davantage de ce qu’ils aiment, enlève ce qui empêche les plus proches d’en profiter, et n’écoute pas le reste. Ne dépense rien en publicité avant que la courbe s’aplatisse : tu remplirais un seau percé.`,
    template: `**Quatre questions à ceux qui l’ont utilisé au moins deux fois ces deux dernières semaines**

1. Que ressentiriez-vous si vous ne pouviez plus utiliser {offer|[produit]} ? ( ) très déçu ( ) un peu déçu ( ) pas déçu
2. À quel genre de personne cela servirait-il le plus ? [ ]
3. Qu’est-ce que cela vous apporte surtout ? [ ]
4. Que devrions-nous améliorer pour vous ? [ ]

*Invitation :* « Quatre questions, une minute. Je lis moi-même chaque réponse. [Ton nom] »
*Règle, fixée avant :* au moins 30 réponses ; 40 % très déçus : grandir. 25 à 40 % : construire pour ceux qui l’ont dit. Moins de 25 % : changer de produit ou de groupe.`,
  },
  pivot: {
    body: `Décide selon une règle écrite d’avance, pas selon ton humeur après une mauvaise semaine. S’il n’y en a pas encore, écris-en une aujourd’hui, avec une date dans quatre à six semaines.

**Trois questions**

1. **Quelqu’un en a-t-il désespérément besoin ?** Si même un petit groupe s’en sert chaque semaine, paie, et serait très déçu de le perdre, persévère et resserre-toi sur lui.
2. **La courbe bouge-t-elle ?** Compare les trois dernières expériences honnêtes. Si chacune a fait bouger le chiffre qui compte, continue. Si trois de suite n’ont rien bougé, une quatrième du même genre ne le fera pas non plus.
3. **Que faudrait-il qui soit vrai ?** Retourne le plan : prix, churn, coût d’acquisition, nombre d’acheteurs. {{price: À ton prix ({price}), combien de clients faut-il pour payer tes frais, et est-ce une part de marché que quelqu’un pourrait gagner ? || Combien de clients faut-il pour payer tes frais, et est-ce une part de marché que quelqu’un pourrait gagner ?}} Si aucun jeu de chiffres plausible ne tient, cesse d’espérer.

**Pivoter,** c’est garder ce que tu as appris et changer une chose : le client, le problème, le produit, le canal, ou la façon de gagner de l’argent. Garde le client si tu le comprends ; garde la technique seulement si quelqu’un d’autre en a plus besoin. Tout changer, c’est une nouvelle entreprise : très bien, mais appelle-la ainsi.

**Chiffre-le :** un pivot demande à peu près autant de mois que le premier essai jusqu’à sa première preuve. {{runway: Voilà ton budget : {runway}. || Fais-le tant qu’il reste au moins six mois d’argent.}}

**Puis fais-le en entier.** Dis-le aux clients et aux investisseurs la même semaine, éteins l’ancien, pose le nouveau test avec sa règle d’arrêt. Un demi-pivot a deux produits et aucun cap.`,
  },
  "ab-tests": {
    body: `Plus que n’en ont la plupart des startups. La règle habituelle pour le nombre de visiteurs **par variante**, afin de trouver une vraie différence avec une puissance de 80 % au seuil de 5 % :[^lehr]

n ≈ 16 × p × (1 − p) ÷ d²

p est le taux d’aujourd’hui, d la différence que tu veux voir, tous deux en nombre décimal (4 % = 0,04).

| Aujourd’hui | Tu espères | Visiteurs par variante |
| --- | --- | --- |
| 4 % | 5 % | environ 6 100 |
| 4 % | 6 % | environ 1 500 |
| 4 % | 8 % | environ 380 |
| 20 % | 25 % | environ 1 000 |

Avec 1 000 visiteurs par mois, tu ne peux donc voir qu’un **doublement**. Teste de grandes choses (promesse, prix, public visé), pas la couleur d’un bouton.

**Les règles**

1. Un chiffre, un changement, et la taille de l’échantillon par écrit avant de commencer.
2. N’arrête pas quand cela « devient significatif » : regarder chaque jour et arrêter au premier bon jour invente des différences dans bien plus d’un cas sur vingt.
3. Des semaines entières, au moins deux : les jours ne se ressemblent pas.
4. Compte les paiements ou l’activation, pas les clics.
5. Dix tests sans effet réel montreront environ un « gagnant » au seuil de 10 %. Répète ce que tu veux croire.

**Si tu as trop peu de visiteurs,** ne teste pas, décide : cinq sessions d’observation, dix appels, ou change-le pour tous et compare les mois avec un intervalle large. Pour les prix, interroge des groupes *nouveaux* et différents plutôt que de couper une page en deux, sinon cela se saura.`,
  },
  metrics: {
    body: `Un chiffre qui dit si les clients y trouvent leur compte, et quatre qui disent si tu survis. Au-delà, personne ne regarde.

**Le chiffre unique** compte le moment où la valeur apparaît, par semaine : rendez-vous pris, rapports envoyés, leçons finies. Pas les inscriptions, téléchargements ou pages vues : ils ne font que monter. {{offer: Pour ton offre ({offer}) : que se passe-t-il chaque fois qu’un client est content de l’avoir ? Compte cela. ||}}

**Les quatre à côté**

1. **Rétention ou churn** par mois d’arrivée. Perdus ÷ clients au début. {{churn: Ton churn : {churn}. ||}}
2. **Chiffre d’affaires par mois**, séparé en nouveau, accru, perdu.
3. **Coût pour gagner un client**, tes propres heures comprises, et en combien de mois il est amorti.
4. **Trésorerie et mois qui restent.** {{runway: Aujourd’hui : {runway}. ||}}

**Selon le stade :** avant le lancement, compte les entretiens et les engagements, rien d’autre. La première année, regarde la rétention et les mots des clients. Dès qu’un canal marche, ajoute le délai de remboursement. Les investisseurs demandent croissance, rétention, marge et burn.

**Comment :** un tableau, rempli à la main chaque vendredi en dix minutes, pour les douze dernières semaines. Chaque chiffre a une définition d’une ligne, qu’on ne change jamais en silence, et un responsable. À côté : ce que nous y avons fait cette semaine.

**Les pièges :** les moyennes (regarde les groupes), les totaux (regarde les variations), les taux sur moins de 20 événements (donne une fourchette : 1 perdu sur 48 mois-clients peut être 0,05 % ou 11,6 % par mois), et tout chiffre qui ne changerait aucune décision. S’il pouvait doubler sans que tu fasses rien autrement, supprime-le.`,
  },
  okrs: {
    body: `Un objectif dit où vous voulez être dans trois mois, avec des mots qu’on retient. Deux à quatre résultats clés disent en chiffres à quoi chacun verra que vous y êtes. Pour une équipe de moins de dix : **un objectif, trois résultats clés**, rien d’autre.

**Exemple.** Objectif : *Les cliniques nous regretteraient.* Résultats clés : (1) 8 cliniques pilotes sur 10 s’en servent chaque semaine de mars ; (2) 5 paient le plein tarif ; (3) les questions au support tombent de 6 à 2 par mois et par clinique.

**Comment les écrire**

- Un résultat clé est un résultat, pas une tâche. « Lancer l’application » est une tâche ; « 40 réservations par semaine dans l’application » est un résultat.
- Chacun a une valeur de départ, un but, une date et un responsable.
- Ambitieux : chez Google, on note de 0 à 1 et l’on attend environ 0,6 à 0,7 ; toujours 1,0 veut dire trop facile.[^doerr]
- Sans lien avec le salaire, sinon chacun s’en fixe de faciles.

**Le rythme :** une demi-journée pour les fixer, 15 minutes chaque lundi (confiance de 1 à 10, ce qui nous bloque), une heure à la fin pour noter et écrire ce qu’on a appris.

**Quand s’en passer :** avant de savoir qui est le client. Une seule question, avec un test et une règle d’arrêt, vaut alors mieux : « est-ce que 3 {{buyer: acheteurs ({buyer}) || inconnus}} sur 10 paient d’ici le 30 ? » Les OKR sont pour une équipe qui connaît le cap et se perd dans les tâches.

**L’erreur la plus fréquente,** c’est dix objectifs. La deuxième, ne pas les regarder avant la fin du trimestre.`,
    template: `**[Trimestre], un objectif :** [où nous voulons être, avec des mots qu’on retient]

| Résultat clé | Départ | But | Responsable | Aujourd’hui | Confiance (1–10) |
| --- | --- | --- | --- | --- | --- |
| 1. [les clients font …] | [ ] | [ ] | [ ] | [ ] | [ ] |
| 2. [payants : de {customers|[n]} à …] | {customers|[ ]} | [ ] | [ ] | [ ] | [ ] |
| 3. [churn ou qualité …] | {churn|[ ]} | [ ] | [ ] | [ ] | [ ] |

**Nous ne faisons pas ce trimestre :** [trois choses]
**Chaque lundi, 15 minutes :** valeurs, confiance, ce qui nous bloque.
**Le [date] :** noter de 0 à 1, et une phrase sur ce que nous avons appris.`,
  },
};
