import type { Texts } from "../answer.ts";

export const funding: Texts<"funding"> = {
  "vc-or-bootstrap": {
    body: `Le capital-risque convient à un seul type d’entreprise : celle qui peut devenir très grande, vite, et qui gâcherait sa chance en grandissant lentement. Toutes les autres se développent mieux avec l’argent de leurs clients, des prêts ou des aides.

Quatre questions tranchent :

1. **Peut-elle devenir assez grande ?** Acheteurs accessibles × prix annuel × 10 %. En dessous de 50 à 100 M$ par an environ (une règle d’usage chez les investisseurs, pas une loi), un fonds ne peut pas rattraper ses pertes grâce à toi, si bonne que soit l’entreprise.
2. **L’argent fait-il sauter le verrou ?** Le capital sert quand tu sais quoi répéter. Il ne trouve pas à ta place un produit dont on veut.
3. **Veux-tu vendre ?** Un fonds doit récupérer sa mise, en général sous dix ans. Une entreprise dont tu vis bien toute ta vie est un échec dans ses comptes.
4. **Le tour suivant viendrait-il ?** Parmi les sociétés américaines ayant levé leur amorçage début 2022, 15,4 % ont fait une série A dans les deux ans ; pour celles d’un an plus âgées, 32,8 %.[^carta-graduation] Prévois comme s’il ne venait pas.

{{price: À ton prix ({price}), l’autre voie se teste dès aujourd’hui : combien de nouveaux clients par mois couvriraient tes frais ? || L’autre voie se teste dès aujourd’hui : combien de nouveaux clients par mois couvriraient tes frais ?}} Si c’est un nombre que tu peux atteindre en un an, commence par là. Grandir sur son chiffre d’affaires laisse les deux portes ouvertes ; une levée en ferme une.`,
  },
  "find-angels": {
    body: `Un business angel investit dans quelqu’un qu’il observe depuis un moment, ou que lui recommande une personne de confiance. La liste compte donc plus que le deck.

1. **Écris 50 noms** avant d’écrire à un seul : des fondateurs qui ont vendu une société de ton domaine, des cadres des entreprises auxquelles tu vends, et les angels derrière des jeunes pousses comme la tienne (le registre du commerce et les annonces de levées les nomment). Les réseaux locaux acceptent aussi les candidatures.
2. **Fais-toi présenter par des fondateurs qu’ils ont financés.** C’est la voie la plus forte : un fondateur engage sa réputation, un inconnu n’engage rien. Joins cinq lignes qu’on peut transférer telles quelles.
3. **Demande conseil sur un vrai problème** un mois ou deux avant d’avoir besoin d’argent, et raconte ce que tu en as fait. Ceux qui répondent au deuxième message sont tes investisseurs.
4. **Regroupe les entretiens sur trois semaines.** L’intérêt naît du calendrier : un « oui » vaut peu tant qu’il est seul.
5. **Fixe d’abord les termes :** montant, plafond ou prix, ticket minimum. Aux États-Unis, le premier chèque d’un angel va d’ordinaire de 5 000 à 100 000 $ ;[^rust] une levée de 250 000 $, c’est donc cinq à quinze personnes.

Ne paie jamais pour avoir le droit de pitcher, et vérifie qui se cache derrière une offre tombée du ciel.

{{buyer: Le meilleur angel connaît tes acheteurs ({buyer}) de l’intérieur, car il ouvre des portes autant qu’il paie. || Le meilleur angel connaît tes acheteurs de l’intérieur, car il ouvre des portes autant qu’il paie.}}`,
    where: `Faire de la publicité pour une levée est réglementé. Aux États-Unis, cela change l’exemption applicable et t’oblige à vérifier que les investisseurs sont « accredited » (SEC Rule 506(c)). Consulte un avocat avant de publier quoi que ce soit.`,
  },
  grants: {
    body: `Oui : les aides paient ce qui est nouveau, risqué ou voulu par la collectivité (recherche, climat, santé, territoires, emploi), et tu gardes tes parts. Elles coûtent du temps et de la liberté : des semaines de dossier, des mois d’attente, des comptes rendus, et souvent ta propre part du budget.

- **UE :** l’EIC Accelerator donne des subventions de moins de 2,5 M€ aux entreprises qui ont une percée technologique, à côté de fonds propres.[^eic] Les petites aides nationales sont souvent « de minimis » : 300 000 € au plus en trois ans, toutes ensemble, pour une même entreprise.[^deminimis]
- **France :** Bpifrance, les aides des régions, et l’ARE ou l’ARCE de France Travail si tu crées en étant au chômage. **Allemagne :** EXIST pour les équipes issues d’universités, la prime de création de l’agence pour l’emploi et les programmes des Länder. **Espagne :** ENISA (un prêt sans garantie) et CDTI. **Royaume-Uni :** les concours d’Innovate UK.
- **Inde :** le Startup India Seed Fund Scheme donne, par des incubateurs, jusqu’à 20 lakhs de roupies (2 millions) de subvention pour une preuve de concept.[^sisfs]
- **États-Unis :** les contrats SBIR et STTR des agences fédérales, pour la recherche.

Comment choisir : (1) l’appel est ouvert et nomme ton sujet ; (2) tu ferais le projet de toute façon ; (3) l’argent arrive d’avance, ou tu peux tenir en attendant, car beaucoup paient après coup ; (4) ta chance multipliée par le montant vaut les heures passées. Appelle l’organisme avant d’écrire : dix minutes épargnent trois semaines.

Ne lance pas le projet avant le dépôt du dossier : beaucoup de programmes refusent alors.`,
    where: `Programmes, montants et dates changent chaque année. Regarde la page de l’organisme avant de compter sur un programme.`,
  },
  "bank-loan": {
    body: `Une banque prête contre quelque chose : des bénéfices passés, des garanties ou ta caution. Elle n’a pas de part dans ton succès, donc elle ne paie pas ton risque. Une entreprise sans bénéfice obtient surtout un prêt là où l’État porte une partie du risque.

**Ce qui existe :** en France, un prêt d’honneur ouvre souvent la porte de la banque, et Bpifrance garantit une part du crédit. En Allemagne, les programmes de la KfW se demandent par ta banque, et *avant* de dépenser. Aux États-Unis, la SBA garantit des prêts bancaires (7(a), jusqu’à 5 M$) ; qui détient 20 % ou plus doit se porter caution.[^sba] Au Royaume-Uni, un Start Up Loan est un prêt personnel de 25 000 £ au plus.[^sul] En Inde, il y a les prêts Mudra.

**Ce que la banque se demande :** peux-tu payer l’échéance un mauvais mois ? Montre-le :

- couverture de la dette = trésorerie dégagée par l’activité ÷ échéances. En dessous de 1,2, cela devient difficile ; c’est une règle d’usage.
- Exemple : 50 000 € sur cinq ans à 7 %, c’est 990 € par mois. S’il te reste 1 300 € par mois, la couverture est de 1,3.

**À apporter :** douze mois de relevés, le plan mois par mois, des commandes signées, ta propre mise (souvent 10 à 20 %) et des garanties.

**Quand c’est adapté :** une machine, du stock, une commande à préfinancer : ce qui ramène l’argent à une date connue. **Quand ça ne l’est pas :** pour découvrir si quelqu’un en veut. Si le test échoue, la caution, elle, reste.`,
    where: `Avant de signer une caution personnelle, fais-la limiter en montant et en durée par un expert-comptable ou un avocat.`,
  },
  crowdfunding: {
    body: `Il y en a deux sortes, qui n’ont presque rien en commun.

**Les préventes (Kickstarter, Ulule, Startnext)** conviennent à un objet ou à une œuvre qui se montre en un film de deux minutes. Tu y gagnes de l’argent, et la preuve que des inconnus paient. Kickstarter prend 5 % plus les frais de paiement, et ne verse que si l’objectif est atteint.[^kickstarter] Fais d’abord le calcul : prix − fabrication − envoi − taxes − frais − retours. La plupart des campagnes qui ont fait souffrir leurs auteurs avaient réussi ; on avait oublié l’envoi.

**Les parts (plateformes ECSPR dans l’UE, Reg CF aux États-Unis)** conviennent à une marque dont les clients aiment posséder un morceau. Une société américaine peut lever ainsi 5 M$ en douze mois,[^regcf] une société de l’UE 5 M€ par-delà les frontières.[^ecspr] Cela coûte des semaines, des frais et une longue liste de petits associés ; demande une holding qui les regroupe, pour que les tours suivants n’exigent pas 400 signatures.

**Ce qui décide, c’est la liste que tu apportes.** Les plateformes envoient peu d’inconnus vers une campagne que personne ne soutient. Un plan à rebours : pour faire {{price: 200 ventes à ton prix ({price}) || 200 ventes}} quand 5 % de ta liste achètent, il te faut 4 000 adresses de gens qui ont demandé de tes nouvelles. Réunis-les avant de fixer une date.

**À éviter** pour un service aux entreprises, pour un logiciel qui demande un an, ou quand personne hors de ta famille n’a encore payé.`,
    where: `Vendre des parts au public est réglementé dans tous les pays : passe par une plateforme agréée, et fais relire l’offre par un avocat.`,
  },
  "revenue-based-financing": {
    body: `Un financeur te verse une somme aujourd’hui ; tu rembourses une part fixe de ton chiffre d’affaires mensuel jusqu’à un total convenu. Tu ne cèdes pas de parts et ne donnes en général pas de caution. C’est rapide, et c’est cher.

**Le prix se cache dans la durée.** Prends 100 000 € aujourd’hui, 130 000 € à rendre :

- à 10 % de 100 000 € de chiffre d’affaires mensuel, c’est fini en 13 mois : environ 60 % par an ;
- deux fois moins vite, en 26 mois : environ 28 % par an.

Plus tu grandis vite, plus le taux annuel monte. Calcule-le toujours, et compare-le à une banque et aux parts que tu vendrais.

**C’est adapté si** le chiffre d’affaires est régulier (abonnements, boutique à clients fidèles), si l’argent va dans quelque chose dont tu connais déjà le rendement, comme une publicité qui se rembourse en quatre mois, et si la marge brute dépasse largement la part versée. {{margin: La tienne : {margin}. Ce qui reste après le versement mensuel doit payer tout le reste. || Avec 70 % de marge brute et 10 % pour le financeur, il reste 60 % pour payer tout le reste.}}

**Ça ne l’est pas** avant le premier chiffre d’affaires, avec des marges minces, ou pour couvrir des pertes : le versement passe avant tout, même un mauvais mois.

**À chercher dans le contrat :** un versement minimum, une caution personnelle, un nantissement des comptes, l’interdiction d’autres dettes, et ce qui se passe si on te rachète.`,
    where: `Dans la plupart des pays, c’est moins réglementé qu’un prêt bancaire. Fais relire le contrat une fois.`,
  },
  accelerators: {
    body: `Un accélérateur échange une petite somme, trois mois de pression et un réseau contre un morceau de la société. Juge-le à ce que ses anciens disent qu’il a changé, pas à son logo.

**L’offre la plus connue :** Y Combinator investit 125 000 $ pour 7 % par un SAFE post-money, et 375 000 $ par un second SAFE sans plafond, qui reprend les meilleures conditions des investisseurs suivants.[^yc-deal] Les programmes plus petits donnent bien moins pour une part semblable.

**Fais le calcul.** 7 % pour 125 000 $ te valorisent à 1,8 M$. Si tu pouvais lever aujourd’hui avec un plafond de 5 M$, c’est le réseau qui doit valoir la différence. Si personne ne te ferait de chèque, c’est un bon prix.

**Cela vaut la peine quand** tu n’as aucun accès aux investisseurs de ton marché, que tes acheteurs sont d’autres startups ou ses grands partenaires, ou que tu travailles mieux avec une échéance. **Cela ne la vaut pas quand** tu vends à {{buyer: des acheteurs ({buyer}) dont le programme ne connaît aucun || des gens que le programme n’a jamais vus}}, quand il veut des parts contre des bureaux et des ateliers, ou quand il te fait payer.

**Interroge trois anciens** qui ne figurent pas sur le site : combien de mises en relation utiles, qui a mené ton tour suivant et par quel chemin, redonnerais-tu ces parts ? Et demande au programme : quelle part de la promotion d’il y a deux ans a levé ou gagne de l’argent aujourd’hui ? Celui qui ne le sait pas ne veut pas le savoir.`,
  },
};
