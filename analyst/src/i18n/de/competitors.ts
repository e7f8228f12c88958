import type { Catalogue } from "../catalogue.ts";

export const competitors: Catalogue = {
  "buyers in {0}": "Käufer im Bereich {0}",
  "General knowledge, to be checked": "Allgemeines Wissen, zu prüfen",
  "Do nothing": "Nichts tun",
  "Ask five {0} what they did about it in the last month. If most did nothing, this is the competitor to beat.":
    "Frag fünf Käufer („{0}“), was sie im letzten Monat dagegen getan haben. Haben die meisten nichts getan, ist genau das der Wettbewerber, den du schlagen musst.",
  "What they do today: {0}": "Was sie heute tun: {0}",
  "You wrote that they {0}. It is paid for, familiar and needs no decision.":
    "Du hast geschrieben: „{0}“. Das ist bezahlt, vertraut und verlangt keine Entscheidung.",
  "Watch one of them do it and write down minutes and money per week.":
    "Schau einem von ihnen dabei zu und notiere Minuten und Geld pro Woche.",
  "You named {0}. What it charges and whom it serves is not known here.":
    "Du hast {0} genannt. Was es kostet und für wen es ist, ist hier nicht bekannt.",
  "You named {0}. What they charge and whom they serve decides how hard it is.":
    "Du hast {0} genannt. Was sie verlangen und für wen sie da sind, entscheidet, wie hart es wird.",
  "Open the pricing page and the last three releases of {0}, and read its worst reviews for a complaint that keeps coming back.":
    "Sieh dir die Preisseite und die letzten drei Releases von {0} an und such in den Bewertungen mit einem und zwei Sternen die Beschwerde, die immer wiederkehrt.",
  product: "Produkt",
  "An example to check: often compared with businesses of the type {0}. Whether your buyer ever considers it is open.":
    "Ein Beispiel zum Prüfen: wird oft mit Unternehmen der Art {0} verglichen. Ob dein Käufer es überhaupt erwägt, ist offen.",
  "Ask five buyers whether {0} was on their list. Cross it out if nobody says yes.":
    "Frag fünf Käufer, ob {0} auf ihrer Liste stand. Sagt niemand Ja, streich es.",
  "It costs them {0} by your own figure, and no decision. That figure is what you sell against.":
    "Nach deiner eigenen Zahl kostet es sie {0} und keine Entscheidung. Gegen diese Zahl verkaufst du.",
  "You wrote {0}. If that is what it costs them to leave things as they are, it is what you sell against.":
    "Du hast {0} geschrieben. Wenn es sie das kostet, alles beim Alten zu lassen, verkaufst du gegen diese Zahl.",
  "What does it cost {0} a month to leave things as they are? Without that figure, doing nothing wins.":
    "Was kostet es deine Käufer („{0}“) im Monat, alles beim Alten zu lassen? Ohne diese Zahl gewinnt Nichtstun.",
  "{0}: {1} for {2}.": "{0}: {1}, für {2}.",
  "Today they {0}, so the first thing you compete with is a habit.":
    "Heute: „{0}“. Dein erster Wettbewerber ist also eine Gewohnheit.",
  "How do they manage today? That habit is the first thing you compete with.":
    "Wie kommen sie heute zurecht? Diese Gewohnheit ist das Erste, womit du konkurrierst.",
  "You named {0}; nothing is claimed here that you did not write.":
    "Du hast {0} genannt; hier steht nichts darüber, was du nicht geschrieben hast.",
  "You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.":
    "Du hast keinen Wettbewerber genannt. Ein Markt ohne Wettbewerb ist selten: Such nach dem, was Käufer eintippen, nicht danach, wie du es nennst.",
  "You wrote that there are no competitors. An investor reads that as a market nobody looked at.":
    "Du schreibst, es gebe keinen Wettbewerb. Ein Investor liest das als: Niemand hat den Markt angesehen.",
  "In this kind of business: {0}": "Bei dieser Art von Geschäft: {0}",
  "For comparison": "Zum Vergleich",
  "Prices in this kind of business": "Preise bei dieser Art von Geschäft",
  "the three results your buyer finds first": "die drei ersten Treffer, die dein Käufer findet",
  "{0}: this is open ground only as long as nobody else does it. The feature pages of {1} tell you.":
    "{0}: Das Feld ist nur frei, solange es niemand anderes macht. Sieh auf den Funktionsseiten nach: {1}.",
  "What do you do that {0} cannot copy within six months?":
    "Was machst du, das sich nicht in sechs Monaten kopieren lässt? Denk an: {0}.",
  "{0} who still {1}: as far as you said, nobody sells to them yet. Count them first.":
    "{0}, für die noch gilt: „{1}“. Soweit du gesagt hast, verkauft ihnen noch niemand etwas. Zähl sie zuerst.",
  "Which {0} use nothing at all, and why?": "Welche deiner Käufer („{0}“) nutzen gar nichts, und warum?",
  "The problem costs {0} each time and you ask {1} a month: it pays for itself once it is avoided {2} times a month ({3} / {4}).":
    "Das Problem kostet jedes Mal {0}, du verlangst {1} im Monat: Es rechnet sich, wenn es {2}-mal im Monat vermieden wird ({3} / {4}).",
  "What sets you apart, in your words: {0}.": "Was dich unterscheidet, in deinen Worten: {0}.",
  "You: {0}. Hard to buy, if buyers care about it.": "Du: {0}. Schwer zu kaufen – wenn es den Käufern wichtig ist.",
  "A way to reach buyers that you already named: {0}.": "Ein Weg zu Käufern, den du schon genannt hast: {0}.",
  "You named no advantage yet: what can you do that would take others a year?":
    "Du hast noch keinen Vorteil genannt: Was kannst du, wofür andere ein Jahr bräuchten?",
  "Why has nobody replaced {0} so far?": "Warum hat bisher niemand {0} abgelöst?",
  "Why has nobody solved it so far?": "Warum hat es bisher niemand gelöst?",
  "doing nothing": "dem Nichtstun",
  "[what only you do]": "[was nur du machst]",
  "who today {0}": "(heute: „{0}“)",
  "who [how they manage today]": "[wie sie sich heute behelfen]",
  "For {0} {1}: {2}. Unlike {3}, {4}.": "Für {0} {1}: {2}. Im Unterschied zu {3}: {4}.",
  "Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.":
    "Lies den Satz fünf Käufern vor. Können sie ihn nicht in eigenen Worten wiedergeben, ist er noch nicht deine Positionierung.",
  "Beat doing nothing before you beat anybody else: {0}": "Schlag zuerst das Nichtstun, dann alle anderen: {0}",
  "Stop or change course: {0}": "Aufhören oder Kurs ändern: {0}",
  "What the comparison rests on most: {0}. {1}": "Worauf der Vergleich am meisten beruht: {0}. {1}",
  "{0}: {1} {2}": "{0}: {1} {2}",
  "Win the customers {0} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.":
    "Gewinn die Kunden, die {0} enttäuscht: Nimm die Beschwerde, die in den Bewertungen immer wiederkehrt, und beantworte sie auf deiner Startseite.",
  "Write down the first three names that {0} give you. Those are your competitors, whatever this page says.":
    "Notiere die ersten drei Namen, die dir deine Käufer („{0}“) nennen. Das sind deine Wettbewerber, egal was auf dieser Seite steht.",
  "{0} competes with you": "{0} konkurriert mit dir",
  "{0} is an alternative your buyer considers": "{0} ist eine Alternative, die dein Käufer erwägt",
  "Read the pricing page, the feature page and the lowest reviews; note the date of each.":
    "Lies die Preisseite, die Funktionsseite und die schlechtesten Bewertungen; notiere jeweils das Datum.",
  "Nobody does exactly this": "Niemand macht genau das",
  "Search in the buyer's words and language, and read two pages of results and the ads.":
    "Such mit den Worten und in der Sprache des Käufers, und lies zwei Seiten Treffer und die Anzeigen.",
  "There are enough {0}": "Es gibt genug Käufer („{0}“)",
  "They would change from what they do today": "Sie würden von dem, was sie heute tun, wechseln",
  "Five conversations with strangers about the last time it happened, without naming your product.":
    "Fünf Gespräche mit Fremden über das letzte Mal, als es passiert ist, ohne dein Produkt zu nennen.",
  "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code":
    "US Census: Statistics of US Businesses und County Business Patterns, nach NAICS-Code",
  "Eurostat structural business statistics and the national business register":
    "Strukturelle Unternehmensstatistik von Eurostat und das nationale Unternehmensregister",
  "ONS: UK business counts, by SIC code": "ONS: UK business counts, nach SIC-Code",
  "the Ministry of Corporate Affairs and the Udyam register": "Ministry of Corporate Affairs und das Udyam-Register",
  "the National Bureau of Statistics": "Nationales Statistikamt Chinas",
  "the national statistics office and the trade association": "Nationales Statistikamt und Branchenverband",
  "Count them here: {0}. Write down the year and the code you counted.":
    "Zähl sie hier: {0}. Notiere das Jahr und den Code, nach dem du gezählt hast.",
  "Ask the last five buyers whom else they looked at, and what made them stop looking.":
    "Frag die letzten fünf Käufer, was sie sich sonst angesehen haben und warum sie aufgehört haben zu suchen.",
  "Write down what a funded team would need to copy it: months, money, a license, data, trust.":
    "Notiere, was ein finanziertes Team bräuchte, um es zu kopieren: Monate, Geld, eine Lizenz, Daten, Vertrauen.",
  "Ask what they would do tomorrow if your product were gone.":
    "Frag, was sie morgen täten, wenn es dein Produkt nicht mehr gäbe.",
  "List every supplier above a tenth of your cost, and the second one you could change to.":
    "Liste jeden Lieferanten auf, der mehr als ein Zehntel deiner Kosten ausmacht, und wohin du wechseln könntest.",
  "Work out the share of revenue of your largest customer, now and in a year.":
    "Rechne aus, welchen Anteil am Umsatz dein größter Kunde hat, heute und in einem Jahr.",
  "Examples to check: {0}.": "Beispiele zum Prüfen: {0}.",
  "{0} keeps others out as long as it keeps you out: {1}": "{0} hält andere so lange fern, wie es dich fernhält: {1}",
  "Anybody can call the same model: the model is no barrier, your data and your customers are.":
    "Dasselbe Modell kann jeder nutzen: Die Hürde ist nicht das Modell, sondern deine Daten und deine Kunden.",
  "Goods need stock, space and money before the first sale; that slows newcomers down, and you too.":
    "Waren brauchen Lager, Platz und Geld vor dem ersten Verkauf; das bremst Neulinge, und dich auch.",
  "How do {0} get by without any product?": "Wie kommen deine Käufer („{0}“) ganz ohne Produkt zurecht?",
  "You sell to everybody: nobody in particular has a reason to look for you.":
    "Du verkaufst an alle: Niemand Bestimmtes hat einen Grund, dich zu suchen.",
  "How easily {0} go back to what they do now decides what you may charge.":
    "Wie leicht deine Käufer („{0}“) zum Bisherigen zurückkehren, bestimmt, was du verlangen kannst.",
  "yes, you say": "ja, sagst du",
  no: "nein",
  "not named yet": "noch nicht genannt",
  "no invoice": "keine Rechnung",
  "not known yet": "noch nicht bekannt",
  "Made for": "Gemacht für",
  everybody: "alle",
  You: "Du",
  "No invoice and no product.": "Keine Rechnung und kein Produkt.",
  "Place it yourself after reading its page.": "Ordne es selbst ein, nachdem du die Seite gelesen hast.",
  "You wrote {0}. Move yourself if your buyers see it differently.":
    "Du hast {0} geschrieben. Verschieb dich, wenn deine Käufer es anders sehen.",
  "Place yourself where your buyers would.": "Ordne dich dort ein, wo deine Käufer dich sähen.",
  "For everybody": "Für alle",
  "Only for {0}": "Nur für {0}",
  "A named buyer is the cheapest difference a small company can have.":
    "Ein klar benannter Käufer ist der billigste Unterschied, den ein kleines Unternehmen haben kann.",
  Cheap: "Günstig",
  Expensive: "Teuer",
  "The same for everybody": "Für alle gleich",
  "Fitted to each customer": "Auf jeden Kunden zugeschnitten",
  "After the price, buyers ask whether it fits them.": "Nach dem Preis fragen Käufer, ob es zu ihnen passt.",
  "Price is the first thing a comparison shows.": "Der Preis ist das Erste, was ein Vergleich zeigt.",
  "Your text speaks of {0}; this is where the alternatives differ most.":
    "In deinem Text geht es um {0}; hier unterscheiden sich die Alternativen am meisten.",
  "Few offers, vetted by hand": "Wenige Angebote, von Hand geprüft",
  "Many offers, open to all": "Viele Angebote, offen für alle",
  "two sides": "zwei Marktseiten",
  "A person does it": "Ein Mensch macht es",
  "It runs by itself": "Es läuft von selbst",
  automation: "Automatisierung",
  "Bought and owned": "Gekauft und im eigenen Besitz",
  "Delivered as a service": "Als Dienstleistung",
  goods: "Waren",
  "Data goes to the vendor": "Daten gehen zum Anbieter",
  "Data stays with the customer": "Daten bleiben beim Kunden",
  "personal data": "personenbezogene Daten",
  "Do it yourself": "Selbst machen",
  "Done for you": "Wird dir abgenommen",
  "a service": "eine Dienstleistung",
  "Needs a project to start": "Braucht ein Einführungsprojekt",
  "Works on the first day": "Läuft am ersten Tag",
  "What stops most buyers of software is the change itself.":
    "Was die meisten Käufer von Software abhält, ist die Umstellung selbst.",
  "A corner too small for {0}: {1} with one need the others treat as an exception.":
    "Eine Ecke, die anderen zu klein ist ({0}): {1} mit einem Bedarf, den sie als Ausnahme behandeln.",
};
