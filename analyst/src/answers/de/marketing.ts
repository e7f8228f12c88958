import type { Texts } from "../answer.ts";

export const marketing: Texts<"marketing"> = {
  seo: {
    body: `Gefunden wirst du, wenn eine Seite genau das beantwortet, was jemand eingetippt hat, besser als das, was schon da ist, und wenn andere Seiten auf sie verweisen. Das dauert sechs bis zwölf Monate; es ist also ein zweiter Kanal, nicht der erste.

1. **Sammle 30 Suchanfragen von Leuten kurz vor dem Kauf,** nicht von solchen, die etwas lernen wollen: „[Aufgabe] Software für [Branche]“, „[Wettbewerber] Alternative“, „[Problem] [Stadt]“, „[A] oder [B]“, „[Aufgabe] Vorlage“. {{buyer: Frag deine Käufer ({buyer}), was sie zuletzt eingetippt haben. || Frag Kunden, was sie zuletzt eingetippt haben.}} Die Worte stehen in deinen Interviews.
2. **Sieh dir zu jeder die erste Ergebnisseite an.** Ist sie voll großer Portale, such eine engere Anfrage. Stehen dort Forenbeiträge und alte Artikel, hast du eine Chance.
3. **Eine Seite je Anfrage,** mit der Antwort in den ersten zwei Sätzen, echten Zahlen, einem eigenen Bild, einem Preis und einem nächsten Schritt. Lass sie einen Kunden lesen.
4. **Die Technik ist in einem Tag getan:** Jede Seite hat einen eigenen Titel und eine eigene Beschreibung, ist über einen Link erreichbar, lädt auf dem Telefon in unter zwei Sekunden, ist nicht gesperrt (prüf es in der Google Search Console) und steht in einer Sitemap.
5. **Links:** Partner, „Unsere Werkzeuge“ bei Kunden, Verbände, eigene Daten, die andere zitieren, kleine kostenlose Werkzeuge. Nie gekaufte.
6. **Geschäft vor Ort:** Der Eintrag in der Karte mit Fotos, Öffnungszeiten und 20 ehrlichen Bewertungen bringt mehr als die ganze Website.

**Miss** jeden Monat in der Search Console: zuerst Impressionen (nach Wochen), dann Klicks, dann Anmeldungen aus der Suche. Verbessere Seiten auf den Plätzen 5 bis 15, bevor du neue schreibst.

**Abbruchregel:** zehn gute Seiten und nach vier Monaten keine Impression: Das sind die falschen Anfragen, kein Pech.`,
  },
  "paid-ads": {
    body: `Rechne aus, was ein Klick höchstens kosten darf, bevor du das Konto eröffnest:

**höchster Klickpreis = 12 × Deckungsbeitrag im Monat × Anteil der Besucher, die kaufen**

{{price: Nimm deinen Preis ({price}) minus das, was ein Kunde in der Betreuung kostet, mal 12, mal deine Kaufquote. || Bleiben je Kunde und Monat 30 € und kaufen 2 %: 12 × 30 × 0,02 = 7,20 €.}} In den USA kostet die Suchanzeige 2026 im Schnitt 5,42 $ je Klick und 66,69 $ je Lead.[^wordstream] Liegt deine Obergrenze unter dem, was der Keyword-Planer zeigt, ist dir der Kanal zu diesem Preis verschlossen; und das weißt du, ohne etwas auszugeben.

**Ein erster Test für 300–500 $**

1. **Suche vor Social Media.** Wer das Problem eintippt, ist dem Kauf näher als jemand, der scrollt. Social Media passt zu Produkten, die man sieht und haben will.
2. **10–20 genaue Wortgruppen** von Leuten kurz vor dem Kauf, eine Stadt oder ein Land, kein „weitgehend passend“, und eine Liste ausgeschlossener Wörter (kostenlos, Job, Kurs).
3. **Anzeige = Worte der Suche + Preis + Beleg.** Eine Landingpage mit demselben Versprechen.
4. **Miss die Zahlung oder das gebuchte Gespräch,** nicht Klicks. Prüf die Messung mit einem eigenen Kauf.
5. **Abbruchregel:** kein Kunde, nachdem das Dreifache dessen ausgegeben ist, was einer kosten darf.

**Lies es nüchtern:** 100 Klicks und kein Käufer sagen nur, dass die Quote sehr wahrscheinlich unter 3 % liegt. Ein zu kleiner Test beweist also nichts, weder so noch so.

**Danach:** verbessere zuerst die Seite, dann das Angebot, zuletzt das Gebot. Erhöh um ein Fünftel pro Woche und beobachte, ob sich auch der *nächste* Kunde rechnet: Die ersten Klicks sind die billigsten. Plattformen melden mehr Verkäufe als deine Bank; glaub der Bank.`,
  },
  "content-social": {
    body: `Wähl **einen** Ort, an dem deine Käufer schon sind, und sei dort 90 Tage lang nützlich. Fünf Kanäle mit je einem Beitrag pro Woche sind fünf leere Räume.

**Welcher Ort?** {{buyer: Frag deine Käufer ({buyer}), welche Gruppe, welchen Newsletter, welche Person sie zu ihrer Arbeit lesen. || Frag zehn Kunden, welche Gruppe, welchen Newsletter, welche Person sie zu ihrer Arbeit lesen.}} Firmen: LinkedIn, Fachnewsletter, Verbandstreffen. Verbraucher: dort, wo man das Produkt in Gebrauch sieht. Entwickler: wo sie Probleme lösen. Am Ort: die Gruppen der Nachbarschaft.

**Worüber du schreibst**, nach Wirkung geordnet:

1. **Ein Fall mit Zahlen:** „Wie eine Bäckerei mit 4 Leuten 6 Stunden pro Woche spart, Schritt für Schritt, mit dem Fehler, den wir gemacht haben“.
2. **Eine Meinung, die du begründen kannst,** gegen das, was in der Branche alle nachsagen.
3. **Ein Werkzeug oder eine Vorlage,** die man aufhebt.
4. **Antworten** auf die Frage, die du diese Woche dreimal gehört hast.

Auf Firmennachrichten wartet niemand.

**Ein Rhythmus, den du durchhältst:** Schreib montags in zwei Stunden ein gutes Stück; mach drei kurze daraus; kommentier jeden Tag zehn Minuten lang sinnvoll unter zehn Beiträgen anderer. In den ersten zwei Monaten bringt Kommentieren mehr als Posten.

**Miss** Gespräche mit möglichen Käufern und Anmeldungen, die den Ort nennen („Woher kennen Sie uns?“ als freies Feld), nicht Follower.

**Influencer:** Kleine Instagram-Konten (1.000–10.000 Follower) haben im Schnitt 1,78 % Engagement, solche über einer Million 0,33 %.[^hypeaudit] Was du höchstens zahlst = erwartete Klicks × Kaufquote × was ein Kunde bringt. Bezahlte Beiträge müssen fast überall als Werbung gekennzeichnet sein.

**Abbruchregel:** weniger als fünf echte Gespräche nach 90 Tagen: Ort wechseln.`,
  },
  referral: {
    body: `Leute empfehlen dich, wenn *sie* dabei gut dastehen, und zwar gleich nachdem etwas gelungen ist. Bitte also zuerst von Hand darum; ein Programm macht nur leichter, was ohnehin geschieht.

1. **Finde den Moment:** das erste Ergebnis, eine gute Bewertung, eine Verlängerung. {{offer: Wann sagt jemand bei deinem Angebot ({offer}): „Oh, schön“? Frag dann. || Wann sagt ein Nutzer: „Oh, schön“? Frag dann.}}
2. **Frag nach einer bestimmten Person.** „Wer von Ihren Kollegen hat denselben Ärger mit [Problem]? Darf ich Sie erwähnen?“ wirkt stärker als „Empfehlen Sie uns weiter“.
3. **Schreib ihnen den Text:** zwei Sätze zum Weiterleiten, ohne Werbesprache.
4. **Bedank dich binnen eines Tages** und erzähl, wie es ausging.

**Ein Programm lohnt sich, wenn** schon mindestens jeder zehnte neue Kunde auf Empfehlung kommt. Dann:

- belohn beide Seiten (einen Monat schenken, einen Monat bekommen), und erst, wenn der Neue gezahlt hat;
- belohn mit deinem Produkt statt mit Geld: Das kostet dich nur deine Selbstkosten, nicht den vollen Preis, und zieht Nutzer an;
- was es höchstens kosten darf = was ein Kunde dich anderswo kostet. {{cac: Heute: {cac}. || Kostet ein Kunde über Werbung 120 €, ist je ein Monat zu 30 € für beide Seiten billig.}}
- ein Link, im guten Moment sichtbar, mit Zähler.

**Miss:** Anteil der Kunden, die einladen × Eingeladene je Kunde × Anteil, der kauft. 20 % × 3 × 10 % = 0,06: Hundert Kunden bringen sechs weitere. Das ist ein schöner Rabatt aufs Marketing, aber allein noch kein Wachstum. Viral wäre es erst ab 1, und das schafft kaum ein Produkt für Firmen.

Bei Ärzten, Anwälten, Finanzprodukten und öffentlichen Auftraggebern kann es verboten sein, für Empfehlungen zu zahlen: Dort genügt eine Spende oder ein schlichter Dank.`,
  },
  press: {
    body: `Journalisten schreiben über etwas, worüber ihre Leser reden werden. Dein Start ist das nicht; was du *weißt*, könnte es sein: eine Zahl, die niemand hat, ein Konflikt, ein Mensch, ein neues Gesetz, das ihre Leser trifft.

1. **Finde die Geschichte.** „Wir haben eine App gestartet“: nein. „In drei von vier Wohnungen in Leeds dauert eine Reparatur länger als 30 Tage; wir haben 2.000 Meldungen ausgewertet“: ja. Eigene Daten sind das beste Material, das eine junge Firma hat.
2. **Such dir zehn Leute aus,** keine Liste mit 500: solche, die in den letzten drei Monaten über dieses Thema geschrieben haben. Zuerst Fachblätter und Lokalzeitungen. Die haben Platz, und deine Käufer lesen sie{{buyer: : Welche liegt bei ihnen ({buyer}) auf dem Tisch? || .}}
3. **Schreib fünf Sätze,** an eine Person, mit Bezug auf ihren letzten Artikel: die Nachricht, die Zahl, warum jetzt, mit wem man sprechen kann (einem Kunden!) und bis wann. Kein Anhang; Bilder als Link.
4. **Biete es dem Ersten exklusiv an,** für drei Tage.
5. **Ruf am Tag danach an,** einmal, am Vormittag.
6. **Sei bereit:** eine Seite mit frei verwendbaren Fotos, fünf Fakten, ein Kunde, der Auskunft gibt, eine Telefonnummer, unter der 48 Stunden lang jemand abnimmt.

**Was es bringt:** einen Tag Besucher, auf Jahre eine Zeile „bekannt aus“, einen Link und ein leichteres erstes Gespräch. Selten Kunden zu Hunderten. Mach es also für das Vertrauen und dann, wenn die Leute auf einer Seite landen, die verkauft.

Zahl nicht für „Beiträge“, und schick keine Pressemitteilung über einen Verteiler, den niemand liest. Eine Agentur lohnt sich, wenn du jeden Monat Neues hast.

Stimmt etwas nicht: Bitte höflich, die Tatsache zu berichtigen, nie die Meinung.`,
    template: `**Betreff:** [die Zahl oder der Konflikt, in 6–8 Wörtern]

Guten Tag [Name],

am [Datum] haben Sie über [Thema] geschrieben; dazu eine Zahl, die noch niemand veröffentlicht hat.

**[Die Nachricht in einem Satz, mit der Zahl.]** Sie stammt aus [woher, wie viele Fälle, welche Monate].
Wichtig ist sie jetzt, weil [Gesetz, Jahreszeit, Ereignis].
[Name] ist selbst betroffen und lässt sich zitieren: [Rolle, Ort]. Die Daten kann ich erklären: {offer|[was du tust]} für {buyer|[wen]} gibt uns diesen Einblick.

Bis [Tag, Uhrzeit] haben Sie es exklusiv. Daten und Fotos: [Link].

[Name, Firma, Telefon, an das jemand geht]`,
  },
  "app-store": {
    body: `**Was die Stores nehmen:** Apple 30 % der digitalen Verkäufe; 15 % bei Entwicklern unter 1 Mio. $ im Jahr im Small Business Program und bei Abos nach dem ersten Jahr. Google Play nimmt 15 % von der ersten Million Dollar im Jahr.[^store-fees] Was für Zahlungen außerhalb des Stores gilt, ändert sich von Land zu Land, vor allem in der EU und den USA: Prüf es, bevor du ohne die Gebühr planst. Für Waren und Dienstleistungen außerhalb der App fällt keine Provision an.

**Gefunden werden:** Gesucht wird im Store meist nach einem Namen oder einer Aufgabe.

1. **Titel und Untertitel:** Name plus Aufgabe in den Worten der Nutzer („Schadensmeldung für Vermieter“). Stichwörter nicht wiederholen.
2. **Die ersten drei Screenshots** sind die Anzeige: je ein Satz zum Nutzen, groß, lesbar.
3. **Bewertungen:** Frag im guten Moment, nicht beim Start, und antworte auf jede schlechte.
4. **Übersetz** Titel und Screenshots vor der App selbst.
5. **Bring Leute von außen.** Stores belohnen Installationen, die bleiben; zehn Communitys schlagen einen Launch-Tag.

**Sei realistisch:** Nach einem Tag sind etwa 26 % der Nutzer noch da, nach einer Woche 13 %, nach einem Monat 7 %.[^adjust] 57,7 % der neuen Abo-Apps nehmen nie 1.000 $ ein.[^adapty] Im Median zahlen 1,7 % der Downloads binnen 30 Tagen.[^revenuecat-2025]

**Rechne also:** {{price: Bei deinem Preis ({price}): 1.000 Downloads × 1,7 % sind 17 Zahlende, abzüglich des Anteils des Stores. || 1.000 Downloads × 1,7 % × 5 € × 85 % = 72 € im Monat.}} Zeig das Angebot am ersten Tag: 82 % der Testphasen beginnen dann.[^revenuecat-2025]

**Abgelehnt?** Meist ist es eines davon: Abstürze, kein Zugang für die Prüfer, das Konto lässt sich nicht löschen, unklare Preise, fehlende Angaben zum Datenschutz. Antworte höflich, behebe es, reich neu ein.`,
  },
};
