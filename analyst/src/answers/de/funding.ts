import type { Texts } from "../answer.ts";

export const funding: Texts<"funding"> = {
  "vc-or-bootstrap": {
    body: `Wagniskapital passt zu einer einzigen Art von Firma: einer, die sehr groß werden kann, und das schnell, und die ihre Chance vergeben würde, wenn sie langsam wächst. Alle anderen wachsen besser mit dem Geld ihrer Kunden, mit Krediten oder Fördermitteln.

Vier Fragen entscheiden:

1. **Kann sie groß genug werden?** Erreichbare Käufer × Jahrespreis × 10 %. Liegt das unter etwa 50–100 Mio. $ im Jahr (eine Faustregel unter Investoren, kein Gesetz), kann ein Fonds mit dir seine Verluste nicht wieder hereinholen, so gut die Firma auch ist.
2. **Löst Geld den Engpass?** Kapital hilft, wenn du weißt, was du wiederholen willst. Ein Produkt, das jemand haben will, findet es nicht.
3. **Willst du verkaufen?** Ein Fonds muss sein Geld wieder herausbekommen, meist innerhalb von zehn Jahren. Eine Firma, von der du auf Dauer gut lebst, ist in seinen Büchern ein Misserfolg.
4. **Käme die nächste Runde?** Von den US-Firmen mit Seed-Runde Anfang 2022 schlossen 15,4 % innerhalb von zwei Jahren eine Series A ab; ein Jahrgang früher waren es 32,8 %.[^carta-graduation] Plane so, als käme sie nicht.

{{price: Mit deinem Preis ({price}) kannst du die Alternative heute prüfen: Wie viele neue Kunden im Monat würden deine Kosten decken? || Die Alternative lässt sich heute prüfen: Wie viele neue Kunden im Monat würden deine Kosten decken?}} Ist das eine Zahl, die du in einem Jahr erreichen kannst, dann versuch zuerst das. Wer aus eigenem Umsatz wächst, behält beide Wege offen; eine Runde verschließt einen.`,
  },
  "find-angels": {
    body: `Business Angels investieren in Leute, die sie schon eine Weile beobachten oder die ihnen jemand empfiehlt, dem sie vertrauen. Deshalb ist die Liste wichtiger als das Deck.

1. **Schreib 50 Namen auf,** bevor du einem einzigen schreibst: Gründer, die in deinem Feld eine Firma verkauft haben, erfahrene Leute bei den Firmen, an die du verkaufst, und die Angels hinter jungen Firmen wie deiner (Handelsregister und Meldungen über Runden nennen sie). Auch regionale Angel-Netzwerke nehmen Bewerbungen an.
2. **Lass dich von Gründern vorstellen, in die sie investiert haben.** Das ist der stärkste Weg: Ein Gründer setzt seinen Ruf ein, ein Fremder gar nichts. Schick fünf Zeilen mit, die man unverändert weiterleiten kann.
3. **Bitte um Rat zu einem echten Problem,** ein bis zwei Monate bevor du Geld brauchst, und berichte, was du daraus gemacht hast. Wer auf die zweite Mail antwortet, ist ein Investor für dich.
4. **Leg die Gespräche in drei Wochen.** Interesse entsteht durch den Zeitpunkt: Ein „Ja“ ist wenig wert, solange es kein zweites gibt.
5. **Klär zuerst die Bedingungen:** Summe, Cap oder Preis, Mindestbetrag. In den USA gibt ein Angel als ersten Betrag meist 5.000 bis 100.000 $;[^rust] eine Runde von 250.000 $ sind also fünf bis fünfzehn Leute.

Zahl nie dafür, dass du pitchen darfst, und prüf, wer hinter einem Angebot steckt, das von selbst kam.

{{buyer: Der beste Angel kennt deine Käufer ({buyer}) von innen, denn er kann Türen öffnen und nicht nur zahlen. || Der beste Angel kennt deine Käufer von innen, denn er kann Türen öffnen und nicht nur zahlen.}}`,
    where: `Öffentlich für eine Runde zu werben ist reguliert. In den USA ändert es, auf welche Ausnahme du dich berufst, und du musst dann prüfen, ob die Investoren „accredited“ sind (SEC Rule 506(c)). Frag einen Anwalt, bevor du etwas veröffentlichst.`,
  },
  grants: {
    body: `Ja: Fördermittel gibt es für das, was neu, riskant oder politisch gewollt ist (Forschung, Klima, Gesundheit, Regionen, Arbeitsplätze), und deine Anteile behältst du. Sie kosten Zeit und Freiheit: Wochen für den Antrag, Monate des Wartens, Berichte und oft einen Eigenanteil am Budget.

- **EU:** Der EIC Accelerator gibt Firmen mit einem technologischen Durchbruch Zuschüsse unter 2,5 Mio. €, neben Eigenkapital.[^eic] Kleinere nationale Beihilfen laufen oft als „De-minimis“: zusammen höchstens 300.000 € in drei Jahren je Unternehmen.[^deminimis]
- **Deutschland:** EXIST für Teams aus Hochschulen, der Gründungszuschuss der Agentur für Arbeit für alle, die aus der Arbeitslosigkeit gründen, und Programme der Länder. **Frankreich:** Bpifrance. **Spanien:** ENISA (ein Darlehen ohne Sicherheiten) und CDTI. **Großbritannien:** die Wettbewerbe von Innovate UK.
- **Indien:** Der Startup India Seed Fund Scheme gibt über Inkubatoren bis zu 20 Lakh ₹ (2 Mio. ₹) als Zuschuss für einen Machbarkeitsnachweis.[^sisfs]
- **USA:** SBIR- und STTR-Verträge der Bundesbehörden, für Forschung.

So wählst du aus: (1) Die Ausschreibung läuft und nennt dein Thema; (2) du würdest das Projekt ohnehin machen; (3) das Geld kommt vorab, oder du kannst die Zeit überbrücken, denn viele zahlen erst hinterher; (4) deine Chance mal die Summe ist die Stunden wert. Ruf die Stelle an, bevor du schreibst: Zehn Minuten sparen drei Wochen.

Fang mit dem Projekt nicht an, bevor der Antrag gestellt ist: Viele Programme lehnen dann ab.`,
    where: `Programme, Summen und Fristen ändern sich jedes Jahr. Sieh auf der Seite der Förderstelle nach, bevor du mit einem Programm planst.`,
  },
  "bank-loan": {
    body: `Eine Bank leiht gegen etwas: gegen Gewinne der Vergangenheit, gegen Sicherheiten oder gegen deine Bürgschaft. An deinem Erfolg hat sie keinen Anteil, also zahlt sie auch nicht für dein Risiko. Ohne Gewinn bekommt eine Firma meist nur dort Kredit, wo der Staat einen Teil des Risikos trägt.

**Was es gibt:** In Deutschland KfW-Programme, die du über deine Hausbank beantragst, und zwar *bevor* du Geld ausgibst. In den USA bürgt die SBA für Bankkredite (7(a), bis 5 Mio. $); wer 20 % oder mehr hält, muss persönlich bürgen.[^sba] In Großbritannien ist ein Start Up Loan ein persönliches Darlehen bis 25.000 £.[^sul] In Frankreich öffnet oft ein Ehrendarlehen (prêt d'honneur) die Tür zur Bank, in Indien die Mudra-Kredite.

**Was die Bank wissen will:** Kannst du die Rate auch in einem schlechten Monat zahlen? Zeig es ihr:

- Kapitaldienstfähigkeit = Geld aus dem laufenden Geschäft ÷ Raten. Unter 1,2 wird es schwer; das ist eine Faustregel.
- Beispiel: 50.000 € über fünf Jahre zu 7 % sind 990 € im Monat. Bleiben dir 1.300 € im Monat, liegt der Wert bei 1,3.

**Bring mit:** Kontoauszüge von zwölf Monaten, den Plan Monat für Monat, unterschriebene Aufträge, deinen eigenen Einsatz (oft 10–20 %) und Sicherheiten.

**Wann es passt:** für eine Maschine, ein Lager, die Vorfinanzierung eines Auftrags, also für alles, was das Geld zu einem bekannten Termin zurückbringt. **Wann nicht:** um herauszufinden, ob es überhaupt jemand will. Scheitert der Versuch, bleibt dir die Bürgschaft.`,
    where: `Lass eine persönliche Bürgschaft von Steuerberater oder Anwalt in Höhe und Dauer begrenzen, bevor du sie unterschreibst.`,
  },
  crowdfunding: {
    body: `Es gibt zwei Arten, und sie haben wenig gemeinsam.

**Vorbestellungen (Kickstarter, Ulule, Startnext)** passen zu einem Produkt zum Anfassen oder einem Werk, das sich in einem Film von zwei Minuten zeigen lässt. Du bekommst Geld und den Beweis, dass Fremde zahlen. Kickstarter nimmt 5 % plus Zahlungsgebühren und zahlt nur aus, wenn das Ziel erreicht ist.[^kickstarter] Rechne vorher: Preis − Herstellung − Versand − Steuern − Gebühren − Rücksendungen. Die meisten Kampagnen, die ihren Machern geschadet haben, waren erfolgreich; vergessen war der Versand.

**Anteile (Plattformen nach ECSP-Verordnung in der EU, Reg CF in den USA)** passen zu einer Marke, von der Kunden gern ein Stück besitzen. Eine US-Firma darf so in zwölf Monaten 5 Mio. $ einsammeln,[^regcf] eine in der EU über Grenzen hinweg 5 Mio. €.[^ecspr] Das kostet Wochen, Gebühren und eine lange Liste kleiner Gesellschafter; lass sie durch einen Treuhänder bündeln, damit spätere Runden keine 400 Unterschriften brauchen.

**Den Ausschlag gibt die Liste, die du mitbringst.** Plattformen schicken wenige Fremde zu einer Kampagne, die noch niemand unterstützt. Rechne rückwärts: Um {{price: 200 Verkäufe (dein Preis: {price}) || 200 Verkäufe}} zu erreichen, wenn 5 % deiner Liste kaufen, brauchst du 4.000 Adressen von Leuten, die von dir hören wollten. Sammle sie, bevor du einen Termin festlegst.

**Lass es** bei einer Dienstleistung für Firmen, bei Software, die noch ein Jahr braucht, und solange außerhalb deiner Familie niemand gezahlt hat.`,
    where: `Anteile öffentlich anzubieten ist in jedem Land reguliert: Nimm eine zugelassene Plattform, und lass das Angebot von einem Anwalt lesen.`,
  },
  "revenue-based-financing": {
    body: `Ein Geldgeber zahlt dir heute eine Summe; du zahlst einen festen Anteil deines Monatsumsatzes zurück, bis ein vereinbarter Gesamtbetrag erreicht ist. Anteile gibst du keine ab, und eine persönliche Bürgschaft ist selten. Es geht schnell, und es ist teuer.

**Der Preis steckt in der Zeit.** Heute 100.000 €, zurück 130.000 €:

- Bei 10 % von 100.000 € Umsatz im Monat bist du nach 13 Monaten fertig: rund 60 % im Jahr;
- bei halbem Tempo nach 26 Monaten: rund 28 % im Jahr.

Je schneller du wächst, desto mehr kostet es aufs Jahr gerechnet. Rechne immer den Jahreszins aus, und vergleich ihn mit der Bank und mit den Anteilen, die du sonst verkaufen würdest.

**Es passt, wenn** der Umsatz regelmäßig kommt (Abos, ein Shop mit Stammkunden), das Geld in etwas fließt, dessen Ertrag du schon kennst, zum Beispiel Werbung, die sich in vier Monaten bezahlt macht, und die Bruttomarge weit über dem Anteil liegt, den du abgibst. {{margin: Deine beträgt {margin}: Was nach dem monatlichen Anteil übrig ist, muss alles andere bezahlen. || Bei 70 % Bruttomarge und 10 % für den Geldgeber bleiben 60 %, die alles andere bezahlen müssen.}}

**Es passt nicht** vor dem ersten Umsatz, bei dünnen Margen oder um Verluste zu decken: Der Anteil geht vorweg ab, auch in einem schlechten Monat.

**Achte im Vertrag auf** eine Mindestrate, eine persönliche Bürgschaft, Pfandrechte an allen Konten, ein Verbot weiterer Schulden und darauf, was bei einem Verkauf der Firma gilt.`,
    where: `In den meisten Ländern ist das schwächer reguliert als ein Bankkredit. Lass den Vertrag einmal prüfen.`,
  },
  accelerators: {
    body: `Ein Accelerator gibt eine kleine Summe, drei Monate Druck und ein Netzwerk und bekommt dafür ein Stück der Firma. Beurteile ihn danach, was sich nach Meinung seiner Absolventen geändert hat, nicht nach dem Logo.

**Der bekannteste Deal:** Y Combinator investiert 125.000 $ für 7 % über einen Post-Money-SAFE und 375.000 $ über einen zweiten SAFE ohne Cap, der die besten Bedingungen der nächsten Investoren übernimmt.[^yc-deal] Kleinere Programme geben für einen ähnlichen Anteil weit weniger.

**Rechne nach.** 7 % für 125.000 $ bewerten dich mit 1,8 Mio. $. Könntest du heute zu einem Cap von 5 Mio. $ Geld aufnehmen, muss das Netzwerk die Differenz wert sein. Gäbe dir sonst niemand etwas, ist es ein guter Preis.

**Es lohnt sich, wenn** du keinen Zugang zu Investoren in deinem Markt hast, wenn deine Käufer andere Startups oder die Partnerfirmen des Programms sind oder wenn du mit einem Termin im Nacken besser arbeitest. **Es lohnt sich nicht,** wenn {{buyer: das Programm niemanden von deinen Käufern ({buyer}) kennt || du an Leute verkaufst, denen das Programm nie begegnet ist}}, wenn es Anteile für Büroplätze und Workshops will oder wenn es Geld von dir verlangt.

**Frag drei Absolventen,** die nicht auf der Website stehen: Wie viele nützliche Kontakte gab es, wer hat eure nächste Runde angeführt und wie kam er dazu, würdet ihr die Anteile wieder hergeben? Und frag das Programm: Welcher Teil des Jahrgangs von vor zwei Jahren hat inzwischen Geld aufgenommen oder verdient welches? Wer das nicht weiß, will es nicht wissen.`,
  },
};
