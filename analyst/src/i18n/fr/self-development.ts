import type { Catalogue } from "../catalogue.ts";

export const selfDevelopment: Catalogue = {
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
  "Missed in three of four weeks: halve it or strike it out on that Friday. A habit that survives on paper only takes the place of one that would live.":
    "Manquée trois semaines sur quatre : réduis-la de moitié ou raye-la ce vendredi-là. Une habitude qui ne survit que sur le papier prend la place d'une autre qui vivrait.",
  "Hours a week, assumed": "Heures par semaine, supposées",
  "Hours a week you can count on": "Heures par semaine sur lesquelles tu peux compter",
  "{0} h a week, {1} h in all": "{0} h par semaine, {1} h en tout",
  "{0} h × {1} × {2} weeks": "{0} h × {1} × {2} semaines",
  "You want: {0}. This plan works at {1}, and counts one thing: {2}.":
    "Tu veux : {0}. Ce plan porte sur ceci : {1}. Il ne compte qu'une chose : {2}.",
  "Your own mark is {0}; the last phase is held against it.":
    "Ton propre repère est {0} ; la dernière phase se mesure à lui.",
  "You named no number. Write one down in the first week, or nobody can say whether it worked.":
    "Tu n'as donné aucun chiffre. Écris-en un la première semaine, sinon personne ne pourra dire si cela a marché.",
  "It takes {0} weeks at {1} hours, of which {2} are planned: the others are for the weeks that go wrong.":
    "Il dure {0} semaines à {1} heures, dont {2} sont planifiées : le reste est pour les semaines qui tournent mal.",
  "See where you stand": "Regarde où tu en es",
  "Make it small and regular": "Fais-le en petit et régulièrement",
  "Do it when it is hard": "Fais-le quand c'est difficile",
  "Do it without the plan": "Fais-le sans le plan",
  "{0}, {1} to {2}": "{0}, du {1} au {2}",
  "Know the number you start from: {0}": "Connaître le chiffre de départ : {0}",
  "Have said to one person what you want and by when": "Avoir dit à une personne ce que tu veux et pour quand",
  "Do the smallest version of {0} every week": "Faire chaque semaine la plus petite version de {0}",
  "Lose no more than one week in four": "Ne pas perdre plus d'une semaine sur quatre",
  "Do it where it can fail: {0}": "Le faire là où cela peut rater : {0}",
  "Reach what others can see: {0}": "Atteindre ce que d'autres peuvent voir : {0}",
  "Need no plan for it any more": "Ne plus avoir besoin de plan pour cela",
  "A baseline of {0}, with its date": "Un point de départ, avec sa date : {0}",
  "Four Fridays in a row with a review": "Quatre vendredis de suite avec un bilan",
  "The number of {0} is above the baseline in three weeks of four":
    "Au-dessus du point de départ trois semaines sur quatre : {0}",
  "A grade of 0.6 or more, or a decision to do something else":
    "Une note de 0,6 ou plus, ou la décision de faire autre chose",
  "Write down what {0} looks like when it is done, and the day you will judge it":
    "Écris à quoi ressemble {0} une fois atteint, et le jour où tu en jugeras",
  "Practise, the smallest version first; count {0}": "Exerce-toi, la plus petite version d'abord ; compte : {0}",
  "Repeat the step that went worst": "Répète l'étape qui s'est le moins bien passée",
  "Do it for two weeks without looking at this plan; count {0}":
    "Fais-le deux semaines sans regarder ce plan ; compte : {0}",
  "Tell the person of the first week what came of it, and what you would do differently":
    "Raconte à la personne de la première semaine ce qui en est sorti et ce que tu ferais autrement",
  "Grade the key results and decide: keep, make larger, or stop":
    "Note les résultats clés et décide : garder, agrandir ou arrêter",
  "it is Friday, 16:00": "c'est vendredi, 16 h",
  "open this plan and count: {0}": "j'ouvre ce plan et je compte : {0}",
  "I skipped it yesterday": "je l'ai sauté hier",
  "do two minutes of it today, for {0}, and no more": "j'en fais deux minutes aujourd'hui, pour {0}, et pas plus",
  "If {0}, then I {1}.": "Si {0}, alors {1}.",
  "What is this week's number: {0}?": "Quel est le chiffre de cette semaine : {0} ?",
  "Which action was done, and which was moved a second time?":
    "Quelle action a été faite, et laquelle a été repoussée une deuxième fois ?",
  "What stood in the way that will be there next week too?":
    "Qu'est-ce qui a gêné et sera encore là la semaine prochaine ?",
  "Which habit was missed in three of the last four weeks?":
    "Quelle habitude a été manquée trois des quatre dernières semaines ?",
  "What is the one thing of next week, and in which hour?":
    "Quelle est la seule chose de la semaine prochaine, et à quelle heure ?",
  "{0}: from [baseline] to [target] by {1}": "{0} : de [point de départ] à [cible] d'ici le {1}",
  "{0}: yes or no": "{0} : oui ou non",
  "Reviews held: {0} of {1} Fridays": "Bilans tenus : {0} vendredis sur {1}",
  "Grade each from 0 to 1 on the last Friday: 0.7 and above is green, 0.4 to 0.6 yellow, below that red. An average of 0.6 to 0.7 means the goal was hard enough.":
    "Note chacun de 0 à 1 le dernier vendredi : à partir de 0,7 c'est vert, de 0,4 à 0,6 jaune, en dessous rouge. Une moyenne de 0,6 à 0,7 veut dire que l'objectif était assez difficile.",
};
