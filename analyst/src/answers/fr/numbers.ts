import type { Texts } from "../answer.ts";

export const numbers: Texts<"numbers"> = {
  "set-price": {
    body: `Place-le entre ce que cela te coûte et ce que cela vaut pour eux, plus près du second ; puis vérifie avec de l’argent réel.

1. **Le plancher :** coût pour servir un client ÷ (1 − la marge qu’il te faut). 10 € ÷ (1 − 0,75) = 40 €. En dessous, tu perds à chaque vente.
2. **La valeur :** que leur coûte le problème aujourd’hui, en heures × salaire, en ventes perdues, en outil qu’ils paient ? Un dixième à un tiers de cela est un prix qui se vend tout seul : 1 200 € épargnés par mois supportent un prix de 120 à 400 €.
3. **L’ancre :** que paient-ils pour l’alternative la plus proche, le faire à la main compris ?
4. **Demande, étiquette en main.** Propose-le à trois prix à trois groupes de dix personnes *nouvelles* : à partir duquel le refus commence-t-il ? Si personne ne dit « trop cher », tu es trop bon marché. {{price: Vérifie ton prix ({price}) dès maintenant : propose le double aux dix prochains. || Propose aux dix prochaines personnes le double de ce que tu avais en tête.}}

**Pour une page de prix :** trois formules, nommées d’après leur public ; celle du milieu est celle que tu veux vendre ; une grandeur qui croît avec la valeur (utilisateurs, logements, commandes), et jamais une limite au moment du succès ; l’année au prix de dix mois ; la TVA affichée comme tes acheteurs l’attendent (particuliers avec, entreprises sans) ; ce qui se passe à la résiliation.

**Mesure par le profit, pas par la conversion :** au double du prix, tu peux perdre près de la moitié des acheteurs et gagner encore plus, avec deux fois moins de support.

**Les erreurs courantes :** le coût plus un petit quelque chose ; le prix d’un concurrent qui fait dix fois ton volume ; une formule gratuite avant que quiconque ne paie ; une remise à la place d’une réponse.`,
  },
  "raise-prices": {
    body: `Les nouveaux clients d’abord, aujourd’hui ; les clients actuels plus tard, avec un délai, une raison et une issue.

**Les nouveaux clients :** change la page lundi. Si la part qui achète baisse à peine après 30 propositions, garde ce prix. Recommence.

**Les clients actuels**

1. **Combien peuvent partir ?** Avec une hausse *r* et une marge *m*, le profit reste le même si la part perdue = r ÷ (r + m). {{margin: Mets ta marge ({margin}) à la place de m. ||}} 20 % de plus avec une marge de 75 % : 0,20 ÷ 0,95 = **21 %** peuvent partir avant que cela fasse mal. La plupart des fondateurs craignent d’en perdre bien plus qu’ils n’en perdent.
2. **Commence par ceux qui paient le moins** pour le plus d’usage, par groupe de dix. Regarde quatre semaines ; puis les autres.
3. **Le délai :** 30 à 60 jours, dans un mail personnel de toi. Ni excuses ni roman. Ce qui s’est ajouté, ce que cela coûte et à partir de quand, ce qu’ils peuvent faire.
4. **Donne le choix :** garder l’ancien prix un an en payant maintenant à l’année, ou une formule plus petite. La moitié de l’agacement devient de la trésorerie.
5. **Réponds toi-même à chaque réponse.** Qui est vraiment en difficulté peut garder l’ancien prix jusqu’à une date. Note-la.

**Ce qui justifie une hausse :** plus de valeur, des coûts plus élevés, ou un prix faux depuis le début. Les trois peuvent se dire franchement.

**Pas** plus d’une fois par an pour le même client, pas pendant une panne, pas cachée dans les petits caractères.

Relis le contrat : avec une durée fixe, le prix tient jusqu’au renouvellement.`,
    template: `**Objet :** Votre prix à partir du [date]

Bonjour [nom],

à partir du **[date]**, [produit] coûtera **[nouveau prix]** au lieu de {price|[ancien prix]}. Je tiens à ce que vous l’appreniez de moi, [60] jours avant.

Depuis que vous êtes avec nous, nous avons ajouté [deux ou trois choses que ce client utilise]. L’ancien prix ne paie plus [le support, les serveurs, l’équipe], et je préfère l’augmenter que rogner là-dessus.

Vous avez trois possibilités :
1. **Ne rien changer :** le nouveau prix s’applique à partir du [date].
2. **Garder l’ancien prix un an :** payez à l’année avant le [date] : [lien].
3. **Prendre la formule plus petite :** [nom, prix, ce qui manque].

Si cela vous met vraiment en difficulté, répondez à ce mail. Je lis chaque réponse.

Merci pour ces [n] mois avec nous.
[Prénom, nom]`,
    where: `Les consommateurs ont souvent le droit de résilier quand le prix monte, et le contrat peut exiger leur accord exprès (en Allemagne, par exemple, le silence ne suffit pas). Fais vérifier le texte une fois.`,
  },
  "trial-or-freemium": {
    body: `**Un essai** si la valeur se voit en quelques jours et que chaque utilisateur te coûte quelque chose. **Le freemium** si les gratuits en amènent d’autres, ne coûtent presque rien, et que le marché est immense. **Ni l’un ni l’autre** si tu vends à peu d’entreprises : montre-le, puis un pilote payé.

**Les conversions courantes** (2026 ; les sources divergent, prévois donc avec le bas)

| | Part qui paie |
| --- | --- |
| Formule gratuite | 2–5 %[^compilations] |
| Essai sans carte | 8–18 %[^trials] |
| Essai avec carte | 25–60 %[^trials] |

L’essai avec carte convertit mieux parce que moins de gens le commencent. Compare **les payants pour 100 visiteurs** : 10 % commencent × 12 % paient = 1,2 ; 2 % commencent × 50 % paient = 1,0.

**Le calcul du freemium :** ce que coûtent 100 gratuits par mois, contre ce que rapportent 3 payants. {{price: Ton prix : {price}. Trois clients à ce prix portent-ils cent gratuits, support compris ? || Trois à 20 € font 60 € ; cent gratuits à 0,30 € et une heure de support coûtent plus.}}

**Pour que cela marche**

1. Durée = le temps jusqu’au premier vrai résultat, plus un peu : 7 ou 14 jours, rarement 30.
2. Un seul but à la première session, guidé par toi, pas une visite.
3. Limite ce qui croît avec le succès (projets, exports), pas ce qui prouve la valeur.
4. Écris aux jours 1 et 3, puis deux jours avant la fin, selon ce qu’ils ont *fait*.
5. Appelle tous ceux qui ont eu le résultat et n’ont pas payé. Dix appels.

**Commence sans gratuit** : demande de l’argent, avec une garantie de 30 jours. Dix qui ont payé t’apprennent plus que mille qui ont regardé. Une formule gratuite s’ajoute toujours ; la retirer fait des ennemis.`,
  },
  churn: {
    body: `Churn (taux de départ) = clients perdus dans le mois ÷ clients à son début. Il fixe un plafond : tu cesses de grandir à **nouveaux clients par mois ÷ churn**. 30 nouveaux à 5 % s’arrêtent à 600 ; à 3 %, à 1 000.

**Ce qui est courant :** les abonnements sur la plateforme de Recurly perdent 3,27 % d’abonnés par mois ; 2,41 % le décident, 0,86 % partent parce qu’un paiement échoue.[^recurly] Un logiciel à 1–5 M$ de chiffre d’affaires annuel garde 92 % de ce revenu sur un an.[^highalpha] Petites entreprises et particuliers partent plus vite que les grandes entreprises. {{churn: Ton churn : {churn}. || Une échelle grossière pour du logiciel aux petites entreprises : 3 à 5 % par mois, c’est fréquent ; moins de 2 %, c’est bon.}}

**Ton chiffre est-il réel ?** En dessous de 20 départs, donne une fourchette : 1 perdu sur 48 mois-clients peut être 0,05 % ou 11,6 %. Et regarde les groupes par mois d’arrivée, pas la moyenne.

**Le faire baisser, le plus rapide d’abord**

1. **Les paiements échoués :** nouvelles tentatives, mise à jour automatique des cartes, deux mails. Un quart de la perte ci-dessus, en une semaine.
2. **Les 14 premiers jours :** qui n’a jamais atteint le premier résultat s’en va. Fais la mise en place avec eux, à la main.
3. **Interroge tous ceux qui partent,** par téléphone : « qu’espériez-vous, et quand avez-vous pensé à arrêter pour la première fois ? » Dix appels. Classe : jamais eu besoin, ne marchait pas, trop cher, en a fini.
4. **Cesse de vendre au mauvais groupe.** Un seul type de client en cause d’ordinaire l’essentiel.
5. **Des formules annuelles** au prix de dix mois, une pause au lieu d’une fin, et une alerte quand l’usage baisse deux semaines de suite.
6. **Rends le départ facile.** Dans beaucoup de pays, la loi l’exige, et qui part bien revient.

Les fonctions, seulement après.`,
  },
  "cac-ltv": {
    body: `**Coût d’acquisition (CAC)** = toute la vente et le marketing d’une période, salaires, outils et tes propres heures compris ÷ nouveaux clients de cette période.

3 000 € de publicité + 2 400 € pour 60 de tes heures + 600 € d’outils = 6 000 € ; 20 nouveaux : **300 €**. Sans tes heures, cela ressemble à 180 €, et c’est faux.

**Valeur vie client (LTV)** = ce qui reste chaque mois du paiement d’un client ÷ churn mensuel.

Prix 49 € − 10 € pour le servir = 39 € ; churn de 6 % : **650 €**. Avec un churn proche de zéro, la formule explose ; compte donc 60 mois au plus. {{churn, lifetime: Avec ton churn ({churn}), la durée moyenne d’un client est de {lifetime}. || À 4 % de churn, un client reste 25 mois en moyenne.}}

**Ensemble :** 650 ÷ 300 = 2,2. Une règle de praticiens demande au moins 3, et un CAC amorti en moins de 12 mois.[^skok] {{cac: Ton CAC : {cac}. ||}} Regarde d’abord le second : le remboursement est de l’argent, la LTV une prévision.

**Les pièges**

1. Un churn précoce est une supposition. 3 clients perdus donnent un intervalle, pas un chiffre ; donne donc la LTV en fourchette.
2. Les moyennes cachent : calcule par canal et par type de client. Souvent, un canal paie pour les autres.
3. Recommandations et presse dans le même pot embellissent la publicité. Montre le CAC payé à part.
4. Le chiffre d’affaires n’est pas la marge : retire frais de paiement, hébergement, support, livraison, TVA.
5. Ventes longues : les coûts de ce trimestre vont avec les clients du suivant.

**Retourne-le :** ce qu’un client peut coûter au plus = 12 × marge mensuelle. 39 € × 12 = 468 €. Quel canal est en dessous ?`,
  },
  payback: {
    body: `**Mois pour amortir un client = coût pour le gagner ÷ ce qui reste d’un mois de paiement.** 234 € ÷ 39 € = 6 mois.

Prends la marge (prix moins hébergement, frais, support, livraison), pas le prix. Sinon, cela paraît un tiers meilleur que ce n’est.

**Qu’est-ce qui est bon ?** Moins de 12 mois, selon une règle de praticiens pour les abonnements.[^skok] Les éditeurs de logiciels à 5–50 M$ de chiffre d’affaires annuel avaient des médianes de 15 à 20 mois en 2025, dans une compilation de données d’investisseurs.[^marginset] Avec peu de trésorerie à toi, prends 3 à 6 comme limite : jusque-là, la banque, c’est *toi*. {{cac: Ton coût d’acquisition : {cac}. Divise-le par ce qui reste chaque mois. ||}}

**Compte ceux qui partent.** 600 pour le gagner et 50 par mois font 12 mois si personne ne part ; avec 5 % de départs par mois, c’est environ **18**. Avec 9 %, cela ne revient jamais : 50 ÷ 0,09 = 556 en tout.

**Ce que cela veut dire pour la trésorerie :** clients gagnés par mois × coût d’acquisition × délai ÷ 2, c’est à peu près l’argent immobilisé par la croissance. 20 par mois × 300 € × 8 ÷ 2 = 24 000 €. Grandir plus vite en demande davantage, même si chaque client en vaut la peine.

**Le raccourcir**

1. **Le paiement annuel d’avance** (deux mois offerts) : remboursé le premier jour.
2. Des frais de mise en place pour le travail que tu fais de toute façon.
3. Augmente le prix : tout va dans la marge.
4. Abandonne le canal le plus cher ; ce n’est pas la moyenne qui décide, c’est le dernier euro dépensé.
5. Atteins plus vite le premier résultat, pour que moins de clients partent le premier mois.

Pour ce qu’on achète une fois, demande plutôt : la *première* vente rapporte-t-elle plus que n’a coûté le client ? Sinon, quelle part revient, et quand ?`,
  },
  "unit-economics": {
    body: `Les unit economics posent une question : **un client (ou une commande) rapporte-t-il plus qu’il ne coûte ?** Si un seul perd de l’argent, mille en perdent davantage.

Quatre chiffres pour un client :

1. **Ce qu’il paie :** 49 € par mois, hors TVA.
2. **Ce que coûte son service :** hébergement 2 €, frais de paiement 1,70 €, support 6,30 € = 10 €. Ce qui reste est la **marge sur coûts variables** : 39 €, soit 80 %.
3. **Combien de temps il reste :** 1 ÷ churn. Avec 6 % par mois, environ 17 mois.
4. **Ce qu’il a coûté de le gagner :** tout le marketing et la vente ÷ nouveaux clients, disons 234 €.

Donc : 39 × 17 = environ 650 € pour 234 €. Amorti au bout de 6 mois. Cela marche.

**Pour une commande** (boutique, livraison, place de marché) : prix − marchandise − envoi − paiement − retours − emballage − le travail qu’elle demande. Panier de 60 € : marchandise 27, envoi 7, frais 2, retours 5, travail 6 = 13 € restent. Si gagner l’acheteur coûte 20 €, la première commande perd 7, et tout tient à la deuxième.

{{price: Pour toi : ton prix ({price}) moins tout ce qui vient avec *un client de plus*. Envoie-moi ces coûts et je calcule le reste. || Écris-moi ce que paie un client et ce que t’en coûte un de plus, et je calcule le reste.}}

**Ce qui n’en fait pas partie :** le loyer, ton salaire, le développement de l’application. Ils sont fixes : coûts fixes ÷ marge par client = clients nécessaires pour l’équilibre. 6 500 € ÷ 39 = 167.

**Les signes d’ennuis :** la marge n’est positive « qu’à grande échelle » (nomme le coût qui baisse, et à quel volume) ; les remises sont oubliées ; le travail des fondateurs compte pour zéro ; le churn est supposé.

Si cela ne marche pas : prix, coût du service, churn, coût d’acquisition. Dans cet ordre.`,
  },
  "gross-margin": {
    body: `Marge brute = (chiffre d’affaires − coût de ce qui est vendu) ÷ chiffre d’affaires. Pour savoir ce qui entre dans ce coût : **augmenterait-il avec un client de plus ?**

**Dedans :** hébergement, frais de paiement, licences achetées par utilisateur, coûts de modèles d’IA et d’API, personnes du support et de la prise en main, marchandises, emballage, envoi, retours, commissions aux fournisseurs.

**Dehors :** développement du produit, marketing, vente, loyer, direction.

**Ce qui est courant**

- Logiciel par abonnement, 5–50 M$ de chiffre d’affaires annuel : médiane de 72 à 78 %.[^marginset]
- Produits bâtis sur des modèles d’IA : 45 % en moyenne en 2025, en hausse attendue.[^iconiq]
- Boutiques, services, livraison : moins, et très différent selon le métier ; demande à deux personnes du tien.

{{margin: Ta marge brute : {margin}. Ne la compare qu’à celles de ton métier. || Ne te compare qu’à ton métier : une boutique à 45 % peut être excellente, un logiciel à 45 % est une société de services.}}

**Pourquoi elle compte :** tout le reste se paie avec elle. À 75 %, 10 000 € de chiffre d’affaires laissent 7 500 € pour les gens et le marketing ; à 30 %, 3 000 €. Les investisseurs paient la marge, parce qu’elle dit ce que la croissance apportera.

**L’augmenter**

1. Le prix : 10 % de plus portent une marge de 50 % à 54,5 %.
2. Le dixième de clients le plus coûteux : fais-les payer, aide-les à s’aider eux-mêmes, ou laisse-les partir.
3. Le support : supprime les trois questions les plus fréquentes en changeant le produit.
4. Modèles et serveurs : un modèle plus petit là où il suffit, du cache, des limites par formule. Calcule le coût *par tâche*.
5. Les fournisseurs : deux devis par an.

Regarde-la chaque mois. Une marge qui baisse pendant que le chiffre d’affaires monte veut dire que tu achètes ta croissance.`,
  },
  "burn-runway": {
    body: `**Burn** = argent sorti − argent entré, par mois (net). **Runway** = trésorerie ÷ burn. 120 000 € ÷ 10 000 € = 12 mois. {{runway: Ton runway : {runway}. ||}}

Prends la moyenne des trois derniers mois, sur le compte bancaire et non sur les factures. Puis corrige : factures annuelles, impôts et TVA que tu ne fais que garder pour l’État, primes, embauches déjà promises.

**La meilleure question : es-tu « default alive » ?** Si les revenus continuent de croître ainsi et que les coûts restent, arrives-tu à un burn nul avant la fin de la trésorerie ? Revenus 8 000 €, en hausse de 8 % par mois, coûts 18 000 € : à l’équilibre après 11 mois, après avoir brûlé environ 65 000 €. Avec 75 000 €, tu vis ; avec 50 000 €, tu dois lever ou couper, et tu le sais aujourd’hui.

**Quand agir**

- Lever a été long dans l’échantillon DocSend de 2022 : 25 % avaient conclu sous 6 semaines, 58 % sous 12, 90 % sous 24.[^docsend] Commence donc quand il reste **neuf mois**.
- En dessous de six mois : un plan B par écrit, avec une date.
- En dessous de trois : coupe maintenant ; une deuxième coupe fait plus mal qu’une seule profonde.

**L’allonger, par effet :** paiements annuels d’avance des clients ; hausse des prix ; abandon de l’outil et de la publicité que personne ne sait justifier ; embauche reportée ; freelances au lieu de salaires ; paie des fondateurs ; 60 jours demandés aux fournisseurs ; aides déjà accordées.

**Burn multiple** = burn ÷ nouveau revenu récurrent annuel : moins de 1 excellent, 1–1,5 très bon, 1,5–2 bon, au-dessus de 3 mauvais. Des repères de praticiens.[^sacks]

Tiens une feuille : mois, trésorerie au début, entrées, sorties, trésorerie à la fin. Sur 18 mois, en deux versions : comme prévu, et avec la moitié du nouveau chiffre d’affaires.`,
  },
};
