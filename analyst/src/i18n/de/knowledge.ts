import type { Catalogue } from "../catalogue.ts";

export const knowledge: Catalogue = {
  "The median landing page for software converts 3.8% of its visitors.":
    "Die mittlere Landingpage für Software gewinnt 3,8 % ihrer Besucher.",
  "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.":
    "Die mittlere private Softwarefirma gibt für jeden neuen Dollar Jahresumsatz 2,00 $ für Vertrieb und Marketing aus.",
  "Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%.":
    "Bruttomargen von Abosoftware mit 5–50 Mio. $ Jahresumsatz liegen um 72–78 %.",
  "Subscription businesses on one billing provider lose 3.27% of subscribers a month.":
    "Abogeschäfte bei einem Abrechnungsanbieter verlieren 3,27 % der Abonnenten im Monat.",
  "2–5% of free users of software become paying ones.": "2–5 % der kostenlosen Nutzer von Software werden zahlende.",
  "several compilations": "mehrere Zusammenstellungen",
  "US search ads cost $5.42 a click and $66.69 a lead on average.":
    "US-Suchanzeigen kosten im Schnitt 5,42 $ pro Klick und 66,69 $ pro Kontakt.",
  "7% of an app's installs are still active after 30 days, 13% after 7.":
    "7 % der Installationen einer App sind nach 30 Tagen noch aktiv, 13 % nach 7.",
  "1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top.":
    "1,7 % der Downloads von Abo-Apps zahlen im Mittel binnen 30 Tagen, bei den besten 4,2 %.",
  "57.7% of new subscription apps never reach $1,000.": "57,7 % der neuen Abo-Apps erreichen nie 1.000 $.",
  "AI products reported an average gross margin of 45%.": "KI-Produkte meldeten eine mittlere Bruttomarge von 45 %.",
  "Marketplaces keep 5–15% on products and 20–30% on services.":
    "Marktplätze behalten 5–15 % bei Produkten und 20–30 % bei Dienstleistungen.",
  "Themes of a homogeneous group stop being new after 9–12 interviews.":
    "In einer einheitlichen Gruppe kommt nach 9–12 Gesprächen nichts Neues mehr.",
  "A common bar for software is LTV of 3 times CAC and payback within 12 months.":
    "Eine übliche Messlatte für Software ist ein LTV vom 3-Fachen des CAC und Amortisation in 12 Monaten.",
  "Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money.":
    "Von 431 gescheiterten Firmen mit Wagniskapital nannten 43 % zu wenig Bedarf und 70 % ausgegangenes Geld.",
  "58% of closed seed rounds took up to 12 weeks, 90% up to 24.":
    "58 % der abgeschlossenen Seed-Runden brauchten bis zu 12 Wochen, 90 % bis zu 24.",
  "The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold.":
    "Das mittlere US-Pre-Seed-SAFE hatte einen Cap von 10 Mio. $, 1,0 Mio. $ Kapital und 10,1 % Abgabe.",
  "Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more.":
    "Von 4.000 bewerteten Ideen erreichten 18,3 % 70 von 100 Punkten oder mehr.",
  "Search (SEO)": "Suche (SEO)",
  "Answer the exact question {buyer} type in, one page per question.":
    "Beantworte genau die Frage, die „{buyer}“ eintippen, eine Seite pro Frage.",
  Content: "Inhalte",
  "Publish what you learn from each customer where {buyer} already read.":
    "Veröffentliche, was du von jedem Kunden lernst, wo „{buyer}“ schon lesen.",
  "Founder sales": "Verkauf durch Gründer",
  "Write to {buyer} one by one, and close the first sales yourself.":
    "Schreib „{buyer}“ einzeln an und schließe die ersten Verkäufe selbst ab.",
  "Search ads": "Suchanzeigen",
  "Buy only the words {buyer} use when they want to buy.":
    "Kaufe nur die Wörter, die „{buyer}“ benutzen, wenn sie kaufen wollen.",
  "Social and creators": "Soziale Netze und Creator",
  "Show the result, not the product, to {buyer}.": "Zeige „{buyer}“ das Ergebnis, nicht das Produkt.",
  Communities: "Gemeinschaften",
  "Help in the groups where {buyer} complain about this already.":
    "Hilf in den Gruppen, in denen „{buyer}“ schon darüber klagen.",
  Partners: "Partner",
  "Let those who already sell to {buyer} offer it for a share.":
    "Lass es die anbieten, die schon an „{buyer}“ verkaufen, gegen Anteil.",
  "Stores and existing platforms": "Stores und bestehende Plattformen",
  "Be found in the store where {buyer} already look.": "Sei dort zu finden, wo „{buyer}“ schon suchen.",
  Referral: "Empfehlung",
  "Give {buyer} a reason to bring the next one.": "Gib „{buyer}“ einen Grund, den Nächsten mitzubringen.",
  Events: "Veranstaltungen",
  "Go where {buyer} meet anyway, with ten talks booked before.":
    "Geh dorthin, wo sich „{buyer}“ ohnehin treffen, mit zehn vorher vereinbarten Gesprächen.",
  "E-mail list": "E-Mail-Liste",
  "Write to the people who asked to hear from you.": "Schreib denen, die von dir hören wollten.",
  Idea: "Idee",
  "12 or more interviews, what the problem costs, one test somebody paid for":
    "12 oder mehr Gespräche, was das Problem kostet, ein Test, für den jemand gezahlt hat",
  "own money, grants, accelerators: $0–125k": "eigenes Geld, Fördermittel, Acceleratoren: 0–125.000 $",
  "yourself, accelerators, public grants": "du selbst, Acceleratoren, öffentliche Förderung",
  "First version": "Erste Version",
  "5 to 20 users every week, 1 to 3 who pay or signed a letter of intent":
    "5 bis 20 Nutzer jede Woche, 1 bis 3, die zahlen oder eine Absichtserklärung unterschrieben haben",
  "angels at $5–100k each, $100–500k in all": "Business Angels mit je 5.000–100.000 $, zusammen 100.000–500.000 $",
  "angels who know the trade, scouts": "Business Angels aus der Branche, Scouts",
  "Pre-seed": "Pre-Seed",
  "pilots that stay, first revenue, a hint of a channel":
    "Piloten, die bleiben, erster Umsatz, eine Ahnung vom Vertriebsweg",
  "a SAFE: $1.0M raised at a $10M cap, 10.1% sold":
    "ein SAFE: 1,0 Mio. $ bei einem Cap von 10 Mio. $, 10,1 % abgegeben",
  "micro funds ($50–500k each), angels, syndicates": "Mikrofonds (je 50.000–500.000 $), Business Angels, Syndikate",
  Seed: "Seed",
  "$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats":
    "10.000–50.000 $ MRR oder starke Anzeichen, 85–90 % Bindung, ein Weg, der sich wiederholt",
  "$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold":
    "2,8 Mio. $ als SAFE bei einem Cap von 18 Mio. $, oder 3,7 Mio. $ bei 19,2 Mio. $ Post-Money, 18–20 % abgegeben",
  "seed funds ($0.5–5M each)": "Seed-Fonds (je 0,5–5 Mio. $)",
  "Series A": "Series A",
  "$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months":
    "1–2,5 Mio. $ ARR mit 7–15 % Wachstum im Monat, 100 % Nettobindung, Amortisation in 12–18 Monaten",
  "$12M at $58.9M post-money, 20% sold": "12 Mio. $ bei 58,9 Mio. $ Post-Money, 20 % abgegeben",
  "a fund that leads with $5M or more": "ein Fonds, der mit 5 Mio. $ oder mehr führt",
  "practitioners' bands": "Spannen aus der Praxis",
  GDPR: "DSGVO",
  "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.":
    "Personenbezogene Daten von Menschen in der EU oder im Vereinigten Königreich brauchen eine Rechtsgrundlage und nicht mehr Daten als der Zweck; eine Panne wird binnen 72 Stunden gemeldet.",
  "List every personal field you store and why; drop the ones without a reason.":
    "Liste jedes personenbezogene Feld mit seinem Grund auf; streiche die ohne Grund.",
  "Regulation (EU) 2016/679": "Verordnung (EU) 2016/679",
  "EU AI Act": "EU-KI-Verordnung",
  "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.":
    "Ab 2. August 2026 müssen Menschen erfahren, dass sie mit einer Maschine sprechen. Systeme für Einstellung, Kredit, Bildung oder Biometrie gelten ab 2. Dezember 2027 als hochriskant.",
  "Write down whether your use falls into a high-risk area, and add the disclosure.":
    "Schreib auf, ob dein Einsatz in ein Hochrisikofeld fällt, und ergänze den Hinweis.",
  "EU AI Act with the 2026 Omnibus, to be checked in the Official Journal":
    "EU-KI-Verordnung mit dem Omnibus 2026, im Amtsblatt zu prüfen",
  "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.":
    "In den USA brauchen Gesundheitsdaten für Praxen, Versicherer oder deren Zulieferer einen Vertrag als Business Associate und die Schutzmaßnahmen der Security Rule.",
  "Decide whether you are a business associate, and choose a host that signs the agreement.":
    "Kläre, ob du Business Associate bist, und wähle einen Hoster, der den Vertrag unterschreibt.",
  "US HHS, HIPAA Security Rule": "US HHS, HIPAA Security Rule",
  "FTC Health Breach Notification Rule": "FTC Health Breach Notification Rule",
  "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.":
    "Eine US-Gesundheits-App außerhalb von HIPAA, die Daten ohne Erlaubnis weitergibt, muss das als Panne behandeln und binnen 60 Tagen melden.",
  "Remove advertising trackers from every screen that shows health data.":
    "Entferne Werbetracker von jeder Ansicht mit Gesundheitsdaten.",
  "Medical device rules": "Regeln für Medizinprodukte",
  "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.":
    "Software, die Diagnose oder Behandlung verspricht, kann ein Medizinprodukt sein und muss vor dem Verkauf eingestuft werden.",
  "Write the intended use in one sentence and have it classified before building.":
    "Schreib den Verwendungszweck in einem Satz auf und lass ihn vor dem Bauen einstufen.",
  "EU MDR and US FDA guidance": "EU-MDR und US-FDA-Leitlinien",
  "COPPA and minors' data": "COPPA und Daten von Minderjährigen",
  "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.":
    "In den USA brauchen Nutzer unter 13 eine geprüfte Einwilligung der Eltern, eine eigene für die Weitergabe und Grenzen für die Speicherung; die geänderte Regel gilt seit 22. April 2026.",
  "Decide the minimum age, and how a parent proves consent, before the first sign-up.":
    "Lege vor der ersten Anmeldung das Mindestalter fest und wie Eltern ihre Zustimmung belegen.",
  "US FTC, amended COPPA rule": "US FTC, geänderte COPPA-Regel",
  "US schools may share pupil records only under a school-official agreement.":
    "US-Schulen dürfen Schülerdaten nur mit einer Vereinbarung als School Official weitergeben.",
  "Ask one school for the data agreement it signs with its present vendors.":
    "Bitte eine Schule um die Datenvereinbarung, die sie mit heutigen Anbietern schließt.",
  "US Department of Education": "US Department of Education",
  "India's DPDP Act": "Indiens DPDP-Gesetz",
  "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.":
    "Die Regeln wurden im November 2025 bekannt gemacht, volle Pflichten kommen etwa Mai 2027: Einwilligung, Meldung von Pannen binnen 72 Stunden, geprüfte Einwilligung der Eltern für alle unter 18.",
  "Plan age and consent screens now; they change the sign-up.":
    "Plane Alters- und Einwilligungsseiten jetzt; sie verändern die Anmeldung.",
  "India DPDP Rules": "Indiens DPDP-Regeln",
  "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.":
    "Verwahrung, Tausch oder Ausgabe von Kryptowerten in der EU braucht eine Zulassung mit Eigenmitteln ab 50.000 €; die Übergangszeit endete spätestens am 1. Juli 2026.",
  "Ask a specialized lawyer whether you need your own authorization or can work under a partner's.":
    "Frag einen spezialisierten Anwalt, ob du eine eigene Zulassung brauchst oder unter der eines Partners arbeiten kannst.",
  "Regulation (EU) 2023/1114": "Verordnung (EU) 2023/1114",
  "Payments and money laundering rules": "Regeln für Zahlungen und Geldwäsche",
  "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.":
    "Fremdes Geld zu halten oder zu bewegen, zu verleihen oder zu versichern braucht eine Erlaubnis oder einen zugelassenen Partner und Identitätsprüfungen.",
  "Find a licensed partner who takes the regulated step, and get their terms in writing.":
    "Finde einen zugelassenen Partner für den regulierten Schritt und lass dir seine Bedingungen schriftlich geben.",
  "PSD2 and national regulators": "PSD2 und nationale Aufsicht",
  "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.":
    "Kartendaten bringen Prüfpflichten; gehostete Zahlungsfelder lassen fast alle beim Zahlungsanbieter.",
  "Use the provider's hosted checkout and never let a card number touch your server.":
    "Nutze die gehostete Kasse des Anbieters und lass nie eine Kartennummer auf deinen Server.",
  "PCI Security Standards Council, PCI DSS 4.0.1": "PCI Security Standards Council, PCI DSS 4.0.1",
  "EU green-claims rules": "EU-Regeln für Umweltaussagen",
  'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.':
    "Ab 27. September 2026 sind allgemeine Aussagen wie „grün“ oder „klimaneutral“ gegenüber EU-Verbrauchern ohne Beleg verboten, und Siegel brauchen eine Zertifizierung.",
  "Rewrite each environmental claim as a measured one with its proof.":
    "Schreib jede Umweltaussage in eine gemessene mit Beleg um.",
  "Directive (EU) 2024/825": "Richtlinie (EU) 2024/825",
  "Cold contact rules": "Regeln für Kaltansprache",
  "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.":
    "Anrufe, Nachrichten und Kaltmails brauchen je nach Land Einwilligung oder Widerspruchsrecht; aufgezeichnete oder automatische Anrufe müssen es sagen.",
  "Check the rule of your first country for businesses and for consumers separately.":
    "Prüfe die Regel deines ersten Landes, für Firmen und für Verbraucher getrennt.",
  "ePrivacy rules and US TCPA": "ePrivacy-Regeln und US-TCPA",
  "Contractor status": "Status von Auftragnehmern",
  "People who work through a platform may count as its employees.":
    "Wer über eine Plattform arbeitet, kann als ihr Angestellter gelten.",
  "Compare your control over their hours and prices with the local test.":
    "Vergleiche, wie weit du über Zeiten und Preise bestimmst, mit der örtlichen Prüfung.",
  "national labor law": "nationales Arbeitsrecht",
  "$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share.":
    "5–29 $ im Monat oder 19–99 $ einmalig; unter 10 $ frisst die feste Kartengebühr einen sichtbaren Teil.",
  "Everything rests on one person: support, sales and product compete for the same hours.":
    "Alles hängt an einer Person: Betreuung, Verkauf und Produkt streiten um dieselben Stunden.",
  "0.1–1% of volume, or a monthly fee for custody and reporting.":
    "0,1–1 % des Volumens, oder eine Monatsgebühr für Verwahrung und Berichte.",
  "License and custody duties come before the first customer.":
    "Erlaubnis und Verwahrpflichten kommen vor dem ersten Kunden.",
  "$7–20 a month for learners, or a yearly price per pupil for schools.":
    "7–20 $ im Monat für Lernende, oder ein Jahrespreis pro Schüler für Schulen.",
  "Learners leave when the exam is passed, and schools buy once a year.":
    "Lernende gehen, wenn die Prüfung bestanden ist, und Schulen kaufen einmal im Jahr.",
  "the built-in phone apps": "die eingebauten Apps des Handys",
  "the top three results in the app store for your main keyword":
    "die ersten drei Treffer im App Store zu deinem wichtigsten Stichwort",
  "Store subscriptions, of which the store keeps 15–30%.": "Store-Abos, von denen der Store 15–30 % behält.",
  "Most installs are gone within a month, before they paid.":
    "Die meisten Installationen sind in einem Monat weg, bevor sie zahlten.",
  "the incumbent of your buyer's own trade": "der Platzhirsch im Fach deines Käufers",
  "$10–100 per seat or $50–500 per site a month.": "10–100 $ pro Platz oder 50–500 $ pro Standort im Monat.",
  "A long sale to a buyer who already has something that half works.":
    "Ein langer Verkauf an einen Käufer, der schon etwas hat, das halb funktioniert.",
  "Content $10–20 a month, care $39–300 a month.": "Inhalte 10–20 $ im Monat, Behandlung 39–300 $ im Monat.",
  "Claims need evidence, health data needs special care, and habits fade after the first weeks.":
    "Versprechen brauchen Belege, Gesundheitsdaten besondere Sorgfalt, und Gewohnheiten verblassen nach den ersten Wochen.",
  "€50–500 a month for small firms, custom for large ones.":
    "50–500 € im Monat für kleine Firmen, nach Vereinbarung für große.",
  "The buyer is the person with the budget, who needs a money case, not a climate case.":
    "Käufer ist, wer das Budget hat; der braucht ein Argument in Geld, nicht im Klima.",
  "A seat price plus usage, or a price per finished task.":
    "Ein Preis pro Platz plus Nutzung, oder ein Preis pro erledigter Aufgabe.",
  "Model costs grow with use, and the model's vendor can ship the same feature.":
    "Modellkosten wachsen mit der Nutzung, und der Anbieter des Modells kann dieselbe Funktion herausbringen.",
  "Interviews about past behavior": "Gespräche über vergangenes Verhalten",
  "{buyer} have this problem often enough to act on it":
    "{buyer} dieses Problem oft genug haben, um etwas dagegen zu tun",
  "{buyer} act on the problem": "{buyer} etwas gegen das Problem tun",
  "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.":
    "Frag {sample} Fremde aus der Gruppe „{buyer}“, was sie beim letzten Mal getan haben und was es sie gekostet hat. Erwähne dein Produkt nicht.",
  "strangers who raise the problem unprompted and already spend time or money on it":
    "Fremde, die das Problem von sich aus nennen und schon Zeit oder Geld dafür ausgeben",
  strangers: "Fremde",
  "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} das Problem von sich aus nennen und schon Zeit oder Geld dafür ausgeben.",
  "If it is wrong, there is nothing to sell.": "Ist sie falsch, gibt es nichts zu verkaufen.",
  "One narrow list": "Eine enge Liste",
  "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.":
    "Schreib {sample} Leute oder Firmen mit Namen auf, die Beruf, Ort und Größe teilen, und sprich alle an.",
  "named prospects who agree to a call": "namentlich bekannte Interessenten, die einem Gespräch zustimmen",
  "named prospects": "namentlich bekannte Interessenten",
  "Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} Interessenten einem Gespräch zustimmen.",
  "If it is wrong, no message and no channel will fit.":
    "Ist sie falsch, passen keine Botschaft und kein Vertriebsweg.",
  "Pre-sale": "Vorverkauf",
  "{buyer} will pay {price} for it, not only praise it": "{buyer} {price} dafür zahlen und es nicht nur loben",
  "{buyer} pay {price}": "{buyer} {price} zahlen",
  "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.":
    "Biete es {sample} ernsthaften Käufern aus „{buyer}“ für {price} an, mit rückzahlbarer Anzahlung oder als bezahlten Piloten. Zähle Geld, keine Komplimente.",
  "qualified buyers who pay": "ernsthafte Käufer, die zahlen",
  "qualified buyers": "ernsthafte Käufer",
  "Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} ernsthaften Käufern zahlen.",
  "If it is wrong, interest never becomes revenue.": "Ist sie falsch, wird aus Interesse nie Umsatz.",
  "One channel, by hand": "Ein Weg, von Hand",
  "you can reach {buyer} for less than they are worth": "du „{buyer}“ für weniger erreichst, als sie wert sind",
  "{buyer} cost less to win than they bring": "„{buyer}“ in der Gewinnung weniger kosten, als sie bringen",
  "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.":
    "Geh nur einen Weg, {channel}: sprich {sample} „{buyer}“ an und notiere Stunden und Geld pro Antwort und pro Verkauf.",
  "contacts who become paying customers": "Kontakte, die zahlende Kunden werden",
  contacts: "Kontakte",
  "Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers.":
    "Hör auf oder wechsle den Weg, wenn weniger als {passes} von {sample} Kontakten zahlende Kunden werden.",
  "If it is wrong, each new customer costs more than it brings.":
    "Ist sie falsch, kostet jeder neue Kunde mehr, als er bringt.",
  "A cohort": "Eine Gruppe über die Zeit",
  "{buyer} still use it, and pay for it, after the novelty is gone":
    "{buyer} es noch nutzen und bezahlen, wenn der Reiz des Neuen vorbei ist",
  "{buyer} stay": "{buyer} bleiben",
  "Follow {sample} active users of one start week for four weeks, without reminding them by hand.":
    "Begleite {sample} aktive Nutzer einer Startwoche vier Wochen lang, ohne sie von Hand zu erinnern.",
  "active users who still do the core action in week 4": "aktive Nutzer, die in Woche 4 noch das Wesentliche tun",
  "active users": "aktive Nutzer",
  "Stop or change the idea if fewer than {passes} of {sample} still use it in week 4.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} es in Woche 4 noch nutzen.",
  "If it is wrong, every sale has to be made again.": "Ist sie falsch, muss jeder Verkauf neu gemacht werden.",
  "Concierge run": "Probelauf von Hand",
  "it can be done well enough for {buyer} to pay for it": "es sich gut genug machen lässt, dass „{buyer}“ dafür zahlen",
  "it works well enough for {buyer}": "es für „{buyer}“ gut genug funktioniert",
  "Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result.":
    "Erledige {sample} echte Fälle für „{buyer}“ von Hand hinter den Kulissen und lass sie das Ergebnis beurteilen.",
  "real cases the customer accepts": "echte Fälle, die der Kunde annimmt",
  "real cases": "echte Fälle",
  "Stop or change the idea if fewer than {passes} of {sample} real cases are accepted.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} echten Fällen angenommen werden.",
  "If it is wrong, the promise cannot be kept at any price.":
    "Ist sie falsch, lässt sich das Versprechen zu keinem Preis halten.",
  "Metered run": "Gemessener Lauf",
  "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.":
    "Liefere {sample} echte Einheiten und notiere alle Kosten: Hosting, Modellaufrufe, Material, Lieferung, Minuten der Betreuung.",
  units: "Einheiten",
  "If it is wrong, growth makes the loss larger.": "Ist sie falsch, vergrößert Wachstum den Verlust.",
  "Written opinion": "Schriftliche Auskunft",
  "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.":
    "Schreib den Verwendungszweck auf eine Seite und hol eine schriftliche Antwort von einem spezialisierten Anwalt und von {sample} zugelassenen Partnern.",
  "licensed partners who confirm in writing that they would carry the regulated step":
    "zugelassene Partner, die schriftlich bestätigen, dass sie den regulierten Schritt tragen",
  "licensed partners": "zugelassene Partner",
  "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} zugelassenen Partnern schriftlich bestätigen, dass sie den regulierten Schritt tragen.",
  "If it is wrong, you may not open at all.": "Ist sie falsch, darfst du gar nicht öffnen.",
  "Terms check": "Prüfung der Bedingungen",
  "{platform} will keep letting you do this": "{platform} dich das weiter tun lässt",
  "{platform} lets you": "{platform} dich lässt",
  "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.":
    "Lies in den Bedingungen von {platform} die Klausel, die dich beenden würde, und schreib den Plan ohne sie. Zeige beides {sample} Entwicklern, die darauf bauen.",
  "developers who see no clause that forbids it": "Entwickler, die keine Klausel sehen, die es verbietet",
  developers: "Entwickler",
  "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.":
    "Hör auf oder ändere die Idee, wenn weniger als {passes} von {sample} Entwicklern keine verbietende Klausel sehen.",
  "If it is wrong, somebody else decides whether you exist.":
    "Ist sie falsch, entscheidet jemand anders, ob es dich gibt.",
  "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.":
    "Begleite {sample} von denen, die zahlen, vier Wochen lang, ohne sie von Hand zu erinnern, und zähle, wer es noch nutzt.",
  "paying customers who still use it in week 4": "zahlende Kunden, die es in Woche 4 noch nutzen",
  "China's PIPL": "Chinas PIPL",
  "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.":
    "Personenbezogene Daten in China brauchen Einwilligung und ab einer gewissen Menge Speicherung im Land; KI, die für die Öffentlichkeit schreibt, wird gemeldet und gekennzeichnet.",
  "Write down which personal data leaves the country, and why it has to.":
    "Schreib auf, welche personenbezogenen Daten das Land verlassen und warum.",
  "PIPL and the generative AI measures of China": "PIPL und Chinas Maßnahmen zu generativer KI",
  "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.":
    "Große Käufer verlangen einen Sicherheitsnachweis: Das erste Jahr kostet 20.000–60.000 $, und sein Zeitfenster läuft 3 bis 12 Monate.",
  "Ask one large buyer which proof they need, before you start the clock.":
    "Frag einen großen Käufer, welchen Nachweis er braucht, bevor du die Uhr startest.",
  "European Accessibility Act": "Europäisches Barrierefreiheitsgesetz",
  "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.":
    "Seit 28. Juni 2025 müssen Onlineshops, Bankdienste und Personenverkehr für Verbraucher in der EU mit Behinderung nutzbar sein.",
  "Go through the order with a keyboard and a screen reader, and note what fails.":
    "Geh die Bestellung mit Tastatur und Bildschirmleser durch und notiere, was scheitert.",
  "Directive (EU) 2019/882": "Richtlinie (EU) 2019/882",
  "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.":
    "Firmen mit über 1 Mrd. $ Umsatz, die in Kalifornien tätig sind, berichten Scope 1 und 2 erstmals am 10. August 2026, Scope 3 im Jahr 2027: ein Grund für deine Käufer zu handeln.",
  "Ask which of your buyers supply a company that has to report.":
    "Frag, welche deiner Käufer eine berichtspflichtige Firma beliefern.",
};
