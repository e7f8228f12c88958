import type { Texts } from "../answer.ts";

export const founders: Texts<"founders"> = {
  "split-equity": {
    body: `Répartissez selon ce que chacun fera dans les quatre ans à venir, pas selon qui a eu l’idée. Presque tout le travail est devant vous, et le partage doit encore paraître juste à celui qui y passe un dimanche de la troisième année.

**Partez de parts égales, puis cherchez des raisons de vous en écarter.** De bonnes raisons : l’un est à plein temps, l’autre pas encore ; l’un met de l’argent (mieux vaut un prêt ou un SAFE, pour que l’argent soit payé comme de l’argent) ; l’un apporte des clients, un brevet ou deux ans de travail achevé ; l’un se paie, l’autre non. De mauvaises raisons : l’idée, le titre de CEO, « c’est moi qui t’ai appelé ».

**En un après-midi**

1. Chacun écrit seul, avant d’en parler : heures par semaine, salaire nécessaire, argent, combien de temps tenir sans être payé, ce qui le ferait partir.
2. Chacun propose une répartition pour les deux, avec ses raisons. Comparez.
3. Mettez-la par écrit dans le mois. Attendre complique tout, car quelqu’un se sent alors déjà lésé.

**Deux choses comptent plus que le chiffre :** tout le monde a un vesting de quatre ans avec un cliff d’un an, toi compris ; et quelqu’un peut trancher quand vous n’êtes pas d’accord. À 50/50, convenez de qui a le dernier mot sur le produit, la vente et l’argent.

Parmi les sociétés américaines à deux fondateurs sur Carta, 24 % en avaient perdu un avant la fin de la quatrième année.[^carta-safes] Sans vesting, celui-là garde la moitié, et plus personne n’investit.

À qui aide un peu, donne 1 à 5 % avec vesting, pas 20 %.`,
    where: `Valable partout. Fais rédiger les parts, le vesting et la cession des droits par un avocat : la fiscalité des parts dépend du pays (aux États-Unis, la déclaration 83(b) est due sous 30 jours).`,
  },
  vesting: {
    body: `Le vesting veut dire que les parts se gagnent avec le temps. La forme habituelle est **quatre ans avec un cliff d’un an** : rien les douze premiers mois, puis un quart d’un coup, puis 1/48 par mois.

Ce que garde un fondateur à 40 % qui s’en va :

- après 6 mois : 0 % ;
- après 12 : 10 % ;
- après 18 : 15 % (18/48 de 40 %) ;
- après 48 : tout.

Le reste revient à la société, le plus souvent à la valeur nominale.

**Pourquoi les fondateurs eux-mêmes devraient le vouloir :** parmi les sociétés américaines à deux fondateurs sur Carta, 24 % en avaient perdu un avant la fin de la quatrième année.[^carta-safes] Sans vesting, quelqu’un parti au bout de six mois possède la moitié de tout ce que tu bâtis ensuite, et aucun investisseur ne paie pour cela.

**Ce qu’il faut écrire**

1. Le point de départ : le jour où le travail a commencé, pas celui de l’immatriculation. Demande que le temps déjà fait soit compté.
2. Good leaver et bad leaver : qui tombe malade garde ce qu’il a gagné ; qui part pour faute peut perdre davantage.
3. L’accélération : le **double trigger** (une vente *et* un départ forcé) est juste. Le single trigger fait fuir les acheteurs.
4. Qui rachète les parts, à quel prix, en combien de jours.
5. Temps partiel et congé parental : le compteur ralentit ou s’arrête, selon une règle fixée maintenant.

Pour les salariés, le même schéma s’applique aux options.`,
    where: `En France, le vesting passe souvent par une promesse de vente des titres dans le pacte d’associés. En Allemagne, il figure dans un pacte passé devant notaire. Aux États-Unis, un fondateur qui reçoit des parts soumises au vesting doit déposer la déclaration 83(b) à l’IRS sous 30 jours ; il n’y a pas de seconde chance.[^irs-83b] Consulte un avocat avant d’émettre les parts, pas après.`,
  },
  "technical-cofounder": {
    body: `Tu en trouves un quand tu as quelque chose qui donne envie de te rejoindre. Un développeur reçoit ce genre d’offre chaque semaine ; presque toujours, il y a une idée et rien d’autre.

**Fais d’abord ce qui se passe de code.** Douze entretiens, une landing page, une précommande, le service rendu à la main pour trois clients. {{offer: Pour ton offre ({offer}), les dix premières commandes se traitent avec un formulaire, un tableur et ton téléphone. || Les dix premières commandes se traitent presque toujours avec un formulaire, un tableur et un téléphone.}} Dix personnes qui paient sont la meilleure annonce.

**Cherche ensuite là où l’on te voit travailler :** anciens collègues et camarades d’études (en premier, parce que la confiance est là), meetups et hackathons sur ton *sujet* plutôt que sur les startups, projets open source de ton domaine, gens qui se plaignent de ce problème précis sur les forums, mises en relation entre cofondateurs (Y Combinator en propose une gratuite).

**Dis en une page ce que tu apportes :** les preuves, l’accès aux acheteurs, l’argent pour combien de mois, une part honnête. À quelqu’un qui commence le premier jour avec toi revient une part égale ou presque, avec vesting, pas 5 %.

**Essayez avant de vous marier :** un projet payé de quatre semaines, avec une échéance et un client. Regarde comment il prend les mauvaises nouvelles, s’il pose des questions sur les utilisateurs, et si les choses finissent par être faites.

**Si personne ne vient,** c’est un renseignement : soit la preuve est trop mince, soit tu n’as pas encore besoin d’un associé. Fais la première version avec des outils no-code ou un freelance, assure-toi par contrat que le code est à toi, et embauche plus tard. Ne verse jamais un an d’économies à une agence pour la version un.`,
  },
  "cofounder-conflict": {
    body: `La plupart des conflits entre fondateurs tiennent à l’une de quatre choses : des rôles qui se chevauchent, un effort inégal, des buts différents (taille, argent, temps) ou une confiance blessée. Trouvez laquelle avant de parler de solutions.

**Cette semaine**

1. Chacun écrit, seul : ce qui me gêne, ce que je veux dans deux ans, ce à quoi je renoncerais, et à quoi non. Une page.
2. Voyez-vous deux heures hors du bureau. Chacun lit la sienne à voix haute ; l’autre répète seulement ce qu’il a compris. Aucune décision ce jour-là.
3. Deux jours plus tard, décidez trois choses : qui a le dernier mot sur quel sujet, ce qui change dès lundi, quand vous en reparlez (30 jours).

**Si une seule décision bloque :** nommez le fait qui la trancherait, et testez-le. « Tu crois qu’ils veulent l’application, je crois qu’ils veulent le téléphone : on en interroge 12 d’ici le 20. » {{buyer: Ce sont vos acheteurs ({buyer}) qui décident, pas vous deux. || Ce sont les clients qui décident, pas vous deux.}}

**Si la confiance est morte,** séparez-vous tôt et poliment. Regardez le vesting : ce qui est gagné reste, le reste revient. Écrivez : dernier jour, parts, salaires dus, droits, appareils et mots de passe, ce que chacun dit aux clients et à l’équipe, et la renonciation mutuelle à tout recours. Confiez la rédaction à un médiateur ou à l’avocat de la *société* ; l’associé doit avoir le sien.

**Protégez la société en attendant :** deux signatures sur le compte, pas de nouvelle dette, des sauvegardes du code et des accès. Prévenez les investisseurs ensemble, avant qu’ils ne l’apprennent.

Parmi les équipes américaines de deux sur Carta, 24 % avaient perdu un fondateur avant la fin de la quatrième année.[^carta-safes] Une séparation propre est normale ; ce qui tue les entreprises, c’est un an de guerre silencieuse.`,
    where: `La révocation d’un dirigeant et le rachat de parts suivent le droit des sociétés et votre pacte. Consulte un avocat avant la première lettre.`,
  },
  "side-job": {
    body: `Le plus souvent, oui, si trois choses sont en ordre : ton contrat, ce qui appartient à ton employeur, et ton temps.

**Relis ton contrat aujourd’hui** et cherches-y : activité annexe (prévenir ou demander ?), non-concurrence, clause sur les inventions, confidentialité, non-sollicitation.

- **France :** la loyauté et une éventuelle clause d’exclusivité comptent (pendant la première année de ton entreprise, la clause ne t’est en principe pas opposable, la loyauté si) ; il existe un congé pour création d’entreprise, que l’employeur peut reporter.
- **Allemagne :** on peut en général travailler à côté ; le contrat demande souvent de le signaler, et il est interdit de concurrencer l’employeur tant qu’on est salarié (§ 60 HGB, appliqué à tous). Attention aux limites du temps de travail.
- **Royaume-Uni :** cherche une clause sur les autres activités.
- **États-Unis :** l’emploi « at will » te protège peu ; plusieurs États, la Californie en tête, limitent ce qu’un employeur peut revendiquer des inventions faites sur ton temps et avec tes moyens.[^cal-2870]
- **Inde, Espagne :** les clauses d’exclusivité sont fréquentes ; les fonctionnaires ont besoin d’une autorisation.

**Reste irréprochable :** ton ordinateur, tes comptes, pas une minute de temps de travail, rien du code, des fichiers ou des collègues de l’employeur. Sinon, ce que tu construis pourrait lui appartenir, et les investisseurs s’en apercevront.

**Fais du salaire ta réserve.** Dix heures par semaine suffisent pour des entretiens, une landing page et les premières ventes. Attache le jour de ta démission à un chiffre, pas à une humeur : par exemple six mois de dépenses épargnés *et* {{price: assez de clients à ton prix ({price}) pour couvrir la moitié de ce qu’il te faut || un revenu qui couvre la moitié de ce qu’il te faut}}.

Dis-le à ton employeur avant qu’il ne le lise ailleurs.`,
    where: `C’est la clause de ton contrat qui décide. Une heure avec un avocat en droit du travail coûte peu, comparée à un procès sur la propriété du produit.`,
  },
  burnout: {
    body: `Distingue d’abord la fatigue de la maladie. Si tu dors mal depuis des semaines, si ce que tu aimais ne te fait plus rien, ou si tu te dis qu’il vaudrait mieux ne plus être là, parle à un médecin ou à une ligne d’écoute **cette semaine** (en France, le 3114). Cela passe avant toute entreprise.

Si c’est de l’épuisement :

1. **Arrête une chose aujourd’hui.** Liste tout ce que tu as fait ces deux dernières semaines et coche ce qui a fait bouger le chiffre qui compte. La plupart n’a pas de coche. Supprimes-en la moitié, ou remets-la à plus tard.
2. **Prends une vraie pause de quelques jours,** sans téléphone. Donne une date aux clients ; presque personne ne t’en voudra.
3. **Découpe la journée :** deux heures pour la tâche la plus dure avant les messages, une fin le soir que quelqu’un d’autre connaît, un jour entier de repos.
4. **Choisis un prochain but petit.** « Trois conversations avec des acheteurs {{buyer: ({buyer}) ||}} d’ici vendredi », c’est faisable ; « avoir de la traction », non. Les plans « si… alors » aident à s’y mettre : « Quand le café est prêt, j’écris le premier mail. » Dans 94 tests, ces plans ont nettement augmenté le nombre de buts atteints ; des revues plus récentes trouvent un effet moindre.[^gollwitzer]
5. **Parle chaque mois à quelqu’un qui n’y a aucun intérêt** : un autre fondateur, un coach, une thérapeute.

**Pose-toi ensuite la question qui dérange.** Est-ce la charge, ou est-ce que tu n’y crois plus ? Fixe une date et un chiffre : « si d’ici le 31 janvier moins de cinq ont payé, j’arrête ou je change ». Une règle écrite un bon jour te protège un mauvais.

Le souci d’argent est la cause la plus fréquente : écris combien de mois il te reste. Un chiffre connu pèse moins qu’un chiffre redouté.`,
  },
};
