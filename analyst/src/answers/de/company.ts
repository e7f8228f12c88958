import type { Texts } from "../answer.ts";

export const company: Texts<"company"> = {
  incorporate: {
    body: `Gründe dort, wo du lebst und verkaufst, außer ein Investor, der zahlen will, verlangt etwas anderes. Eine ausländische Firma heißt zwei Buchhaltungen, und Steuern zahlst du trotzdem dort, wo du arbeitest.

**Wann:** vor dem ersten riskanten Vertrag, der ersten Arbeit eines Mitgründers, dem ersten Mitarbeiter oder Investor. Für Interviews und eine Landingpage brauchst du keine Firma.

- **Deutschland:** GmbH mit 25.000 € Stammkapital, die Hälfte eingezahlt; UG ab 1 €, die ein Viertel ihres Gewinns zurücklegen muss, bis sie 25.000 € erreicht (§§ 5, 5a, 7 GmbHG).[^gmbhg] Mit Notar; plan mehrere Wochen ein.
- **Österreich, Schweiz:** GmbH oder FlexCo ab 10.000 € (Österreich, seit 2024); GmbH ab 20.000 Franken (Schweiz).
- **USA:** Investoren wollen eine C-Corporation aus Delaware. Die jährliche Franchise Tax beträgt mindestens 175 $, dazu 50 $ für den Bericht, fällig am 1. März.[^delaware] Eine LLC passt zu Firmen, die Gewinne ausschütten. Gründeranteile mit Vesting: 83(b) binnen 30 Tagen.
- **Großbritannien:** Ltd beim Companies House, online, oft binnen eines Tages; 1 £ Kapital genügt.
- **Frankreich:** SAS (freie Satzung, bei Investoren beliebt) oder SARL (strenger, oft niedrigere Beiträge für den Geschäftsführer); Kapital ab 1 €.
- **Spanien:** SL, Kapital seit 2022 ab 1 €; unter 3.000 € mit zusätzlichen Pflichten (Gesetz 18/2022).[^crea]
- **Indien:** Private Limited mit zwei Gesellschaftern und zwei Direktoren, davon einer im Land ansässig (Companies Act 2013);[^india-act] LLP, wenn keine Investoren geplant sind. Die Anerkennung durch Startup India erleichtert Steuern und Meldungen.

**Am ersten Tag:** Gesellschaftervereinbarung mit Vesting, Übertragung aller früheren Arbeit an die Firma, Bankkonto, Steuernummer, ein Ort für alle Unterlagen.

{{place: Frag zuerst die Handelskammer oder die Gründungsberatung am Ort ({place}): Das kostet nichts. || Frag zuerst die Handelskammer oder eine Gründungsberatung: Das kostet nichts.}}`,
    where: `Gebühren und Regeln ändern sich. Lass dir die Wahl von einem Steuerberater oder Anwalt deines Landes bestätigen, bevor du unterschreibst: Eine falsche Rechtsform ist später teuer zu ändern.`,
  },
  "taxes-vat": {
    body: `In den meisten Ländern verlangst du Umsatzsteuer (VAT, GST) vom ersten Verkauf an oder ab einer Schwelle; dieses Geld gehört nie dir. Leg es am Tag des Eingangs auf ein zweites Konto.

**Kleine Unternehmen, Schwellen beim Jahresumsatz**

- **Deutschland:** befreit, wenn es im Vorjahr höchstens 25.000 € waren und dieses Jahr nicht mehr als 100.000 € werden (§ 19 UStG, seit 2025).[^ustg] **Österreich:** bis 55.000 € (seit 2025). **Schweiz:** steuerpflichtig ab 100.000 Franken.
- **Großbritannien:** Registrierung über 90.000 £ in zwölf Monaten.[^uk-vat]
- **Indien:** GST im Allgemeinen über 20 Lakh ₹ (2 Mio. ₹) bei Dienstleistungen, in den meisten Staaten 40 Lakh ₹ bei Waren; für Verkäufe über Plattformen gelten eigene Regeln.[^gst]
- **Frankreich:** „franchise en base“ mit Schwellen, über die gestritten wurde: Sieh die aktuellen nach. **Spanien:** bisher keine allgemeine Schwelle.
- **USA:** keine Umsatzsteuer wie in Europa. Die Bundesstaaten haben eine Sales Tax; seit *Wayfair* (2018) auch für Verkäufer ohne Sitz dort, oft ab 100.000 $ Umsatz im Jahr im jeweiligen Staat.[^wayfair] Ob Software besteuert wird, ist von Staat zu Staat verschieden.

**Verkauf in der EU:** an Firmen im Ausland meist ohne Umsatzsteuer (Reverse Charge: Prüf die Nummer in VIES, vermerk es auf der Rechnung). An Verbraucher ab 10.000 € im Jahr mit der Steuer *ihres* Landes; gemeldet wird an einer Stelle, dem One-Stop-Shop.[^oss]

**Für deinen Preis also:** {{price: Versteht sich dein Preis ({price}) mit oder ohne Umsatzsteuer? || Von 49 € mit 19 % Umsatzsteuer bleiben dir 41,18 €.}} Zeig Verbrauchern den Preis mit Steuer, Firmen ohne.

**Was noch in den Kalender gehört:** Lohnsteuer und Sozialbeiträge (monatlich), Vorauszahlungen auf Einkommen- oder Körperschaftsteuer, Umsatzsteuer-Voranmeldungen, Jahresabschluss. Verspätung kostet mehr als der Berater.

App Stores und „Merchants of Record“ führen die Umsatzsteuer für dich ab, gegen höhere Gebühren: Das lohnt sich bei Verbrauchern in vielen Ländern.`,
    where: `Eine Stunde beim Steuerberater vor der ersten Rechnung macht sich bezahlt. Das hier ist ein Überblick, keine Beratung zu deinem Fall.`,
  },
  insurance: {
    body: `Versicher, was die Firma beenden würde, nicht, was sie ärgern würde. Frag bei jedem Risiko: Könnten wir das aus dem Geld von drei Monaten selbst bezahlen?

**Fast überall Pflicht:** Unfallversicherung ab dem ersten Mitarbeiter (in Deutschland über die Berufsgenossenschaft), Sozialversicherung, Fahrzeuge. Manche Berufe (Medizin, Finanzen, Architektur, Recht) müssen eine Haftpflicht haben.

**Dann nach dem, was du tust**

1. **Betriebshaftpflicht:** Jemand wird verletzt, oder etwas geht kaputt. Günstig; Vermieter und Messen verlangen sie.
2. **Berufs- oder Vermögensschadenhaftpflicht (errors and omissions):** Dein Rat, Code oder Dienst verursacht einen Geldschaden. Bei Software und Beratung die wichtigste. Große Kunden verlangen sie im Vertrag, oft über 1–2 Mio.
3. **Cyber:** Datenpanne, Erpressung, Wiederherstellung, Benachrichtigung der Kunden. Lies, was sie voraussetzt (zweiter Faktor, Sicherungen); ohne das zahlt sie nicht.
4. **Produkthaftpflicht:** alles, was man anfassen kann, und Lebensmittel.
5. **D&O** für die Geschäftsführung: sobald es ein Board oder Investoren gibt.
6. **Waren, Transport, Maschinen, Betriebsausfall:** wenn ein einziger Brand dich stilllegt.
7. **Du selbst:** Krankheit, Berufsunfähigkeit, Risikoleben, wenn jemand von dir abhängt. Das vergessen Gründer, und es ist das Wahrscheinlichste.
8. **Schlüsselperson (Keyman):** wenn Investoren oder Banken es wollen.

**So gehst du vor:** Schreib auf eine Seite, {{offer: was dein Angebot ({offer}) tut || was du tust}}, dazu Umsatz, Länder (die USA kosten extra), gespeicherte Daten und den größten Vertrag. Gib dieselbe Seite zwei Maklern. Vergleich Deckungssumme, Selbstbehalt, Ausschlüsse und ob Ansprüche gedeckt sind, die *später* wegen früherer Arbeit erhoben werden.

**Auch ein Vertrag ist eine Versicherung:** Begrenz deine Haftung in den AGB und gib Risiken an Lieferanten weiter.

Prüf es einmal im Jahr und immer, wenn du einstellst, im Ausland startest oder einen großen Kunden gewinnst.`,
    where: `Pflichten und Preise sind je nach Land und Branche verschieden. Ein unabhängiger Makler kostet dich direkt nichts; frag, wie er bezahlt wird.`,
  },
  "domain-and-name": {
    body: `Ein guter Name lässt sich am Telefon sagen, nach einmal Hören schreiben und ist dort frei, wo du ihn brauchst. Der Rest ist Geschmack und wächst mit der Firma.

**An einem Nachmittag**

1. Schreib in 40 Minuten 60 Namen auf: was es tut, für wen, ein Gefühl, ein Ort, zwei verbundene Wörter, ein altes Wort. {{offer: Geh von den Worten aus, die Leute für dein Angebot ({offer}) benutzen. || Geh von den Worten aus, die Kunden benutzen.}} Noch nicht bewerten.
2. Streich, was länger als drei Silben ist, ungewohnt geschrieben wird, in den Sprachen deiner Märkte hässlich klingt (frag Muttersprachler), zu eng ist („BerlinBikes“, wenn Hamburg dazukommt) oder beschreibt (als Marke schwach).
3. **Telefontest** mit fünf Leuten: Du sagst ihn, sie schreiben ihn auf. Zwei Fehler: raus.
4. **Frei?** Markenregister (EUIPO, USPTO, dein Land), Handelsregister, App Stores, Websuche mit deiner Branche. Die Marke entscheidet, nicht die Domain.
5. **Domain:** .com, wenn du über Grenzen verkaufst, sonst die deines Landes. Ist die gewünschte vergeben, häng ein schlichtes Wort an (get…, …app, …hq), statt Buchstaben zu ändern. Für mehr als ein paar hundert Euro warte, bis du Kunden hast. Sieh nach, was vorher dort stand.
6. Schlaf über drei Namen und zeig sie zehn Käufern: „Was, glauben Sie, ist das? Würden Sie dort mit Ihrer Karte zahlen?“

**Registrier auf den Namen der Firma,** mit automatischer Verlängerung und zweitem Faktor, mit Zugang für zwei Leute. Wer die Domain verliert, verliert seine E-Mail. Richte am ersten Tag SPF, DKIM und DMARC ein, sonst landet deine Post im Spam.

**Verbring damit nicht** drei Wochen. Wenn sich nach zehn Verkaufsgesprächen niemand den Namen merkt, änder ihn dann; bis dahin kostet es nichts.`,
  },
  "sell-company": {
    body: `Ein Verkauf dauert sechs bis zwölf Monate, und die meisten, die beginnen, kommen nicht zum Abschluss. Die Firma muss also laufen, als käme er nicht.

**Wenn jemand fragt:** Sei freundlich, nenn keinen Preis, frag, wofür sie die Firma wollen (Kunden, Produkt, Team) und wer entscheidet. Ein Angebot ohne Zahl ist Marktforschung. Zahlen gibt es nur unter einer Vertraulichkeitsvereinbarung, Kundennamen zuletzt.

**Die Schritte:** Gespräche → unverbindliches Angebot → **Absichtserklärung (Letter of Intent)** mit Exklusivität → Due Diligence → Vertrag → Zustimmung → Vollzug (Closing) → die Zeit, die du noch bleibst. Mit der Exklusivität endet deine Macht: Klär Preis, Struktur und Kernpunkte *vorher*, und begrenz sie auf 30–60 Tage.

**Der Preis ist mehr als die Zahl**

1. Geld sofort, Anteile des Käufers oder ein **Earn-out** (setz ihn bei der Entscheidung mit null an).
2. Einbehalt für Ansprüche: oft ein Zehntel oder mehr, für ein Jahr oder länger.
3. Anteile (Share Deal) oder Vermögen (Asset Deal): wichtig für Steuern und Altlasten.
4. Was vorgeht: Schulden und Liquidationspräferenzen. Von 5 Mio. $ lassen 2 Mio. $ mit 1× Präferenz 3 Mio. $ für die anderen.
5. Dein Vertrag dort: Jahre, Gehalt, Wettbewerbsverbot.

**So steigt der Preis:** durch einen zweiten Interessenten. Schreib zehn naheliegende Käufer an (Wettbewerber, Lieferanten, Firmen, die {{buyer: ebenfalls an {buyer} verkaufen || an deine Kunden verkaufen}}, Fonds, die Firmen wie deine sammeln). Kleine profitable Firmen werden als Vielfaches des Jahresgewinns bewertet, wachsende Abos als Vielfaches des Jahresumsatzes; frag Berater nach Verkäufen deiner Größe und Branche aus dem letzten Jahr.

**Bereite dich ein Jahr vorher vor:** saubere Bücher, übertragbare Verträge, alle Rechte in der Firma und eine Firma, die einen Monat ohne dich läuft. Dafür zahlen Käufer.

Sag es dem Team, wenn unterschrieben ist, Schlüsselleuten vorher.`,
    where: `Die Steuer auf den Verkauf ist je nach Land, Beteiligungsform und Zeitpunkt sehr verschieden, und manches muss Jahre vorher eingerichtet sein. Zieh vor der Absichtserklärung einen Steuerberater hinzu, dazu einen Anwalt, der jeden Monat Verkäufe macht, und bei größeren Summen einen Berater auf Erfolgsbasis.`,
  },
  "shut-down": {
    body: `Eine Firma gut zu schließen dauert drei bis sechs Monate, schützt dich persönlich und bleibt im Gedächtnis: Wer anständig aufgehört hat, bekommt wieder Geld. Etwa die Hälfte der neuen US-Firmen gibt es nach fünf Jahren nicht mehr.[^bls] Es ist normal.

**Zuerst: Kannst du alle bezahlen?** Wenn nicht, oder nicht mehr lange, geh **heute** zum Anwalt. Für Geschäftsführer laufen kurze Fristen: In Deutschland muss der Insolvenzantrag spätestens drei Wochen nach der Zahlungsunfähigkeit gestellt sein (§ 15a InsO);[^inso] in Österreich spätestens nach 60 Tagen (§ 69 IO); in Großbritannien kann haften, wer ohne Aussicht weitermacht (wrongful trading, s. 214 Insolvency Act 1986). Für nicht abgeführte Lohnsteuer und Sozialbeiträge haftest du oft persönlich.

**Wenn du zahlen kannst, in dieser Reihenfolge**

1. **Entscheide mit Datum,** solange Geld für drei Monate Abwicklung da ist: Gehälter, Kündigungsfristen, Steuern, Berater.
2. **Beschluss** der Gesellschafter; sag es den Investoren persönlich.
3. **Mitarbeiter:** erfahren es zuerst, und persönlich; letzter Tag, Gehalt, Urlaub, Zeugnis, Hilfe bei der Suche.
4. **Kunden:** 30–90 Tage Vorlauf, Export ihrer Daten, Erstattung von Vorausgezahltem, ein Rat, wohin sie wechseln können.
5. **Stoppe** Verlängerungen, Werbung, Mietverträge; treib ein, was man dir schuldet.
6. **Verkauf,** was einen Wert hat: Code, Domain, Kundenliste (nur mit Einwilligung), Marke.
7. **Zahl** Schulden, Steuern, Kredite; dann die Gesellschafter nach Rang.
8. **Lass die Firma löschen:** Auflösung und Liquidation mit Wartezeit (in Deutschland in der Regel ein Jahr), Strike-off (Großbritannien, DS01), Auflösung und letzte Franchise Tax (Delaware). Melde Steuernummern ab.
9. **Bewahr** die Bücher so lange auf wie vorgeschrieben (oft sechs bis zehn Jahre); lösch personenbezogene Daten, die du nicht aufbewahren musst.

**Dann ein Brief von einer Seite:** was wir versucht haben, was wir gelernt haben, danke. Und vier Wochen frei.`,
    where: `Lass einen Anwalt oder Steuerberater Zahlungsfähigkeit und Reihenfolge der Zahlungen prüfen, bevor du es ankündigst.`,
  },
};
