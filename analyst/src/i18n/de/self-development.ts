import type { Catalogue } from "../catalogue.ts";

export const selfDevelopment: Catalogue = {
  mindset: "Haltung",
  productivity: "Produktivität",
  leadership: "Führung",
  wellbeing: "Wohlbefinden",
  strategy: "Strategie",
  habits: "Gewohnheiten",
  Goals: "Ziele",
  Actions: "Aufgaben",
  Milestones: "Meilensteine",
  Habits: "Gewohnheiten",
  "When to drop a habit": "Wann du eine Gewohnheit fallen lässt",
  "Objective and key results": "Ziel und Schlüsselergebnisse",
  "{0} ({1})": "{0} ({1})",
  "Week {0}, {1} h: {2}": "Woche {0}, {1} Std.: {2}",
  "Friday review, {0}": "Freitagsrückblick, {0}",
  "Review: {0}": "Rückblick: {0}",
  "{0}, {1} h": "{0}, {1} Std.",
  "I want to work on my {0}: {1}": "Ich will an mir arbeiten ({0}): {1}",
  "Plans of the form “if …, then I …” raised the share of goals reached by 0.65 standard deviations over 94 tests; expect less, later studies correct it downwards.":
    "Pläne der Form „Wenn …, dann …“ hoben den Anteil erreichter Ziele in 94 Tests um 0,65 Standardabweichungen; rechne mit weniger, spätere Studien korrigieren es nach unten.",
  "Missed in three of four weeks: halve it or strike it out on that Friday. A habit that survives on paper only takes the place of one that would live.":
    "In drei von vier Wochen verpasst: halbiere sie oder streiche sie an diesem Freitag. Eine Gewohnheit, die nur auf dem Papier überlebt, nimmt einer lebendigen den Platz.",
  "Hours a week, assumed": "Stunden pro Woche, angenommen",
  "Hours a week you can count on": "Stunden pro Woche, auf die du zählen kannst",
  "{0} h a week, {1} h in all": "{0} Std. pro Woche, {1} Std. insgesamt",
  "{0} h × {1} × {2} weeks": "{0} Std. × {1} × {2} Wochen",
  "You want: {0}. This plan works at {1}, and counts one thing: {2}.":
    "Du willst: {0}. In diesem Plan geht es darum: {1}. Gezählt wird nur eines: {2}.",
  "Your own mark is {0}; the last phase is held against it.":
    "Deine eigene Marke ist {0}; an ihr misst sich die letzte Phase.",
  "You named no number. Write one down in the first week, or nobody can say whether it worked.":
    "Du hast keine Zahl genannt. Schreib in der ersten Woche eine auf, sonst kann niemand sagen, ob es geklappt hat.",
  "It takes {0} weeks at {1} hours, of which {2} are planned: the others are for the weeks that go wrong.":
    "Er dauert {0} Wochen zu je {1} Stunden, von denen {2} verplant sind: der Rest ist für die Wochen, die schiefgehen.",
  "See where you stand": "Sieh, wo du stehst",
  "Make it small and regular": "Mach es klein und regelmäßig",
  "Do it when it is hard": "Tu es, wenn es schwerfällt",
  "Do it without the plan": "Tu es ohne den Plan",
  "{0}, {1} to {2}": "{0}, {1} bis {2}",
  "Know the number you start from: {0}": "Kenne die Zahl, bei der du anfängst: {0}",
  "Have said to one person what you want and by when": "Einer Person gesagt haben, was du willst und bis wann",
  "Do the smallest version of {0} every week": "Tu jede Woche die kleinste Fassung von {0}",
  "Lose no more than one week in four": "Verlier höchstens eine Woche von vier",
  "Do it where it can fail: {0}": "Tu es dort, wo es schiefgehen kann: {0}",
  "Reach what others can see: {0}": "Erreiche, was andere sehen können: {0}",
  "Need no plan for it any more": "Keinen Plan mehr dafür brauchen",
  "A baseline of {0}, with its date": "Ein Ausgangswert mit Datum: {0}",
  "Four Fridays in a row with a review": "Vier Freitage in Folge mit einem Rückblick",
  "The number of {0} is above the baseline in three weeks of four":
    "In drei von vier Wochen über dem Ausgangswert: {0}",
  "A grade of 0.6 or more, or a decision to do something else":
    "Eine Note von 0,6 oder mehr, oder die Entscheidung, etwas anderes zu tun",
  "Write down what {0} looks like when it is done, and the day you will judge it":
    "Schreib auf, wie {0} aussieht, wenn es geschafft ist, und an welchem Tag du darüber urteilst",
  "Practise, the smallest version first; count {0}": "Übe, die kleinste Fassung zuerst; zähle: {0}",
  "Repeat the step that went worst": "Wiederhole den Schritt, der am schlechtesten lief",
  "Do it for two weeks without looking at this plan; count {0}":
    "Tu es zwei Wochen lang, ohne in diesen Plan zu sehen; zähle: {0}",
  "Tell the person of the first week what came of it, and what you would do differently":
    "Erzähl der Person aus der ersten Woche, was daraus geworden ist und was du anders machen würdest",
  "Grade the key results and decide: keep, make larger, or stop":
    "Benote die Schlüsselergebnisse und entscheide: behalten, größer machen oder aufhören",
  "it is Friday, 16:00": "es Freitag 16 Uhr ist",
  "open this plan and count: {0}": "öffne ich diesen Plan und zähle: {0}",
  "I skipped it yesterday": "ich es gestern ausgelassen habe",
  "do two minutes of it today, for {0}, and no more": "mache ich heute zwei Minuten davon, für {0}, und nicht mehr",
  "If {0}, then I {1}.": "Wenn {0}, dann {1}.",
  "What is this week's number: {0}?": "Was ist die Zahl dieser Woche: {0}?",
  "Which action was done, and which was moved a second time?":
    "Welche Aufgabe wurde erledigt, und welche zum zweiten Mal verschoben?",
  "What stood in the way that will be there next week too?": "Was stand im Weg und wird auch nächste Woche da sein?",
  "Which habit was missed in three of the last four weeks?":
    "Welche Gewohnheit wurde in drei der letzten vier Wochen verpasst?",
  "What is the one thing of next week, and in which hour?":
    "Was ist das eine für die nächste Woche, und in welcher Stunde?",
  "{0}: from [baseline] to [target] by {1}": "{0}: von [Ausgangswert] auf [Zielwert] bis {1}",
  "{0}: yes or no": "{0}: ja oder nein",
  "Reviews held: {0} of {1} Fridays": "Gehaltene Rückblicke: {0} von {1} Freitagen",
  "Grade each from 0 to 1 on the last Friday: 0.7 and above is green, 0.4 to 0.6 yellow, below that red. An average of 0.6 to 0.7 means the goal was hard enough.":
    "Benote jedes am letzten Freitag von 0 bis 1: ab 0,7 ist grün, 0,4 bis 0,6 gelb, darunter rot. Ein Schnitt von 0,6 bis 0,7 heißt, dass das Ziel schwer genug war.",
};
