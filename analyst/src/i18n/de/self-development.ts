import type { Catalogue } from "../catalogue.ts";

export const selfDevelopment: Catalogue = {
  "You want: {0}.": "Du willst: {0}.",
  "The plan counts one thing: {0}.": "Gezählt wird nur eines: {0}.",
  "This tool does not know this kind of goal, so the steps are general. They are about this: {0}.":
    "Dieses Werkzeug kennt diese Art von Ziel nicht, darum sind die Schritte allgemein. Es geht darum: {0}.",
  "You chose “{0}”, but the goal reads like this: {1}. The plan follows the goal. Is that what you meant?":
    "Du hast „{0}“ gewählt, aber das Ziel liest sich so: {1}. Der Plan folgt dem Ziel. Hast du das so gemeint?",
  "The plan is about this: {0}.": "In diesem Plan geht es darum: {0}.",
  "Reach your target: {0}": "Erreiche dein Ziel: {0}",
  "Target reached, or how much is missing: {0}": "Ziel erreicht, oder wie viel fehlt: {0}",
  "Target of {0} reached by {1}: yes or no": "Ziel {0} bis {1} erreicht: ja oder nein",
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
  "A habit that you missed in three of four weeks: halve it or drop it that Friday. One that exists only on paper takes the place of one that you would keep.":
    "Eine Gewohnheit, die du in drei von vier Wochen ausgelassen hast: Halbiere oder streiche sie an diesem Freitag. Eine, die nur auf dem Papier steht, nimmt einer anderen den Platz, die du durchhalten würdest.",
  "Hours a week, assumed": "Stunden pro Woche, angenommen",
  "Hours a week you can count on": "Stunden pro Woche, auf die du zählen kannst",
  "{0} h a week, {1} h in all": "{0} Std. pro Woche, {1} Std. insgesamt",
  "{0} h × {1} × {2} weeks": "{0} Std. × {1} × {2} Wochen",
  "Your target is {0}; the last phase is measured against it.": "Dein Ziel ist {0}; daran misst sich die letzte Phase.",
  "You named no number. Write one down in the first week, or nobody can say whether it worked.":
    "Du hast keine Zahl genannt. Schreib in der ersten Woche eine auf, sonst kann niemand sagen, ob es geklappt hat.",
  "It takes {0} weeks at {1} hours a week. Of these, {2} are planned; the rest is for the weeks that go wrong.":
    "Der Plan dauert {0} Wochen zu je {1} Stunden. Davon sind {2} verplant; der Rest ist für die Wochen, die schiefgehen.",
  "See where you stand": "Sieh, wo du stehst",
  "Make it small and regular": "Mach es klein und regelmäßig",
  "Do it when it is hard": "Tu es, wenn es schwerfällt",
  "Do it without the plan": "Tu es ohne den Plan",
  "{0}, {1} to {2}": "{0}, {1} bis {2}",
  "Know the number you start from: {0}": "Kenne die Zahl, bei der du anfängst: {0}",
  "Tell one person what you want and by when": "Sag einer Person, was du willst und bis wann",
  "Do the smallest version of it every week": "Mach jede Woche die kleinste Fassung davon",
  "Miss no more than one week in four": "Höchstens eine von vier Wochen auslassen",
  "Do it where it can fail: {0}": "Tu es dort, wo es schiefgehen kann: {0}",
  "Reach something that others can see: {0}": "Erreiche etwas, das andere sehen können: {0}",
  "Need no plan for it any more": "Keinen Plan mehr dafür brauchen",
  "A baseline of {0}, with its date": "Ein Ausgangswert mit Datum: {0}",
  "Four Fridays in a row with a review": "Vier Freitage in Folge mit einem Rückblick",
  "The number of {0} is above the baseline in three weeks of four":
    "In drei von vier Wochen über dem Ausgangswert: {0}",
  "A score of 0.6 or more, or a decision to do something else":
    "Eine Bewertung von 0,6 oder mehr, oder die Entscheidung, etwas anderes zu tun",
  "Write down what it looks like when the goal is reached, and the day on which you will judge it":
    "Schreib auf, wie es aussieht, wenn das Ziel erreicht ist, und an welchem Tag du darüber urteilst",
  "Practise, the smallest version first; count {0}": "Übe, die kleinste Fassung zuerst; zähle: {0}",
  "Repeat the step that went worst": "Wiederhole den Schritt, der am schlechtesten lief",
  "Do it for two weeks without looking at this plan; count {0}":
    "Tu es zwei Wochen lang, ohne in diesen Plan zu sehen; zähle: {0}",
  "Tell the person from the first week what came of it, and what you would do differently":
    "Erzähl der Person aus der ersten Woche, was daraus geworden ist und was du anders machen würdest",
  "Score the key results and decide: keep going, aim higher, or stop":
    "Bewerte die Schlüsselergebnisse und entscheide: weitermachen, höher zielen oder aufhören",
  "it is Friday, 16:00": "es Freitag 16 Uhr ist",
  "open this plan and count: {0}": "öffne ich diesen Plan und zähle: {0}",
  "I skipped it yesterday": "ich es gestern ausgelassen habe",
  "do two minutes of it today, and no more": "mache ich heute zwei Minuten davon und nicht mehr",
  "If {0}, then I {1}.": "Wenn {0}, dann {1}.",
  "What is this week's number: {0}?": "Was ist die Zahl dieser Woche: {0}?",
  "Which action was done, and which was moved a second time?":
    "Welche Aufgabe wurde erledigt, und welche zum zweiten Mal verschoben?",
  "What stood in the way, and will still be there next week?": "Was stand im Weg und wird auch nächste Woche da sein?",
  "Which habit was missed in three of the last four weeks?":
    "Welche Gewohnheit wurde in drei der letzten vier Wochen verpasst?",
  "What is the one thing for next week, and at what time will you do it?":
    "Was ist das eine für die nächste Woche, und in welcher Stunde?",
  "{0}: from [baseline] to [target] by {1}": "{0}: von [Ausgangswert] auf [Zielwert] bis {1}",
  "{0}: yes or no": "{0}: ja oder nein",
  "Reviews held: {0} of {1} Fridays": "Gehaltene Rückblicke: {0} von {1} Freitagen",
  "On the last Friday, score each key result from 0 to 1: green from 0.7, yellow from 0.4, red below. An average between 0.6 and 0.7 means that the goal was ambitious enough.":
    "Bewerte am letzten Freitag jedes Schlüsselergebnis von 0 bis 1: grün ab 0,7, gelb ab 0,4, darunter rot. Ein Schnitt zwischen 0,6 und 0,7 heißt, dass das Ziel ehrgeizig genug war.",
};
