import type { Catalogue } from "../catalogue.ts";

export const hiring: Catalogue = {
  "without the fee that its page shows": "ohne die Gebühr, die dort auf der Seite steht",
  "Total client cost": "Gesamtkosten für dich",
  "Of your budget, this much pays for work": "So viel deines Budgets bezahlt die Arbeit",
  "{0} of {1}": "{0} von {1}",
  "At {0} an hour": "Bei {0} pro Stunde",
  "{0} hours and more": "{0} Stunden und mehr",
  "{0} to {1} hours": "{0} bis {1} Stunden",
  "(budget − ${0}) / ({1} × (1 + {2}%))": "(Budget − {0} $) / ({1} × (1 + {2} %))",
  "In your words: {0}.": "In deinen Worten: {0}.",
  "What is different for a customer when the work is done ({0})? One sentence, before you ask anybody.":
    "Was ist für einen Kunden anders, wenn die Arbeit getan ist ({0})? Ein Satz, bevor du jemanden anfragst.",
  "You name three cases for {0} beforehand, and all three work while you watch":
    "Du nennst vorher drei Fälle für {0}, und alle drei funktionieren vor deinen Augen",
  "Changes after acceptance, unless something was faulty": "Änderungen nach der Abnahme, außer es war ein Fehler",
  "Accounts, licenses and hosting: they are in your name and paid by you":
    "Konten, Lizenzen und Hosting: Sie laufen auf deinen Namen, und du zahlst sie",
  "About {0} hours": "Etwa {0} Stunden",
  "A fixed scope": "Fester Umfang",
  "{0} an hour": "{0} pro Stunde",
  "{0} in all, by milestones": "{0} insgesamt, nach Meilensteinen",
  "We are looking for {0}. Skills: {1}.": "Wir suchen: {0}. Kenntnisse: {1}.",
  "[one sentence]": "[ein Satz]",
  "You deliver: {0}.": "Du lieferst: {0}.",
  "[what you can open and use]": "[etwas, das man öffnen und benutzen kann]",
  "We accept it when: {0}.": "Wir nehmen es ab, wenn: {0}.",
  "[a test you name beforehand]": "[ein vorher festgelegter Test]",
  "It begins with a paid trial of {0} hours; whoever does it is paid whether or not we go on.":
    "Es beginnt mit einer bezahlten Probe von {0} Stunden; bezahlt wird sie, ob wir weitermachen oder nicht.",
  "Answers without the question are not read.": "Antworten ohne die Frage lesen wir nicht.",
  "Pay for the trial": "Bezahlung der Probe",
  "{0}. Three candidates get the same task and the same day.":
    "{0}. Drei Kandidaten bekommen dieselbe Aufgabe am selben Tag.",
  "{0} per candidate": "{0} pro Kandidat",
  "3 to 5 hours at their own rate, paid in any case": "3 bis 5 Stunden zum eigenen Satz, in jedem Fall bezahlt",
  "What they asked before they began": "Was sie vor dem Anfangen gefragt haben",
  "Whether it passes: {0}": "Ob es besteht: {0}",
  "the test you wrote down": "der Test, den du notiert hast",
  "What they left out, and whether they said so": "Was sie weggelassen haben, und ob sie es gesagt haben",
  "Whether somebody else could go on with it tomorrow": "Ob jemand anders morgen damit weitermachen könnte",
  "{0}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.":
    "{0}: Das ist vielleicht eine Fähigkeit, von der du lebst. Brauchst du sie länger als sechs Monate, stell jemanden ein oder gründe gemeinsam, statt Stunden zu kaufen.",
  "For one task of {0}, pay money. Shares for a task cost more than they look and stay on the cap table.":
    "Für eine Aufgabe von {0} zahl Geld. Anteile für eine Aufgabe kosten mehr, als es aussieht, und bleiben in der Cap Table.",
  "Median grants: 1.50% to the first employee, 0.33% to the fifth.":
    "Mittlere Zuteilung: 1,50 % für den ersten Mitarbeiter, 0,33 % für den fünften.",
  "Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.":
    "Vier Jahre Vesting mit einem Jahr Cliff, egal für wen; vor dem Cliff ist nichts verdient.",
  "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.":
    "Gar kein Geld: Berater, Studierende, Fördermittel oder Anteile mit Vesting und schriftlicher Rolle. Nie Anteile auf ein Versprechen.",
  "One case in detail, with what went wrong": "Ein Fall im Detail, mit dem, was schiefging",
  "General words about the field": "Allgemeines über das Fach",
  "I want this: {0}. What is the smallest version that would teach us something?":
    "Ich möchte das hier: {0}. Was ist die kleinste Version, aus der wir etwas lernen?",
  "What would you ask me before you begin ({0})?": "Was würdest du mich fragen, bevor du anfängst ({0})?",
  "They make it smaller, or ask who it is for": "Sie machen es kleiner oder fragen, für wen es ist",
  "A price before a question": "Ein Preis vor einer Frage",
  "All rights to the work pass to the company when it is paid, in writing, before work begins.":
    "Alle Rechte gehen mit der Bezahlung an die Firma; schriftlich, vor Arbeitsbeginn.",
  "Payment by milestone on acceptance; the last one is at least a fifth.":
    "Zahlung je Meilenstein bei Abnahme; der letzte ist mindestens ein Fünftel.",
  "Test data only; no customer data and no production keys until they are needed, and taken back on the last day.":
    "Nur Testdaten; keine Kundendaten und keine Produktionsschlüssel, bevor sie nötig sind, und am letzten Tag zurück.",
  "Access to what the task needs and no more, under your own accounts, taken back on the last day.":
    "Zugang nur zu dem, was die Aufgabe braucht, über deine eigenen Konten, am letzten Tag zurückgenommen.",
  "LinkedIn Jobs, for a contractor of your own": "LinkedIn Jobs, für eigene freie Mitarbeiter",
  "Y Combinator co-founder matching": "Y Combinator, Mitgründer-Suche",
  "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.":
    "Eine klare Aufgabe mit festen Meilensteinen: Das Geld wird bis zur Abnahme gehalten, und man sieht, was jemand bisher gemacht hat.",
  "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.":
    "Du zahlst 5 % im Basistarif (3 % von einem US-Konto) oder 10 % bei Business Plus, dazu 0,99–14,99 $ pro Vertrag; der Freelancer zahlt 0–15 %.",
  "Freelancers with portfolios who keep what you pay; good for design and for pages that are seen.":
    "Freelancer mit Portfolio, die behalten, was du zahlst; gut für Design und sichtbare Seiten.",
  "No commission on what the freelancer is paid.": "Keine Provision auf das, was der Freelancer bekommt.",
  "Productised work with a price on it: one clear piece, delivered in days.":
    "Fertig geschnürte Arbeit mit Preisschild: ein klares Stück, in Tagen geliefert.",
  "The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here.":
    "Der Verkäufer zahlt 20 %; die Gebühr des Käufers steht an der Kasse und ist hier nicht eingerechnet.",
  "Screened senior people within days, for a task where a wrong choice costs more than the premium.":
    "Geprüfte Senior-Leute binnen Tagen, wenn eine falsche Wahl teurer ist als der Aufpreis.",
  "The premium is inside the hourly rate; a deposit is usual. Ask for both in writing.":
    "Der Aufpreis steckt im Stundensatz; eine Anzahlung ist üblich. Lass dir beides schriftlich geben.",
  "Vetted engineers for a project of weeks, proposed by a person who read your scope.":
    "Geprüfte Entwickler für Projekte von einigen Wochen, vorgeschlagen von jemandem, der deinen Umfang gelesen hat.",
  "The premium is inside the hourly rate. Ask for it in writing.":
    "Der Aufpreis steckt im Stundensatz. Lass ihn dir schriftlich geben.",
  "A small team that worked together before, for a product rather than a task.":
    "Ein kleines, eingespieltes Team, eher für ein Produkt als für eine Aufgabe.",
  "The premium is inside the rate. Ask for it in writing.":
    "Der Aufpreis steckt im Satz. Lass ihn dir schriftlich geben.",
  "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.":
    "Zehn bis zwanzig Stunden pro Woche über Monate: billiger als ein Marktplatz, und das Wissen bleibt bei einer Person.",
  "No fee; you write the contract and the assignment of rights yourself.":
    "Keine Gebühr; Vertrag und Rechteübertragung schreibst du selbst.",
  "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.":
    "Ein Mitgründer oder erster Mitarbeiter, für eine Fähigkeit, von der die Firma länger als sechs Monate lebt: Das Wissen bleibt, und ein Teil der Bezahlung sind Anteile.",
  "No fee; the price is salary and shares with vesting.":
    "Keine Gebühr; der Preis sind Gehalt und Anteile mit Vesting.",
  "The pages in your repository, with a readme that starts them by one command":
    "Die Seiten in deinem Repository, mit einem Readme, das sie mit einem Befehl startet",
  "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone":
    "Ein Fremder klont es, startet es in zehn Minuten, und jede Seite läuft bei 390 und 1440 Pixeln nur mit der Tastatur",
  "Build one screen from a sketch, with one empty and one failed state, in your repository":
    "Einen Bildschirm nach einer Skizze bauen, mit Leer- und Fehlerzustand, in deinem Repository",
  "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?":
    "Zeig einen Bildschirm, der auf einem langsamen Handy laufen musste. Was hast du gemessen, was weggelassen?",
  "Numbers before and after, and something they decided not to build":
    "Zahlen vorher und nachher, und etwas, das sie bewusst nicht gebaut haben",
  "Only names of frameworks, no page you can open": "Nur Namen von Frameworks, keine Seite zum Öffnen",
  "The service with its migrations, and tests that say what it guarantees":
    "Der Dienst mit seinen Migrationen und Tests, die sagen, was er garantiert",
  "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once":
    "Die Tests laufen auf einer frischen Maschine, eine Anfrage ohne Rechte wird abgelehnt, und eine Wiederherstellung wird einmal gezeigt",
  "Add one endpoint with validation, one refusal and a test, to a small repository you give them":
    "Einen Endpunkt mit Validierung, einer Ablehnung und einem Test in ein kleines Repository von dir einbauen",
  "Tell me about data you lost or nearly lost. What changed afterwards?":
    "Erzähl von Daten, die du verloren hast oder fast. Was war danach anders?",
  "A real incident, told with their own part in it": "Ein echter Vorfall, mit dem eigenen Anteil daran",
  "Never had one, or it was always somebody else": "Nie passiert, oder es waren immer andere",
  "The app in the test channel of the store, under your own account":
    "Die App im Testkanal des Stores, unter deinem eigenen Konto",
  "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives":
    "Du installierst sie auf zwei eigenen Handys, sie startet ohne Netz, und der Bericht eines erzwungenen Absturzes kommt an",
  "One screen with a list, loading from your test address, that works without a network":
    "Ein Bildschirm mit einer Liste von deiner Testadresse, der ohne Netz funktioniert",
  "Which app of yours is in a store today, and what did the last three one-star reviews say?":
    "Welche App von dir ist heute in einem Store, und was sagten die letzten drei Ein-Stern-Bewertungen?",
  "They know the reviews without looking": "Sie kennen die Bewertungen auswendig",
  "Screenshots instead of a store link": "Screenshots statt eines Store-Links",
  "The pipeline, the evaluation set of 100 real cases, and the cost of one case":
    "Die Pipeline, der Testsatz mit 100 echten Fällen und die Kosten pro Fall",
  "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price":
    "Die Evaluierung läuft mit einem Befehl und ergibt das Ergebnis im Bericht; die Kosten pro Fall bleiben unter einem Drittel deines Preises",
  "Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why":
    "Eine einfache Baseline an 30 deiner Fälle messen und sagen, welche zehn sie verfehlt und warum",
  "When was the simple solution better than the model?": "Wann war die einfache Lösung besser als das Modell?",
  "A baseline they measured first": "Eine Baseline, die sie zuerst gemessen haben",
  "A demo without a number of how often it fails": "Eine Demo ohne Zahl, wie oft sie scheitert",
  "Everything as code in your account, with a bill estimate and a page on what to do at night":
    "Alles als Code in deinem Konto, mit Kostenschätzung und einer Seite, was nachts zu tun ist",
  "A new environment comes up from the code alone, and a lost machine is replaced while you watch":
    "Eine neue Umgebung entsteht allein aus dem Code, und eine verlorene Maschine wird vor deinen Augen ersetzt",
  "Write down how one service of yours is backed up and restored, and do the restore":
    "Aufschreiben, wie ein Dienst von dir gesichert und wiederhergestellt wird, und es tun",
  "What do you refuse to automate?": "Was automatisierst du bewusst nicht?",
  "A limit with a reason": "Eine Grenze mit Begründung",
  "Accounts in their name": "Konten auf ihren Namen",
  "Editable sources, the components and their states, and the rights to both":
    "Bearbeitbare Quellen, die Komponenten mit ihren Zuständen und die Rechte an beidem",
  "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more":
    "Fünf deiner Kunden schaffen die Hauptaufgabe am Prototyp ohne Hilfe; der Textkontrast ist 4,5 zu 1 oder mehr",
  "Redraw one screen that exists, and say in three sentences what you took away":
    "Einen vorhandenen Bildschirm neu zeichnen und in drei Sätzen sagen, was weggefallen ist",
  "Show a design that failed with users. What did you see them do?":
    "Zeig einen Entwurf, der bei Nutzern durchgefallen ist. Was hast du sie tun sehen?",
  "They watched people, and changed it": "Sie haben Menschen zugesehen und es geändert",
  "Only pictures, no process and no user": "Nur Bilder, kein Prozess und keine Nutzer",
  "The texts in an editable file, each with its purpose and its one reader":
    "Die Texte in einer bearbeitbaren Datei, jeder mit Zweck und einem Leser",
  "Three buyers say in their own words what you sell after reading the first paragraph":
    "Drei Käufer sagen nach dem ersten Absatz in eigenen Worten, was du verkaufst",
  "Rewrite your first page's first paragraph in three versions, after one 20-minute call with you":
    "Den ersten Absatz deiner Startseite in drei Fassungen neu schreiben, nach einem 20-Minuten-Gespräch mit dir",
  "Which text of yours moved a number? Which number?": "Welcher Text von dir hat eine Zahl bewegt? Welche?",
  "They know the number and doubt it": "Sie kennen die Zahl und bezweifeln sie",
  "Samples that could be about any company": "Proben, die zu jeder Firma passen würden",
  "One channel set up in your own accounts, with its cost per lead by week":
    "Ein Kanal in deinen eigenen Konten, mit Kosten pro Lead je Woche",
  "You can name the cost of one lead and of one customer from the report without asking anybody":
    "Du kannst aus dem Bericht die Kosten eines Leads und eines Kunden nennen, ohne jemanden zu fragen",
  "Look through your page and one account, and propose one test with the number that ends it":
    "Deine Seite und ein Konto durchsehen und einen Test vorschlagen, mit der Zahl, die ihn beendet",
  "Tell me about a channel you gave up. At which number?":
    "Erzähl von einem Kanal, den du aufgegeben hast. Bei welcher Zahl?",
  "A threshold set beforehand": "Eine vorher gesetzte Schwelle",
  "Reach, likes and impressions instead of customers": "Reichweite, Likes und Impressionen statt Kunden",
  "A list of named prospects, the messages sent, and every answer in your own CRM":
    "Eine Liste namentlicher Interessenten, die gesendeten Nachrichten und jede Antwort in deinem CRM",
  "Ten conversations with buyers on your calendar, with notes you can read":
    "Zehn Gespräche mit Käufern in deinem Kalender, mit lesbaren Notizen",
  "Write to five of your prospects after one call with you, and bring back what they answered":
    "Nach einem Gespräch mit dir fünf deiner Interessenten anschreiben und die Antworten mitbringen",
  "Describe the last deal you lost. Who decided against you, and why?":
    "Beschreib den letzten verlorenen Abschluss. Wer hat sich gegen dich entschieden, und warum?",
  "The name of the role that decided, and the alternative it chose":
    "Die Rolle, die entschieden hat, und die gewählte Alternative",
  "Pays by leads they will not name": "Abrechnung nach Leads, die sie nicht nennen wollen",
  "The final files, the project files, and a list of the rights of music and pictures":
    "Die fertigen Dateien, die Projektdateien und eine Liste der Rechte an Musik und Bildern",
  "The first three seconds say what it is about with the sound off; all rights are on the list":
    "Die ersten drei Sekunden sagen ohne Ton, worum es geht; alle Rechte stehen auf der Liste",
  "Cut 30 seconds from material you give them, in two versions":
    "30 Sekunden aus deinem Material schneiden, in zwei Fassungen",
  "What did you cut out of your best piece, and why?":
    "Was hast du aus deinem besten Stück herausgeschnitten, und warum?",
  "They think about who watches": "Sie denken an die Zuschauer",
  "Music or pictures without a license": "Musik oder Bilder ohne Lizenz",
  "The finished documents, with the open questions on one page":
    "Die fertigen Dokumente, mit den offenen Fragen auf einer Seite",
  "A second professional finds nothing to change in a sample you choose":
    "Eine zweite Fachperson findet in einer Stichprobe deiner Wahl nichts zu ändern",
  "Review one contract or one month, and list the three largest risks":
    "Einen Vertrag oder einen Monat prüfen und die drei größten Risiken nennen",
  "What would you advise a company of my size not to do yet?":
    "Wovon würdest du einer Firma meiner Größe noch abraten?",
  "They save you money against their own interest": "Sie sparen dir Geld gegen ihr eigenes Interesse",
  "Answers before they asked anything": "Antworten, bevor sie etwas gefragt haben",
};
