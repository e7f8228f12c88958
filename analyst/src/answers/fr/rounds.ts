import type { Texts } from "../answer.ts";

export const rounds: Texts<"rounds"> = {
  "safe-or-note": {
    body: `Prends le SAFE si ton investisseur en a l’habitude et si ta société est une « corporation » à l’américaine. Prends l’obligation convertible si l’investisseur veut une échéance et une créance derrière son argent.

**Dans les deux cas,** c’est de l’argent tout de suite contre des parts plus tard, au prix du prochain tour valorisé, avec un plafond (cap) ou une décote (discount).

| | SAFE | Obligation convertible |
| --- | --- | --- |
| Nature | un droit à des parts | un prêt |
| Intérêts | aucun | selon accord |
| Échéance | aucune | une date fixe |
| S’il n’y a pas de tour | il reste ouvert | on peut en demander le remboursement |

**Le calcul** avec le SAFE post-money de YC :[^yc-safe] part vendue = montant ÷ plafond. 500 000 $ avec un plafond de 5 M$, c’est exactement 10 %, avant le tour suivant. Deux SAFE de ce genre font 20 %, et ce sont les fondateurs seuls qui les donnent. Empiler les SAFE sans tenir ce tableau est l’erreur la plus fréquente et la plus chère.

**Ce qui est courant :** 92 % des tours de pré-amorçage américains sur Carta étaient des SAFE ; 61 % de ceux-ci avaient un plafond post-money sans décote ; quand il y avait une décote, c’était le plus souvent 20 %.[^carta-safes] Pour des tours d’environ 1 M$, le plafond médian était de 10 M$ fin 2024.[^carta-rounds]

**À surveiller :** un SAFE sans plafond (il t’avantage, demande donc pourquoi), la clause « most favoured nation », les lettres annexes qui donnent un droit de suivre (pro-rata), et une obligation qui arrive à échéance avant que tu puisses lever.`,
    where: `C’est la pratique américaine. Ailleurs, la même idée a son propre contrat : BSA-AIR (France), advance subscription agreement (Royaume-Uni, avec des limites pour le SEIS/EIS), Wandeldarlehen (Allemagne, souvent devant notaire), préstamo participativo ou nota convertible (Espagne), iSAFE par CCPS (Inde). Fais adapter le texte par un avocat du pays.`,
  },
  valuation: {
    body: `Avant le premier chiffre d’affaires, une valorisation est un prix sur lequel deux parties s’entendent. Personne ne peut la calculer, mais tu peux venir avec une fourchette issue de plusieurs méthodes, et avec la vraie question : combien je cède, pour quelle étape ?

1. **En partant du tour.** Ce qu’il te faut jusqu’à la prochaine étape, avec une réserve, ÷ la part que tu acceptes de céder. 600 000 € ÷ 15 % = 4 M€ après l’entrée de l’argent (post-money). La plupart des investisseurs raisonnent ainsi.
2. **Les tours comparables.** Médianes américaines de fin 2024 : SAFE de pré-amorçage d’environ 1 M$ avec un plafond de 10 M$ ; amorçage valorisé à 19,2 M$ post-money ; chaque tour cède 10 à 20 %.[^carta-rounds] En Europe et en Inde, c’est en général moins : demande à trois fondateurs qui ont conclu cette année.
3. **Le scorecard** (Bill Payne) : pars de la médiane régionale et corrige-la selon l’équipe (poids 30 %), la taille de l’occasion (25 %), le produit (15 %), la concurrence, les partenaires et le besoin d’argent à venir.[^payne]
4. **En partant de la sortie.** Une vente à 40 M€ dans six ans, 20 fois la mise voulue, 50 % de dilution d’ici là : 40 × 0,5 ÷ 20 = 1 M€ post-money. Voilà pourquoi les petits marchés ont de petites valorisations.

Écris la fourchette avec ses hypothèses. Un prix très élevé n’est pas un cadeau : le tour suivant doit être plus haut encore, sinon c’est un « down round » avec toutes les clauses qu’il déclenche.

{{stage_revenue: Tu as du chiffre d’affaires : la croissance et la rétention pèseront donc plus que le récit. || Ce qui fait monter la valorisation à moindre coût, c’est la preuve : un inconnu qui paie pèse plus qu’une diapositive de plus.}}`,
  },
  dilution: {
    body: `Chaque tour multiplie ce que tu possèdes par (1 − part cédée). Il ne soustrait pas.

- Deux tours à 20 % : 0,8 × 0,8 = **64 %** de ce que tu avais.
- Avec un pool d’options de 10 %, recréé à chaque fois : 0,8 × 0,9 × 0,8 × 0,9 = **52 %**.
- Deux fondateurs à parts égales : 26 % chacun.

**Tailles courantes** (médianes américaines, 4e trimestre 2024) : pré-amorçage en SAFE 10,1 %, amorçage 20,0 %, série A 20,0 %, série B 15,0 %.[^carta-rounds] Après quatre tours de ce genre, il reste 0,899 × 0,8 × 0,8 × 0,85 = 49 % à tous ceux qui étaient là avant, sans compter les pools.

**Là où ça dérape**

1. Les SAFE comptent avant le tour : 1 M$ avec un plafond de 5 M$, c’est 20 % de moins, puis l’amorçage prend ses 20 % sur le reste.
2. Le pool est pris sur le prix *avant* l’argent : les fondateurs sont donc seuls à le payer.
3. Les droits de suivre et les bons de souscription sont oubliés dans le tableau.

**Fais le tableau maintenant :** une ligne pour chaque fondateur, le pool, chaque SAFE, chaque obligation et le nouvel investisseur ; une colonne pour aujourd’hui, une après chaque tour. Vérifie que chaque colonne fait 100 %. Fais-le aussi pour le mauvais cas (moitié de la valorisation).

La perte n’est pas dans la dilution ; elle est dans le fait de vendre bon marché, ou pour rien. 50 % de 10 M€ valent plus que 100 % de 2 M€. Demande donc à chaque tour : qu’est-ce qui sera vrai après, et qui fera valoir à la société plus que ce que le tour a coûté ?`,
  },
  "option-pool": {
    body: `Aussi petit que ton plan d’embauche jusqu’au prochain tour, pas un chiffre rond qui plaît à l’investisseur.

**Compte-le :** liste les embauches des 12 à 18 prochains mois avec une attribution pour chacune, et ajoute un dixième de réserve. Médianes américaines sur Carta : 1,5 % pour le premier salarié, 0,33 % pour le cinquième.[^carta-safes] Dix embauches font souvent 5 à 7 %. Si l’investisseur demande 15 %, montre-lui la liste.

**Pourquoi il importe de savoir qui paie.** « Pool de 10 %, dans le pre-money » veut dire qu’il sort de la seule part des fondateurs. Exemple : 8 M$ avant, 2 M$ investis, un pool de 10 % sur les 10 M$ d’après. Le pool vaut 1 M$, ton vrai prix avant l’argent est donc de **7 M$**. Trois issues : un pool plus petit, un pool après l’argent (tout le monde le partage), ou un prix plus haut qui compense.

**Ce que le plan doit fixer**

- un vesting de quatre ans, rien avant la fin de la première année ;
- ce que garde celui qui part, et combien de temps il peut exercer (90 jours sont courants aux États-Unis, et durs ; des années, c’est plus juste) ;
- les options non utilisées retournent au pool, et ce qui reste lors d’une vente revient à tous.

{{stage_idea: Avant un premier tour, tu n’as pas besoin de pool sur le papier : conviens avec ton associé de ce que vous donneriez, et crée-le quand une embauche approche. || Crée-le quand une embauche approche, pas des années avant.}}`,
    where: `C’est la fiscalité qui décide de la forme : BSPCE (France), ISO et NSO (États-Unis, avec une évaluation 409A), EMI (Royaume-Uni), § 19a EStG ou actions virtuelles (Allemagne), la loi sur les startups (Espagne), ESOP selon le Companies Act (Inde). Consulte un fiscaliste avant la première promesse.`,
  },
  "term-sheet": {
    body: `L’essentiel d’une term sheet est standard. Six lignes décident de ce que tu gagnes et de qui décide ; c’est à elles que vont les heures de ton avocat.

1. **Préférence de liquidation.** La norme est 1× non participante. Exemple : 2 M$ investis pour 20 %, vente à 5 M$. Non participante : l’investisseur prend 2 M$, toi 3 M$. Participante : 2 M$ plus 20 % du reste = 2,6 M$, toi 2,4 M$. Refuse plus de 1×.
2. **Prix et pool.** Le pool d’options est-il dans le pre-money ? Alors ton prix est plus bas qu’il n’en a l’air.
3. **Conseil et vetos.** Après un amorçage, deux fondateurs et un investisseur sont courants. Lis la liste des décisions soumises à accord : un veto sur la vente, les levées et le choix du dirigeant est habituel, un veto sur le budget annuel pèse lourd.
4. **Vesting des fondateurs.** Attends-toi à en avoir un. Demande que le temps déjà travaillé compte, et une accélération si l’on te renvoie après une vente (double trigger).
5. **Anti-dilution.** La moyenne pondérée large (broad-based weighted average) est normale ; le « full ratchet » ne l’est pas.
6. **Exclusivité.** Elle te lie, toi, pas eux : 30 jours suffisent. Demande avant de signer qui doit encore approuver, et ce qui pourrait tout arrêter.

Aussi : droits de suivre, obligation de céder avec les autres (drag-along ; à partir de quel prix ?), qui paie l’avocat de qui, et jusqu’à combien.

Compare avec les modèles de la NVCA,[^nvca] qui signalent ce qui est d’usage. Et appelle deux fondateurs qui ne sont *pas* devenus riches avec ce fonds.`,
    where: `Ces clauses suivent la pratique américaine. France Invest, la BVCA (Royaume-Uni) et d’autres associations nationales publient leurs propres repères. Fais lire le texte par un avocat qui fait des levées chaque semaine, avant de signer quoi que ce soit, même « non engageant ».`,
  },
  "due-diligence": {
    body: `Les investisseurs vérifient trois choses : est-ce à vous, est-ce vrai, et est-ce que cela peut exploser ? Monte le dossier avant de lever ; un papier manquant coûte des semaines au pire moment.

**Société :** immatriculation, statuts, toutes les décisions d’associés, la table de capitalisation avec chaque SAFE, option et promesse (celles faites par mail aussi).

**Propriété intellectuelle :** une cession à la société de la part de *chaque* fondateur, salarié et freelance qui a écrit une ligne, pour la période d’avant l’immatriculation aussi. C’est le trou le plus fréquent. Ajoute la liste des composants open source avec leurs licences, puis les marques, domaines et brevets avec leur titulaire : la société, pas toi.

**Contrats :** les dix plus gros clients et fournisseurs, avec les préavis, l’exclusivité et ce que prévoit un changement de contrôle. Prêts, baux, cautions.

**Chiffres :** comptes mensuels depuis le début, relevés bancaires, chiffre d’affaires par client et par mois, churn par cohorte, plan de trésorerie, déclarations fiscales. Chaque chiffre du deck avec sa source : {{customers: tu annonces {customers}, tiens donc prête la liste des noms || si tu annonces 40 clients, tiens prête la liste des noms}}.

**Équipe :** contrats de travail, vesting, freelances qui ont l’air de salariés.

**Risques :** litiges et menaces, registre des données personnelles, autorisations, assurances.

Donne à chaque document un numéro, une date et une personne qui en répond. Annonce les mauvaises nouvelles d’abord, et par écrit : ce que tu révèles baisse un peu le prix ; ce qu’on découvre plus tard fait échouer l’opération, ou revient comme une réclamation.

Retourne aussi la question : demande au fonds combien il lui reste à investir, qui décide, et comment il a traité une société qui a échoué.`,
  },
  "pitch-deck": {
    body: `Dix à douze diapositives, chacune avec une phrase complète pour titre et un chiffre qui la prouve. Dans les études de DocSend, on passait entre deux minutes et demie et quatre minutes sur un deck :[^docsend-decks] qui ne lit que les titres doit avoir toute l’histoire.

1. **Ce que c’est** : une ligne que ta voisine comprend.
2. **Le problème** : qui l’a, à quelle fréquence, ce qu’il lui coûte. Une citation d’entretien.
3. **Ce qu’ils font aujourd’hui**, et pourquoi cela ne suffit pas.
4. **Ton produit** : une image ou trois étapes.
5. **La preuve** : clients payants, rétention, pilotes signés, croissance par mois. Si tu l’as, passe-la en diapositive 2.
6. **Le marché**, par le bas : nombre d’acheteurs × prix. Pas de « 1 % d’un marché immense ».
7. **Le modèle économique** : prix, marge, ce qu’un client coûte et ce qu’il rapporte.
8. **Comment tu gagnes des clients**, par le seul canal qui marche.
9. **La concurrence**, « ne rien faire » compris, et pourquoi toi.
10. **L’équipe** : pourquoi vous, pour cela précisément.
11. **La demande** : montant, mois, et l’étape que cela paie.

Puis teste-le : donne-le trois minutes à quelqu’un, reprends-le, et demande ce que tu vends, à qui, et ce qui le prouve. Réécris là où l’on devine.

{{offer: Chez toi, la diapositive 1 doit rendre l’offre ({offer}) claire sans deuxième phrase. || La diapositive 1 doit se passer d’une deuxième phrase.}} Un deck à envoyer (il se lit seul), un autre à présenter (peu de mots).`,
    template: `**[Société] : ce que nous faisons pour {buyer|[qui achète]}**
1. **En une ligne :** {offer|[ce que c’est]} pour {buyer|[qui achète]}.
2. **Problème :** [qui] perd [heures ou argent] par [semaine ou mois], parce que [cause]. « [citation d’entretien] »
3. **Aujourd’hui, ils** [solution de fortune], et cela échoue parce que [raison].
4. **Nous** [le produit en trois étapes].
5. **Preuve :** {customers|[n clients]}, [croissance par mois], [rétention].
6. **Marché :** [nombre d’acheteurs, source] × {price|[prix]} × 12 = [somme].
7. **Modèle :** {price|[prix]}, marge {margin|[marge]}, gagner un client coûte {cac|[coût d’acquisition]}.
8. **Canal :** [celui qui marche, avec son coût].
9. **Alternatives :** ne rien faire, [concurrent], [concurrent] ; notre différence est [ce que l’acheteur remarque].
10. **Équipe :** [nom] : [pourquoi vous précisément].
11. **Nous levons** [montant] pour [mois] afin d’atteindre [étape chiffrée].`,
  },
  "investor-update": {
    body: `Envoie une page chaque mois, le même jour, que les nouvelles soient bonnes ou mauvaises. C’est la levée de fonds la moins chère : qui t’a vu pendant six mois faire ce que tu disais a besoin de moins de rendez-vous.

1. **Une phrase** : le mois en bref.
2. **Cinq chiffres**, chacun à côté du mois précédent et du plan : chiffre d’affaires, clients, churn ou rétention, trésorerie, mois de runway. Ne change jamais une définition en silence. {{runway: Ton runway ({runway}) se met tout en haut. || En dessous de neuf mois, le runway se met tout en haut.}}
3. **Ce qui a marché**, deux lignes.
4. **Ce qui n’a pas marché**, deux lignes, et ce que tu y fais. Sans cela, on ne te croit pas.
5. **Tes demandes** : deux ou trois, si précises qu’une ligne y répond : « une mise en relation avec la direction technique d’un groupe de cliniques à Lyon », pas « des contacts ».
6. **Des remerciements** nommés, à ceux qui ont aidé la dernière fois.

Une mauvaise nouvelle (un client perdu, un associé qui part, moins de six mois de trésorerie) part tout de suite, par téléphone, à l’investisseur principal, puis figure dans le point. Ce qu’on reproche aux fondateurs n’est presque jamais le chiffre ; c’est de l’apprendre tard.

Envoie-le aussi, avec leur accord, aux angels qui ont dit « pas encore ». C’est ce qui les fait revenir.`,
    template: `**Objet : [Société], [mois] : [la seule chose qui a changé]**

Bonjour à tous,

[Une phrase qui résume le mois.]

| | Ce mois | Mois précédent | Plan |
| --- | --- | --- | --- |
| Chiffre d’affaires | [ ] | [ ] | [ ] |
| Clients | {customers|[ ]} | [ ] | [ ] |
| Churn | {churn|[ ]} | [ ] | [ ] |
| Trésorerie | {cash|[ ]} | [ ] | [ ] |
| Runway | {runway|[ ]} | [ ] | [ ] |

**Ce qui a marché :** [deux lignes]
**Ce qui n’a pas marché :** [deux lignes, et ce que vous faites maintenant]
**Le mois prochain :** [le seul but, avec un chiffre]
**Ce que je vous demande :** 1. [une mise en relation avec {buyer|[qui exactement]}] 2. [ ]
**Merci à :** [nom], pour [quoi].

[Ton nom]`,
  },
};
