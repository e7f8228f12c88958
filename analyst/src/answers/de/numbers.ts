import type { Texts } from "../answer.ts";

export const numbers: Texts<"numbers"> = {
  "set-price": {
    body: `Setz ihn zwischen das, was es dich kostet, und das, was es dem Kunden wert ist, näher an das Zweite; dann finde es mit echtem Geld heraus.

1. **Untergrenze:** Kosten, um einen Kunden zu bedienen ÷ (1 − die Marge, die du brauchst). 10 € ÷ (1 − 0,75) = 40 €. Darunter verlierst du mit jedem Verkauf.
2. **Wert:** Was kostet das Problem heute, in Stunden × Lohn, in entgangenen Verkäufen, in dem Werkzeug, für das sie zahlen? Ein Zehntel bis ein Drittel davon ist ein Preis, der sich von selbst verkauft: 1.200 € Ersparnis im Monat tragen 120 € bis 400 €.
3. **Anker:** Was zahlen sie für die nächstliegende Alternative, auch wenn sie es von Hand tun?
4. **Frag mit Preisschild.** Biete es drei Gruppen von zehn *neuen* Leuten zu drei Preisen an: Bei welchem beginnt das Nein? Sagt niemand „zu teuer“, bist du zu billig. {{price: Prüf es jetzt an deinem Preis ({price}): Biete es den nächsten zehn zum Doppelten an. || Biete es den nächsten zehn zum Doppelten dessen an, was du im Sinn hattest.}}

**Für die Preisseite:** drei Tarife, benannt danach, für wen sie sind; der mittlere ist der, den du verkaufen willst; eine Größe, die mit dem Nutzen wächst (Nutzer, Wohnungen, Aufträge), und nie eine Grenze im Moment des Erfolgs; das Jahr zum Preis von zehn Monaten; die Umsatzsteuer so, wie deine Käufer es erwarten (Verbraucher mit, Firmen ohne); was bei einer Kündigung geschieht.

**Miss am Gewinn, nicht an der Kaufquote:** Beim doppelten Preis darfst du fast die Hälfte der Käufer verlieren und verdienst immer noch mehr, mit halb so viel Support.

**Häufige Fehler:** Kosten plus ein bisschen; der Preis eines Wettbewerbers mit zehnmal so viel Menge; ein kostenloser Tarif, bevor jemand zahlt; ein Rabatt statt einer Antwort.`,
  },
  "raise-prices": {
    body: `Für neue Kunden zuerst, heute; für bestehende später, mit Vorlauf, einem Grund und einem Ausweg.

**Neue Kunden:** Ändere die Seite am Montag. Sinkt die Quote der Käufer nach 30 Angeboten kaum, lass es so. Und dann noch einmal.

**Bestehende Kunden**

1. **Wie viele dürfen gehen?** Bei einer Erhöhung um *r* und einer Marge *m* bleibt der Gewinn gleich, wenn der verlorene Anteil r ÷ (r + m) ist. {{margin: Setz für m deine Marge ein ({margin}). ||}} 20 % mehr bei 75 % Marge: 0,20 ÷ 0,95 = **21 %** dürfen gehen, bevor es weh tut. Die meisten Gründer fürchten viel größere Verluste, als dann eintreten.
2. **Fang bei denen an, die für die meiste Nutzung am wenigsten zahlen,** in einer Gruppe von zehn. Sieh vier Wochen zu; dann der Rest.
3. **Vorlauf:** 30 bis 60 Tage, in einer persönlichen Mail von dir. Keine Entschuldigung und kein Roman. Was dazugekommen ist, was es ab wann kostet, was sie tun können.
4. **Gib eine Wahl:** den alten Preis für ein Jahr sichern, wenn sie jetzt jährlich zahlen, oder ein kleinerer Tarif. So wird aus der Hälfte des Ärgers Geld auf dem Konto.
5. **Beantworte jede Antwort selbst.** Wen es wirklich in Schwierigkeiten bringt, der darf den alten Preis bis zu einem Datum behalten. Notier es.

**Was eine Erhöhung rechtfertigt:** mehr Nutzen, höhere Kosten oder ein Preis, der von Anfang an falsch war. Alle drei kann man offen sagen.

**Nicht** öfter als einmal im Jahr beim selben Kunden, nicht während einer Störung, nicht versteckt im Kleingedruckten.

Lies den Vertrag: Bei fester Laufzeit gilt der Preis bis zur Verlängerung.`,
    template: `**Betreff:** Ihr Preis ab [Datum]

Guten Tag [Name],

ab dem **[Datum]** kostet [Produkt] **[neuer Preis]** statt bisher {price|[alter Preis]}. Ich möchte, dass Sie es von mir erfahren, und zwar [60] Tage vorher.

Seit Sie dabei sind, haben wir [zwei oder drei Dinge, die dieser Kunde benutzt] ergänzt. Der alte Preis deckt [Support, Server, Mitarbeiter] nicht mehr, und ich erhöhe ihn lieber, als dort zu sparen.

Sie haben drei Möglichkeiten:
1. **Den neuen Preis annehmen:** Eine kurze Bestätigung genügt, dann gilt er ab dem [Datum].
2. **Den alten Preis ein Jahr behalten:** Zahlen Sie vor dem [Datum] jährlich: [Link].
3. **Den kleineren Tarif nehmen:** [Name, Preis, was fehlt].

Wenn Sie das ernsthaft in Schwierigkeiten bringt, antworten Sie auf diese Mail. Ich lese jede Antwort.

Danke für [n] Monate mit uns.
[Vorname Nachname]`,
    where: `Verbraucher dürfen bei Preiserhöhungen oft kündigen, und laufende Verträge brauchen womöglich ihre ausdrückliche Zustimmung (in Deutschland zum Beispiel genügt Schweigen nicht). Lass den Wortlaut einmal prüfen.`,
  },
  "trial-or-freemium": {
    body: `**Testphase,** wenn sich der Nutzen binnen Tagen zeigt und jeder Nutzer dich etwas kostet. **Freemium,** wenn kostenlose Nutzer andere mitbringen, fast nichts kosten und der Markt riesig ist. **Keins von beiden,** wenn du an wenige Firmen verkaufst: Zeig es, und dann ein bezahlter Pilot.

**Welche Quoten üblich sind** (2026; die Quellen widersprechen sich, also plan mit dem unteren Ende)

| | Anteil, der zahlt |
| --- | --- |
| Kostenloser Tarif | 2–5 %[^compilations] |
| Testphase ohne Karte | 8–18 %[^trials] |
| Testphase mit Karte | 25–60 %[^trials] |

Testphasen mit Karte haben die bessere Quote, weil weniger Leute anfangen. Vergleich **Zahlende je 100 Besucher**: 10 % fangen an × 12 % zahlen = 1,2; 2 % fangen an × 50 % zahlen = 1,0.

**Die Rechnung bei Freemium:** was 100 kostenlose Nutzer im Monat kosten, gegen das, was 3 Zahlende bringen. {{price: Dein Preis: {price}. Tragen drei davon hundert kostenlose Nutzer samt Support? || Drei zu 20 € sind 60 €; hundert kostenlose Nutzer zu 0,30 € und eine Stunde Support kosten mehr.}}

**So klappt es**

1. Dauer = Zeit bis zum ersten echten Ergebnis und ein wenig dazu: 7 oder 14 Tage, selten 30.
2. Ein Ziel in der ersten Sitzung, von dir geführt, keine Rundtour.
3. Begrenz, was mit dem Erfolg wächst (Projekte, Exporte), nicht das, was den Nutzen zeigt.
4. Schreib an Tag 1, an Tag 3 und zwei Tage vor Schluss, je nachdem, was sie *getan* haben.
5. Ruf alle an, die das Ergebnis hatten und nicht gezahlt haben. Zehn Anrufe.

**Fang ohne „kostenlos“ an**: Verlang Geld, mit 30 Tagen Garantie. Von zehn, die gezahlt haben, lernst du mehr als von tausend, die geguckt haben. Einen kostenlosen Tarif kannst du immer dazunehmen; ihn wegzunehmen macht Feinde.`,
  },
  churn: {
    body: `Churn = Kunden, die in einem Monat gehen ÷ Kunden an seinem Anfang. Er setzt eine Obergrenze: Bei **neuen Kunden im Monat ÷ Churn** hörst du auf zu wachsen. 30 neue enden bei 5 % bei 600, bei 3 % bei 1.000.

**Was üblich ist:** Abo-Geschäfte auf der Plattform von Recurly verlieren 3,27 % der Abonnenten im Monat; 2,41 % kündigen, 0,86 % gehen, weil eine Zahlung scheitert.[^recurly] Software mit 1–5 Mio. $ Jahresumsatz behält 92 % ihres Umsatzes im Jahr.[^highalpha] Kleine Firmen und Verbraucher gehen schneller als große Firmen. {{churn: Dein Churn: {churn}. || Grober Maßstab bei Software für kleine Firmen: 3–5 % im Monat sind häufig, unter 2 % ist gut.}}

**Stimmt deine Zahl?** Nenn unter 20 Verlusten eine Spanne: 1 Verlust in 48 Kundenmonaten können 0,05 % oder 11,6 % sein. Und sieh auf die Gruppen nach Monat des Beginns, nicht auf den Durchschnitt.

**So senkst du ihn, das Schnellste zuerst**

1. **Gescheiterte Zahlungen:** neuer Versuch, automatische Kartenaktualisierung, zwei Mails. Das ist ein Viertel des Verlusts von oben, in einer Woche.
2. **Die ersten 14 Tage:** Wer nie zum ersten Ergebnis kam, geht. Richte es mit den Leuten gemeinsam ein, von Hand.
3. **Frag alle, die gehen,** am Telefon: „Was hatten Sie sich erhofft, und wann dachten Sie zum ersten Mal ans Aufhören?“ Zehn Anrufe. Sortier: nie gebraucht, hat nicht funktioniert, zu teuer, fertig damit.
4. **Hör auf, an die falsche Gruppe zu verkaufen.** Meist verursacht eine Art von Kunden das meiste.
5. **Jahrestarife** zum Preis von zehn Monaten, eine Pause statt eines Endes, und eine Warnung, wenn die Nutzung zwei Wochen lang sinkt.
6. **Mach das Gehen leicht.** In vielen Ländern ist das Pflicht, und wer gut geht, kommt wieder.

Erst dann Funktionen.`,
  },
  "cac-ltv": {
    body: `**Kosten je Neukunde (CAC)** = alles, was Vertrieb und Marketing in einem Zeitraum kosten, mit Gehältern, Werkzeugen und deinen eigenen Stunden ÷ neue Kunden in diesem Zeitraum.

3.000 € Werbung + 2.400 € für 60 deiner Stunden + 600 € Werkzeuge = 6.000 €; 20 neue: **300 €**. Ohne deine Stunden sähe es nach 180 € aus, und das ist falsch.

**Kundenwert (LTV)** = was von der Monatszahlung eines Kunden übrig bleibt ÷ Churn im Monat.

Preis 49 € − 10 € für den Betrieb = 39 €; Churn 6 %: **650 €**. Bei einem Churn nahe null explodiert die Formel, zähl also höchstens 60 Monate. {{churn, lifetime: Bei deinem Churn ({churn}) bleibt ein Kunde im Schnitt so lange: {lifetime}. || Bei 4 % Churn bleibt ein Kunde im Schnitt 25 Monate.}}

**Zusammen:** 650 ÷ 300 = 2,2. Eine Faustregel aus der Praxis verlangt mindestens 3, und dass der CAC binnen 12 Monaten zurückverdient ist.[^skok] {{cac: Dein CAC: {cac}. ||}} Sieh zuerst auf das Zweite: Die Amortisation ist Geld, der LTV eine Prognose.

**Fallen**

1. Früher Churn ist geraten. 3 verlorene Kunden ergeben eine Spanne und keine Zahl; nenn also auch den LTV als Spanne.
2. Durchschnitte verdecken: Rechne je Kanal und je Art von Kunden. Oft zahlt ein Kanal für die anderen.
3. Empfehlungen und Presse im selben Topf lassen Werbung gut aussehen. Weis den bezahlten CAC getrennt aus.
4. Umsatz ist kein Deckungsbeitrag: Zieh Zahlungsgebühren, Hosting, Support, Lieferung und Umsatzsteuer ab.
5. Lange Verkäufe: Die Kosten dieses Quartals gehören zu den Kunden des nächsten.

**Dreh es um:** Was ein Kunde höchstens kosten darf = 12 × Deckungsbeitrag im Monat. 39 € × 12 = 468 €. Welcher Kanal liegt darunter?`,
  },
  payback: {
    body: `**Monate, bis ein Kunde sich bezahlt macht = Kosten, ihn zu gewinnen ÷ was von einer Monatszahlung bleibt.** 234 € ÷ 39 € = 6 Monate.

Nimm den Deckungsbeitrag (Preis minus Hosting, Gebühren, Support, Lieferung), nicht den Preis. Sonst sieht es um ein Drittel besser aus, als es ist.

**Was ist gut?** Bei Abos gelten nach einer Faustregel aus der Praxis weniger als 12 Monate.[^skok] Softwarefirmen mit 5–50 Mio. $ Jahresumsatz hatten 2025 in einer Zusammenstellung von Investorendaten Mediane von 15 bis 20 Monaten.[^marginset] Mit wenig eigenem Geld nimm 3 bis 6 als Grenze: Bis dahin bist *du* die Bank. {{cac: Deine Kosten je Neukunde: {cac}. Teil sie durch das, was jeden Monat bleibt. ||}}

**Rechne mit denen, die gehen.** 600 für den Kunden und 50 im Monat sind 12 Monate, wenn niemand geht; gehen jeden Monat 5 %, sind es etwa **18**. Bei 9 % kommt es nie zurück: 50 ÷ 0,09 = 556, insgesamt.

**Was das für die Kasse heißt:** Neue Kunden im Monat × Kosten je Neukunde × Amortisationszeit ÷ 2 ist ungefähr das Geld, das im Wachstum steckt. 20 im Monat × 300 € × 8 ÷ 2 = 24.000 €. Wer schneller wächst, braucht mehr davon, auch wenn sich jeder Kunde lohnt.

**So wird es kürzer**

1. **Jahreszahlung im Voraus** (zwei Monate geschenkt): am ersten Tag zurückverdient.
2. Eine Einrichtungsgebühr für die Arbeit, die du ohnehin machst.
3. Erhöh den Preis: Er geht voll in den Deckungsbeitrag.
4. Lass den teuersten Kanal weg; nicht der Durchschnitt entscheidet, sondern der letzte ausgegebene Euro.
5. Komm schneller zum ersten Ergebnis, damit im ersten Monat weniger gehen.

Bei Dingen, die man einmal kauft, frag stattdessen: Bringt der *erste* Verkauf mehr, als der Kunde gekostet hat? Wenn nicht, welcher Anteil kommt wieder, und wann?`,
  },
  "unit-economics": {
    body: `Unit Economics fragt: **Bringt ein Kunde (oder ein Auftrag) mehr, als er kostet?** Verliert einer Geld, verlieren tausend mehr.

Vier Zahlen zu einem Kunden:

1. **Was er zahlt:** 49 € im Monat, ohne Umsatzsteuer.
2. **Was seine Bedienung kostet:** Hosting 2 €, Zahlungsgebühren 1,70 €, Support 6,30 € = 10 €. Was bleibt, ist der **Deckungsbeitrag**: 39 €, also 80 %.
3. **Wie lange er bleibt:** 1 ÷ Churn. Bei 6 % im Monat etwa 17 Monate.
4. **Was es kostet, ihn zu gewinnen:** alles für Marketing und Verkauf ÷ neue Kunden, sagen wir 234 €.

Also: 39 × 17 = etwa 650 € für 234 €. Nach 6 Monaten zurückverdient. Das geht auf.

**Bei einer Bestellung** (Shop, Lieferung, Marktplatz): Preis − Ware − Versand − Zahlung − Retouren − Verpackung − die Arbeit daran. Warenkorb 60 €: Ware 27, Versand 7, Gebühren 2, Retouren 5, Arbeit 6 = 13 € bleiben. Kostet es 20 €, den Käufer zu gewinnen, verliert die erste Bestellung 7, und alles hängt an der zweiten.

{{price: Bei dir: Preis ({price}) minus alles, was mit *einem weiteren* Kunden dazukommt. Schick mir diese Kosten, und ich rechne den Rest. || Schreib mir, was ein Kunde zahlt und was ein weiterer dich kostet, und ich rechne den Rest.}}

**Was nicht hineingehört:** Miete, dein Gehalt, die Entwicklung der App. Das sind Fixkosten: Fixkosten ÷ Deckungsbeitrag = Kunden bis zur Gewinnschwelle. 6.500 € ÷ 39 = 167.

**Warnzeichen:** Der Deckungsbeitrag ist nur „in großen Mengen“ positiv (nenn die Kosten, die sinken, und ab welcher Menge); Rabatte fehlen; die Arbeit der Gründer zählt null; der Churn ist angenommen.

Geht es nicht auf: Preis, Kosten der Bedienung, Churn, Kosten je Neukunde. In dieser Reihenfolge.`,
  },
  "gross-margin": {
    body: `Bruttomarge = (Umsatz − Kosten des Verkauften) ÷ Umsatz. Ob etwas zu diesen Kosten gehört, prüfst du mit einer Frage: **Würde es mit einem weiteren Kunden steigen?**

**Dazu gehören:** Hosting, Zahlungsgebühren, zugekaufte Lizenzen je Nutzer, Kosten für KI-Modelle und Schnittstellen, Leute für Support und Einführung, Ware, Verpackung, Versand, Retouren, Provisionen an Anbieter.

**Nicht dazu:** Produktentwicklung, Marketing, Vertrieb, Miete, Verwaltung.

**Was üblich ist**

- Abo-Software mit 5–50 Mio. $ Jahresumsatz: Median 72–78 %.[^marginset]
- Produkte auf KI-Modellen: 2025 im Schnitt 45 %, Tendenz steigend.[^iconiq]
- Shops, Dienstleistungen, Lieferung: darunter, und je nach Branche sehr verschieden; frag zwei in deiner.

{{margin: Deine Bruttomarge: {margin}. Vergleich sie nur mit der von deinesgleichen. || Vergleich nur mit deinesgleichen: Ein Shop mit 45 % kann hervorragend sein, Software mit 45 % ist ein Dienstleister.}}

**Warum sie zählt:** Alles andere wird aus ihr bezahlt. Bei 75 % lassen 10.000 € Umsatz 7.500 € für Leute und Marketing, bei 30 % sind es 3.000 €. Investoren zahlen für Marge, weil sie sagt, was Wachstum bringen wird.

**So hebst du sie**

1. Preis: 10 % mehr heben eine Marge von 50 % auf 54,5 %.
2. Das teuerste Zehntel der Kunden: Verlang mehr, hilf ihnen, sich selbst zu helfen, oder lass sie gehen.
3. Support: Ändere das Produkt so, dass sich die drei häufigsten Fragen erledigen.
4. Modelle und Server: kleineres Modell, wo es reicht, Zwischenspeicher, Grenzen je Tarif. Rechne die Kosten *je Aufgabe*.
5. Lieferanten: zwei Angebote im Jahr.

Sieh sie dir jeden Monat an. Sinkt die Marge, während der Umsatz wächst, kaufst du dir dein Wachstum.`,
  },
  "burn-runway": {
    body: `**Burn** = Geld hinaus − Geld herein, pro Monat (netto). **Runway** = Kontostand ÷ Burn. 120.000 € ÷ 10.000 € = 12 Monate. {{runway: Deine Runway: {runway}. ||}}

Nimm den Durchschnitt der letzten drei Monate, vom Konto und nicht aus den Rechnungen. Dann korrigier: Jahresrechnungen, Steuern und Umsatzsteuer, die du nur für den Staat aufbewahrst, Boni, schon zugesagte Einstellungen.

**Die bessere Frage: Bist du „default alive“?** Wenn die Einnahmen weiterwachsen wie jetzt und die Kosten bleiben, erreichst du null Burn, bevor das Geld zu Ende ist? 8.000 € Einnahmen, 8 % Wachstum im Monat, 18.000 € Kosten: nach 11 Monaten ausgeglichen, bis dahin sind etwa 65.000 € verbraucht. Mit 75.000 € überlebst du; mit 50.000 € musst du Geld aufnehmen oder kürzen, und das weißt du heute.

**Wann du handelst**

- Eine Runde dauerte in DocSends Stichprobe von 2022 lange: 25 % waren binnen 6 Wochen abgeschlossen, 58 % binnen 12, 90 % binnen 24.[^docsend] Fang also an, wenn noch **neun Monate** bleiben.
- Unter sechs Monaten: Plan B schriftlich, mit Datum.
- Unter drei: Kürz jetzt; ein zweiter Einschnitt schmerzt mehr als ein tiefer.

**So wird sie länger, nach Wirkung:** Jahreszahlungen der Kunden im Voraus; Preise erhöhen; Werkzeuge und Werbung streichen, die niemand begründen kann; die Einstellung verschieben; Freelancer statt Gehälter; das Gehalt der Gründer; 60 Tage Zahlungsziel bei Lieferanten; schon bewilligte Fördermittel.

**Burn Multiple** = Burn ÷ neuer wiederkehrender Jahresumsatz: unter 1 hervorragend, 1–1,5 sehr gut, 1,5–2 gut, über 3 schlecht. Richtwerte aus der Praxis.[^sacks]

Führ ein Blatt: Monat, Kontostand am Anfang, herein, hinaus, Kontostand am Ende. Für 18 Monate, in zwei Fassungen: wie geplant, und mit der Hälfte des neuen Umsatzes.`,
  },
};
