import type { Headings } from "../answer.ts";

export const de: Headings = {
  "vc-or-bootstrap": {
    title: "Wagniskapital oder aus eigener Kraft wachsen?",
    asks: [
      "Brauche ich Investoren?",
      "Passt mein Geschäft zu VCs?",
      "Bootstrapping oder Venture Capital?",
      "Kann ich ohne fremdes Geld gründen?",
    ],
    terms:
      "wagniskapital risikokapital venture capital vc investoren bootstrapping eigenfinanziert eigener kraft wachsen aufnehmen fonds",
  },
  "find-angels": {
    title: "Business Angels finden",
    asks: [
      "Wie finde ich Business Angels?",
      "Wo treffe ich private Investoren?",
      "Wie bekomme ich eine Empfehlung an Investoren?",
      "Wer investiert in junge Startups?",
    ],
    terms: "business angel angels privatinvestor investoren netzwerk kontakte herankommen kennenlernen empfehlung",
  },
  grants: {
    title: "Fördermittel und Zuschüsse",
    asks: [
      "Welche Förderung bekomme ich?",
      "Wie beantrage ich EXIST oder ein Gründerstipendium?",
      "Gibt es staatliches Geld, das ich nicht zurückzahlen muss?",
      "Gründungszuschuss",
    ],
    terms:
      "förderung fördermittel zuschuss zuschüsse gründungszuschuss stipendium exist staatlich subvention programm nicht zurückzahlen",
  },
  "bank-loan": {
    title: "Gibt die Bank einen Kredit?",
    asks: [
      "Bekommt ein Startup einen Bankkredit?",
      "Was will die Bank für ein Darlehen sehen?",
      "KfW-Gründerkredit",
      "Soll ich persönlich bürgen?",
    ],
    terms: "bank kredit darlehen bankkredit kfw bürgschaft sicherheiten zinsen rate leihen hausbank",
  },
  crowdfunding: {
    title: "Passt Crowdfunding?",
    asks: [
      "Sollen wir eine Kampagne auf Kickstarter oder Startnext machen?",
      "Wie funktioniert Crowdinvesting?",
      "Geld vom Schwarm einsammeln",
    ],
    terms: "crowdfunding crowdinvesting schwarmfinanzierung kickstarter startnext kampagne vorbestellung unterstützer",
  },
  "revenue-based-financing": {
    title: "Was umsatzbasierte Finanzierung kostet",
    asks: [
      "Was ist Revenue-based Financing?",
      "Lohnt sich ein Vorschuss auf den Umsatz?",
      "Kredit gegen Umsatzbeteiligung",
    ],
    terms: "revenue based financing umsatzbasiert umsatzbeteiligung vorschuss finanzierung umsatz rückzahlung",
  },
  accelerators: {
    title: "Lohnt sich ein Accelerator?",
    asks: [
      "Soll ich in einen Accelerator gehen?",
      "Was bringt ein Inkubator?",
      "Wie viele Anteile nimmt ein Startup-Programm?",
    ],
    terms: "accelerator acceleratoren inkubator y combinator techstars programm batch",
  },
  "safe-or-note": {
    title: "SAFE oder Wandeldarlehen?",
    asks: [
      "Was ist ein Wandeldarlehen?",
      "SAFE oder Convertible Note?",
      "Was bedeutet ein Cap?",
      "Wie funktioniert der Discount beim Wandeldarlehen?",
    ],
    terms: "safe wandeldarlehen convertible note cap discount bewertungsobergrenze wandlung y combinator angel vertrag",
  },
  valuation: {
    title: "Was ist mein Startup wert?",
    asks: [
      "Wie bewerte ich mein Startup?",
      "Welche Bewertung soll ich verlangen?",
      "Was ist Pre-Money und Post-Money?",
      "Unternehmenswert ohne Umsatz",
    ],
    terms: "bewertung bewerten bewertet wert unternehmenswert pre-money post-money umsatz firma",
  },
  dilution: {
    title: "Wie stark werde ich verwässert?",
    asks: [
      "Wie funktioniert Verwässerung?",
      "Wie sieht der Cap Table nach der Runde aus?",
      "Wie viele Anteile gebe ich Investoren ab?",
    ],
    terms:
      "verwässerung verwässert cap table anteile abgeben prozent gehören finanzierungsrunde runden beteiligung übrig",
  },
  "option-pool": {
    title: "Wie groß soll der Optionspool sein?",
    asks: [
      "Was ist ein ESOP?",
      "Wie viel Prozent für Mitarbeiterbeteiligung reservieren?",
      "Kommt der Pool aus der Pre-Money-Bewertung?",
    ],
    terms: "optionspool mitarbeiterpool esop vsop mitarbeiterbeteiligung optionen virtuelle anteile pool reservieren",
  },
  "term-sheet": {
    title: "Worauf man im Term Sheet achtet",
    asks: [
      "Wie lese ich ein Term Sheet?",
      "Was ist eine Liquidationspräferenz?",
      "Was verhandle ich mit dem Investor?",
      "Verwässerungsschutz und Mitverkaufspflicht",
    ],
    terms:
      "term sheet klauseln liquidationspräferenz verwässerungsschutz drag along vetorechte beirat verhandeln investor bedingungen",
  },
  "due-diligence": {
    title: "Auf die Due Diligence vorbereiten",
    asks: ["Was ist eine Due Diligence?", "Was wollen Investoren sehen?", "Wie baue ich einen Datenraum auf?"],
    terms: "due diligence datenraum unterlagen prüfung dokumente checkliste investoren",
  },
  "pitch-deck": {
    title: "Was ins Pitch Deck gehört, und in welcher Reihenfolge",
    asks: [
      "Wie baue ich ein Pitch Deck auf?",
      "Wie viele Folien hat ein Pitch?",
      "Schreib ein Pitch Deck",
      "Wie pitche ich vor Investoren?",
    ],
    terms: "pitch deck folien präsentation investoren reihenfolge aufbau gliederung vorstellen",
  },
  "investor-update": {
    title: "Was ins Investoren-Update gehört",
    asks: [
      "Wie schreibe ich ein Investoren-Update?",
      "Schreib einen Monatsbericht an die Gesellschafter",
      "Wie oft berichte ich meinen Investoren?",
    ],
    terms: "investoren update monatsbericht bericht monatlich gesellschafter reporting rundmail monat",
  },
  "split-equity": {
    title: "Anteile unter Gründern aufteilen",
    asks: [
      "Wie teilen wir die Anteile auf?",
      "Ist 50/50 eine gute Idee?",
      "Wie viel bekommt mein Mitgründer?",
      "Wie viele Prozent für einen späteren Mitgründer?",
    ],
    terms: "anteile aufteilen verteilen gründer mitgründer 50/50 gerecht gesellschafter beteiligung fair prozent",
  },
  vesting: {
    title: "Wie Vesting und Cliff funktionieren",
    asks: ["Was ist Vesting?", "Was passiert mit den Anteilen, wenn ein Gründer geht?", "Good Leaver, Bad Leaver"],
    terms: "vesting cliff leaver anteile ausscheiden unverfallbar vier jahre gründer geht aussteigen",
  },
  "technical-cofounder": {
    title: "Einen technischen Mitgründer finden",
    asks: [
      "Wie finde ich einen CTO?",
      "Ich kann nicht programmieren, wer baut mein Produkt?",
      "Agentur oder Entwickler als Partner?",
    ],
    terms: "technischer mitgründer cto entwickler programmierer programmieren agentur partner technik",
  },
  "cofounder-conflict": {
    title: "Wenn Gründer sich streiten",
    asks: [
      "Was tun bei Streit im Gründerteam?",
      "Wie trenne ich mich von meinem Mitgründer?",
      "Mein Partner arbeitet zu wenig",
    ],
    terms: "streit streiten konflikt mitgründer partner trennung uneinig auseinander mediator patt",
  },
  "side-job": {
    title: "Neben dem Job gründen",
    asks: [
      "Kann ich gründen, während ich angestellt bin?",
      "Muss ich meinem Chef von der Nebentätigkeit erzählen?",
      "Wann kündige ich meinen Job?",
    ],
    terms:
      "nebenberuflich nebentätigkeit angestellt arbeitgeber vollzeitjob job neben kündigen festanstellung arbeitsvertrag gründen",
  },
  burnout: {
    title: "Wenn du nicht mehr kannst",
    asks: [
      "Wie vermeide ich Burnout?",
      "Ich habe keine Motivation mehr",
      "Mir wird alles zu viel",
      "Wie gehe ich mit Stress um?",
    ],
    terms: "burnout ausgebrannt erschöpft müde motivation stress überfordert durchhalten aufgeben kraft einsam",
  },
  "first-hires": {
    title: "Wen zuerst einstellen?",
    asks: [
      "Wie stelle ich den ersten Mitarbeiter ein?",
      "Wann soll ich jemanden einstellen?",
      "Schreib eine Stellenanzeige",
      "Wie führe ich ein Bewerbungsgespräch?",
    ],
    terms: "einstellen mitarbeiter erster angestellter stellenanzeige bewerbung bewerber personal team rolle",
  },
  "contractor-or-employee": {
    title: "Freiberufler oder Angestellte?",
    asks: [
      "Freelancer oder Festanstellung?",
      "Wem gehört der Code des Freelancers?",
      "Ist mein Freelancer scheinselbständig?",
    ],
    terms:
      "freelancer freiberufler freier mitarbeiter angestellt fest anstellen scheinselbständigkeit werkvertrag selbständig",
  },
  "first-salesperson": {
    title: "Wann der erste Vertriebler kommt",
    asks: [
      "Wann stelle ich jemanden für den Verkauf ein?",
      "Wie viel Provision bekommt ein Verkäufer?",
      "Soll der Gründer selbst verkaufen?",
    ],
    terms: "vertriebler verkäufer vertrieb sales provision einstellen verkaufen",
  },
  "early-equity": {
    title: "Gehalt und Anteile für frühe Mitarbeiter",
    asks: [
      "Wie viele Anteile gebe ich den ersten Mitarbeitern?",
      "Welches Gehalt zahle ich?",
      "Wie viel bekommt ein Berater?",
      "Was zahlen sich Gründer selbst?",
    ],
    terms: "gehalt lohn anteile optionen frühe mitarbeiter beteiligung vergütung berater prozent",
  },
  firing: {
    title: "Jemanden entlassen",
    asks: [
      "Wie entlasse ich jemanden?",
      "Welche Frist gilt bei einer Kündigung durch den Arbeitgeber?",
      "Ein Mitarbeiter bringt keine Leistung",
    ],
    terms: "entlassen kündigen kündigung mitarbeiter kündigungsschutz abfindung frist trennung rauswerfen",
  },
  "interview-guide": {
    title: "Kunden befragen",
    asks: [
      "Wie führe ich Kundeninterviews?",
      "Welche Fragen stelle ich möglichen Kunden?",
      "Wie viele Interviews brauche ich?",
      "Schreib einen Interviewleitfaden",
    ],
    terms: "interview kundeninterview interviews leitfaden befragen fragen kunden gespräch customer discovery umfrage",
  },
  "landing-page-test": {
    title: "Nachfrage mit einer Landingpage testen",
    asks: [
      "Wie prüfe ich, ob jemand das will, bevor ich baue?",
      "Welche Konversionsrate ist gut?",
      "Schreib eine Landingpage",
    ],
    terms: "landingpage landing page nachfrage testen test konversion besucher seite validieren",
  },
  "waiting-list": {
    title: "Was eine Warteliste wert ist",
    asks: [
      "Soll ich eine Warteliste aufbauen?",
      "Was sagen E-Mail-Anmeldungen vor dem Start aus?",
      "Wie viele von der Liste kaufen?",
    ],
    terms: "warteliste anmeldungen vor dem start launch eingetragen interessenten liste",
  },
  "mvp-scope": {
    title: "Was in die erste Version gehört",
    asks: ["Wie klein darf ein MVP sein?", "Welche Funktionen zuerst?", "Was ist ein Minimum Viable Product?"],
    terms: "mvp erste version funktionen features umfang prototyp weglassen minimum viable product",
  },
  "product-market-fit": {
    title: "Product-Market-Fit erkennen",
    asks: ["Habe ich Product-Market-Fit?", "Wie messe ich Product-Market-Fit?", "Sean-Ellis-Test mit 40 Prozent"],
    terms: "product-market-fit product market fit pmf passt produkt markt enttäuscht umfrage erkenne",
  },
  pivot: {
    title: "Pivot oder weitermachen?",
    asks: ["Soll ich pivotieren?", "Wann gebe ich eine Idee auf?", "Wann ist es Zeit, die Richtung zu ändern?"],
    terms: "pivot pivotieren umschwenken weitermachen aufgeben richtung ändern durchhalten idee",
  },
  "ab-tests": {
    title: "Wie viele Besucher ein A/B-Test braucht",
    asks: ["Wie lange läuft ein A/B-Test?", "Welche Stichprobe brauche ich?", "Ist das Ergebnis signifikant?"],
    terms: "a/b ab test stichprobe stichprobengröße signifikant besucher variante experiment",
  },
  metrics: {
    title: "Welche Zahlen man verfolgt",
    asks: ["Welche KPIs sind wichtig?", "Was gehört auf mein Dashboard?", "Was ist eine Nordstern-Metrik?"],
    terms: "kennzahlen kpi kpis metriken zahlen messen verfolgen dashboard nordstern",
  },
  okrs: {
    title: "OKRs schreiben",
    asks: ["Was sind OKRs?", "Wie setze ich Ziele für mein Team?", "Schreib OKRs für das Quartal"],
    terms: "okr okrs ziele quartal objectives key results team",
  },
  "first-customers": {
    title: "Die ersten zehn Kunden gewinnen",
    asks: [
      "Wie finde ich meine ersten Kunden?",
      "Wie komme ich zum ersten Verkauf?",
      "Wie finde ich Nutzer ohne Budget?",
    ],
    terms: "erste kunden zehn gewinnen nutzer käufer early adopter finden verkauf",
  },
  "cold-email": {
    title: "Eine Kaltmail schreiben",
    asks: [
      "Wie schreibe ich eine Kaltmail?",
      "Schreib eine Akquise-Mail",
      "Ist Kaltakquise erlaubt?",
      "Entwirf eine Nachricht an Fremde",
    ],
    terms: "kaltmail kaltakquise cold mail e-mail akquise betreff anschreiben schreib nachricht outreach linkedin",
  },
  "sales-cycle": {
    title: "Einen B2B-Verkaufszyklus verkürzen",
    asks: [
      "Wie verkaufe ich an große Firmen?",
      "Warum dauert der Verkauf so lange?",
      "Wer entscheidet über den Einkauf?",
    ],
    terms: "verkaufszyklus vertriebszyklus b2b firmenkunden einkauf entscheider lange dauert abschluss beschaffung",
  },
  pilot: {
    title: "Soll ein Pilot bezahlt sein?",
    asks: [
      "Soll ich für einen Piloten Geld nehmen?",
      "Wie mache ich aus einem Pilotprojekt einen Vertrag?",
      "Schreib eine Pilotvereinbarung",
    ],
    terms: "pilot pilotprojekt pilotkunde proof of concept konzern bezahlt kostenlos testphase",
  },
  partnerships: {
    title: "Über Partner verkaufen",
    asks: [
      "Wie finde ich Vertriebspartner?",
      "Welche Provision bekommen Wiederverkäufer?",
      "Wie baue ich eine Kooperation auf?",
    ],
    terms: "partner partnerschaft vertriebspartner kooperation reseller wiederverkäufer händler affiliate provision",
  },
  "marketplace-start": {
    title: "Einen Marktplatz starten",
    asks: [
      "Wie löse ich das Henne-Ei-Problem?",
      "Welche Seite zuerst, Anbieter oder Nachfrager?",
      "Welche Provision nimmt ein Marktplatz?",
    ],
    terms: "marktplatz plattform henne ei anbieter nachfrager seite provision zweiseitig liquidität",
  },
  competitors: {
    title: "Wenn ein Wettbewerber auftaucht",
    asks: ["Was tun gegen Konkurrenz?", "Jemand hat dieselbe Idee", "Wie hebe ich mich ab?"],
    terms: "konkurrent konkurrenz konkurrenten wettbewerber wettbewerb mitbewerber dieselbe idee abheben reagiere",
  },
  "copied-by-giant": {
    title: "Was, wenn ein Großer dich kopiert?",
    asks: [
      "Was, wenn Google oder Amazon das baut?",
      "Wie schütze ich mich vor großen Anbietern?",
      "Was ist mein Burggraben?",
    ],
    terms: "kopiert kopieren großer konzern google amazon microsoft nachmachen burggraben moat klauen",
  },
  seo: {
    title: "Von Suchmaschinen gefunden werden",
    asks: ["Wie mache ich SEO?", "Wie komme ich bei Google nach oben?", "Wie lange dauert Suchmaschinenoptimierung?"],
    terms: "seo suchmaschine suchmaschinenoptimierung google ranking gefunden organisch keywords",
  },
  "paid-ads": {
    title: "Mit bezahlter Werbung anfangen",
    asks: [
      "Soll ich Anzeigen schalten?",
      "Was darf ein Klick kosten?",
      "Wie viel Budget für Google Ads?",
      "Facebook-Anzeigen",
    ],
    terms: "werbung anzeigen ads google facebook meta bezahlt klick klickpreis kampagne budget",
  },
  "content-social": {
    title: "Inhalte und soziale Medien",
    asks: [
      "Welche sozialen Netzwerke lohnen sich?",
      "Was poste ich auf LinkedIn?",
      "Soll ich einen Newsletter oder Blog anfangen?",
      "Wie arbeite ich mit Influencern?",
    ],
    terms:
      "social media soziale medien netzwerke content inhalte posten linkedin instagram tiktok newsletter blog influencer reichweite follower",
  },
  referral: {
    title: "Empfehlungen bekommen",
    asks: ["Wie bekomme ich Weiterempfehlungen?", "Wie werben Kunden Kunden?", "Welche Prämie für Empfehlungen?"],
    terms:
      "empfehlung empfehlungen empfehlungsprogramm weiterempfehlen mundpropaganda kunden werben prämie freunde viral",
  },
  press: {
    title: "In die Presse kommen",
    asks: [
      "Wie schreibe ich eine Pressemitteilung?",
      "Wie spreche ich Journalisten an?",
      "Brauche ich eine PR-Agentur?",
    ],
    terms: "presse journalist journalisten pressemitteilung zeitung medien pr artikel bericht",
  },
  "app-store": {
    title: "App Stores: Gebühren und Sichtbarkeit",
    asks: ["Wie viel nehmen Apple und Google?", "Wie bekomme ich mehr Downloads?", "Warum wurde meine App abgelehnt?"],
    terms: "app store apple google play provision gebühr downloads aso abgelehnt sichtbarkeit",
  },
  "set-price": {
    title: "Einen Preis festlegen",
    asks: [
      "Wie viel soll ich verlangen?",
      "Welches Preismodell passt?",
      "Was gehört auf die Preisseite?",
      "Ist mein Preis zu niedrig?",
    ],
    terms: "preis preise preismodell preisseite verlangen abo kosten preisfindung richtiger tarif",
  },
  "raise-prices": {
    title: "Preise erhöhen",
    asks: [
      "Wie sage ich Bestandskunden, dass es teurer wird?",
      "Schreib eine Mail zur Preiserhöhung",
      "Soll ich die Preise anheben?",
    ],
    terms: "preiserhöhung erhöhen anheben preise teurer bestandskunden ankündigen",
  },
  "trial-or-freemium": {
    title: "Testphase oder Freemium?",
    asks: [
      "Soll ich eine kostenlose Version anbieten?",
      "Wie lange soll die Testphase sein?",
      "Kreditkarte beim Test verlangen?",
    ],
    terms: "kostenlos gratis testphase testzeitraum freemium probe version trial kostenlose",
  },
  "unit-economics": {
    title: "Unit Economics, einfach erklärt",
    asks: ["Wie rechne ich Unit Economics?", "Was ist der Deckungsbeitrag?", "Verdiene ich an jeder Bestellung?"],
    terms: "unit economics deckungsbeitrag stückrechnung pro kunde pro bestellung variable kosten erklärt",
  },
  "gross-margin": {
    title: "Welche Bruttomarge gesund ist",
    asks: ["Was ist eine gute Bruttomarge?", "Wie berechne ich die Rohmarge?", "Was sind Herstellungskosten?"],
    terms: "bruttomarge rohmarge marge herstellkosten wareneinsatz cogs",
  },
  churn: {
    title: "Welche Kündigungsrate normal ist",
    asks: ["Wie senke ich den Churn?", "Warum kündigen Kunden?", "Wie halte ich meine Kunden?"],
    terms: "churn kündigungsrate abwanderung kunden kündigen abonnenten verlieren halten senken",
  },
  "cac-ltv": {
    title: "CAC und LTV berechnen",
    asks: [
      "Wie berechne ich die Kosten pro Neukunde?",
      "Was ist der Customer Lifetime Value?",
      "Welches Verhältnis von LTV zu CAC ist gut?",
    ],
    terms: "cac ltv clv kundenakquisekosten akquisekosten kundenwert lebenszeitwert neukunde kosten gewinnen",
  },
  payback: {
    title: "Wie schnell sich ein Kunde bezahlt macht",
    asks: ["Was ist eine gute CAC-Payback-Zeit?", "Nach wie vielen Monaten hat ein Kunde seine Kosten eingespielt?"],
    terms: "payback amortisation amortisieren amortisationszeit monate akquisekosten zurück eingespielt schnell",
  },
  "burn-runway": {
    title: "Burn und Runway berechnen",
    asks: ["Was ist die Burn Rate?", "Wie viel Runway brauche ich?", "Wie strecke ich das Geld?"],
    terms: "burn rate runway geld reicht monate liquidität kasse konto wie lange verbrauch",
  },
  gdpr: {
    title: "DSGVO: was eine kleine Firma tun muss",
    asks: ["Gilt die DSGVO für mich?", "Brauche ich ein Cookie-Banner?", "Was ist ein Auftragsverarbeitungsvertrag?"],
    terms: "dsgvo datenschutz personenbezogene daten cookie banner einwilligung avv auftragsverarbeitung",
  },
  "terms-privacy": {
    title: "AGB und Datenschutzerklärung",
    asks: ["Brauche ich AGB?", "Schreib eine Datenschutzerklärung", "Was gehört ins Impressum?", "Widerrufsrecht"],
    terms: "agb geschäftsbedingungen datenschutzerklärung impressum widerruf rechtstexte nutzungsbedingungen",
  },
  patents: {
    title: "Lohnt sich ein Patent?",
    asks: [
      "Wie bekomme ich ein Patent?",
      "Was kostet ein Patent?",
      "Kann man Software patentieren?",
      "Wie schütze ich meine Idee?",
    ],
    terms: "patent patente patentieren erfindung gebrauchsmuster schützen idee patentanwalt",
  },
  trademarks: {
    title: "Einen Namen schützen",
    asks: ["Wie melde ich eine Marke an?", "Was kostet eine Markenanmeldung?", "Jemand benutzt unseren Namen"],
    terms: "marke marken markenanmeldung markenrecht name schützen dpma euipo logo abmahnung",
  },
  nda: {
    title: "Wann man eine NDA braucht",
    asks: ["Brauche ich eine NDA?", "Schreib eine Geheimhaltungsvereinbarung", "Klaut jemand meine Idee?"],
    terms:
      "nda geheimhaltung geheimhaltungsvereinbarung verschwiegenheit vertraulich vertraulichkeit unterschreiben idee klauen",
  },
  "open-source": {
    title: "Open-Source-Lizenzen im Produkt",
    asks: [
      "Darf ich Open Source kommerziell nutzen?",
      "Welche Lizenz wähle ich für meinen Code?",
      "Unterschied zwischen MIT und GPL",
    ],
    terms: "open source lizenz lizenzen gpl agpl mit apache copyleft bibliotheken quelloffen",
  },
  incorporate: {
    title: "Welche Rechtsform, und wie gründen",
    asks: [
      "Welche Rechtsform soll ich wählen?",
      "Wie gründe ich eine GmbH?",
      "Soll ich in Delaware gründen?",
      "Wann muss ich die Firma eintragen?",
    ],
    terms:
      "rechtsform gmbh ug gründen eintragen handelsregister delaware unternehmen anmelden gewerbe stammkapital notar",
  },
  "taxes-vat": {
    title: "Umsatzsteuer, die Grundlagen",
    asks: [
      "Muss ich Mehrwertsteuer zahlen?",
      "Was ist die Kleinunternehmerregelung?",
      "Welche Steuern zahlt ein Startup?",
    ],
    terms: "umsatzsteuer mehrwertsteuer steuer steuern kleinunternehmer ust rechnung ausweisen finanzamt",
  },
  insurance: {
    title: "Welche Versicherung ein Startup braucht",
    asks: ["Brauche ich eine Haftpflichtversicherung?", "Was ist D&O?", "Cyberversicherung"],
    terms: "versicherung versicherungen haftpflicht berufshaftpflicht cyber d&o versichern",
  },
  "domain-and-name": {
    title: "Einen Namen und eine Domain finden",
    asks: ["Wie wähle ich einen Firmennamen?", "Die Domain ist vergeben", "Soll ich eine .com kaufen?"],
    terms: "name firmenname domain namensfindung .com .de adresse freie gut",
  },
  "sell-company": {
    title: "Wie ein Firmenverkauf abläuft",
    asks: ["Wie verkaufe ich mein Startup?", "Jemand will uns übernehmen", "Was ist ein Letter of Intent?", "Earn-out"],
    terms: "verkauf verkaufen firma unternehmensverkauf übernahme exit käufer letter of intent earn-out übernehmen",
  },
  "shut-down": {
    title: "Eine Firma schließen",
    asks: [
      "Wie schließe ich mein Startup?",
      "Wie läuft die Liquidation einer GmbH?",
      "Was tun bei Insolvenz?",
      "Das Geld ist alle",
    ],
    terms: "schließen auflösen auflösung liquidation insolvenz insolvent abwickeln firma löschen zahlungsunfähig",
  },
};
