import type { Texts } from "../answer.ts";

export const law: Texts<"law"> = {
  gdpr: {
    body: `Wenn Menschen in der EU dein Produkt benutzen, gilt die DSGVO, wo immer deine Firma sitzt.[^gdpr] Für eine kleine Firma ist das eine Woche Arbeit und danach eine Gewohnheit.

1. **Schreib auf, was du hast:** welche Daten, von wem, wofür, wo, wie lange, wer sie sieht. Eine Tabelle von einer Seite ist dein Verzeichnis der Verarbeitungstätigkeiten.
2. **Zu jedem ein Grund:** Vertrag (das Konto), Gesetz (Rechnungen), berechtigtes Interesse (Sicherheit), Einwilligung (Newsletter, Werbe-Cookies). Ohne Grund: löschen.
3. **Sammle weniger.** Ein Geburtsdatum, das du nicht hast, kann nicht abhandenkommen.
4. **Datenschutzerklärung** in klaren Worten: wer ihr seid, was, warum, wie lange, an wen, welche Rechte.
5. **Verträge zur Auftragsverarbeitung** (Artikel 28) mit jedem Dienst, der Daten sieht: Hosting, Mail, Support, Statistik, KI-Modelle. Die meisten haben einen zum Anklicken. Bei Anbietern außerhalb der EU prüf die Übermittlung (Angemessenheitsbeschluss oder Standardvertragsklauseln).
6. **Rechte:** Beantworte Anfragen auf Auskunft, Berichtigung und Löschung binnen eines Monats. Probier es aus: Kannst du eine Person überall löschen?
7. **Sicherheit:** zweiter Faktor, verschlüsselte Datenträger, Zugang nur für die, die ihn brauchen, eine Sicherung, die du schon einmal zurückgespielt hast.
8. **Datenpanne:** binnen 72 Stunden an die Behörde, wenn für Menschen ein Risiko besteht, und ein Plan dafür auf einer Seite.

Bußgelder reichen bis 20 Mio. € oder 4 % des weltweiten Umsatzes; kleine Firmen trifft eher ein großer Kunde, der nach diesen Papieren fragt und keine bekommt.

**Cookies:** vor der Einwilligung nur, was technisch nötig ist.`,
    where: `Großbritannien hat fast dieselben Regeln, Indiens DPDP Act tritt bis 2027 in Stufen in Kraft, US-Bundesstaaten haben eigene. Frag eine Fachperson, wenn es um Gesundheit, Kinder, Biometrie oder Profile geht oder du einen Datenschutzbeauftragten oder eine Folgenabschätzung brauchst.`,
  },
  "terms-privacy": {
    body: `Eine Datenschutzerklärung brauchst du ab der ersten Adresse, die du sammelst; AGB, sobald sich jemand auf dich verlässt oder zahlt. In Deutschland und Österreich dazu ein Impressum.

**AGB, in der Reihenfolge, in der gestritten wird**

1. Was du leistest und was nicht (Beta, Verfügbarkeit, Zeiten des Supports).
2. Preis, Steuer, Fälligkeit, und wie sich der Preis ändern darf.
3. Laufzeit und Kündigung, für Verbraucher mit einem Klick.
4. Wem gehören Daten und Inhalte? Normalerweise ihnen; du bekommst, was der Betrieb braucht.
5. Was verboten ist, und wann du ein Konto schließen darfst.
6. Haftung: was sich nach dem Gesetz begrenzen lässt. Vorsatz und Verletzungen meist nicht, und bei Verbrauchern auch sonst nicht viel.
7. Änderungen der AGB: mit Ankündigung.
8. Recht und Gerichtsstand.

**Verbraucher in der EU** können die meisten Onlinekäufe 14 Tage lang widerrufen; bei digitalen Inhalten entfällt das nur, wenn sie dem sofortigen Beginn zugestimmt haben und wussten, dass das Recht damit endet.[^crd] Der Knopf heißt „zahlungspflichtig bestellen“. Versteckte AGB gelten nirgends: Verlink sie *vor* dem Kauf und heb auf, wer wann welche Fassung angenommen hat.

**Datenschutzerklärung:** Sie folgt deiner Datentabelle, keiner Vorlage. Eine abgeschriebene, die Dienste nennt, die du nicht benutzt, ist schlechter als eine kurze wahre.

**Geschäftskunden** schicken dir ihre eigenen Papiere. Halt einen Vertrag zur Auftragsverarbeitung bereit und eine Haftungsgrenze, mit der du leben kannst: oft die Vergütung von zwölf Monaten.

**Der günstige Weg:** ein guter Generator oder das Muster deines Verbands, in einer Stunde vom Anwalt angepasst; {{offer: schreib genau hinein, was dein Angebot ({offer}) tut. || schreib genau hinein, was dein Produkt tut.}} Kopier nicht die AGB eines Wettbewerbers: Sie sind urheberrechtlich geschützt und für fremde Risiken gemacht.`,
    where: `Verbraucherrecht ist von Land zu Land verschieden und richtet sich nach dem Kunden, nicht nach dir. Lass AGB für Verbraucher in jedem Land prüfen, in dem du aktiv verkaufst.`,
  },
  patents: {
    body: `Ideen, Geschäftsmodelle und Software als solche sind meist nicht patentierbar; eine neue technische Lösung kann es sein. Die meisten Startups schützen Tempo, Kunden und eine Marke besser als ein Patent. Anders ist es bei Hardware, Medizin, Werkstoffen und Biotech.

**Sag nichts öffentlich, bevor du anmeldest.** In Europa und fast überall sonst nehmen dein eigener Vortrag, deine Website oder ein Verkauf der Erfindung die Neuheit (Artikel 54 EPÜ). Die USA lassen nach der eigenen Veröffentlichung ein Jahr Zeit (35 U.S.C. § 102(b)(1)).[^patent-law] Sprich bis dahin nur unter einer Vertraulichkeitsvereinbarung.

**Der übliche Weg**

1. **Zuerst suchen**, kostenlos: Espacenet, Google Patents. Zwei Abende, mit den Wörtern für die *Funktion*.
2. **Erste Anmeldung:** national oder als US-„provisional“. Sie sichert das Datum für 12 Monate (Pariser Verbandsübereinkunft). Ein US-„provisional“ verfällt nach 12 Monaten, wenn nichts folgt.
3. **Binnen 12 Monaten:** PCT-Anmeldung, für den größten Teil der Welt; die Kosten je Land kommen bei den meisten Ämtern nach 30 Monaten.
4. **Erteilung** nach Jahren; Schutz für 20 Jahre ab der Anmeldung, solange du zahlst.

**Die Kosten** sind vor allem der Patentanwalt, dann Übersetzungen und Jahresgebühren; für mehrere Länder geht es in die Zehntausende. Lass dir ein Angebot bis zum 30. Monat machen.

**Lohnt es sich?** Nur, wenn (1) du *sehen* könntest, dass es jemand kopiert, (2) du das Geld hättest, es durchzusetzen, oder ein Käufer deiner Firma es hat, und (3) es in fünf Jahren noch zählt. Sonst kann ein Geheimnis besser sein: ein Verfahren, das niemand sieht, mit wenigen Mitwissern und Verträgen.

**Wem gehört es?** Klär das mit Hochschule, Arbeitgeber und Freelancern, bevor es Investoren tun. Und prüf, ob *du* fremde Patente verletzt: Ein eigenes erlaubt dir nicht, die der anderen zu benutzen.`,
    where: `Sprich mit einem Patentanwalt, bevor du etwas veröffentlichst; bei vielen ist das erste Gespräch kostenlos.`,
  },
  trademarks: {
    body: `Lass den Namen in deinem Hauptmarkt eintragen, in den Klassen, in denen du wirklich verkaufst, und bevor du Geld ausgibst, um ihn bekannt zu machen. Eine Domain oder der Eintrag im Handelsregister gibt dir die Marke *nicht*.

1. **Ist er frei?** Such in den Registern (EUIPO eSearch und TMview, DPMA, USPTO, UKIPO, WIPO Global Brand Database, IP India), in Firmenregistern, App Stores und im Netz. Achte auf *ähnliche* Namen für *ähnliche* Waren: Klang, Bild, Bedeutung.
2. **Ist er eintragbar?** Beschreibende Wörter („SchnellRechnung“ für Rechnungen) werden abgelehnt oder schützen kaum. Erfundene oder überraschende Wörter sind stark.
3. **Klassen** (nach Nizza, 45 Stück): Software ist 9 (zum Herunterladen) und 42 (als Dienst), Handel 35, Kurse 41. Jede kostet; zu breit lädt zum Streit ein.
4. **Wort vor Logo:** Eine Wortmarke deckt jede Schreibweise der Buchstaben; Logos ändern sich.
5. **Meld an,** online: Unionsmarke 850 € für eine Klasse,[^euipo] USA 350 $ je Klasse.[^uspto] Von dort weitet das Madrider System sie aus; binnen sechs Monaten zählt dein erster Tag auch anderswo.
6. **Beobachte.** Nach der Veröffentlichung können andere widersprechen: in der EU drei Monate, in den USA 30 Tage. Später: jedes Vierteljahr nachsehen, zuerst höflich schreiben.

**Inhaber: die Firma,** kein Gründer; und benutz sie so, wie sie eingetragen ist. Nicht benutzte Marken können gelöscht werden, in der EU nach fünf Jahren.

**™** darf jeder schreiben, **®** erst nach der Eintragung (falscher Gebrauch wird in vielen Ländern bestraft).

{{place: Du fängst mit einem Markt an ({place}): Eine nationale oder regionale Marke genügt fürs Erste. || Zuerst ein Markt: eine Unionsmarke oder die deines Landes, und die nächste mit den ersten Verkäufen dort.}}`,
    where: `Eine Ähnlichkeitsrecherche beim Anwalt kostet einige hundert Euro; mach sie, bevor du druckst, verpackst oder Fernsehwerbung planst. Bekommst du eine Abmahnung, unterschreib die beigelegte Erklärung nicht unverändert: Frag innerhalb der Frist einen Anwalt.`,
  },
  nda: {
    body: `Nicht für einen Pitch. Investoren sehen Hunderte von Firmen und unterschreiben keine; wer danach fragt, gilt als Anfänger. Ideen sind allein wenig wert, und was zählt (die Kundenliste, die Rezeptur, den Code), zeigst du einfach nicht.

**Nimm eine bei**

- Freelancern, Mitarbeitern, Agenturen (mit Übertragung der Rechte, die wichtiger ist);
- einer Firma, die Code, Daten, Zeichnungen oder ein Verfahren bekommt;
- einem Käufer deiner Firma, vor der Due Diligence;
- allen, bevor ein Patent angemeldet ist: Wer öffentlich redet, zerstört in den meisten Ländern die Neuheit.

**Was hineingehört, auf zwei Seiten**

1. *Was* vertraulich ist: so gekennzeichnet oder klar so gemeint. „Alles“ lässt sich schwer durchsetzen.
2. Zweck: nur benutzt, um diese Zusammenarbeit zu prüfen.
3. Ausnahmen: schon bekannt, öffentlich, unabhängig entwickelt, vom Gericht angeordnet.
4. Wer es sehen darf: wer es braucht und genauso gebunden ist.
5. Dauer: zwei bis fünf Jahre; Geschäftsgeheimnisse, solange sie geheim sind.
6. Rückgabe oder Löschung am Ende.
7. Gegenseitig, wenn beide etwas erzählen. Dann wird schneller unterschrieben.
8. Recht und Gerichtsstand in einem Land, in dem du handeln kannst. Eine Vertragsstrafe macht sie durchsetzbar, denn ein Schaden ist schwer zu beweisen.

**Geschäftsgeheimnisse** schützt das Gesetz nur, wenn du angemessene Schritte tust, um sie geheim zu halten (EU-Richtlinie 2016/943, in Deutschland das GeschGehG; US Defend Trade Secrets Act):[^secrets] Zugriffsrechte, Verträge, Kennzeichnung. Dafür ist eine NDA wirklich da.

**Stattdessen:** Erzähl, was und für wen, {{buyer: an wen du verkaufst ({buyer}) und warum sie kaufen, || mit dem Beleg, dass Leute kaufen,}} aber nicht wie. Wer es nach zehn Minuten Zuhören besser könnte, hätte es ohnehin gemacht.`,
    template: `**Gegenseitige Vertraulichkeitsvereinbarung** zwischen [A, Anschrift] und [B, Anschrift]

1. **Zweck.** Die Parteien sprechen über [Zweck] und tauschen dafür Informationen aus.
2. **Vertraulich** ist, was eine Partei der anderen schriftlich mit dem Vermerk „vertraulich“ gibt oder mündlich mitteilt und binnen 14 Tagen als vertraulich bestätigt, sowie: [Liste].
3. **Pflicht.** Der Empfänger benutzt es nur für den Zweck, zeigt es nur Personen, die es brauchen und ebenso gebunden sind, und schützt es wie eigene Geheimnisse.
4. **Nicht vertraulich** ist, was der Empfänger nachweislich schon kannte, was ohne sein Zutun öffentlich ist oder wird, was er rechtmäßig von anderen erhielt oder selbst entwickelt hat. Ordnet ein Gericht die Offenlegung an, wird die andere Partei vorher unterrichtet, soweit das zulässig ist.
5. **Keine Rechte.** Daraus folgen weder eine Lizenz noch eine Pflicht, einen Vertrag zu schließen.
6. **Ende.** [2] Jahre ab Unterschrift; Geschäftsgeheimnisse, solange sie geheim sind. Auf Verlangen wird alles binnen 30 Tagen zurückgegeben oder gelöscht, ausgenommen gesetzlich vorgeschriebene Kopien.
7. **Verstoß.** [Vertragsstrafe von … / gesetzliche Ansprüche].
8. **Recht und Gerichtsstand:** [Land, Stadt].

[Ort, Datum, Namen, Unterschriften]`,
    where: `Die Vorlage ist ein Anfang für Geschäftspartner, nicht für Mitarbeiter. Lass sie einmal an dein Land anpassen.`,
  },
  "open-source": {
    body: `Ja, du darfst Software mit Open-Source-Teilen verkaufen; was du dafür schuldest, sagt die Lizenz. Es gibt drei Familien:

| Familie | Beispiele | Was du schuldest |
| --- | --- | --- |
| Permissiv | MIT, BSD, Apache-2.0 | die Hinweise beilegen; Apache enthält auch eine Patentlizenz |
| Schwaches Copyleft | LGPL, MPL-2.0 | Änderungen an *diesem* Teil veröffentlichen |
| Starkes Copyleft | GPL, AGPL | was darauf aufbaut, geht unter derselben Lizenz hinaus, mit Quellcode |

**Was es auslöst:** bei der GPL die *Weitergabe* einer Kopie: einer App, eines Geräts, einer Version für den Server des Kunden. Der Betrieb auf dem eigenen Server ist keine Weitergabe. Die **AGPL** schließt diese Lücke: Auch wer das Programm über ein Netz benutzt, muss den Quellcode angeboten bekommen.[^licences] „Source available“-Lizenzen (BSL, SSPL, Elastic, Commons Clause) sind kein Open Source: Lies, was verboten ist; oft ist es, das Programm als Dienst anzubieten.

**In der Praxis**

1. Lass bei jedem Build ein Werkzeug alle Teile mit ihren Lizenzen auflisten, und lass GPL, AGPL und „unbekannt“ nicht durch, bis jemand hingesehen hat.
2. Leg eine Datei mit allen Hinweisen bei.
3. Keine Lizenz heißt: alle Rechte vorbehalten. Kopier es nicht.
4. Code aus Foren und von KI-Assistenten: dieselben Fragen; notier, woher größere Stücke stammen.
5. Investoren und Käufer suchen danach. Eine AGPL-Bibliothek im Kern kostet in der Due Diligence Wochen.

**Wenn du selbst veröffentlichst:** MIT oder Apache, wenn es auf Verbreitung ankommt (Bibliotheken, SDKs); AGPL und dazu eine bezahlte Lizenz, wenn Cloud-Anbieter dich nicht weiterverkaufen sollen; dann müssen Beitragende dir genug Rechte einräumen (CLA). Schütz den Namen als Marke: Die Lizenz tut es nicht.

Ein Geheimnis gehört nie ins Repository, auch nicht in seine Historie.`,
    where: `Strittig sind Verlinken, Plug-ins und eingebettete Geräte: Frag einen Anwalt für Lizenzrecht, bevor du so etwas mit GPL-Teilen auslieferst.`,
  },
};
