import type { Catalogue } from "../catalogue.ts";

export const judging: Catalogue = {
  "The market is named top-down; a share of a large number is not a plan.":
    "Der Markt ist von oben herab benannt; ein Anteil an einer großen Zahl ist kein Plan.",
  "You count {0} reachable customers, without a price to multiply.":
    "Du zählst {0} erreichbare Kunden, ohne einen Preis zum Multiplizieren.",
  "{0} reachable customers at your price make {1} a year, on a count you have yet to verify.":
    "{0} erreichbare Kunden ergeben zu deinem Preis {1} im Jahr, nach einer Zählung, die noch zu prüfen ist.",
  "No competition usually means no search was made, or nobody buys.":
    "Keine Konkurrenz heißt meist: nicht gesucht, oder niemand kauft.",
  "You say what differs: {0}.": "Du sagst, was anders ist: {0}.",
  "You know what they do today: {0}.": "Du weißt, was sie heute tun: {0}.",
  "You name {0} and what they do today ({1}); why a buyer would switch is open.":
    "Du nennst {0} und was sie heute tun ({1}); warum ein Käufer wechseln würde, ist offen.",
  "You name {0}; why a buyer would switch is open.": "Du nennst {0}; warum ein Käufer wechseln würde, ist offen.",
  "You name a take rate, and no average order to apply it to.":
    "Du nennst eine Provision, aber keinen durchschnittlichen Auftragswert dazu.",
  "Each customer loses money: the gross margin is {0}.": "Jeder Kunde kostet Geld: Die Bruttomarge liegt bei {0}.",
  "The commission per order can be computed.": "Die Provision pro Auftrag lässt sich berechnen.",
  "The price is {0} a month.": "Der Preis beträgt {0} im Monat.",
  "The price is {0} a sale.": "Der Preis beträgt {0} pro Verkauf.",
  "The cost to serve is missing.": "Die Kosten der Leistung fehlen.",
  "A customer pays {0} a month on average.": "Ein Kunde zahlt im Schnitt {0} im Monat.",
  "Your costs do not say yet what one sale costs.": "Aus deinen Kosten geht noch nicht hervor, was ein Verkauf kostet.",
  "You sell already: money, not words.": "Du verkaufst bereits: Geld, nicht Worte.",
  "What a customer costs to win is missing.": "Was ein Kunde in der Gewinnung kostet, fehlt.",
  "A customer pays back in {0}.": "Amortisation eines Kunden: {0}.",
  "Winning a customer costs {0} by your figure.": "Einen Kunden zu gewinnen kostet nach deiner Angabe {0}.",
  "You name {0}, without a cost per customer.": "Du nennst {0}, ohne Kosten pro Kunde.",
  "You put a size on it: {0}.": "Du gibst ihm eine Größe: {0}.",
  "You spoke to {0} people, without saying how many confirmed it.":
    "Du hast mit {0} Leuten gesprochen, sagst aber nicht, wie viele es bestätigt haben.",
  "You describe it ({0}), and {1} pay to be rid of it.": "Du beschreibst es ({0}), und {1} zahlen, um es loszuwerden.",
  "You describe it ({0}) but show no one who acts on it.":
    "Du beschreibst es ({0}), zeigst aber niemanden, der etwas dagegen tut.",
  "{0} of the {1} you asked went on to pay, at least {2} after allowing for the small sample.":
    "{0} der {1} Befragten haben danach gezahlt, mindestens {2}, wenn man die kleine Stichprobe einrechnet.",
  "{0} of {1} people you asked confirmed it, at least {2} after allowing for the small sample.":
    "{0} von {1} Befragten haben es bestätigt, mindestens {2}, wenn man die kleine Stichprobe einrechnet.",
  "The customer is everyone, which gives no first list to work through.":
    "Kunde ist jeder; damit gibt es keine erste Liste zum Abarbeiten.",
  "{0} can be listed by name.": "{0} lassen sich namentlich auflisten.",
  "One order has been placed and paid.": "Eine Bestellung wurde aufgegeben und bezahlt.",
  "One pilot costs the other side time, which is more than words.":
    "Ein Pilot kostet die andere Seite Zeit, das ist mehr als Worte.",
  "One person signed up or uses it without paying.": "Eine Person hat sich angemeldet oder nutzt es, ohne zu zahlen.",
  "One person on a list gave an address, not money.":
    "Eine Person auf einer Liste hat eine Adresse gegeben, kein Geld.",
  "One person said it matters; nobody has committed anything yet.":
    "Eine Person findet es wichtig; festgelegt hat sich noch niemand.",
  "{0} orders have been placed and paid.": "{0} Bestellungen wurden aufgegeben und bezahlt.",
  "{0} pilots cost the other side time, which is more than words.":
    "{0} Piloten kosten die andere Seite Zeit, das ist mehr als Worte.",
  "{0} people signed up or use it without paying.": "{0} Leute haben sich angemeldet oder nutzen es, ohne zu zahlen.",
  "{0} people on a list gave an address, not money.":
    "{0} Leute auf einer Liste haben eine Adresse gegeben, kein Geld.",
  "{0} people said it matters; nobody has committed anything yet.":
    "{0} Leute finden es wichtig; festgelegt hat sich noch niemand.",
  "{0} of revenue is money people already pay.": "{0} Umsatz ist Geld, das schon gezahlt wird.",
  "1 paying customer: money, not words.": "1 zahlender Kunde: Geld, nicht Worte.",
  "{0} paying customers: money, not words.": "{0} zahlende Kunden: Geld, nicht Worte.",
  "{0} paying customers of {1} asked, {2} ({3} to {4} allowing for the small sample).":
    "{0} zahlende Kunden von {1} Befragten, {2} ({3} bis {4} bei dieser kleinen Stichprobe).",
  "{0} paying customers of {1} who signed up or tried it, {2} ({3} to {4} allowing for the small sample).":
    "{0} zahlende Kunden von {1}, die sich angemeldet oder es probiert haben, {2} ({3} bis {4} bei dieser kleinen Stichprobe).",
  "You bring {0}.": "Du bringst mit: {0}.",
  "You bring experience of {0}.": "Du bringst Erfahrung mit: {0}.",
  "Something changed: {0}.": "Etwas hat sich geändert: {0}.",
  "{0} may ask for a license, and you say nothing about it.":
    "{0} verlangt womöglich eine Erlaubnis, und du sagst nichts dazu.",
  "A first version exists.": "Eine erste Version gibt es.",
  "It is in use.": "Es ist im Einsatz.",
  "People pay for it already.": "Dafür wird schon gezahlt.",
  "Problem acuteness": "Dringlichkeit des Problems",
  "Customer specificity": "Klarheit des Kunden",
  "Evidence of demand": "Belege für Nachfrage",
  "Bottom-up market": "Markt von unten gezählt",
  "Alternatives and difference": "Alternativen und Unterschied",
  "Business model and unit economics": "Geschäftsmodell und Stückkosten",
  Distribution: "Vertriebsweg",
  "Founder fit": "Eignung der Gründer",
  "Why now": "Warum jetzt",
  "Feasibility and regulation": "Machbarkeit und Recht",
  "A figure in your text cannot be true.": "Eine Zahl in deinem Text kann nicht stimmen.",
  "By your own figures each customer costs more than they pay.":
    "Nach deinen eigenen Zahlen kostet jeder Kunde mehr, als er zahlt.",
  "A license may be needed and nothing is said about it.":
    "Eine Erlaubnis könnte nötig sein, und dazu steht nichts da.",
  "No payment, deposit, pilot or signature is named.": "Keine Zahlung, Anzahlung, Pilot oder Unterschrift ist genannt.",
  "A product for everyone has no first customer.": "Ein Produkt für alle hat keinen ersten Kunden.",
  "A test whose bar you fixed beforehand failed.": "Ein Test, dessen Hürde du vorher festgelegt hast, ist gescheitert.",
  "Not rated: too little is known about the venture yet.":
    "Nicht bewertet: Über das Vorhaben ist noch zu wenig bekannt.",
  "It stays at the cap of {0}. {1}": "Es bleibt bei der Obergrenze von {0}. {1}",
  "{0}: now {1}. {2}": "{0}: jetzt {1}. {2}",
  "{0}: from {1} to {2}. {3}": "{0}: von {1} auf {2}. {3}",
  "Your locked test passed: {0}.": "Dein festgelegter Test ist bestanden: {0}.",
  "Your locked test failed: {0}.": "Dein festgelegter Test ist gescheitert: {0}.",
  "No channel to customers is named.": "Kein Weg zu den Kunden ist genannt.",
  "Nothing shows yet that paying customers stay.": "Noch zeigt nichts, dass zahlende Kunden bleiben.",
  "Two of your figures contradict each other.": "Zwei deiner Zahlen widersprechen sich.",
  "Even {0} of {1} leaves the true rate anywhere from {2} to {3} (95% Wilson interval).":
    "Selbst {0} von {1} lassen die wahre Quote irgendwo zwischen {2} und {3} (95-%-Wilson-Intervall).",
  "Nothing said about it yet.": "Dazu steht noch nichts da.",
  "Selling prescription medicine without a prescription is illegal and can kill people.":
    "Rezeptpflichtige Mittel ohne Rezept zu verkaufen ist verboten und kann töten.",
  "A service that brings patients to a licensed prescriber and pharmacy.":
    "Ein Dienst, der Patienten zu zugelassenen Ärzten und Apotheken bringt.",
  "Trading illegal drugs harms people and is a crime.":
    "Handel mit illegalen Drogen schadet Menschen und ist strafbar.",
  "Harm-reduction or addiction-care tools run with licensed providers.":
    "Hilfen zur Schadensminderung oder Suchtbehandlung mit zugelassenen Anbietern.",
  "It sells forgeries of somebody else's work or documents.": "Es verkauft Fälschungen fremder Arbeit oder Dokumente.",
  "Resale of authenticated second-hand goods, or a check that tells real from forged.":
    "Handel mit geprüfter Gebrauchtware, oder eine Prüfung, die Echtes von Gefälschtem trennt.",
  "It takes money or access from people by deceiving them.": "Es nimmt Menschen durch Täuschung Geld oder Zugänge ab.",
  "Training or detection that protects people against the same scheme.":
    "Schulung oder Erkennung, die vor genau dieser Masche schützt.",
  "It uses data or access that the people concerned never agreed to.":
    "Es nutzt Daten oder Zugänge, denen die Betroffenen nie zugestimmt haben.",
  "A service that warns people when their own data has leaked.":
    "Ein Dienst, der Menschen warnt, wenn ihre eigenen Daten durchgesickert sind.",
  "It puts weapons past the checks that keep them from harm.":
    "Es bringt Waffen an den Prüfungen vorbei, die vor Schaden schützen.",
  "Safe-storage or training products sold through licensed dealers.":
    "Produkte zur sicheren Aufbewahrung oder Schulung über zugelassene Händler.",
  "It makes sexual images of people who did not agree to them.":
    "Es macht sexuelle Bilder von Menschen, die nicht zugestimmt haben.",
  "A service that finds such images and has them taken down.":
    "Ein Dienst, der solche Bilder findet und löschen lässt.",
  "Money that comes from recruiting the next payer ends with the last ones losing it.":
    "Geld, das vom Anwerben des nächsten Zahlers kommt, verlieren am Ende die Letzten.",
  "A referral bonus paid out of real product sales.": "Eine Empfehlungsprämie aus echten Produktverkäufen.",
  "Gambling offered to minors is illegal nearly everywhere and harms them.":
    "Glücksspiel für Minderjährige ist fast überall verboten und schadet ihnen.",
  "A game of skill without stakes, or a licensed service with strict age checks.":
    "Ein Geschicklichkeitsspiel ohne Einsatz, oder ein erlaubter Dienst mit strenger Altersprüfung.",
  "Bought or invented reviews deceive buyers and break consumer law.":
    "Gekaufte oder erfundene Bewertungen täuschen Käufer und brechen Verbraucherrecht.",
  "Asking real customers for a review at the right moment.":
    "Echte Kunden im richtigen Moment um eine Bewertung bitten.",
  "It sells deception of a school or of another person.":
    "Es verkauft die Täuschung einer Schule oder einer anderen Person.",
  "A tutor that teaches and shows how the answer is found.":
    "Ein Tutor, der lehrt und zeigt, wie man die Antwort findet.",
  "The cost to serve one customer is not measured.": "Die Kosten, einen Kunden zu bedienen, sind nicht gemessen.",
  "They pay today's price; a higher one is untested.": "Sie zahlen den heutigen Preis; ein höherer ist ungeprüft.",
  "Few people have paid so far.": "Bisher haben wenige gezahlt.",
  "The pilots have not been turned into payments.": "Aus den Piloten sind noch keine Zahlungen geworden.",
  "Nobody has paid yet, and intent is weak evidence.": "Noch hat niemand gezahlt, und Absicht ist ein schwacher Beleg.",
  "You name no payment so far.": "Du nennst bisher keine Zahlung.",
  "No interview or past behavior is named that shows how much the problem hurts.":
    "Kein Gespräch und kein früheres Verhalten zeigt, wie sehr das Problem schmerzt.",
  "{0} talks are few to rest it on.": "{0} Gespräche sind wenig, um sich darauf zu stützen.",
  "{0} may require a license, and nothing is said about it.":
    "{0} verlangt womöglich eine Erlaubnis, und dazu steht nichts da.",
  "Who buys first waits for your answer.": "Wer zuerst kauft, wartet auf deine Antwort.",
  "Who buys first is not said.": "Wer zuerst kauft, ist nicht gesagt.",
  "The cost of winning a customer rests on few sales.":
    "Die Kosten der Kundengewinnung stützen sich auf wenige Verkäufe.",
  "What it costs to win a customer is unknown.": "Was es kostet, einen Kunden zu gewinnen, ist unbekannt.",
  "You name nothing that shows whether they stay.": "Du nennst nichts, was zeigt, ob sie bleiben.",
  "The churn figure rests on few customers and months.": "Die Kündigungsrate stützt sich auf wenige Kunden und Monate.",
  "Nothing has been built or done by hand yet.": "Noch ist nichts gebaut oder von Hand gemacht.",
  "It depends on {0}.": "Es hängt ab von {0}.",
  "your price": "deinen Preis",
  "direct contact": "direkte Ansprache",
  "the platform": "die Plattform",
  "Berkus method": "Berkus-Methode",
  "Scorecard method (Payne)": "Scorecard-Methode (Payne)",
  "Risk factor summation": "Risikofaktor-Summierung",
  "Twelve interviews with {buyer}, nine of which confirm the problem":
    "Zwölf Gespräche mit „{buyer}“, von denen neun das Problem bestätigen",
  "It shows that strangers have the problem.": "Es zeigt, dass Fremde das Problem haben.",
  "Three paying customers among {buyer}": "Drei zahlende Kunden aus „{buyer}“",
  "Money is the only proof of willingness to pay.": "Geld ist der einzige Beweis für Zahlungsbereitschaft.",
  "A price, and what serving one customer costs you": "Ein Preis, und was es dich kostet, einen Kunden zu bedienen",
  "It makes the margin a number.": "Es macht die Marge zu einer Zahl.",
  "What serving one customer costs you": "Was es dich kostet, einen Kunden zu bedienen",
  "How many {buyer} you can reach, from a register": "Wie viele „{buyer}“ du erreichen kannst, aus einem Register",
  "It replaces a guess about the market by a count.": "Es ersetzt eine Schätzung des Marktes durch eine Zählung.",
  "One channel you have worked, with its cost per customer": "Ein erprobter Vertriebsweg mit seinen Kosten pro Kunde",
  "It shows that customers can be won for less than they bring.":
    "Es zeigt, dass Kunden für weniger zu gewinnen sind, als sie bringen.",
  "Why a buyer would leave what they do today": "Warum ein Käufer aufgeben würde, was er heute tut",
  "What buyers use today, and why they would switch": "Was Käufer heute nutzen, und warum sie wechseln würden",
  "A difference has to be named before it can be tested.":
    "Ein Unterschied muss benannt sein, bevor man ihn prüfen kann.",
  "One narrow group that buys first": "Eine enge Gruppe, die zuerst kauft",
  "A narrow group makes a list and a message possible.": "Eine enge Gruppe macht Liste und Botschaft möglich.",
  "A written answer on the license question": "Eine schriftliche Antwort auf die Erlaubnisfrage",
  "It removes the gate.": "Es nimmt die Sperre weg.",
  "Which figure is right: {label}": "Welche Zahl stimmt: {label}",
  "A contradiction caps the rating.": "Ein Widerspruch deckelt die Bewertung.",
  "A corrected figure for {figure}": "Eine berichtigte Zahl für {figure}",
  "An impossible figure caps the rating.": "Eine unmögliche Zahl deckelt die Bewertung.",
  "If the churn was measured over one month, the true rate lies anywhere from {0} to {1}.":
    "Wurde die Abwanderung über einen Monat gemessen, liegt die wahre Rate irgendwo zwischen {0} und {1}.",
  "You count {0} reachable customers; what they would bring a year does not follow from your price.":
    "Du zählst {0} erreichbare Kunden; was sie im Jahr bringen würden, folgt aus deinem Preis nicht.",
  "What a customer may cost cannot be said before it is clear what one leaves you.":
    "Was ein Kunde kosten darf, lässt sich erst sagen, wenn klar ist, was einer dir übrig lässt.",
  "You name {0}.": "Du nennst {0}.",
};
