import type { Texts } from "../answer.ts";

export const company: Texts<"company"> = {
  incorporate: {
    body: `Crée ta société là où tu vis et vends, sauf si un investisseur prêt à payer demande autre chose. Une société étrangère veut dire deux comptabilités, et des impôts là où tu travailles de toute façon.

**Quand :** avant le premier contrat risqué, le premier travail d’un associé, le premier salarié ou investisseur. Des entretiens et une landing page ne demandent pas de société.

- **France :** SAS (statuts souples, appréciée des investisseurs) ou SARL (plus stricte, cotisations du gérant souvent plus basses) ; capital dès 1 €. Seul, et pour essayer, la micro-entreprise suffit souvent.
- **Belgique, Suisse :** SRL sans capital minimum, avec un plan financier et un notaire (Belgique) ; Sàrl dès 20 000 francs (Suisse).
- **États-Unis :** les investisseurs veulent une C-corporation du Delaware. La franchise tax annuelle est d’au moins 175 $, plus 50 $ de rapport, due le 1er mars.[^delaware] Une LLC convient à qui distribue ses bénéfices. Parts de fondateurs avec vesting : 83(b) sous 30 jours.
- **Royaume-Uni :** Ltd auprès de Companies House, en ligne, souvent en un jour ; 1 £ de capital suffit.
- **Allemagne :** GmbH avec 25 000 € de capital, dont la moitié versée ; UG dès 1 €, qui doit épargner un quart de son bénéfice jusqu’à atteindre 25 000 € (§§ 5, 5a, 7 GmbHG).[^gmbhg] Devant notaire ; prévois plusieurs semaines.
- **Espagne :** SL, capital dès 1 € depuis 2022 ; en dessous de 3 000 €, avec des obligations de plus (loi 18/2022).[^crea]
- **Inde :** private limited avec deux associés et deux administrateurs, dont un résident (Companies Act 2013) ;[^india-act] LLP si aucun investisseur n’est prévu. La reconnaissance Startup India allège impôts et formalités.

**Le premier jour :** pacte d’associés avec vesting, cession à la société de tout le travail antérieur, compte bancaire, numéro fiscal, un seul endroit pour tous les papiers.

{{place: Renseigne-toi d’abord auprès de la chambre de commerce ou d’un réseau d’aide à la création sur place ({place}) : cela ne coûte rien. || Renseigne-toi d’abord auprès de la chambre de commerce ou d’un réseau d’aide à la création : cela ne coûte rien.}}`,
    where: `Frais et règles changent. Fais confirmer le choix par un expert-comptable ou un avocat de ton pays avant de signer : une mauvaise forme coûte cher à changer ensuite.`,
  },
  "taxes-vat": {
    body: `Dans la plupart des pays, tu factures la TVA (VAT, GST) dès la première vente, ou à partir d’un seuil ; cet argent n’est jamais à toi. Mets-le sur un deuxième compte le jour où il arrive.

**Petites entreprises, seuils de chiffre d’affaires annuel**

- **France :** « franchise en base », avec des seuils qui ont été disputés : cherche ceux d’aujourd’hui. **Belgique :** franchise jusqu’à 25 000 €. **Suisse :** assujetti à partir de 100 000 francs. **Canada :** TPS et TVQ au-delà de 30 000 $ CA sur quatre trimestres.
- **Allemagne :** exempté si l’an passé a fait 25 000 € au plus et que cette année reste en dessous de 100 000 € (§ 19 UStG, depuis 2025).[^ustg]
- **Royaume-Uni :** inscription au-dessus de 90 000 £ en douze mois.[^uk-vat]
- **Inde :** GST en général au-dessus de 20 lakhs de roupies (2 millions) pour les services, 40 lakhs pour les biens dans la plupart des États ; la vente par des plateformes a ses propres règles.[^gst]
- **Espagne :** pas de seuil général jusqu’ici.
- **États-Unis :** pas de TVA. Les États ont une sales tax ; depuis *Wayfair* (2018), même pour un vendeur sans présence, souvent dès 100 000 $ de ventes par an dans l’État.[^wayfair] Que le logiciel soit taxé dépend de l’État.

**Vendre dans l’UE :** aux entreprises à l’étranger, en général sans TVA (autoliquidation : vérifie le numéro dans VIES, écris-le sur la facture). Aux particuliers, avec la TVA de *leur* pays au-dessus de 10 000 € par an ; le guichet unique (One-Stop-Shop) la déclare en un seul lieu.[^oss]

**Donc, pour ton prix :** {{price: ton prix ({price}) est-il avec ou sans TVA ? || 49 € avec 20 % de TVA comprise te laissent 40,83 €.}} Montre le prix avec aux particuliers, sans aux entreprises.

**Les autres impôts à mettre au calendrier :** prélèvement à la source et cotisations (chaque mois), acomptes d’impôt sur le revenu ou sur les sociétés, déclarations de TVA, comptes annuels. Déclarer en retard coûte plus que le conseil.

Les stores et les « merchants of record » s’occupent de la TVA pour toi, contre une commission plus forte : cela vaut la peine avec des particuliers dans beaucoup de pays.`,
    where: `Une heure avec un expert-comptable avant la première facture se rembourse d’elle-même. Ceci est un aperçu, pas un conseil sur ton cas.`,
  },
  insurance: {
    body: `Assure ce qui mettrait fin à la société, pas ce qui l’agacerait. Pour chaque risque, demande : pourrions-nous le payer nous-mêmes avec trois mois de trésorerie ?

**Obligatoire presque partout :** les accidents du travail dès le premier salarié, la sécurité sociale (en France, aussi une complémentaire santé), les véhicules. Certains métiers (médecine, finance, architecture, droit, et en France tout le bâtiment) doivent avoir une responsabilité civile.

**Puis selon ce que tu fais**

1. **Responsabilité civile exploitation :** quelqu’un est blessé ou quelque chose est cassé. Bon marché ; bailleurs et salons la demandent.
2. **Responsabilité civile professionnelle :** ton conseil, ton code ou ton service cause une perte d’argent. Pour le logiciel et le conseil, la plus importante. Les grands clients l’exigent au contrat, souvent pour 1 à 2 millions.
3. **Cyber :** fuite, rançon, remise en état, information des clients. Lis ce qu’elle exige (deuxième facteur, sauvegardes) ; sans cela, elle ne paie pas.
4. **Responsabilité du fait des produits :** tout ce qui est matériel, et l’alimentaire.
5. **Mandataires sociaux (D&O) :** quand il y a un conseil ou des investisseurs.
6. **Marchandises, transport, machines, perte d’exploitation :** si un seul incendie t’arrête.
7. **Toi :** santé, invalidité, décès si quelqu’un dépend de toi. Les fondateurs oublient celle-là, et c’est la plus probable.
8. **Homme-clé :** quand les investisseurs ou la banque la veulent.

**Comment :** écris une page sur {{offer: ce que fait ton offre ({offer}) || ce que tu fais}}, le chiffre d’affaires, les pays (les États-Unis coûtent plus), les données détenues, le plus gros contrat. Donne la même page à deux courtiers. Compare le plafond, la franchise, les exclusions, et si les réclamations faites *plus tard* pour un travail antérieur sont couvertes.

**Un contrat est aussi une assurance :** limite ta responsabilité dans les conditions, et reporte des risques sur les fournisseurs.

Révise une fois par an, et chaque fois que tu embauches, te lances à l’étranger ou signes un gros client.`,
    where: `Obligations et prix diffèrent selon le pays et le métier. Un courtier indépendant ne te coûte rien directement ; demande comment il est payé.`,
  },
  "domain-and-name": {
    body: `Un bon nom se dit au téléphone, s’écrit après l’avoir entendu une fois, et il est libre là où tu en as besoin. Le reste est affaire de goût, et grandit avec la société.

**En un après-midi**

1. Écris 60 noms en 40 minutes : ce que cela fait, pour qui, un sentiment, un lieu, deux mots joints, un mot ancien. {{offer: Pars des mots que les gens emploient pour ton offre ({offer}). || Pars des mots que les clients emploient.}} Sans juger.
2. Barre : plus de trois syllabes, orthographe étrange, laid dans les langues où tu vendras (demande à quelqu’un dont c’est la langue), trop étroit (« VélosLyon » quand arrive Lille), descriptif (faible comme marque).
3. **Le test du téléphone** avec cinq personnes : tu le dis, elles l’écrivent. Deux fautes : dehors.
4. **Libre ?** Registres de marques (EUIPO, USPTO, ton pays), registre des sociétés, stores, recherche web avec ton métier. C’est la marque qui décide, pas le domaine.
5. **Le domaine :** .com si tu vends par-delà les frontières, sinon celui du pays. Si l’exact est pris, ajoute un mot simple (get…, …app, …hq) plutôt que de changer des lettres. Au-dessus de quelques centaines d’euros, attends d’avoir des clients. Regarde ce qu’il y avait là avant.
6. Laisse reposer trois noms une nuit, montre-les à dix acheteurs : « à votre avis, que fait-elle ? Lui confieriez-vous votre carte ? »

**Enregistre au nom de la société,** avec renouvellement automatique et deuxième facteur, sur un compte accessible à deux personnes. Perdre le domaine, c’est perdre sa messagerie. Règle SPF, DKIM et DMARC le premier jour, sinon ton courrier finit dans les indésirables.

**N’y passe pas** trois semaines. Si personne ne le retient après dix rendez-vous de vente, change-le à ce moment-là ; avant, cela ne coûte rien.`,
  },
  "sell-company": {
    body: `Une vente prend six à douze mois, et la plupart de celles qui commencent ne se concluent pas. La société doit donc tourner comme si elle n’allait pas avoir lieu.

**Si quelqu’un demande :** sois aimable, ne donne pas de prix, demande pour quoi ils la veulent (clients, produit, équipe) et qui décide. Une offre sans chiffre est une étude de marché. Ne donne de chiffres que sous accord de confidentialité, les noms de clients en dernier.

**Les étapes :** échanges → offre indicative → **lettre d’intention** avec exclusivité → audit → contrat → accord → réalisation (closing) → le temps que tu restes. Ton pouvoir s’arrête avec l’exclusivité : règle donc *avant* le prix, la structure et les points clés, et limite-la à 30–60 jours.

**Le prix est plus que le chiffre**

1. De l’argent tout de suite, leurs titres, ou un **earn-out** (compte-le pour zéro au moment de décider).
2. Ce qui est retenu pour la garantie de passif : souvent un dixième ou plus, pour un an ou davantage.
3. Titres ou actifs : cela joue sur l’impôt et les anciens risques.
4. Ce qui passe avant : dettes et préférences de liquidation. 5 M$ avec 2 M$ de préférence 1× laissent 3 M$ aux autres.
5. Ton contrat chez eux : années, salaire, non-concurrence.

**Faire monter le prix :** un deuxième intéressé. Écris à dix acheteurs naturels (concurrents, fournisseurs, ceux qui vendent {{buyer: aussi à {buyer} || à tes clients}}, fonds qui rassemblent des sociétés comme la tienne). Les petites sociétés rentables se paient en multiple du bénéfice annuel, les abonnements en croissance en multiple du revenu annuel ; demande à des conseils des opérations de ta taille et de ton métier de l’an passé.

**Prépare-toi un an avant :** des comptes propres, des contrats transférables, la propriété intellectuelle dans la société, une maison qui tourne un mois sans toi. C’est cela que paient les acheteurs.

Préviens l’équipe quand c’est signé, les personnes clés avant. En France, dans les sociétés de moins de 250 salariés, la loi peut imposer d’informer les salariés plus tôt : demande à ton avocat.`,
    where: `L’impôt sur la vente diffère beaucoup selon le pays, la détention et le moment, et une partie s’organise des années avant. Fais venir un fiscaliste avant la lettre d’intention, un avocat qui fait des cessions chaque mois et, pour de plus grosses sommes, un conseil payé au succès.`,
  },
  "shut-down": {
    body: `Bien fermer prend trois à six mois, te protège personnellement, et l’on s’en souvient : on refinance les fondateurs qui ont fini proprement. Environ la moitié des nouvelles entreprises américaines ont disparu après cinq ans.[^bls] C’est normal.

**D’abord : peux-tu payer tout le monde ?** Si non, ou plus pour longtemps, vois un avocat **aujourd’hui**. Les dirigeants ont des devoirs à délais courts : en France, demander l’ouverture d’une procédure dans les 45 jours de la cessation des paiements (art. L. 631-4 du code de commerce) ; en Allemagne, déposer dans les trois semaines de l’insolvabilité (§ 15a InsO) ;[^inso] au Royaume-Uni, continuer sans perspective peut te rendre responsable (wrongful trading, s. 214 Insolvency Act 1986). L’impôt et les cotisations retenus sur salaires et non versés sont souvent dus personnellement.

**Si tu peux payer, dans cet ordre**

1. **Décide avec une date,** tant qu’il y a de l’argent pour trois mois de fermeture : salaires, préavis, impôts, conseil.
2. **La décision** des associés ; préviens les investisseurs en personne.
3. **Les salariés :** prévenus les premiers, en personne ; dernier jour, paie, congés, recommandation, aide pour la suite.
4. **Les clients :** 30 à 90 jours de préavis, export de leurs données, remboursement de ce qui est payé d’avance, un conseil sur où aller.
5. **Arrête** renouvellements, publicité, baux ; encaisse ce qu’on te doit.
6. **Vends** ce qui a de la valeur : code, domaine, liste (avec consentement seulement), marque.
7. **Paie** dettes, impôts, prêts ; puis les associés selon leur rang.
8. **Fais radier :** dissolution et liquidation amiable (France), avec un délai d’attente (en Allemagne, un an en règle générale), strike-off (Royaume-Uni, DS01), dissolution et dernière franchise tax (Delaware). Ferme les numéros fiscaux et de TVA.
9. **Garde** les livres pendant la durée légale (souvent six à dix ans) ; efface les données personnelles que rien ne t’oblige à garder.

**Puis une lettre d’une page :** ce que nous avons tenté, ce que nous avons appris, merci. Et quatre semaines de repos.`,
    where: `Fais vérifier la solvabilité et l’ordre des paiements par un avocat ou un expert-comptable avant de l’annoncer.`,
  },
};
