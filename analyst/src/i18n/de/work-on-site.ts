import type { Catalogue } from "../catalogue.ts";

export const workOnSite: Catalogue = {
  "Where to look": "Wo du suchst",
  "{0}: this is work on site. The marketplaces that this tool knows are for work delivered as files, so it names none, and no fee or hourly rate either.":
    "{0}: Das ist Arbeit vor Ort. Die Marktplätze, die dieses Werkzeug kennt, sind für Arbeit, die als Datei geliefert wird. Darum nennt es keinen, und auch keine Gebühr und keinen Stundensatz.",
  "{0}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.":
    "{0}: Dieses Werkzeug kennt die Rolle nicht. Darum nennt es keinen Marktplatz, keine Gebühr und keinen Stundensatz; was folgt, gilt für jede Arbeit.",
  "Ask customers, neighbors and people who already do this work for one name each, and call those people first.":
    "Bitte Kunden, Nachbarn und Leute, die diese Arbeit schon machen, um je einen Namen, und ruf zuerst dort an.",
  "Put the job post where people come by ({0}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Häng die Anzeige dort aus, wo Leute vorbeikommen ({0}): Läden, Vereine, Schulen und Schwarze Bretter, dazu die Nachbarschaftsgruppen im Netz.",
  "Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Häng die Anzeige dort aus, wo Leute mit dieser Arbeit vorbeikommen: Läden, Vereine, Schulen und Schwarze Bretter, dazu die Nachbarschaftsgruppen im Netz.",
  "Ask the public employment service and the schools or associations of this work; posting there is often free.":
    "Frag bei der Arbeitsagentur und bei Schulen oder Verbänden dieser Arbeit nach; eine Anzeige ist dort oft kostenlos.",
  "Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?":
    "Gibt es bei dir eine Agentur oder Website genau für diese Arbeit? Wie viel behält sie vom Lohn, und wer ist der Arbeitgeber?",
  "What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.":
    "Was wird dafür bei dir üblicherweise bezahlt? Frag drei Leute, die es machen, und sieh den Mindestlohn nach.",
  "budget / {0}, before taxes and contributions": "Budget / {0}, vor Steuern und Abgaben",
  "What is done, where, on which days and at what time ({0})? One sentence, before you ask anybody.":
    "Was wird getan, wo, an welchen Tagen und um wie viel Uhr ({0})? Ein Satz, bevor du jemanden anfragst.",
  "Each time as agreed: place, day, start and end are in one shared calendar":
    "Jedes Mal wie vereinbart: Ort, Tag, Beginn und Ende stehen in einem gemeinsamen Kalender",
  "A short message afterwards: what was done, and what was unusual":
    "Danach eine kurze Nachricht: was gemacht wurde und was ungewöhnlich war",
  "A page with everything that somebody else needs to take over for a day":
    "Eine Seite mit allem, was jemand anders braucht, um für einen Tag einzuspringen",
  "You write down three things that you can check on the spot, and check them on the first, the third and the tenth time":
    "Du notierst drei Dinge, die du vor Ort prüfen kannst, und prüfst sie beim ersten, dritten und zehnten Mal",
  "Once you watch without saying anything, and once you ask the people it is done for":
    "Einmal siehst du zu, ohne etwas zu sagen, und einmal fragst du die Leute, für die es getan wird",
  "Before the first day you have seen the document, with its date: {0}":
    "Vor dem ersten Tag hast du den Nachweis mit Datum gesehen: {0}",
  "Work that was not agreed: it is agreed and paid for separately":
    "Arbeit, die nicht vereinbart war: Sie wird gesondert vereinbart und bezahlt",
  "Travel, material and equipment: write down who brings and who pays for what":
    "Fahrt, Material und Ausrüstung: Schreib auf, wer was mitbringt und wer es bezahlt",
  "[how many hours a week]": "[wie viele Stunden pro Woche]",
  "[what you pay, per hour or each time]": "[was du zahlst, pro Stunde oder pro Einsatz]",
  "We are looking for {0}. What matters to us: {1}.": "Wir suchen: {0}. Wichtig ist uns: {1}.",
  "The work: {0}": "Die Arbeit: {0}",
  "When and where: [days, time, place]. {0}, {1}.": "Wann und wo: [Tage, Uhrzeit, Ort]. {0}, {1}.",
  "It begins with one paid trial shift; it is paid whether or not we go on.":
    "Es beginnt mit einem bezahlten Probeeinsatz; bezahlt wird er, ob wir weitermachen oder nicht.",
  "Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.":
    "Bitte antworte mit den Zeiten, zu denen du kannst, wo du solche Arbeit schon gemacht hast und wen wir fragen dürfen, und der Frage, die du uns zuerst stellen würdest.",
  "One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.":
    "Ein normaler Einsatz in der echten Arbeit, begleitet von dir oder jemandem, der sie kennt. Zwei oder drei Kandidaten machen nacheinander denselben Einsatz.",
  "One shift": "Ein Einsatz",
  "The hours of the shift at {0} each": "Die Stunden des Einsatzes zu je {0}",
  "hours × {0}": "Stunden × {0}",
  "The usual pay for the hours of the shift, in any case":
    "Der übliche Lohn für die Stunden des Einsatzes, in jedem Fall",
  "Whether they were there on time and ready": "Ob sie pünktlich da und bereit waren",
  "Whether the three things that you wrote down were right": "Ob die drei Dinge stimmten, die du notiert hattest",
  "Whether they told you what went wrong before you asked": "Ob sie dir von sich aus gesagt haben, was schiefging",
  "This is the work: {0}. What can go wrong with it, and what do you do then?":
    "Das ist die Arbeit: {0}. Was kann dabei schiefgehen, und was machst du dann?",
  "What can go wrong in this work, and what do you do then?":
    "Was kann bei dieser Arbeit schiefgehen, und was machst du dann?",
  "Two or three things that they have seen themselves": "Zwei oder drei Dinge, die sie selbst erlebt haben",
  "“Nothing goes wrong”": "„Da geht nichts schief“",
  "You wake up ill on a day of work. What happens next?": "Du wachst an einem Arbeitstag krank auf. Was passiert dann?",
  "They tell you at once, and know somebody who could step in":
    "Sie sagen sofort Bescheid und kennen jemanden, der einspringen könnte",
  "“I am never ill”": "„Ich bin nie krank“",
  "Who did you last do this kind of work for, and may I call them?":
    "Für wen hast du zuletzt solche Arbeit gemacht, und darf ich dort anrufen?",
  "A name, and how it ended": "Ein Name, und wie es geendet hat",
  "No name": "Kein Name",
  "Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as employment. Ask before the first paid day. Not legal advice.":
    "Angestellt oder selbstständig? Wo du Zeit, Ort und Arbeitsweise vorgibst, gilt es rechtlich oft als Anstellung. Frag vor dem ersten bezahlten Tag nach. Keine Rechtsberatung.",
  "Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.":
    "Wer zahlt, wenn etwas kaputtgeht oder jemand verletzt wird: ihre Versicherung, deine oder keine? Sieh dir die Police vor dem ersten Tag an.",
  "Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.":
    "Braucht diese Arbeit bei dir eine Erlaubnis, eine Anmeldung oder ein Führungszeugnis? Frag bei der Stadt oder beim Verband dieser Arbeit.",
  "On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.":
    "Auf einer Seite, von beiden unterschrieben: Lohn und Zahltag, Zeiten, was bei Absage am selben Tag gilt, Krankheit und Kündigung.",
  "Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.":
    "Schlüssel, Adressen und Daten von Kunden: bei der Übergabe notiert und am letzten Tag zurückgegeben.",
  "{0} for {1} ({2}): start with {3}.": "{0} für {1} ({2}): Fang an mit {3}.",
  "{0}: {1} more than your budget of {2} allows": "{0}: {1} mehr, als dein Budget von {2} erlaubt",
  "{0}: less than your budget of {1}": "{0}: weniger als dein Budget von {1}",
  "{0}: within your budget of {1}": "{0}: innerhalb deines Budgets von {1}",
  "Your hours at your rate, before fees": "Deine Stunden zu deinem Satz, vor Gebühren",
  "One finished piece that shows {0}, in a file that you can open yourself":
    "Ein fertiges Stück, das {0} zeigt, in einer Datei, die du selbst öffnen kannst",
  "A page that says how somebody else goes on with it": "Eine Seite, die erklärt, wie jemand anders damit weitermacht",
  "The result: {0}": "Das Ergebnis: {0}",
  "Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.":
    "Bitte antworte mit einer Arbeit, die dieser nahekommt, was du selbst daran gemacht hast, und der Frage, die du uns zuerst stellen würdest.",
  "One small, real piece of the work that you need anyway, with its acceptance written down":
    "Ein kleines, echtes Stück der Arbeit, das du ohnehin brauchst, mit schriftlichem Abnahmekriterium",
  "Which client did you once disappoint, and may I call them?":
    "Welchen Kunden hast du einmal enttäuscht, und darf ich dort anrufen?",
  "A name, and what they have changed since": "Ein Name, und was sich seitdem geändert hat",
  "“There was nobody”": "„Da gab es niemanden“",
  "Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.":
    "Könnten sie nach dem Recht ihres Landes als deine Angestellten gelten? Frag nach, bevor es länger als drei Monate dauert. Keine Rechtsberatung.",
  "This matters to me: {0}. When was that hard to live up to, and what did you do?":
    "Das ist mir wichtig: {0}. Wann fiel es dir schwer, dabei zu bleiben, und was hast du getan?",
  "One case in detail, and somebody who can confirm it": "Ein Fall im Detail, und jemand, der ihn bestätigen kann",
  "Only “I always am”": "Nur „Das bin ich immer“",
  "About the place, {0}: how do you get there, and how long does it take at that time of day?":
    "Zum Ort, {0}: Wie kommst du hin, und wie lange brauchst du zur Arbeitszeit?",
  "A way and a time that they have tried": "Ein Weg und eine Zeit, die sie ausprobiert haben",
  "“That will work out somehow”": "„Das klappt schon irgendwie“",
  "You need a document for this: {0}. Who issued yours, until when is it valid, and may I see it?":
    "Dafür braucht es einen Nachweis: {0}. Wer hat deinen ausgestellt, bis wann gilt er, und darf ich ihn sehen?",
  "They bring it, or say what they lack": "Sie bringen ihn mit oder sagen, was fehlt",
  "“I will hand it in later”": "„Den reiche ich nach“",
  "I am also looking for this: {0}. What have you done with it, and who can confirm it?":
    "Ich suche auch das: {0}. Was hast du damit gemacht, und wer kann es bestätigen?",
};
