import type { Texts } from "../answer.ts";

export const law: Texts<"law"> = {
  gdpr: {
    body: `Si des gens dans l’UE utilisent ton produit, le RGPD s’applique, où que soit ta société.[^gdpr] Pour une petite entreprise, c’est une semaine de travail, puis une habitude.

1. **Liste ce que tu détiens :** quelles données, de qui, pour quoi, où, combien de temps, qui les voit. Un tableau d’une page est ton registre des traitements.
2. **Une raison pour chacune :** contrat (le compte), loi (les factures), intérêt légitime (la sécurité), consentement (newsletter, cookies publicitaires). Sans raison : efface.
3. **Collecte moins.** La date de naissance que tu n’as pas ne peut pas fuir.
4. **Une politique de confidentialité** en mots simples : qui tu es, quoi, pourquoi, combien de temps, à qui, quels droits.
5. **Des accords de sous-traitance** (article 28) avec chaque service qui voit des données : hébergement, mail, support, statistiques, modèles d’IA. La plupart en ont un à accepter en un clic. Pour un prestataire hors de l’UE, vérifie le transfert (décision d’adéquation ou clauses types).
6. **Les droits :** réponds sous un mois aux demandes d’accès, de rectification et d’effacement. Essaie : sais-tu effacer une personne partout ?
7. **La sécurité :** deuxième facteur, disques chiffrés, accès pour ceux qui en ont besoin seulement, une sauvegarde que tu as déjà restaurée une fois.
8. **Une violation :** à l’autorité (en France, la CNIL) sous 72 heures s’il y a un risque pour les personnes, et un plan d’une page pour cela.

Les amendes vont jusqu’à 20 M€ ou 4 % du chiffre d’affaires mondial ; ce qui touche plus tôt une petite société, c’est un gros client qui demande ces papiers et n’en trouve aucun.

**Cookies :** avant le consentement, seulement ce qui est techniquement nécessaire.`,
    where: `Le Royaume-Uni a presque les mêmes règles, le DPDP Act indien entre en vigueur par étapes jusqu’en 2027, des États américains ont les leurs ; au Québec, c’est la loi 25, en Suisse, la nLPD. Consulte un spécialiste si tu traites des données de santé, d’enfants, de biométrie ou des profils, ou s’il te faut un délégué à la protection des données ou une analyse d’impact.`,
  },
  "terms-privacy": {
    body: `Il te faut une politique de confidentialité dès la première adresse recueillie ; des conditions (CGU, CGV) dès que quelqu’un compte sur toi ou paie. En France, des mentions légales aussi ; en Allemagne et en Autriche, un « Impressum ».

**Les conditions, dans l’ordre où naissent les litiges**

1. Ce que tu fournis, et ce que tu ne fournis pas (bêta, disponibilité, heures de support).
2. Le prix, la taxe, quand il est dû, comment il peut changer.
3. La durée et la résiliation, en un clic pour les consommateurs.
4. À qui sont les données et les contenus ? À eux, normalement ; tu reçois ce qu’il faut pour faire tourner le service.
5. Les usages interdits, et quand tu peux fermer un compte.
6. La responsabilité : ce que la loi permet de limiter. En général ni la faute intentionnelle, ni les blessures, ni (avec des consommateurs) grand-chose d’autre.
7. Les changements des conditions : avec un préavis.
8. Le droit et le tribunal.

**Les consommateurs de l’UE** ont 14 jours pour se rétracter de la plupart des achats en ligne ; pour un contenu numérique, ce droit ne tombe que s’ils ont accepté un début immédiat et su qu’il s’éteignait.[^crd] Le bouton : « commande avec obligation de paiement ». Des conditions cachées ne valent nulle part : mets le lien *avant* l’achat, et garde trace de qui a accepté quelle version, et quand.

**La politique de confidentialité** suit ton tableau de données, pas un modèle. Une copie qui cite des services que tu n’utilises pas est pire qu’un texte court et vrai.

**Les clients professionnels** enverront leur propre papier. Tiens prêts un accord de sous-traitance des données et un plafond de responsabilité supportable : souvent douze mois de redevances.

**La voie économique :** un bon générateur ou le modèle de ta fédération, adapté en une heure par un avocat ; {{offer: écris exactement ce que fait ton offre ({offer}). || écris exactement ce que fait ton produit.}} Ne copie pas celles d’un concurrent : elles sont protégées par le droit d’auteur et faites pour les risques d’un autre.`,
    where: `Le droit de la consommation diffère selon le pays et suit le client, pas toi. Fais vérifier les conditions pour consommateurs dans chaque pays où tu vends activement.`,
  },
  patents: {
    body: `Les idées, les modèles économiques et l’essentiel du logiciel en tant que tel ne se brevettent pas ; une solution technique nouvelle peut l’être. La plupart des startups sont mieux protégées par la vitesse, les clients et une marque que par un brevet. C’est différent pour le matériel, la médecine, les matériaux et les biotechs.

**Ne dis rien en public avant de déposer.** En Europe, et presque partout, ta propre conférence, ton site ou une vente détruit la nouveauté (article 54 CBE). Les États-Unis laissent un an après ta propre publication (35 U.S.C. § 102(b)(1)).[^patent-law] D’ici là, ne parle que sous accord de confidentialité.

**Le chemin habituel**

1. **Cherche d’abord**, gratuitement : Espacenet, Google Patents. Deux soirées, avec les mots de la *fonction*.
2. **Le premier dépôt :** national (en France, à l’INPI, qui a aussi une demande provisoire), ou une « provisional » américaine. Il fixe la date pour 12 mois (Convention de Paris). Une « provisional » américaine tombe après 12 mois si rien ne suit.
3. **Sous 12 mois :** la demande PCT, pour presque tout le monde ; les frais par pays viennent à 30 mois dans la plupart des offices.
4. **La délivrance** après des années ; une protection de 20 ans depuis le dépôt, tant que tu paies.

**Le coût,** c’est surtout le conseil en brevets, puis les traductions et les annuités ; pour plusieurs pays, on atteint des dizaines de milliers. Demande un devis jusqu’au 30e mois.

**Cela vaut-il la peine ?** Seulement si : (1) tu pourrais *voir* qu’on te copie ; (2) tu aurais l’argent pour agir, ou un acheteur qui l’a ; (3) cela comptera encore dans cinq ans. Sinon, un secret peut valoir mieux : un procédé que personne ne voit, avec peu de gens et des contrats.

**À qui est-il ?** Vérifie avec l’université, l’employeur et les freelances, avant que les investisseurs ne le fassent. Et regarde si *toi*, tu contrefais : ton propre brevet ne te permet pas d’utiliser ceux des autres.`,
    where: `Parle à un conseil en propriété industrielle avant de publier ; beaucoup offrent un premier entretien.`,
  },
  trademarks: {
    body: `Enregistre le nom sur ton marché principal, dans les classes où tu vends vraiment, avant de dépenser pour le faire connaître. Un domaine ou une inscription au registre du commerce ne te donne *pas* la marque.

1. **Est-il libre ?** Cherche dans les registres (EUIPO eSearch et TMview, INPI, USPTO, UKIPO, WIPO Global Brand Database, IP India), les registres de sociétés, les stores et le web. Cherche des noms *semblables* pour des produits *semblables* : son, aspect, sens.
2. **Est-il enregistrable ?** Un mot descriptif (« FactureRapide » pour de la facturation) est refusé ou faible. Un mot inventé ou inattendu est fort.
3. **Les classes** (Nice, il y en a 45) : le logiciel est en 9 (à télécharger) et 42 (en service), les boutiques en 35, les cours en 41. Chacune coûte ; trop large, cela attire les litiges.
4. **Le mot avant le logo :** une marque verbale couvre toutes les graphies des lettres ; un logo change.
5. **Dépose,** en ligne : marque de l’UE 850 € pour une classe,[^euipo] États-Unis 350 $ par classe.[^uspto] De là, le système de Madrid l’étend ; pendant six mois, ta première date compte aussi ailleurs.
6. **Surveille.** Après la publication, d’autres peuvent s’opposer : trois mois dans l’UE, 30 jours aux États-Unis. Ensuite : regarde chaque trimestre, écris d’abord poliment.

**Titulaire : la société,** pas un fondateur ; et utilise-la telle qu’enregistrée. Une marque inutilisée peut être annulée, dans l’UE au bout de cinq ans.

**™** peut être écrit par n’importe qui ; **®** seulement après l’enregistrement (un usage abusif est puni dans bien des pays).

{{place: Tu commences par un marché ({place}) : une marque nationale ou régionale suffit pour l’instant. || Un marché d’abord : une marque de l’UE ou celle de ton pays, et la suivante avec les premières ventes là-bas.}}`,
    where: `Une recherche de similarité chez un avocat coûte quelques centaines d’euros ; fais-la si tu imprimes, emballes ou prévois de la télévision. Si tu reçois une mise en demeure, ne signe pas telle quelle la déclaration jointe : consulte un avocat dans le délai.`,
  },
  nda: {
    body: `Pas pour un pitch. Les investisseurs voient des centaines de sociétés et ne signent pas ; le demander te classe parmi les débutants. Une idée seule vaut peu, et ce qui compte (la liste de clients, la formule, le code), tu ne le montres simplement pas.

**Prends-en un avec**

- freelances, salariés, agences (avec la cession des droits, qui compte davantage) ;
- une société qui reçoit du code, des données, des plans ou un procédé ;
- un acheteur de ta société, avant l’audit ;
- quiconque avant le dépôt d’un brevet : parler en public détruit la nouveauté dans la plupart des pays.

**Ce qu’il contient, en deux pages**

1. *Ce qui* est confidentiel : marqué tel, ou clairement voulu tel. « Tout » se défend mal.
2. Le but : utilisé seulement pour évaluer cette coopération.
3. Les exceptions : déjà connu, public, développé indépendamment, ordonné par un tribunal.
4. Qui peut le voir : ceux qui en ont besoin, liés de la même façon.
5. La durée : deux à cinq ans ; les secrets d’affaires tant qu’ils sont secrets.
6. La restitution ou l’effacement à la fin.
7. Mutuel, si les deux parlent. On le signe alors plus vite.
8. Le droit et le tribunal d’un pays où tu peux agir. Une clause pénale le rend efficace, car un dommage se prouve mal.

**Le secret des affaires** n’est protégé par la loi que si tu prends des mesures raisonnables pour le garder (directive UE 2016/943, transposée en France dans le code de commerce ; US Defend Trade Secrets Act) :[^secrets] droits d’accès, contrats, marquage. Voilà le vrai usage d’un NDA.

**À la place :** dis quoi et pour qui, {{buyer: à qui tu vends ({buyer}) et pourquoi ils achètent, || avec la preuve qu’on achète,}} mais pas comment. Qui ferait mieux après t’avoir entendu dix minutes l’aurait fait de toute façon.`,
    template: `**Accord de confidentialité mutuel** entre [A, adresse] et [B, adresse]

1. **Objet.** Les parties échangent sur [objet] et se transmettent pour cela des informations.
2. **Est confidentiel** ce qu’une partie remet à l’autre par écrit avec la mention « confidentiel », ou oralement et confirmé comme tel sous 14 jours, ainsi que : [liste].
3. **Obligation.** Le destinataire ne s’en sert que pour cet objet, ne le montre qu’aux personnes qui en ont besoin et sont tenues de même, et le protège comme ses propres secrets.
4. **N’est pas confidentiel** ce dont le destinataire peut prouver qu’il le connaissait déjà, qui est ou devient public sans sa faute, qu’il a reçu licitement d’un tiers ou développé seul. Si un tribunal ordonne la divulgation, l’autre partie en est d’abord avertie, dans la mesure permise.
5. **Aucun droit.** Il n’en résulte ni licence ni obligation de conclure un contrat.
6. **Fin.** [2] ans à compter de la signature ; les secrets d’affaires tant qu’ils sont secrets. Sur demande, tout est rendu ou effacé sous 30 jours, sauf les copies exigées par la loi.
7. **Manquement.** [Clause pénale de … / voies de droit].
8. **Droit et lieu :** [pays, ville].

[Lieu, date, noms, signatures]`,
    where: `Ce modèle est un point de départ pour des partenaires d’affaires, pas pour des salariés. Fais-le adapter une fois à ton pays.`,
  },
  "open-source": {
    body: `Oui, tu peux vendre un logiciel qui contient de l’open source ; c’est la licence qui dit ce que tu dois. Il y a trois familles :

| Famille | Exemples | Ce que tu dois |
| --- | --- | --- |
| Permissive | MIT, BSD, Apache-2.0 | garder les mentions ; Apache ajoute une licence de brevet |
| Copyleft faible | LGPL, MPL-2.0 | publier les changements de *cette* partie |
| Copyleft fort | GPL, AGPL | ce qui est bâti dessus sort sous la même licence, avec les sources |

**Ce qui le déclenche :** pour la GPL, *remettre* une copie : une application, un appareil, une version installée chez le client. La faire tourner sur ton propre serveur n’est pas la remettre. L’**AGPL** ferme cette brèche : qui s’en sert par un réseau doit se voir proposer les sources.[^licences] Les licences « source available » (BSL, SSPL, Elastic, Commons Clause) ne sont pas de l’open source : lis ce qui est interdit, souvent de l’offrir comme service.

**En pratique**

1. Fais lister par un outil toutes les parties avec leurs licences à chaque build, et refuse GPL, AGPL et « inconnue » tant que personne n’a regardé.
2. Livre un fichier avec toutes les mentions.
3. Pas de licence veut dire tous droits réservés : ne copie pas.
4. Code de forums et d’assistants d’IA : mêmes questions ; note d’où viennent les gros morceaux.
5. Investisseurs et acheteurs cherchent cela. Une bibliothèque AGPL au cœur du produit coûte des semaines d’audit.

**Publier le tien :** MIT ou Apache si la diffusion compte (bibliothèques, SDK) ; AGPL plus une licence payante si les clouds ne doivent pas te revendre ; les contributeurs doivent alors te céder assez de droits (CLA). Protège le nom par une marque : la licence ne le fait pas.

Ne mets jamais un secret dans le dépôt, pas même dans son historique.`,
    where: `L’édition de liens, les plug-ins et les appareils embarqués sont les cas disputés : consulte un avocat en licences avant d’en livrer un avec des parties GPL.`,
  },
};
