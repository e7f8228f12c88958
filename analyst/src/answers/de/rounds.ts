import type { Texts } from "../answer.ts";

export const rounds: Texts<"rounds"> = {
  "safe-or-note": {
    body: `Nimm den SAFE, wenn dein Investor ihn kennt und deine Firma eine Kapitalgesellschaft nach US-Recht ist. Nimm das Wandeldarlehen, wenn der Investor einen festen Termin und eine Forderung hinter seinem Geld haben will.

**Beide** sind Geld heute gegen Anteile später, zum Preis der nächsten Finanzierungsrunde mit festgelegter Bewertung, mit einer Obergrenze (Cap) oder einem Abschlag (Discount).

| | SAFE | Wandeldarlehen |
| --- | --- | --- |
| Was es ist | ein Recht auf Anteile | ein Darlehen |
| Zinsen | keine | nach Vereinbarung |
| Fälligkeit | keine | ein fester Tag |
| Wenn keine Runde kommt | bleibt er offen | kann es zurückgefordert werden |

**So rechnest du** beim Post-Money-SAFE von YC:[^yc-safe] verkaufter Anteil = Betrag ÷ Cap. 500.000 $ bei einem Cap von 5 Mio. $ sind genau 10 %, noch vor der nächsten Runde. Zwei solche SAFEs sind 20 %, und die geben allein die Gründer ab. SAFEs zu stapeln, ohne diese Tabelle zu führen, ist der häufigste und teuerste Fehler.

**Was üblich ist:** 92 % der US-Pre-Seed-Runden auf Carta waren SAFEs; 61 % davon hatten einen Post-Money-Cap und keinen Discount; wo es einen Discount gab, waren es meist 20 %.[^carta-safes] Bei Runden um 1 Mio. $ lag der mittlere Cap (Median) Ende 2024 bei 10 Mio. $.[^carta-rounds]

**Sieh genau hin** bei einem SAFE ohne Cap (gut für dich, also frag nach dem Grund), bei einer Meistbegünstigungsklausel („most favoured nation“), bei Nebenabreden mit Pro-rata-Rechten und bei einem Darlehen, das fällig wird, bevor du die nächste Runde machen kannst.`,
    where: `Das ist US-Praxis. Anderswo gibt es dieselbe Idee in eigener Form: Wandeldarlehen (Deutschland, oft mit Notar), Advance Subscription Agreement (Großbritannien, mit Grenzen für SEIS/EIS), BSA-AIR (Frankreich), préstamo participativo oder nota convertible (Spanien), iSAFE über CCPS (Indien). Lass es von einem Anwalt vor Ort anpassen.`,
  },
  valuation: {
    body: `Vor dem ersten Umsatz ist die Bewertung ein Preis, auf den sich zwei Seiten einigen. Ausrechnen kann sie niemand. Aber du kannst mit einer Spanne aus mehreren Verfahren kommen und mit der Frage, auf die es ankommt: Wie viel gebe ich ab, um welchen Meilenstein zu erreichen?

1. **Von der Runde rückwärts.** Was du bis zum nächsten Meilenstein brauchst, mit Reserve, ÷ den Anteil, den du abgeben willst. 600.000 € ÷ 15 % = 4 Mio. € nach der Runde (Post-Money). So rechnen meist auch die Investoren.
2. **Vergleichbare Runden.** US-Mediane von Ende 2024: Pre-Seed-SAFEs um 1 Mio. $ mit einem Cap von 10 Mio. $; Seed-Runden mit festem Preis 19,2 Mio. $ Post-Money; je Runde werden 10 bis 20 % verkauft.[^carta-rounds] In Europa und Indien liegt es meist darunter: Frag drei Gründer, die dieses Jahr abgeschlossen haben.
3. **Scorecard** (Bill Payne): Nimm den Median deiner Region und passe ihn an, nach Team (Gewicht 30 %), Größe der Chance (25 %), Produkt (15 %), Wettbewerb, Partnern und dem weiteren Kapitalbedarf.[^payne]
4. **Vom Exit her.** Ein Verkauf für 40 Mio. € in sechs Jahren, gewünscht wird das 20-Fache, bis dahin 50 % Verwässerung: 40 × 0,5 ÷ 20 = 1 Mio. € Post-Money. Deshalb gibt es für kleine Märkte kleine Bewertungen.

Schreib die Spanne mit ihren Annahmen auf. Ein sehr hoher Preis ist kein Geschenk: Die nächste Runde muss noch höher liegen, sonst ist sie eine „Down Round“ mit allen Klauseln, die dann greifen.

{{stage_revenue: Du hast Umsatz, also zählen Wachstum und Kundenbindung mehr als die Geschichte. || Am billigsten hebst du die Bewertung mit Belegen: Ein Fremder, der zahlt, bewegt mehr als noch eine Folie.}}`,
  },
  dilution: {
    body: `Jede Runde multipliziert deinen Anteil mit (1 − verkaufter Anteil). Abgezogen wird nichts.

- Zwei Runden zu 20 %: 0,8 × 0,8 = **64 %** von dem, was du hattest.
- Mit einem Optionspool von 10 %, jedes Mal neu: 0,8 × 0,9 × 0,8 × 0,9 = **52 %**.
- Zwei Gründer mit je der Hälfte: 26 % für jeden.

**Übliche Größen** (US-Mediane, 4. Quartal 2024): Pre-Seed über SAFEs 10,1 %, Seed 20,0 %, Series A 20,0 %, Series B 15,0 %.[^carta-rounds] Nach vier solchen Runden bleiben allen, die vorher da waren, 0,899 × 0,8 × 0,8 × 0,85 = 49 %, die Pools nicht mitgerechnet.

**Wo es schiefgeht**

1. SAFEs zählen vor der Runde: Bei 1 Mio. $ und einem Cap von 5 Mio. $ sind 20 % weg, und vom Rest nimmt die Seed-Runde ihre 20 %.
2. Der Pool wird *vor* dem Geld aus dem Preis genommen, also zahlen ihn allein die Gründer.
3. Pro-rata-Rechte und Warrants fehlen in der Tabelle.

**Leg die Tabelle jetzt an:** je eine Zeile für Gründer, Pool, jeden SAFE, jedes Wandeldarlehen und den neuen Investor; eine Spalte für heute und eine nach jeder Runde. Prüf, dass jede Spalte 100 % ergibt. Rechne auch den schlechten Fall (halbe Bewertung).

Verwässerung ist nicht der Verlust; der Verlust ist, billig oder für nichts zu verkaufen. 50 % von 10 Mio. € sind mehr als 100 % von 2 Mio. €. Frag also bei jeder Runde: Was wird danach wahr sein, das die Firma mehr wert macht, als die Runde gekostet hat?`,
  },
  "option-pool": {
    body: `So klein wie dein Einstellungsplan bis zur nächsten Runde, keine runde Zahl, die dem Investor gefällt.

**Rechne es aus:** Liste die Einstellungen der nächsten 12–18 Monate mit je einer Zuteilung auf und gib ein Zehntel Reserve dazu. US-Mediane auf Carta: 1,5 % für den ersten Mitarbeiter, 0,33 % für den fünften.[^carta-safes] Zehn Einstellungen kommen oft auf 5–7 %. Verlangt der Investor 15 %, zeig ihm die Liste.

**Warum es zählt, wer ihn bezahlt.** „10 % Pool, im Pre-Money“ heißt: Er geht allein vom Anteil der Gründer ab. Beispiel: 8 Mio. $ vor der Runde, 2 Mio. $ Investment, 10 % Pool auf die 10 Mio. $ danach. Der Pool ist 1 Mio. $ wert, dein wirklicher Preis vor dem Geld also **7 Mio. $**. Drei Auswege: ein kleinerer Pool, ein Pool nach dem Geld (dann tragen ihn alle) oder ein höherer Preis, der es ausgleicht.

**Was in den Plan gehört**

- Vesting über vier Jahre, nichts vor dem Ende des ersten;
- was behält, wer geht, und wie lange er ausüben darf (90 Tage sind in den USA üblich und hart; Jahre sind fairer);
- nicht genutzte Optionen fallen in den Pool zurück, und was beim Verkauf übrig ist, kommt allen zugute.

{{stage_idea: Vor einer ersten Runde brauchst du keinen Pool auf dem Papier: Verabrede mit deinem Mitgründer, wie viel ihr geben würdet, und leg ihn an, wenn eine Einstellung bevorsteht. || Leg ihn an, wenn eine Einstellung bevorsteht, nicht Jahre vorher.}}`,
    where: `Über die Form entscheidet die Steuer: § 19a EStG oder virtuelle Anteile (Deutschland), ISO und NSO (USA, mit einer 409A-Bewertung), EMI (Großbritannien), BSPCE (Frankreich), das Startup-Gesetz (Spanien), ESOP nach dem Companies Act (Indien). Frag einen Steuerberater, bevor du das erste Versprechen gibst.`,
  },
  "term-sheet": {
    body: `Das meiste in einem Term Sheet ist Standard. Sechs Zeilen entscheiden, was du verdienst und wer bestimmt; auf die verwendest du die Stunden deines Anwalts.

1. **Liquidationspräferenz.** Üblich ist 1× ohne Beteiligung am Rest (non-participating). Beispiel: 2 Mio. $ für 20 %, Verkauf für 5 Mio. $. Ohne Beteiligung bekommt der Investor 2 Mio. $ und du 3 Mio. $. Mit Beteiligung (participating) bekommt er 2 Mio. $ plus 20 % vom Rest = 2,6 Mio. $ und du 2,4 Mio. $. Mehr als 1× lehnst du ab.
2. **Preis und Pool.** Steckt der Optionspool im Pre-Money? Dann ist dein Preis niedriger, als er aussieht.
3. **Board und Vetos.** Nach einer Seed-Runde sind zwei Gründer und ein Investor üblich. Lies die Liste der Entscheidungen, die Zustimmung brauchen: Ein Veto bei Verkauf, Kapitalrunden und der Wahl des CEO ist normal, eines beim Jahresbudget wiegt schwer.
4. **Vesting der Gründer.** Rechne damit. Verlang, dass die schon geleistete Zeit zählt und dass du bei einer Entlassung nach dem Verkauf alles bekommst (Double Trigger).
5. **Verwässerungsschutz.** „Broad-based weighted average“ ist normal, „full ratchet“ nicht.
6. **Exklusivität.** Sie bindet dich, nicht den Investor: 30 Tage genügen. Frag vor der Unterschrift, wer noch zustimmen muss und woran es noch scheitern kann.

Dazu: Pro-rata-Rechte, Mitverkaufspflicht (drag-along; ab welchem Preis?), wer wessen Anwalt zahlt und bis zu welcher Höhe.

Vergleich es mit den Musterverträgen der NVCA,[^nvca] in denen steht, was marktüblich ist. Und ruf zwei Gründer an, die mit diesem Fonds *nicht* reich geworden sind.`,
    where: `Die Klauseln folgen der US-Praxis. Die BVCA (Großbritannien) und nationale Verbände haben eigene Muster. Lass es vor jeder Unterschrift, auch unter etwas „Unverbindliches“, von einem Anwalt lesen, der jede Woche Finanzierungsrunden macht.`,
  },
  "due-diligence": {
    body: `Investoren prüfen drei Dinge: Gehört es euch, stimmt es, und kann es euch um die Ohren fliegen? Stell die Unterlagen zusammen, bevor du Geld suchst; ein fehlendes Papier kostet Wochen im schlechtesten Moment.

**Firma:** Eintragung, Satzung, alle Beschlüsse der Gesellschafter, die Cap Table mit jedem SAFE, jeder Option und jedem Versprechen (auch aus E-Mails).

**Geistiges Eigentum:** die Übertragung der Rechte an die Firma von *jedem* Gründer, Mitarbeiter und Freelancer, der eine Zeile geschrieben hat, auch für die Zeit vor der Gründung. Hier klafft am häufigsten eine Lücke. Dazu eine Liste der Open-Source-Teile mit ihren Lizenzen sowie Marken, Domains und Patente mit ihrem Inhaber: der Firma, nicht dir.

**Verträge:** die zehn größten Kunden und Lieferanten, mit Kündigungsfristen, Exklusivität und dem, was bei einem Eigentümerwechsel gilt. Kredite, Mietverträge, Bürgschaften.

**Zahlen:** Monatsabschlüsse seit dem Start, Kontoauszüge, Umsatz je Kunde und Monat, Churn nach Kohorten, Liquiditätsplan, Steuererklärungen. Jede Zahl im Deck mit ihrer Quelle: {{customers: Du nennst {customers}, also halt die Namensliste bereit || Wer von 40 Kunden spricht, hält die Namensliste bereit}}.

**Personal:** Arbeitsverträge, Vesting, Freelancer, die wie Angestellte aussehen.

**Risiken:** Klagen und Drohungen, Unterlagen zum Datenschutz, Genehmigungen, Versicherungen.

Gib jedem Dokument eine Nummer, ein Datum und jemanden, der dazu Auskunft gibt. Sag Schlechtes zuerst und schriftlich: Was du offenlegst, drückt den Preis ein wenig; was später auftaucht, lässt das Geschäft platzen oder kommt als Forderung zurück.

Dreh es auch um: Frag den Fonds, wie viel noch darin ist, wer entscheidet und wie er mit einer Firma umging, die gescheitert ist.`,
  },
  "pitch-deck": {
    body: `Zehn bis zwölf Folien, jede mit einem ganzen Satz als Überschrift und einer Zahl, die ihn belegt. In den Untersuchungen von DocSend sahen sich Leser ein Deck zweieinhalb bis vier Minuten an:[^docsend-decks] Wer nur die Überschriften liest, muss die ganze Geschichte haben.

1. **Was es ist**: eine Zeile, die deine Nachbarin versteht.
2. **Problem**: wer es hat, wie oft, was es kostet. Ein Zitat aus einem Interview.
3. **Was sie heute tun**, und warum das nicht reicht.
4. **Dein Produkt**: ein Bild oder drei Schritte.
5. **Beleg**: zahlende Kunden, Kundenbindung, unterschriebene Pilotprojekte, Wachstum je Monat. Hast du so etwas, gehört es auf Folie 2.
6. **Markt**, von unten gerechnet: Zahl der Käufer × Preis. Kein „1 % eines riesigen Marktes“.
7. **Geschäftsmodell**: Preis, Marge, was ein Kunde kostet und was er bringt.
8. **Wie du Kunden gewinnst**, über den einen Kanal, der funktioniert.
9. **Wettbewerb**, auch „gar nichts tun“, und warum ihr.
10. **Team**: warum ihr, für genau das.
11. **Was du willst**: Betrag, Monate und der Meilenstein, für den es reicht.

Dann teste es: Gib es jemandem für drei Minuten, nimm es weg und frag, was du verkaufst, an wen und was das belegt. Wo geraten wird, schreibst du neu.

{{offer: Bei dir muss Folie 1 das Angebot ({offer}) ohne zweiten Satz klarmachen. || Folie 1 muss ohne zweiten Satz auskommen.}} Ein Deck zum Verschicken (versteht man allein), eins zum Vortragen (wenig Text).`,
    template: `**[Firma]: was wir für {buyer|[wer kauft]} tun**
1. **In einer Zeile:** {offer|[was es ist]} für {buyer|[wer kauft]}.
2. **Problem:** [Wer] verliert jede [Woche oder jeden Monat] [Stunden oder Geld], weil [Ursache]. „[Zitat aus einem Interview]“
3. **Heute** behelfen sie sich mit [Notlösung], und das reicht nicht, weil [Grund].
4. **Wir** [das Produkt in drei Schritten].
5. **Beleg:** {customers|[n Kunden]}, [Wachstum je Monat], [Kundenbindung].
6. **Markt:** [Zahl der Käufer, Quelle] × {price|[Preis]} × 12 = [Summe].
7. **Modell:** {price|[Preis]}, Marge {margin|[Marge]}, einen Kunden zu gewinnen kostet {cac|[Kosten je Neukunde]}.
8. **Kanal:** [der eine, der funktioniert, mit seinen Kosten].
9. **Alternativen:** nichts tun, [Wettbewerber], [Wettbewerber]; wir unterscheiden uns in [was der Käufer merkt].
10. **Team:** [Name]: [warum genau ihr].
11. **Wir suchen** [Betrag] für [Monate], um [Meilenstein mit einer Zahl] zu erreichen.`,
  },
  "investor-update": {
    body: `Schick jeden Monat am selben Tag eine Seite, ob es gut läuft oder schlecht. Billiger kommst du nicht an Kapital: Wer sechs Monate lang gesehen hat, dass du tust, was du sagst, braucht weniger Gespräche.

1. **Ein Satz**: der Monat in Kürze.
2. **Fünf Zahlen**, jede neben Vormonat und Plan: Umsatz, Kunden, Churn oder Kundenbindung, Kontostand, Monate Runway. Ändere nie stillschweigend, wie du zählst. {{runway: Deine Runway ({runway}) gehört ganz nach oben. || Unter neun Monaten gehört die Runway ganz nach oben.}}
3. **Was gut lief**, zwei Zeilen.
4. **Was nicht gut lief**, zwei Zeilen, und was du dagegen tust. Einem Update ohne diesen Punkt glaubt niemand.
5. **Bitten**: zwei oder drei, so genau, dass eine Zeile als Antwort reicht: „ein Kontakt zur Leitung der Haustechnik einer Klinikgruppe in Lyon“, nicht „Kontakte“.
6. **Dank** mit Namen an alle, die zuletzt geholfen haben.

Schlechte Nachrichten (ein verlorener Kunde, ein Mitgründer, der geht, Geld für weniger als sechs Monate) gehen sofort und am Telefon an den Lead-Investor, danach ins Update. Übel nehmen Investoren fast nie die Zahl, sondern dass sie spät davon erfahren.

Schick es mit ihrem Einverständnis auch den Angels, die „noch nicht“ gesagt haben. Deswegen kommen sie wieder.`,
    template: `**Betreff: [Firma], [Monat]: [das eine, was sich geändert hat]**

Hallo zusammen,

[Ein Satz, der den Monat zusammenfasst.]

| | Dieser Monat | Vormonat | Plan |
| --- | --- | --- | --- |
| Umsatz | [ ] | [ ] | [ ] |
| Kunden | {customers|[ ]} | [ ] | [ ] |
| Churn | {churn|[ ]} | [ ] | [ ] |
| Kontostand | {cash|[ ]} | [ ] | [ ] |
| Runway | {runway|[ ]} | [ ] | [ ] |

**Gut lief:** [zwei Zeilen]
**Nicht gut lief:** [zwei Zeilen, und was ihr jetzt tut]
**Nächster Monat:** [das eine Ziel, mit einer Zahl]
**Darum bitte ich euch:** 1. [eine Vorstellung bei {buyer|[wem genau]}] 2. [ ]
**Danke:** [Name], für [was].

[Dein Name]`,
  },
};
