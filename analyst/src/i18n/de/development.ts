import type { Catalogue } from "../catalogue.ts";

export const development: Catalogue = {
  "handing over work": "Arbeit abgeben",
  selling: "Verkaufen",
  "speaking in public": "vor Menschen sprechen",
  "feedback and difficult conversations": "Feedback und schwierige Gespräche",
  "undisturbed work": "ungestörtes Arbeiten",
  "planning your time": "die Zeit planen",
  sleep: "Schlaf",
  exercise: "Bewegung",
  "less work and stress": "weniger Arbeit und Stress",
  confidence: "Zutrauen",
  "raising money": "Geld aufnehmen",
  hiring: "Einstellen",
  learning: "Lernen",
  "Gollwitzer and Sheeran, 94 tests of if-then plans": "Gollwitzer und Sheeran, 94 Tests von Wenn-dann-Plänen",
  "decisions others took without asking you": "Entscheidungen, die andere trafen, ohne dich zu fragen",
  "List everything you did in the last five working days and mark what only you can do":
    "Liste alles auf, was du in den letzten fünf Arbeitstagen getan hast, und markiere, was nur du kannst",
  "Write down for one task what done looks like, and give it to one person with the right to decide":
    "Schreib für eine Aufgabe auf, wann sie erledigt ist, und gib sie einer Person, die dabei selbst entscheiden darf",
  "Let one result stand that is good enough and not yours, and note what it really cost":
    "Lass ein Ergebnis stehen, das gut genug und nicht deines ist, und notiere, was es wirklich gekostet hat",
  "Give away a whole area with its number, and meet about the number once a week only":
    "Gib einen ganzen Bereich mit seiner Kennzahl ab, und sprecht nur einmal pro Woche über diese Zahl",
  "Be unreachable for two working days and read afterwards what waited":
    "Sei zwei Arbeitstage lang nicht erreichbar und lies danach, was liegen geblieben ist",
  "somebody asks me what to do": "mich jemand fragt, was zu tun ist",
  "ask “What would you do?” and wait for the answer": "frage ich „Was würdest du tun?“ und warte die Antwort ab",
  "a week in which nothing waited for you": "eine Woche, in der nichts auf dich gewartet hat",
  "conversations with people who could pay": "Gespräche mit Leuten, die zahlen könnten",
  "Write the list of 40 people or firms by name, with the reason each might care":
    "Schreib eine Liste mit 40 Personen oder Firmen beim Namen und mit dem Grund, warum es sie angehen könnte",
  "Write to ten of them in your own words, and keep every answer":
    "Schreib zehn von ihnen in deinen eigenen Worten an und heb jede Antwort auf",
  "Hold five calls with one question about the past and no demo; note the words they use":
    "Führe fünf Gespräche mit einer Frage zur Vergangenheit und ohne Demo; notiere die Wörter, die sie benutzen",
  "Ask two people for money, with a price and a date, and say nothing after the question":
    "Bitte zwei Personen um Geld, mit Preis und Datum, und sag nach der Frage nichts mehr",
  "Rewrite the first sentence with their words and do the next ten":
    "Schreib den ersten Satz mit ihren Wörtern neu und geh die nächsten zehn an",
  "I have opened my mail in the morning": "ich morgens mein Postfach geöffnet habe",
  "write to one person on the list before I answer anything":
    "schreibe ich einer Person von der Liste, bevor ich irgendetwas beantworte",
  "one payment from a stranger": "eine Zahlung von jemand Fremdem",
  "minutes spoken in front of people": "Minuten, die du vor Leuten gesprochen hast",
  "Record three minutes about what you build and listen to it once, to the end":
    "Nimm drei Minuten darüber auf, was du baust, und hör sie dir einmal bis zum Ende an",
  "Cut it to 60 seconds and say it to two people who do not know it; ask what you sell":
    "Kürze es auf 60 Sekunden und erzähl es zwei Personen, die es nicht kennen; frag sie, was du verkaufst",
  "Give a ten-minute talk to five people and answer questions until they have none":
    "Halte vor fünf Leuten einen Vortrag von zehn Minuten und beantworte Fragen, bis keine mehr kommen",
  "Ask for a slot at one event, and prepare by saying it aloud four times":
    "Bitte um einen Platz auf einer Veranstaltung und bereite dich vor, indem du ihn viermal laut sprichst",
  "Give it, and write down the question you answered worst":
    "Halte ihn und schreib die Frage auf, die du am schlechtesten beantwortet hast",
  "I close my laptop at noon": "ich mittags den Laptop zuklappe",
  "say the first minute of my talk aloud, standing": "spreche ich die erste Minute meines Vortrags laut und im Stehen",
  "a talk in front of people who did not have to come": "ein Vortrag vor Leuten, die nicht kommen mussten",
  "conversations in which both said something new": "Gespräche, in denen beide etwas Neues gesagt haben",
  "Write for each person what you have not said, and what it costs not to":
    "Schreib für jede Person auf, was du nicht gesagt hast und was es kostet, es nicht zu sagen",
  "Say one of them within 48 hours: what you saw, what it did, what you ask for":
    "Sag einer von ihnen innerhalb von 48 Stunden, was du gesehen hast, was es bewirkt hat und worum du bittest",
  "Ask each person what you should stop, and do not answer for a day":
    "Frag jede Person, womit du aufhören solltest, und antworte einen Tag lang nicht",
  "Hold a half-hour with each person every week, their topics first":
    "Sprich jede Woche eine halbe Stunde mit jeder Person, ihre Themen zuerst",
  "I notice that I hold something back": "ich merke, dass ich etwas zurückhalte",
  "put it into the calendar of the person for the same week":
    "trage ich es der Person noch für dieselbe Woche in den Kalender ein",
  "somebody told you bad news before you asked":
    "jemand hat dir eine schlechte Nachricht gesagt, bevor du gefragt hast",
  "hours of undisturbed work on the one thing that counts": "Stunden ungestörter Arbeit an dem einen, was zählt",
  "Write down for three days every interruption, and who caused it":
    "Schreib drei Tage lang jede Unterbrechung auf und wer sie verursacht hat",
  "Choose the one piece of work that would make the week good, and put it into two mornings":
    "Wähle die eine Arbeit, die die Woche gut machen würde, und leg sie auf zwei Vormittage",
  "Work two blocks of 90 minutes with phone and mail in another room":
    "Arbeite zwei Blöcke von 90 Minuten, mit Telefon und Postfach in einem anderen Raum",
  "Tell the people who interrupt most when you are there for them, and keep to it":
    "Sag denen, die am meisten unterbrechen, wann du für sie da bist, und halte dich daran",
  "Finish one piece that waited for more than a month":
    "Bring eine Sache zu Ende, die länger als einen Monat gewartet hat",
  "I sit down in the morning": "ich mich morgens hinsetze",
  "work 20 minutes on the one thing before I open any mail":
    "arbeite ich 20 Minuten an dem einen, bevor ich das Postfach öffne",
  "one piece finished that waited for a month": "eine fertige Sache, die einen Monat gewartet hat",
  "planned things that were done in the week they were planned for":
    "geplante Dinge, die in der geplanten Woche erledigt wurden",
  "Empty everything you carry in your head onto one list":
    "Schreib alles, was du im Kopf mit dir trägst, auf eine einzige Liste",
  "Strike out a third of it and tell those who wait for it":
    "Streiche ein Drittel davon und sag es denen, die darauf warten",
  "Plan the week by hours: no more than 70% of them": "Plane die Woche nach Stunden: höchstens 70 % davon",
  "Compare plan and week, and write down the one thing that pushed the others out":
    "Vergleiche Plan und Woche und schreib das eine auf, was das andere verdrängt hat",
  "Say no to one request that a good person makes": "Sag Nein zu einer Bitte, die von jemand Gutem kommt",
  "I finish work for the day": "ich Feierabend mache",
  "write down the first thing of tomorrow and close everything else":
    "schreibe ich das Erste für morgen auf und schließe alles andere",
  "three weeks in which what was planned was done": "drei Wochen, in denen das Geplante erledigt wurde",
  "nights in bed at the hour you set": "Nächte, in denen du zur gesetzten Stunde im Bett warst",
  "Write down for seven days when the light went out and when you woke":
    "Schreib sieben Tage lang auf, wann das Licht ausging und wann du aufgewacht bist",
  "Set one hour for getting up, the same on all seven days":
    "Leg eine Uhrzeit zum Aufstehen fest, an allen sieben Tagen dieselbe",
  "Take the phone out of the bedroom and buy an alarm clock":
    "Nimm das Telefon aus dem Schlafzimmer und kauf einen Wecker",
  "Move the last coffee to before noon, and the last hard talk to before eight":
    "Leg den letzten Kaffee vor den Mittag und das letzte schwere Gespräch vor acht Uhr abends",
  "the clock says ten in the evening": "es zehn Uhr abends ist",
  "put the phone to charge in another room": "lege ich das Telefon in einem anderen Zimmer zum Laden",
  "two weeks with the same hour of getting up": "zwei Wochen mit derselben Uhrzeit beim Aufstehen",
  "times you moved for twenty minutes": "Male, die du dich zwanzig Minuten bewegt hast",
  "Choose what you disliked least in the past, and lay the clothes out":
    "Wähle, was dir früher am wenigsten zuwider war, und leg die Kleidung bereit",
  "Move three times for 20 minutes, however slowly": "Beweg dich dreimal 20 Minuten, wie langsam auch immer",
  "Agree on one fixed time with one person": "Vereinbare mit einer Person einen festen Termin",
  "Go once when you do not want to, for ten minutes only": "Geh einmal los, wenn du nicht willst, nur für zehn Minuten",
  "I put my cup away after the first coffee": "ich nach dem ersten Kaffee die Tasse wegräume",
  "put on my shoes and go out": "ziehe ich die Schuhe an und gehe hinaus",
  "three weeks without a gap of more than three days": "drei Wochen ohne eine Lücke von mehr als drei Tagen",
  "evenings without work": "Abende ohne Arbeit",
  "Write down when in the last two weeks you were at your limit, and what came before":
    "Schreib auf, wann du in den letzten zwei Wochen an deiner Grenze warst und was davor war",
  "Name the one duty that could end this month, and end it or hand it over":
    "Nenne die eine Pflicht, die diesen Monat enden könnte, und beende sie oder gib sie ab",
  "Keep two evenings and one day free, and tell those who would miss you then":
    "Halte zwei Abende und einen Tag frei und sag es denen, die dich dann vermissen würden",
  "Speak with a doctor or a counsellor if it does not ease within four weeks":
    "Sprich mit einer Ärztin, einem Arzt oder einer Beratungsstelle, wenn es in vier Wochen nicht leichter wird",
  "I leave my desk": "ich meinen Schreibtisch verlasse",
  "walk ten minutes without a phone before I am home": "gehe ich zehn Minuten ohne Telefon, bevor ich zu Hause bin",
  "four weeks with the free evenings kept": "vier Wochen, in denen die freien Abende frei blieben",
  "things you tried that could have been refused": "Versuche, die man hätte ablehnen können",
  "Write down the last five things you did not ask for, and what you expected to hear":
    "Schreib die letzten fünf Dinge auf, um die du nicht gebeten hast, und welche Antwort du erwartet hast",
  "Ask for something small that will probably be refused, once a week":
    "Bitte einmal pro Woche um etwas Kleines, das wahrscheinlich abgelehnt wird",
  "Show one unfinished thing to somebody whose judgment you fear":
    "Zeig jemandem, dessen Urteil du fürchtest, etwas Unfertiges",
  "Compare what you expected with what happened, in numbers":
    "Vergleiche in Zahlen, was du erwartet hast und was geschehen ist",
  "I catch myself writing “just” or “maybe” in a message":
    "ich mich dabei ertappe, „nur“ oder „vielleicht“ in eine Nachricht zu schreiben",
  "take it out and send": "streiche ich es und schicke sie ab",
  "one yes that you would not have asked for before": "ein Ja, um das du früher nicht gebeten hättest",
  "conversations with investors who lead at your stage":
    "Gespräche mit Investoren, die in deiner Phase eine Runde anführen",
  "Write the list of 40 with a way to each": "Schreib eine Liste mit 40 Investoren und zu jedem einen Weg",
  "Tell the story to three founders who raised, and cut what they did not repeat":
    "Erzähl die Geschichte drei Gründern, die Geld aufgenommen haben, und streiche, was sie nicht wiedergeben",
  "Book ten first calls into the same two weeks": "Leg zehn Erstgespräche in dieselben zwei Wochen",
  "Write down every question asked twice and answer it in the deck":
    "Schreib jede Frage auf, die zweimal kam, und beantworte sie in der Präsentation",
  "a call with an investor ends": "ein Gespräch mit einem Investor endet",
  "write down the hardest question before I do anything else":
    "schreibe ich die schwerste Frage auf, bevor ich etwas anderes tue",
  "a term sheet, or the reason why not from five of them":
    "ein Term Sheet, oder von fünf Investoren der Grund, warum nicht",
  "conversations with people better than you at it": "Gespräche mit Leuten, die darin besser sind als du",
  "Write what has to be true after six months, not what the person does all day":
    "Schreib auf, was nach sechs Monaten wahr sein muss, nicht, was die Person den ganzen Tag tut",
  "Ask ten people for the best person they worked with in it":
    "Frag zehn Leute nach der besten Person, mit der sie darin gearbeitet haben",
  "Give three of them the same paid task of four hours":
    "Gib dreien von ihnen dieselbe bezahlte Aufgabe von vier Stunden",
  "Call two people who worked with your first choice": "Ruf zwei Leute an, die mit deiner ersten Wahl gearbeitet haben",
  "I end a call with somebody I respect": "ich ein Gespräch mit jemandem beende, den ich schätze",
  "ask who is the best they worked with": "frage ich nach der besten Person, mit der er oder sie gearbeitet hat",
  "a signed contract, or three good people you could call tomorrow":
    "ein unterschriebener Vertrag, oder drei gute Leute, die du morgen anrufen könntest",
  "things you can do now without looking them up": "Dinge, die du jetzt kannst, ohne nachzuschlagen",
  "Choose one thing you could show somebody in four weeks, and show it to nobody yet":
    "Wähle eine Sache, die du in vier Wochen jemandem zeigen könntest, und zeig sie noch niemandem",
  "Do the smallest version of it badly, today": "Mach noch heute die kleinste Fassung davon, ruhig schlecht",
  "Find one person who can do it and let them watch you for 30 minutes":
    "Finde eine Person, die es kann, und lass sie dir 30 Minuten zusehen",
  "Repeat what failed, not what went well, three times": "Wiederhole dreimal, was misslungen ist, nicht, was gut lief",
  "Explain it to somebody in ten minutes without notes": "Erklär es jemandem in zehn Minuten ohne Notizen",
  "I have eaten lunch": "ich zu Mittag gegessen habe",
  "practise the part I got wrong last time": "übe ich den Teil, der beim letzten Mal nicht geklappt hat",
  "something finished that somebody else uses": "etwas Fertiges, das jemand anderes benutzt",
  "what you expect before you try": "was du erwartest, bevor du es versuchst",
  "times you did it although you expected it to fail":
    "Male, die du es getan hast, obwohl du ein Scheitern erwartet hast",
  "Write down what you believe about it, and the last time it was wrong":
    "Schreib auf, was du darüber glaubst und wann es zuletzt falsch war",
  "Do the smallest step that would prove the belief wrong":
    "Mach den kleinsten Schritt, der diesen Glauben widerlegen würde",
  "Ask somebody who did it what they thought before": "Frag jemanden, der es getan hat, was er oder sie vorher dachte",
  "Compare expectation and outcome for four attempts": "Vergleiche Erwartung und Ergebnis bei vier Versuchen",
  "I think “not yet”": "ich „noch nicht“ denke",
  "do the first five minutes of it": "mache ich die ersten fünf Minuten davon",
  "one thing done that you had put off": "eine Sache erledigt, die du aufgeschoben hattest",
  "hours that reach the one thing that counts": "Stunden, die bei dem einen ankommen, was zählt",
  "hours on it, undisturbed": "Stunden daran, ungestört",
  "Write down where the hours of three days went": "Schreib auf, wohin die Stunden von drei Tagen gegangen sind",
  "Put two fixed blocks for it into the week": "Setz zwei feste Blöcke dafür in die Woche",
  "Remove the one thing that takes the most hours and matters least":
    "Streiche das eine, was die meisten Stunden nimmt und am wenigsten zählt",
  "Finish one piece of it and show it": "Mach ein Stück davon fertig und zeig es",
  "work on it before anything else": "arbeite ich daran, vor allem anderen",
  "one piece finished and used by somebody": "ein fertiges Stück, das jemand benutzt",
  "what others do when you are not there": "was andere tun, wenn du nicht da bist",
  "decisions taken without you": "Entscheidungen, die ohne dich getroffen wurden",
  "Ask three people what they wait for you to do": "Frag drei Leute, worauf sie bei dir warten",
  "Say in one sentence where you are going, and ask them to say it back":
    "Sag in einem Satz, wohin ihr geht, und lass ihn dir wiedergeben",
  "Give one decision away with its limits in writing": "Gib eine Entscheidung ab, mit ihren Grenzen schriftlich",
  "Praise and correct one thing each week, by what you saw":
    "Lobe und berichtige jede Woche eine Sache, nach dem, was du gesehen hast",
  "a meeting ends": "eine Besprechung endet",
  "ask one person what they would decide differently": "frage ich eine Person, was sie anders entscheiden würde",
  "a decision you would not have taken, and that was good":
    "eine Entscheidung, die du nicht getroffen hättest und die gut war",
  "strength that lasts longer than the company's next year": "Kraft, die länger reicht als das nächste Jahr der Firma",
  "days on which you did it": "Tage, an denen du es getan hast",
  "Write down for a week what gave strength and what took it":
    "Schreib eine Woche lang auf, was Kraft gegeben und was sie genommen hat",
  "Put one thing that gives into three fixed hours of the week":
    "Leg eine Sache, die Kraft gibt, auf drei feste Stunden der Woche",
  "Tell one person about it who will ask": "Erzähl einer Person davon, die nachfragen wird",
  "See a doctor if something has not been right for four weeks":
    "Geh in die Arztpraxis, wenn etwas seit vier Wochen nicht stimmt",
  "I close my laptop in the evening": "ich abends den Laptop zuklappe",
  "do ten minutes of it at once": "mache ich sofort zehn Minuten davon",
  "what you will not do": "was du nicht tun wirst",
  "things you stopped because of it": "Dinge, mit denen du deshalb aufgehört hast",
  "Write one page: who it is for, what you refuse, how you would notice that you are wrong":
    "Schreib eine Seite: für wen es ist, was du ablehnst und woran du merken würdest, dass du falschliegst",
  "Ask three customers and one former customer what they would miss":
    "Frag drei Kunden und einen ehemaligen, was sie vermissen würden",
  "Name the one assumption everything rests on, and the number that ends it":
    "Nenne die eine Annahme, auf der alles ruht, und die Zahl, die sie beendet",
  "Test it with the cheapest test there is": "Prüfe sie mit dem billigsten Test, den es gibt",
  "Stop one thing that does not follow from the page": "Hör mit einer Sache auf, die nicht aus der Seite folgt",
  "somebody proposes something new": "jemand etwas Neues vorschlägt",
  "read the page and say yes, no or when": "lese ich die Seite und sage Ja, Nein oder wann",
  "a no that was hard, and a number that moved": "ein Nein, das schwerfiel, und eine Zahl, die sich bewegt hat",
  "something so small that it happens on bad days too": "etwas so Kleines, dass es auch an schlechten Tagen geschieht",
  "days on which it happened": "Tage, an denen es geschehen ist",
  "Choose the smallest version that still counts": "Wähle die kleinste Fassung, die noch zählt",
  "Choose the thing you do every day that it follows": "Wähle etwas, das du jeden Tag tust und auf das es folgt",
  "Put what it needs where you trip over it": "Leg, was es braucht, dorthin, wo du darüber stolperst",
  "Make it larger only after two weeks without a gap": "Mach es erst nach zwei Wochen ohne Lücke größer",
  "I put my cup away after breakfast": "ich nach dem Frühstück die Tasse wegräume",
  "do the smallest version of it": "mache ich die kleinste Fassung davon",
  "twenty days of the last thirty": "zwanzig der letzten dreißig Tage",
};
