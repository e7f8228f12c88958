import type { Texts } from "../answer.ts";

export const selling: Texts<"selling"> = {
  "cold-email": {
    body: `Eine Kaltmail hat eine Aufgabe: von einem Menschen eine Antwort zu bekommen. Fünf Sätze genügen.

1. **Betreff:** drei bis fünf Wörter, die auch von einer Kollegin kommen könnten: „Reparaturen in der Ulmenstraße“. Kein „kurze Frage“, kein Produktname.
2. **Der erste Satz handelt vom anderen,** von etwas, das nur weiß, wer hingesehen hat: eine Bewertung, eine Stellenanzeige, eine Zahl auf der Website.
3. **Das Problem in seinen Worten,** mit dem, was es kostet. {{buyer: Deine Empfänger ({buyer}) ärgert montags etwas ganz Bestimmtes: Nenn es. || Nenn, was den Empfänger montags ärgert.}}
4. **Was du tust, in einem Satz, mit einem Beleg.** {{customers: „Im Einsatz bei uns: {customers}“ ist ein Beleg. || Ein Kunde mit einem Ergebnis ist ein Beleg.}} Keine Liste von Funktionen.
5. **Eine kleine Frage,** auf die ein Wort genügt: „Ist das diesen Monat ein Thema für Sie?“ Nicht: „Haben Sie 30 Minuten?“

**Ablauf:** 100 von Hand ausgesuchte Leute, 20 am Tag, mit deinem eigenen Namen und deiner eigenen Adresse. Hak zweimal nach, nach drei und nach sieben Tagen, jedes Mal mit etwas Neuem. Danach ist Schluss. Ruf alle an, die geantwortet haben.

**Zähl Antworten, nicht Öffnungen.** Leg die Regel vorher fest: „Weniger als 5 echte Gespräche aus 100: Gruppe oder Problem wechseln, nicht die Formulierung.“ Zehn Fassungen des Textes bewirken weniger als eine bessere Liste.

**Schick von einer zweiten Domain,** falls du je mehr als ein paar Dutzend am Tag schreibst, und halt die Adressen sauber: Kommt ein Zehntel zurück, landen bald alle im Spam.`,
    template: `**Betreff:** [ihr Wort für das Problem, 3–5 Wörter]

Guten Tag [Name],

[ein Satz, der nur auf diese Person passt: „Ich habe gesehen, dass Sie … “].

Viele {buyer|[Leute wie sie]} erzählen mir, dass [Problem] sie jede [Woche oder jeden Monat] [Stunden oder Geld] kostet.
Wir machen {offer|[was du anbietest, in einfachen Worten]}; [Kunde oder Test] [Ergebnis mit einer Zahl].

Ist das diesen Monat ein Thema für Sie? Wenn nicht, hilft mir auch ein kurzes „Nein“.

[Vorname Nachname]
[Firma, Postanschrift, Telefon] · [Keine Mails mehr? Antworten Sie mit „Stopp“.]

*Nach 3 Tagen:* „[Name], ein Nachtrag: [eine neue Tatsache oder ein Bild]. Noch ein Thema?“
*Nach 7 Tagen:* „Ich möchte nicht lästig sein; das ist meine letzte Mail. Falls [Problem] wieder auftaucht: [Link].“`,
    where: `Das Recht ist verschieden. Deutschland: Werbung per E-Mail braucht vorher eine Einwilligung, auch zwischen Firmen (§ 7 UWG); ruf also an (auch das nur bei mutmaßlichem Interesse), schreib einen Brief oder lass dich vorstellen. USA: erlaubt mit echtem Absender, Postanschrift und einer Möglichkeit zum Abbestellen (CAN-SPAM).[^can-spam] Großbritannien: Firmen darf man anschreiben, Einzelunternehmer nur mit Einwilligung. Frankreich und Spanien: Sieh dir die Regeln für Berufliches an. Für Namen gilt die DSGVO.`,
  },
  "first-customers": {
    body: `Die ersten zehn bekommst du von Hand, einen nach dem anderen, und du kennst sie mit Namen. Nichts, was skaliert, funktioniert jetzt schon, und das ist in Ordnung: Paul Graham beschreibt in *Do Things That Don't Scale*, wie Firmen wie Airbnb und Stripe es gemacht haben.[^pg-scale]

1. **Schreib 100 Namen auf,** keine Segmente. {{buyer: Welche 100 deiner Käufer ({buyer}), mit Telefonnummer? || Welche Leute, mit Telefonnummer?}} Aus Interviews, Verzeichnissen, Verbänden, von deinem früheren Arbeitgeber und unter den Kunden dessen, was sie heute benutzen.
2. **Fang mit den zehn an, die es am meisten schmerzt:** Sie haben sich eine Tabelle dafür gebaut, beschweren sich öffentlich oder zahlen für etwas Schlechtes.
3. **Biete ein Ergebnis an, keine Software.** „In zwei Wochen ist Ihr [Problem] weg; die Arbeit mache ich; wenn nicht, zahlen Sie nichts.“ {{price: Verlang vom ersten an deinen Preis ({price}). || Verlang vom ersten an Geld.}} Wer nichts zahlt, verrät dir wenig.
4. **Frag persönlich oder am Telefon.** 20 Kontakte am Tag sind in zwei Wochen 200; bei einem Ja von 20 hast du zehn.
5. **Richte es selbst ein,** sieh ihnen über die Schulter, bessere über Nacht nach.
6. **Von jedem zufriedenen Kunden: zwei Empfehlungen und ein Satz zum Zitieren.**

**Zähl die ganze Kette:** angesprochen → geantwortet → gesprochen → angeboten → bezahlt. Wo sie reißt, ist zu reparieren: wenige Antworten (Liste oder Problem), viele Gespräche und kein angenommenes Angebot (Preis oder Beleg), bezahlt und wieder weg (Produkt).

**Abbruchregel, zum Beispiel:** Keine Zahlung nach 40 ordentlichen Gesprächen heißt, dass die wahre Quote sehr wahrscheinlich unter 7,5 % liegt. Dann änderst du die Gruppe, das Problem oder das Angebot.

Rabatte für Freunde zählen nicht. Schreib die zehn Namen an die Wand.`,
  },
  "sales-cycle": {
    body: `Firmen sind langsam, weil mehrere Leute Ja sagen müssen und jeder etwas anderes fürchtet. Du verkürzt den Zyklus, wenn du früh herausfindest, wer sie sind, und ihnen die Arbeit abnimmst.

**Frag im ersten Gespräch:** „Was passiert, wenn es Ihnen gefällt? Wer muss zustimmen? Wie haben Sie so etwas zuletzt gekauft, und wie lange hat es gedauert? Aus welchem Budget?“ Wer das nicht beantworten kann, ist nicht der Käufer, kann dich aber vorstellen.

**Was am meisten verkürzt**

1. **Ein Preis unter der Grenze,** bis zu der dein Gegenüber allein unterschreiben darf. {{price: Darf er deinen Preis ({price}) für ein Jahr allein unterschreiben? Frag ihn. || 4.900 €, die eine Abteilungsleiterin unterschreiben darf, schlagen 12.000 €, die in die Geschäftsführung müssen.}} Viele Firmen haben Stufen bei runden Zahlen.
2. **Was das Warten kostet, in ihren Zahlen:** „Jeder Monat kostet Sie 40 Stunden.“
3. **Fertige Papiere:** Vertrag zur Auftragsverarbeitung, Fragebogen zur Sicherheit, Referenzen, ein Vertrag von vier Seiten in ihrer Sprache. Ein erster SOC-2-Bericht kostet eine kleine US-Firma im ersten Jahr 20.000–60.000 $;[^soc2] fang damit erst an, wenn ein Geschäft daran hängt.
4. **Ein gemeinsam geschriebener Terminplan,** von der Unterschrift rückwärts: Recht, Sicherheit, Schulung.
5. **Beende kein Gespräch ohne den nächsten Termin** in beiden Kalendern.
6. **Verkauf vor der Budgetrunde,** die meist im Herbst liegt.

**Sortier aus.** Hat niemand ein Problem mit Datum, ist es ein Hobby. Unter drei Kontakten in der Firma ist es kein Geschäft.

**Plan damit:** Dauer × Kosten im Monat fallen an, bevor die erste Rechnung geschrieben ist. Bei sechs Monaten und 20 offenen Geschäften, von denen eines von fünf zustande kommt, sind das vier Kunden im halben Jahr. Kannst du davon leben? Wenn nicht, verkauf zuerst an kleinere Firmen.`,
  },
  pilot: {
    body: `Ja, er soll bezahlt sein, und sei es mit einer kleinen Summe. Mit dem Geld kommen jemand mit Budget, ein Termin und Aufmerksamkeit. Ein kostenloser Pilot hat nichts davon und endet mit „interessant, wir melden uns“.

**Preis:** der Preis für den Zeitraum oder eine feste Summe, die auf das erste Jahr angerechnet wird, wenn binnen 30 Tagen unterschrieben wird. {{price: Dein Listenpreis: {price}. So viel kostet ein Pilot mindestens, für jeden seiner Monate. || Ein paar hundert bis einige tausend Euro, die die Abteilung allein freigeben darf.}} Wenn sie wirklich nicht zahlen können, nimm etwas von gleichem Wert: eine unterschriebene Absichtserklärung mit Preis, eine öffentliche Referenz, Daten, ihre Fachkraft an einem Tag in der Woche.

**Vor dem Start, auf einer Seite:**

1. **Erfolg in Zahlen**, wie gemessen und von wem: „Der Anteil der Reparaturen, die binnen 48 Stunden erledigt sind, steigt von 40 % auf 70 %.“
2. **Was danach geschieht:** Der Vertrag liegt bei, mit Preis und Datum. Ein Pilot ohne „danach“ ist Beratung.
3. **Dauer:** vier bis acht Wochen. Länger heißt, dass du dein Produkt verschenkst.
4. **Was sie beitragen:** eine namentlich genannte Person, Zugang bis Tag 3, jede Woche ein Treffen.
5. **Grenzen:** Zahl der Nutzer, keine Sonderentwicklung; Wünsche kommen auf eine Liste.
6. **Rechte:** Dein Produkt bleibt deins, ihre Daten bleiben ihre; keine Exklusivität.

**Sag Nein,** wenn niemand mit Budget am Tisch sitzt, wenn die Innovationsabteilung es allein betreibt oder wenn es mehr als einen Monat deines Teams kostet. Ein einziger großer Pilot kann eine junge Firma auffressen. Mach lieber drei kleine.

Frag nach der Hälfte: „Wenn es heute zu Ende wäre, würden Sie kaufen? Was fehlt?“`,
    template: `**Pilotvereinbarung auf einer Seite: [Kunde] und [Firma]**

**Ziel:** [Zahl] von [heute] auf [Ziel], gemessen durch [wie], geprüft von [Name].
**Zeitraum:** [Beginn] bis [Ende], höchstens [8] Wochen. **Nutzer:** bis zu [n].
**Wir leisten:** {offer|[Produkt]}, Einrichtung, [n] Stunden Schulung, Antworten binnen [1] Werktag.
**Sie leisten:** [Name] als Ansprechperson, Zugang bis Tag 3, jeden [Tag] ein Treffen von 30 Minuten.
**Vergütung:** [Summe], fällig zu Beginn; auf das erste Jahr angerechnet, wenn Sie bis [Datum] unterschreiben.
**Danach:** Ist das Ziel erreicht, beginnt der beigefügte Vertrag am [Datum] zu {price|[Preis]} für [12] Monate. Wenn nicht, endet es, und wir löschen Ihre Daten binnen 30 Tagen.
**Nicht enthalten:** Sonderentwicklung, andere Abteilungen, Exklusivität.
**Rechte und Daten:** Das Produkt gehört uns, Ihre Daten bleiben Ihre; ein Vertrag zur Auftragsverarbeitung liegt bei; beide halten vertraulich, was so gekennzeichnet ist.
**Dürfen wir Sie als Kunden nennen?** ( ) ja ( ) nach Erfolg ( ) nein

[Ort, Datum, Namen von Zeichnungsberechtigten]`,
  },
  partnerships: {
    body: `Ein Partner verkauft dein Produkt nur, wenn sich *seines* dadurch besser verkauft oder wenn es ihm ohne Arbeit Geld bringt. „Wir haben dieselben Kunden“ ist kein Grund.

**Such unter denen,** die im Moment des Problems schon vor deinem Käufer stehen: Steuerberater, Installateure, Agenturen, Software, an die deine sich anschließt, Verbände, Großhändler. {{buyer: Wer schickt deinen Käufern ({buyer}) schon jeden Monat eine Rechnung? Mach eine Liste von zwanzig. || Wer schickt deinen Käufern schon jeden Monat eine Rechnung? Mach eine Liste von zwanzig.}}

**Fang mit einem an, von Hand**

1. Verkauf zuerst selbst zehn. Ein Partner macht nach, was funktioniert; herausfinden wird er es nicht.
2. Frag den *Verkäufer* des Partners, nicht die Strategieabteilung: „Was müssten Sie in einem Satz sagen, und was haben Sie davon?“
3. Schließt die ersten drei Geschäfte gemeinsam ab.
4. Erst dann schreibst du den Vertrag.

**Was üblich ist,** hängt von der Arbeit ab: für eine Empfehlung 10–20 % des ersten Jahres, für Wiederverkauf 20–40 %, für eine volle Integration mit Support mehr. Das sind Spannen aus der Praxis. Rechne deine aus: Nach Abzug der Provision muss deine Marge noch den Service bezahlen. {{price: Was bleibt von deinem Preis ({price}) nach 20 % Provision? ||}}

**Ein Vertrag auf zwei Seiten:** wer was tut, wem Kunde und Daten gehören, Preis und Grenzen für Rabatte, Provision und wie lange, keine Exklusivität (oder nur für eine feste Zahl von Verkäufen in fester Zeit), Ende mit 30 Tagen Frist.

**Teste mit einer Abbruchregel:** ein Partner, 90 Tage, mindestens fünf Vermittlungen und ein Verkauf. Zehn Partner, die unterschrieben haben und niemanden bringen, sind zehn verlorene Treffen im Monat. Meist bringen einige wenige fast alles: Steck deine Zeit in sie.`,
  },
  "marketplace-start": {
    body: `Füll zuerst die knappe Seite, von Hand, an einem Ort, der so klein ist, dass er sich voll anfühlt.

1. **Mach ihn klein:** eine Stadt, eine Kategorie, ein Abend in der Woche. 20 Reinigungskräfte in einem Viertel sind ein Markt, 500 im ganzen Land nicht. {{place: Fang nicht überall zugleich an ({place}), sondern in einem Teil davon. ||}}
2. **Finde heraus, welche Seite knapp ist.** Die mit dem selteneren Gut und der größeren Auswahl, meist das Angebot (gute Nachhilfelehrer, Vermieter, Fahrer). Frag: Hätte ich morgen 100 davon, kämen die anderen von selbst?
3. **Gib dieser Seite einen Grund ohne die andere:** ein Werkzeug, das ihr allein schon nützt (Kalender, Rechnungen, Portfolio), ein garantiertes Einkommen für einen Monat, oder ihre eigenen Kunden ziehen mit um.
4. **Spiel die andere Seite selbst.** Kauf die ersten Aufträge, nimm die Anrufe an, vermittle von Hand.
5. **Miss die Liquidität:** den Anteil der Anfragen, aus denen in der Zeit, die der Käufer hat (zum Beispiel 24 Stunden), ein Geschäft wird, und den Anteil der Anbieter mit mindestens einem Geschäft in diesem Monat. Eröffne keine zweite Stadt, bevor beides ohne dich hoch bleibt.

**Provision:** bei Waren meist 5–15 %, bei Dienstleistungen und Fahrten 20–30 %, bei Airbnb insgesamt etwa 15 %.[^marketplaces] Fang niedrig an oder mit einer festen Gebühr, bis du Geschäfte bringst, die sie sonst nicht gehabt hätten.

**Dass man dich umgeht,** ist normal, sobald sich beide nach dem ersten Mal kennen. Verbiete es nicht, sei nützlich: Zahlung, Versicherung, Ersatz, Bewertungen. Treffen sich zwei einmal und dann jahrelang jede Woche, passt ein Abo oder eine Vermittlungsgebühr besser als eine Provision.

**Warnzeichen:** Du musst jedes Mal für beide Seiten bezahlen.`,
  },
  competitors: {
    body: `Ein Wettbewerber, der anfängt, ist meist eine gute Nachricht: Noch jemand zahlt dafür, das Problem bekannt zu machen. An Wettbewerbern sterben Firmen selten; von 431 Firmen, die CB Insights nach ihrem Ende untersucht hat, nannten 43 % einen schlechten Product-Market-Fit und 70 %, dass das Geld ausging.[^cbinsights]

**Diese Woche, in dieser Reihenfolge**

1. **Atme durch und ändere sieben Tage lang nichts.** Keine Preissenkung, keine abgeschaute Funktion.
2. **Kauf das Produkt und benutz es** eine Stunde lang. Schreib auf, was es besser kann, was schlechter, und für wen es gemacht ist.
3. **Ruf fünf Kunden an und drei, die abgesagt haben:** „Kennen Sie …? Wie finden Sie das?“ Ob es ein Wettbewerber ist, entscheiden die Kunden. {{buyer: Frag deine Käufer ({buyer}), was sie täten, wenn es euch beide nicht mehr gäbe: Das ist dein wirklicher Wettbewerber. || Frag, was sie täten, wenn es euch beide nicht mehr gäbe: Das ist dein wirklicher Wettbewerber, oft eine Tabelle.}}
4. **Schreib den einen Satz,** mit dem ein Kunde einer Kollegin erklärt, warum er bei dir ist. Gibt es ihn nicht, ist das dein Problem und nicht der Wettbewerber.

**Dann wähl:** die Gruppe, die sie schlecht bedienen (ihre Bewertungen verraten es), eine Aufgabe, die du gründlicher löst, Tempo und Service, die ein Größerer nicht bieten kann, oder einen Zugang, der ihnen fehlt. Ein bisschen billiger zu sein ist keine Position: {{margin: Deine Marge ({margin}) muss es tragen || Deine Marge muss es tragen}}, und sie können noch tiefer gehen.

**Leg dir für Gespräche eine Seite zurecht**: wann wir die Richtigen sind, wann sie es sind, drei Fragen, die der Käufer beiden stellen sollte. Sprich nie schlecht über sie.

**Sieh einmal im Monat nach ihnen,** nicht täglich. Verlierst du zweimal aus demselben Grund gegen sie, geh den Grund an.`,
  },
  "copied-by-giant": {
    body: `Meist tun sie es nicht; und wenn, dann spät und für ihren Durchschnittskunden. Große Firmen kopieren, was bewiesen und groß ist. Bis du bewiesen bist, ist dein Risiko, dass dich niemand findet.

**Frag dich ehrlich, was sie tun müssten.** Ist es ein Knopf in einem Produkt, das deine Kunden schon haben (ein Feature), ist die Gefahr echt, und kein Patent hilft. Müssten sie eine kleine Gruppe bedienen, Handarbeit leisten, Haftung übernehmen oder ihrem eigenen Geschäft schaden, hast du Zeit.

**Was sie in einem Jahr nicht kopieren können**

1. **Eine enge Gruppe, ganz versorgt.** {{buyer: Deine Käufer ({buyer}) sind ihnen zu wenige: Das ist dein Schutz. || Eine Gruppe, die ihnen zu klein ist, ist ein Schutz.}}
2. **Daten und Verlauf,** die sich bei den Kunden mit dir angesammelt haben.
3. **Im Arbeitsablauf zu stecken:** Schnittstellen, Importe, Berechtigungen, geschulte Leute.
4. **Vertrauen in einem regulierten Feld:** Zertifikate, Prüfungen, Referenzen.
5. **Einen eigenen Kanal:** Community, Partner, Name.
6. **Beide Seiten eines Markts an einem Ort.**

**Was nicht schützt:** die Idee, eine NDA, der Erste zu sein, ein Patent, das durchzusetzen du dir nicht leisten kannst.

**Wenn sie es ankündigen:** Ruf am selben Tag deine zehn besten Kunden an („Was müsste sein, damit Sie bleiben?“), veröffentliche einen fairen Vergleich, schließ Jahresverträge ab, und sieh nach, ob Partner des Riesen jetzt eine unabhängige Alternative brauchen. Oft verdoppelt die Meldung die Aufmerksamkeit des Markts.

**Ein Test für deine Abhängigkeit:** Wenn eine einzige Firma dein Geschäft beenden kann, indem sie ihre Regeln ändert (API, Store, Suche), schreib heute den Plan B auf, und wie viele Monate er braucht.`,
  },
};
