import type { Catalogue } from "../catalogue.ts";

export const selfDevelopment: Catalogue = {
  "You want: {0}.": "Tu veux : {0}.",
  "The plan counts one thing: {0}.": "Le plan ne compte qu'une chose : {0}.",
  "This tool does not know this kind of goal, so the steps are general. They are about this: {0}.":
    "Cet outil ne connaît pas ce genre d'objectif, les étapes sont donc générales. Elles portent sur ceci : {0}.",
  "You chose “{0}”, but the goal reads like this: {1}. The plan follows the goal. Is that what you meant?":
    "Tu as choisi « {0} », mais l'objectif ressemble à ceci : {1}. Le plan suit l'objectif. Est-ce bien ce que tu voulais ?",
  "The plan is about this: {0}.": "Le plan porte sur ceci : {0}.",
  "Reach your target: {0}": "Atteindre ta cible : {0}",
  "Target reached, or how much is missing: {0}": "Cible atteinte, ou ce qui manque : {0}",
  "Target of {0} reached by {1}: yes or no": "Cible de {0} atteinte d'ici le {1} : oui ou non",
  mindset: "état d'esprit",
  productivity: "productivité",
  leadership: "leadership",
  wellbeing: "bien-être",
  strategy: "stratégie",
  habits: "habitudes",
  Goals: "Objectifs",
  Actions: "Actions",
  Milestones: "Jalons",
  Habits: "Habitudes",
  "When to drop a habit": "Quand abandonner une habitude",
  "Objective and key results": "Objectif et résultats clés",
  "{0} ({1})": "{0} ({1})",
  "Week {0}, {1} h: {2}": "Semaine {0}, {1} h : {2}",
  "Friday review, {0}": "Bilan du vendredi, {0}",
  "Review: {0}": "Bilan : {0}",
  "{0}, {1} h": "{0}, {1} h",
  "I want to work on my {0}: {1}": "Je veux travailler sur moi ({0}) : {1}",
  "Plans of the form “if …, then I …” raised the share of goals reached by 0.65 standard deviations over 94 tests; expect less, later studies correct it downwards.":
    "Les plans de la forme « si …, alors … » ont relevé la part d'objectifs atteints de 0,65 écart-type sur 94 tests ; attends-toi à moins, des études ultérieures corrigent à la baisse.",
  "A habit that you missed in three of four weeks: halve it or drop it that Friday. One that exists only on paper takes the place of one that you would keep.":
    "Une habitude que tu as manquée trois semaines sur quatre : réduis-la de moitié ou abandonne-la ce vendredi-là. Celle qui n'existe que sur le papier prend la place d'une autre que tu tiendrais.",
  "Hours a week, assumed": "Heures par semaine, supposées",
  "Hours a week you can count on": "Heures par semaine sur lesquelles tu peux compter",
  "{0} h a week, {1} h in all": "{0} h par semaine, {1} h en tout",
  "{0} h × {1} × {2} weeks": "{0} h × {1} × {2} semaines",
  "Your target is {0}; the last phase is measured against it.":
    "Ta cible est {0} ; la dernière phase se mesure à elle.",
  "You named no number. Write one down in the first week, or nobody can say whether it worked.":
    "Tu n'as donné aucun chiffre. Écris-en un la première semaine, sinon personne ne pourra dire si cela a marché.",
  "It takes {0} weeks at {1} hours a week. Of these, {2} are planned; the rest is for the weeks that go wrong.":
    "Le plan dure {0} semaines à {1} heures par semaine. On en planifie {2} ; le reste est pour les semaines qui tournent mal.",
  "See where you stand": "Regarde où tu en es",
  "Make it small and regular": "Fais-le en petit et régulièrement",
  "Do it when it is hard": "Fais-le quand c'est difficile",
  "Do it without the plan": "Fais-le sans le plan",
  "{0}, {1} to {2}": "{0}, du {1} au {2}",
  "Know the number you start from: {0}": "Connaître le chiffre de départ : {0}",
  "Tell one person what you want and by when": "Dire à une personne ce que tu veux et pour quand",
  "Do the smallest version of it every week": "En faire chaque semaine la plus petite version",
  "Miss no more than one week in four": "Ne pas manquer plus d'une semaine sur quatre",
  "Do it where it can fail: {0}": "Le faire là où cela peut rater : {0}",
  "Reach something that others can see: {0}": "Atteindre quelque chose que d'autres peuvent voir : {0}",
  "Need no plan for it any more": "Ne plus avoir besoin de plan pour cela",
  "A baseline of {0}, with its date": "Un point de départ, avec sa date : {0}",
  "Four Fridays in a row with a review": "Quatre vendredis de suite avec un bilan",
  "The number of {0} is above the baseline in three weeks of four":
    "Au-dessus du point de départ trois semaines sur quatre : {0}",
  "A score of 0.6 or more, or a decision to do something else":
    "Une note de 0,6 ou plus, ou la décision de faire autre chose",
  "Write down what it looks like when the goal is reached, and the day on which you will judge it":
    "Écris à quoi cela ressemblera une fois l'objectif atteint, et le jour où tu en jugeras",
  "Practise, the smallest version first; count {0}": "Exerce-toi, la plus petite version d'abord ; compte : {0}",
  "Repeat the step that went worst": "Répète l'étape qui s'est le moins bien passée",
  "Do it for two weeks without looking at this plan; count {0}":
    "Fais-le deux semaines sans regarder ce plan ; compte : {0}",
  "Tell the person from the first week what came of it, and what you would do differently":
    "Raconte à la personne de la première semaine ce qui en est sorti et ce que tu ferais autrement",
  "Score the key results and decide: keep going, aim higher, or stop":
    "Note les résultats clés et décide : continuer, viser plus haut ou arrêter",
  "it is Friday, 16:00": "c'est vendredi, 16 h",
  "open this plan and count: {0}": "j'ouvre ce plan et je compte : {0}",
  "I skipped it yesterday": "je l'ai sauté hier",
  "do two minutes of it today, and no more": "j'en fais deux minutes aujourd'hui, et pas plus",
  "If {0}, then I {1}.": "Si {0}, alors {1}.",
  "What is this week's number: {0}?": "Quel est le chiffre de cette semaine : {0} ?",
  "Which action was done, and which was moved a second time?":
    "Quelle action a été faite, et laquelle a été repoussée une deuxième fois ?",
  "What stood in the way, and will still be there next week?":
    "Qu'est-ce qui a gêné et sera encore là la semaine prochaine ?",
  "Which habit was missed in three of the last four weeks?":
    "Quelle habitude a été manquée trois des quatre dernières semaines ?",
  "What is the one thing for next week, and at what time will you do it?":
    "Quelle est la seule chose de la semaine prochaine, et à quelle heure ?",
  "{0}: from [baseline] to [target] by {1}": "{0} : de [point de départ] à [cible] d'ici le {1}",
  "{0}: yes or no": "{0} : oui ou non",
  "Reviews held: {0} of {1} Fridays": "Bilans tenus : {0} vendredis sur {1}",
  "On the last Friday, score each key result from 0 to 1: green from 0.7, yellow from 0.4, red below. An average between 0.6 and 0.7 means that the goal was ambitious enough.":
    "Le dernier vendredi, note chaque résultat clé de 0 à 1 : vert à partir de 0,7, jaune à partir de 0,4, rouge en dessous. Une moyenne entre 0,6 et 0,7 veut dire que l'objectif était assez ambitieux.",
};
