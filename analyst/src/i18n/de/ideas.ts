import type { Catalogue } from "../catalogue.ts";

export const ideas: Catalogue = {
  "work of one's own hands": "Handarbeit",
  blockchain: "Blockchain",
  teaching: "Unterrichten",
  "mobile apps": "mobile Apps",
  software: "Software",
  "health coaching": "Gesundheitscoaching",
  "sustainable materials": "nachhaltige Materialien",
  "AI automation": "KI-Automatisierung",
  "You can: {0}.": "Du kannst: {0}.",
  "You care about: {0}.": "Dir liegt am Herzen: {0}.",
  "The industry you named: {0}.": "Die Branche, die du genannt hast: {0}.",
  "It asks for {0}: yours, or that of somebody who joins you.":
    "Es braucht: {0} – von dir oder von jemandem, der mitmacht.",
  "It fits if you have at least {0} hours a week for it (our estimate).":
    "Es passt, wenn du mindestens {0} Stunden pro Woche dafür hast (unsere Schätzung).",
  "It takes at least {0} hours a week (our estimate); you have {1}.":
    "Es braucht mindestens {0} Stunden pro Woche (unsere Schätzung); du hast {1}.",
  "It can be sold before anything is spent.": "Es lässt sich verkaufen, bevor etwas ausgegeben ist.",
  "It fits if you have some money to put at risk before the first sale.":
    "Es passt, wenn du vor dem ersten Verkauf etwas Geld riskieren kannst.",
  "It puts part of your budget of {0} at risk before the first sale.":
    "Es setzt vor dem ersten Verkauf einen Teil deines Budgets von {0} aufs Spiel.",
  "{skill}, done for people in {interest}": "{skill} als Dienstleistung für Leute aus dem Bereich {interest}",
  "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.":
    "Verkauf {skill} als Dienstleistung mit festem Umfang an Menschen aus dem Bereich {interest}. Mach die Arbeit von Hand und notiere, was sich wiederholt: Diese Liste kann später ein Produkt übernehmen.",
  "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.":
    "Biete den festen Umfang zehn Fremden an, mit Preis, und verlang das Geld vor der Arbeit.",
  "If none of ten pays for the work done by hand, a tool for it will not be paid for either.":
    "Zahlt keiner der zehn für die Handarbeit, zahlt auch niemand für ein Werkzeug.",
  "A small tool for {interest}, built on {skill}": "Ein kleines Werkzeug für {interest}, aufgebaut auf {skill}",
  "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.":
    "Nimm eine Aufgabe, die im Bereich {interest} jede Woche in einer Tabelle erledigt wird, und bau ein Werkzeug nur dafür, gestützt auf {skill}. Ein Bildschirm, eine Aufgabe, monatlich bezahlt.",
  "Watch five people do the task, then pre-sell the tool to them before it exists.":
    "Schau fünf Menschen bei der Aufgabe zu und verkauf ihnen das Werkzeug, bevor es existiert.",
  "If they do the task less than once a week, the month is the wrong thing to sell.":
    "Fällt die Aufgabe seltener als einmal pro Woche an, ist ein Monatspreis das Falsche.",
  "{skill} for people in {interest}, taught in four weeks":
    "{skill} in vier Wochen, für Leute aus dem Bereich {interest}",
  "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.":
    "Unterrichte {skill} live in einer ersten kleinen Gruppe aus dem Bereich {interest}, mit einem Ergebnis zum Vorzeigen am Ende. Notiere die Fragen; verkauf die Aufzeichnung erst nach der Gruppe.",
  "Sell seats of a first group with a date, before a lesson is written.":
    "Verkauf Plätze für eine erste Gruppe mit Termin, bevor eine Lektion geschrieben ist.",
  "If people save the page and do not book a seat, they want to have learned it, not to learn it.":
    "Wer die Seite speichert und keinen Platz bucht, will es gelernt haben, nicht lernen.",
  "Automating the dull hours of {interest}": "Die öden Stunden automatisieren: {interest}",
  "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.":
    "Finde, was im Bereich {interest} von einem Programm ins andere kopiert wird, und automatisiere es mit {skill}. Berechne die gesparten Stunden, den Betrieb monatlich.",
  "Ask six people for the task they would hand over tomorrow, and do it once by hand for pay.":
    "Frag sechs Menschen, welche Aufgabe sie morgen abgeben würden, und erledige sie einmal von Hand gegen Bezahlung.",
  "If every one of them names another task, you have found a consultancy and not a product.":
    "Nennt jeder eine andere Aufgabe, hast du eine Beratung gefunden und kein Produkt.",
  "Who is good at what in {interest}": "Wer kann was? {interest}",
  "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.":
    "Führ die Liste, nach der man sich im Bereich {interest} gegenseitig fragt, und prüf jeden Eintrag mit einem Blick für {skill}. Stell beide Seiten zuerst von Hand vor; es zahlt, wer einen Kunden gewinnt.",
  "Make five introductions by hand and ask the side that gains to pay for the next one.":
    "Stell fünfmal von Hand Kontakte her und bitte die Seite, die gewinnt, für den nächsten zu zahlen.",
  "If both sides go on without you after the first meeting, there is no second fee.":
    "Machen beide Seiten nach dem ersten Treffen ohne dich weiter, gibt es keine zweite Gebühr.",
  "A made thing for {interest}": "Ein selbst gemachtes Produkt für {interest}",
  "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.":
    "Mach ein Produkt für Menschen, die {interest} lieben, in kleiner Auflage, und lass {skill} den Unterschied machen. Nimm erst Bestellungen an und fertige dann.",
  "Show one sample and take deposits for a batch of twenty.": "Zeig ein Muster und nimm Anzahlungen für zwanzig Stück.",
  "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.":
    "Deckt der Preis für zwanzig Stück Material und deine Stunden nicht, verliert eine größere Auflage nur mehr.",
  "{interest} where people already are": "{interest} dort, wo schon Leute sind",
  "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.":
    "Bring {interest} an einem Tag pro Woche an einen Ort, an den schon Leute kommen, mit {skill} als Unterschied. Miete den Tag, nicht den Ort.",
  "Three days in the same place, counted: who stops, who buys, who comes back.":
    "Drei Tage am selben Ort, gezählt: Wer bleibt stehen, wer kauft, wer kommt wieder?",
  "If the third day sells less than the first, novelty was what sold.":
    "Verkauft der dritte Tag weniger als der erste, war es nur der Reiz des Neuen.",
  "What changed in {interest} this month": "Was sich diesen Monat geändert hat: {interest}",
  "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.":
    "Lies, wozu im Bereich {interest} niemand kommt, beurteile es mit einem Blick für {skill} und schick denen, die entscheiden, eine Seite im Monat. Vier Ausgaben gratis, dann bezahlt.",
  "Send the first issue to twenty people by name and ask each what they did because of it.":
    "Schick die erste Ausgabe persönlich an zwanzig Menschen und frag jeden, was er deshalb getan hat.",
  "If nobody did anything because of two issues, it is interesting and not useful.":
    "Hat nach zwei Ausgaben niemand etwas getan, ist es interessant, aber nicht nützlich.",
};
