import type { Texts } from "../answer.ts";

export const team: Texts<"team"> = {
  "first-hires": {
    body: `Embauche pour le travail qui fait mal aujourd’hui, que tu as fait toi-même, et que tu sais décrire en dix lignes. Si tu ne sais pas le décrire, tu embaucherais quelqu’un pour découvrir ce que tu veux.

**L’ordre qui convient le plus souvent :** les fondateurs construisent et vendent ; puis une personne pour ce qui fait attendre les clients (support, livraison, code) ; puis une deuxième du même métier, pour que des vacances soient possibles. Managers, marketing et « head of » viennent après une vente qui se répète.

**Peux-tu payer ?** Coût complet = salaire + charges patronales + ordinateur et outils + ton temps. Pour un ordre de grandeur, ajoute un quart à un tiers du salaire dans une bonne partie de l’Europe, souvent plus en France ; calcule le taux réel de ton pays. Il te faut de quoi le payer {{runway: pendant douze mois (ton runway avant cette embauche : {runway}) || pendant douze mois après l’embauche}}.

**Comment choisir**

1. Écris le résultat à 90 jours : « répond à chaque demande sous quatre heures et a divisé par deux les questions répétées ».
2. Demande des noms à 20 personnes avant de publier une annonce.
3. Un entretien structuré : les cinq mêmes questions à tous, sur ce qu’ils ont *fait*.
4. **Une mise à l’essai payée** de trois à cinq heures, prise dans ton vrai travail. Elle en dit plus que tous les entretiens.
5. Appelle deux anciens responsables. Demande : « Embaucheriez-vous cette personne de nouveau, et pour quoi ne le feriez-vous pas ? »

Décide selon tes critères écrits, pas selon qui était le plus sympathique. Les premiers donnent les habitudes : prends celui qui termine les choses et qui annonce les mauvaises nouvelles. Si au bout de six semaines tu ne l’embaucherais plus, agis à ce moment-là.`,
    template: `**[Poste], [temps plein ou heures], [lieu ou à distance]**

Nous sommes [n] et construisons {offer|[quoi, en une ligne]} pour {buyer|[qui]}. Aujourd’hui, {customers|[n clients]} nous paient.

**Au bout de 90 jours, tu auras** [résultat avec un chiffre].
**Ta semaine :** [trois tâches, avec leur part du temps].
**Tu apportes :** [deux choses que tu as déjà faites, avec un exemple]. Le reste s’apprend ici.
**Tu reçois :** [salaire de–à], [parts, vesting sur quatre ans], [congés], et ton mot à dire sur [quoi].
**Moins drôle :** [sincèrement : pas de processus, des clients qui appellent, de l’argent pour n mois].

**Pour postuler :** dix lignes sur quelque chose que tu as mené au bout, et ce petit exercice : [exercice de 20 minutes]. Pas de lettre de motivation. Nous te répondons sous [n] jours, puis un entretien et quatre heures d’essai payées.`,
  },
  "contractor-or-employee": {
    body: `Ce n’est pas le titre du contrat qui décide, c’est la façon dont on travaille. Si tu dis quand, où et comment, fournis les outils et es le seul client, la personne est salariée aux yeux de la plupart des administrations, et tu dois cotisations, impôts et pénalités pour le passé.

**Prends un freelance** pour un résultat défini qui a une fin : un site, un audit, un sprint. **Prends un salarié** pour ce qui ne finit jamais, ce qui porte votre savoir, et quiconque à qui tu veux dire quoi faire.

**Les critères :** aux États-Unis, l’IRS regarde qui contrôle le travail, qui contrôle l’argent, et la relation.[^irs-contractor] En France, le juge peut requalifier la prestation en contrat de travail s’il y a un lien de subordination. En Allemagne, l’assurance retraite dit sur demande si quelqu’un est salarié (Statusfeststellung, § 7a SGB IV) ; un faux indépendant peut coûter des années de cotisations, les deux moitiés. Le Royaume-Uni a l’IR35, l’Espagne le « falso autónomo » ; l’Inde distingue un contrat *of* service d’un contrat *for* service.

**À quoi on reconnaît un vrai indépendant :** plusieurs clients, ses outils, son risque, il peut se faire remplacer, il facture un résultat.

**Dans chaque contrat de freelance**

1. L’étendue, la date de livraison, et comment tu acceptes le travail.
2. **La cession de tous les droits à la société.** Sans elle, le code appartient presque partout à qui l’a écrit ; en France, chaque droit cédé doit être nommé, avec son étendue, son lieu et sa durée ; en Allemagne, tu prends une licence exclusive, car le droit d’auteur lui-même ne se cède pas.
3. La confidentialité, la fin des accès avec le contrat, pas de sous-traitance sans accord.
4. Le paiement par étape.

Un salaire de 50 000 coûte nettement plus de 50 000 à la société ; un freelance à 80 de l’heure, 20 heures par semaine, coûte environ 77 000 par an sur 48 semaines. Compare ce qui est comparable.`,
    where: `Consulte un avocat en droit du travail ou un cabinet de paie avant de garder un « freelance » à plein temps plus de quelques mois, surtout dans un autre pays.`,
  },
  "first-salesperson": {
    body: `Quand tu as vendu toi-même à une dizaine d’inconnus et que tu sais écrire comment. Avant, un commercial ne peut pas apprendre ce que tu ne sais pas, et il repart au bout de six mois.

**Les signes que c’est le moment**

- Le même type d’acheteur dit oui pour la même raison ; {{buyer: chez toi, sans doute {buyer} || tu sais nommer l’acheteur en cinq mots}}.
- Tu peux écrire l’appel sur une page : question, réponse, prix, objection, étape suivante.
- Des demandes dorment, faute d’heures.
- Le compte y est : un commercial à 60 000 par an, plus un cinquième de frais, doit rapporter plusieurs fois cela en marge brute. {{price: Ton prix : {price}. Calcule combien de contrats cela fait par mois || À 200 € par mois avec 75 % de marge, 72 000, c’est 40 nouveaux clients par an, rien que pour équilibrer la première année}} ; si aucun humain ne peut en conclure autant, il te faut un autre canal, pas un commercial.

**Embauches-en deux, pas un,** si tu le peux : avec un seul, tu ne sais jamais si c’était la personne ou le produit.

**Qui :** quelqu’un qui a vendu une chose inconnue à ton prix, pas la vedette d’une marque qui se vendait seule. Le test : fais-toi vendre ton produit après une journée passée sur cette page, et fais écrire le mail de relance.

**La rémunération :** moitié fixe, moitié commission, versée quand le client paie ; commission garantie les trois premiers mois. Objectif : quatre à cinq fois sa rémunération totale en valeur annuelle de contrats.

**Les 90 premiers jours :** il assiste à tes appels, puis toi aux siens. Règle d’arrêt, convenue d’avance : moins d’un tiers des ventes prévues au bout de quatre mois.`,
    where: `Ces rapports sont des règles de praticiens, pas des mesures.`,
  },
  "early-equity": {
    body: `Raisonne par paliers de risque : plus on arrive tôt et moins on est payé, plus on reçoit. Médianes américaines sur Carta : **1,5 % pour le premier salarié, 0,33 % pour le cinquième.**[^carta-safes] Cela baisse aussi vite parce que le risque baisse aussi vite. Conseillers : 0,1 à 0,5 % sur deux ans, pour des heures promises.

**Une façon de décider que tu peux expliquer à tous**

1. Fixe le salaire de marché pour ce poste dans ta ville.
2. Dis ce que tu peux payer. L’écart × 4 ans est ce que la personne investit : 15 000 de moins par an font 60 000.
3. Divise par la juste valeur actuelle de la société, et ajoute quelque chose pour le risque : à 4 M€, 60 000 font 1,5 %.
4. Propose deux versions (plus d’argent ou plus de parts) et laisse choisir. Ce choix t’apprend quelque chose.

**Dis-le en argent, et honnêtement.** « 0,5 % d’une société qui vaut 4 M€, c’est 20 000 € sur le papier ; ce sera peut-être zéro ; pour une vente à 40 M€, après une dilution de moitié, 100 000 €. » Jamais seulement « des options sur 10 000 parts ».

**Les règles pour tous :** quatre ans, un an de cliff, une attribution écrite et votée, et du temps pour exercer après le départ. Une promesse par mail est une dette qui ressort lors de l’audit.

**Le salaire :** fais des fourchettes (junior, senior, lead), paie les fondateurs moins que le meilleur salarié mais assez pour vivre, et écris quand on revoit : {{runway: avec le runway qu’il te reste ({runway}), au prochain tour au plus tard || au prochain tour au plus tard}}.`,
    where: `La fiscalité des options diffère beaucoup : BSPCE (France), ISO/NSO avec une évaluation 409A (États-Unis), EMI (Royaume-Uni), § 19a EStG ou actions virtuelles (Allemagne). Consulte un fiscaliste avant la lettre d’embauche.`,
  },
  firing: {
    body: `Fais-le tôt, en face, brièvement, et vérifie les papiers d’abord. Si tu y penses depuis un mois, l’équipe y pense depuis trois.

**Avant :** as-tu dit clairement ce qui doit changer, pour quand, avec un exemple ? Sinon, fais-le aujourd’hui, par écrit, avec une date à 30 jours. Si oui, décide. Pose-toi une question : sachant tout cela, est-ce que je réembaucherais cette personne ?

**Vérifie le droit avec quelqu’un qui le connaît**

- **France, Espagne :** un motif, une convocation écrite à un entretien, un préavis ; une erreur coûte des mois de salaire. En France, la rupture conventionnelle est souvent la voie la plus sûre quand les deux la veulent.
- **Allemagne :** pas de motif les six premiers mois ; ensuite, la loi de protection s’applique si tu emploies plus de dix personnes (§§ 1, 23 KSchG). Toujours sur papier, signé à la main. Un mail est nul.[^kschg]
- **Royaume-Uni :** une procédure équitable et un préavis ; la protection contre le licenciement abusif commence après une ancienneté qui est en train d’être raccourcie.
- **États-Unis :** libre le plus souvent (at will), mais pas pour discrimination, représailles ou grossesse ; certains États veulent le dernier salaire le jour même.
- **Inde :** préavis selon le contrat, et règles de l’État.

**L’entretien : dix minutes.** Deuxième phrase : « J’ai décidé de mettre fin à ton contrat ; ton dernier jour est le … » En France, on ne le dit qu’une fois la procédure menée. Puis une raison vraie, ce qu’il advient du salaire, des congés et des options, et un silence. Ne discute pas, et ne redonne pas espoir par des compliments.

**Le jour même :** accès, matériel, clés ; un message digne à l’équipe, convenu avec la personne. **Ensuite :** une recommandation, un coup de main pour la suite. Ceux qui restent regardent comment tu traites ceux qui partent.

Puis regarde ta propre part : la tâche était-elle décrite, l’embauche trop rapide ?`,
    where: `Fais relire la lettre par un avocat en droit du travail avant de la remettre : la forme et les délais décident plus que les raisons.`,
  },
};
