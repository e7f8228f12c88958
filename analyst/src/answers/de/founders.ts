import type { Texts } from "../answer.ts";

export const founders: Texts<"founders"> = {
  "split-equity": {
    body: `Teilt nach dem, was jeder in den nächsten vier Jahren tun wird, nicht danach, wer die Idee hatte. Fast die ganze Arbeit liegt noch vor euch, und die Aufteilung muss sich für den gerecht anfühlen, der im dritten Jahr an einem Sonntag daran sitzt.

**Fangt gleich an, und sucht dann Gründe für einen Unterschied.** Gute Gründe: Einer arbeitet Vollzeit, der andere noch nicht; einer gibt Geld (besser als Darlehen oder SAFE, damit Geld wie Geld bezahlt wird); einer bringt Kunden, ein Patent oder zwei Jahre fertige Arbeit mit; einer bekommt Gehalt, der andere nicht. Schlechte Gründe: die Idee, der Titel CEO, „ich habe dich gefragt“.

**So geht es an einem Nachmittag**

1. Jeder schreibt für sich auf, bevor ihr redet: Stunden pro Woche, nötiges Gehalt, Geld, wie lange es ohne Bezahlung geht, was ihn zum Aussteigen brächte.
2. Jeder schlägt eine Aufteilung für beide vor, mit Gründen. Vergleicht.
3. Haltet das Ergebnis binnen eines Monats schriftlich fest. Warten macht es schwerer, denn dann fühlt sich schon jemand im Recht.

**Zwei Dinge sind wichtiger als die Zahl:** Für alle gilt Vesting über vier Jahre mit einem Cliff von einem Jahr, auch für dich; und jemand kann entscheiden, wenn ihr uneins seid. Bei 50/50 legt fest, wer bei Produkt, Vertrieb und Geld das letzte Wort hat.

Von den US-Firmen mit zwei Gründern auf Carta hatten 24 % bis zum vierten Jahr einen verloren.[^carta-safes] Ohne Vesting behält er die Hälfte, und in die Firma investiert niemand mehr.

Wer ein wenig hilft, bekommt 1–5 % mit Vesting, nicht 20 %.`,
    where: `Gilt allgemein. Lass Anteile, Vesting und die Übertragung der Rechte von einem Anwalt aufsetzen: Die Steuer auf Anteile ist je nach Land verschieden (in den USA ist die 83(b)-Erklärung binnen 30 Tagen fällig).`,
  },
  vesting: {
    body: `Vesting heißt, dass man sich Anteile mit der Zeit erarbeitet. Üblich sind **vier Jahre mit einem Cliff von einem Jahr**: in den ersten zwölf Monaten nichts, dann ein Viertel auf einmal, danach 1/48 im Monat.

Was ein Gründer mit 40 % behält, wenn er geht:

- nach 6 Monaten: 0 %;
- nach 12: 10 %;
- nach 18: 15 % (18/48 von 40 %);
- nach 48: alles.

Der Rest fällt an die Firma zurück, meist zum Nennwert.

**Warum Gründer es selbst wollen sollten:** Von den US-Firmen mit zwei Gründern auf Carta hatten 24 % bis zum vierten Jahr einen verloren.[^carta-safes] Ohne Vesting gehört jemandem, der nach einem halben Jahr ging, die Hälfte von allem, was du danach aufbaust, und dafür gibt kein Investor Geld.

**Was ihr festhalten müsst**

1. Den Beginn: der Tag, an dem die Arbeit anfing, nicht der Tag der Gründung. Verlang, dass die schon geleistete Zeit zählt.
2. Good Leaver und Bad Leaver: Wer krank wird, behält das Erarbeitete; wem aus wichtigem Grund gekündigt wird, der kann mehr verlieren.
3. Vorzeitiges Vesting (Acceleration): **Double Trigger** (Verkauf *und* Entlassung) ist fair. Single Trigger schreckt Käufer ab.
4. Wer Anteile zurückkauft, zu welchem Preis und in wie vielen Tagen.
5. Teilzeit und Elternzeit: Die Uhr läuft langsamer oder steht, nach einer Regel, die ihr jetzt festlegt.

Für Mitarbeiter gilt dasselbe Schema bei Optionen.`,
    where: `In den USA müssen Gründer, die Anteile mit Vesting bekommen, die 83(b)-Erklärung binnen 30 Tagen beim IRS einreichen; eine zweite Chance gibt es nicht.[^irs-83b] In Deutschland gehört Vesting in eine notariell beurkundete Gesellschaftervereinbarung, in Frankreich oft in Kaufoptionen. Frag einen Anwalt, bevor die Anteile ausgegeben sind, nicht danach.`,
  },
  "technical-cofounder": {
    body: `Du findest einen, wenn du etwas hast, bei dem man mitmachen will. Entwickler bekommen solche Angebote jede Woche; fast immer gibt es eine Idee und sonst nichts.

**Tu zuerst, was ohne Code geht.** Zwölf Interviews, eine Landingpage, eine Vorbestellung, die Leistung von Hand für drei Kunden. {{offer: Bei deinem Angebot ({offer}) lassen sich die ersten zehn Aufträge mit Formular, Tabelle und Telefon abwickeln. || Die ersten zehn Aufträge lassen sich fast immer mit Formular, Tabelle und Telefon abwickeln.}} Zehn Leute, die zahlen, sind die beste Stellenanzeige.

**Such dann dort, wo man dich arbeiten sieht:** bei früheren Kollegen und Kommilitonen (zuerst, denn da ist Vertrauen), auf Meetups und Hackathons zu deinem *Thema* statt zu Startups, in Open-Source-Projekten deines Felds, bei Leuten, die in Foren über genau dieses Problem klagen, und über Vermittlungen für Mitgründer (Y Combinator hat eine kostenlose).

**Sag auf einer Seite, was du mitbringst:** Belege, Zugang zu Käufern, Geld für wie viele Monate, einen ehrlichen Anteil. Wer am ersten Tag mit dir anfängt, bekommt einen gleichen oder fast gleichen Anteil mit Vesting, nicht 5 %.

**Erst probieren, dann binden:** ein bezahltes Projekt von vier Wochen mit Termin und einem Kunden. Achte darauf, wie er mit schlechten Nachrichten umgeht, ob er nach Nutzern fragt und ob etwas fertig wird.

**Wenn niemand kommt,** sagt dir das etwas: Entweder sind die Belege zu dünn, oder du brauchst noch keinen Partner. Bau die erste Version mit No-Code-Werkzeugen oder mit einem Freelancer, sichere dir den Code per Vertrag, und stell später ein. Zahl nie einer Agentur die Ersparnisse eines Jahres für Version eins.`,
  },
  "cofounder-conflict": {
    body: `Die meisten Konflikte unter Gründern sind eines von vier Dingen: Rollen überschneiden sich, der Einsatz ist ungleich, die Ziele sind verschieden (Größe, Geld, Zeit), oder das Vertrauen ist verletzt. Findet heraus, welches, bevor ihr über Lösungen redet.

**Diese Woche**

1. Jeder schreibt allein auf: was mich stört, was ich in zwei Jahren will, was ich aufgeben würde und was nicht. Eine Seite.
2. Trefft euch für zwei Stunden außerhalb des Büros. Jeder liest vor; der andere wiederholt nur, was er verstanden hat. An diesem Tag wird nichts entschieden.
3. Zwei Tage später entscheidet ihr drei Dinge: wer bei welchem Thema das letzte Wort hat, was sich ab Montag ändert, wann ihr wieder darauf schaut (30 Tage).

**Wenn eine einzelne Entscheidung festhängt:** Nennt die Tatsache, die sie klären würde, und testet sie. „Du glaubst, sie wollen die App, ich glaube, das Telefon: Wir fragen bis zum 20. zwölf von ihnen.“ {{buyer: Hier entscheiden eure Käufer ({buyer}), nicht ihr zwei. || Die Kunden entscheiden, nicht ihr zwei.}}

**Wenn das Vertrauen weg ist,** trennt euch früh und höflich. Seht ins Vesting: Was erarbeitet ist, bleibt, der Rest geht zurück. Haltet schriftlich fest: letzter Tag, Anteile, offenes Gehalt, Rechte, Geräte und Passwörter, was jeder Kunden und Team sagt, und den gegenseitigen Verzicht auf Ansprüche. Aufsetzen soll es ein Mediator oder der Anwalt der *Firma*; der Partner braucht einen eigenen.

**Schützt die Firma solange:** zwei Unterschriften beim Konto, keine neuen Schulden, Sicherungen von Code und Zugängen. Sagt es den Investoren gemeinsam, bevor sie es hören.

Von den US-Teams mit zwei Gründern auf Carta hatten 24 % bis zum vierten Jahr einen verloren.[^carta-safes] Eine saubere Trennung ist normal; woran Firmen sterben, ist ein Jahr stiller Krieg.`,
    where: `Für die Abberufung eines Geschäftsführers und den Rückkauf von Anteilen gelten das Gesellschaftsrecht und euer Vertrag. Frag einen Anwalt vor dem ersten Brief.`,
  },
  "side-job": {
    body: `Meist darfst du, wenn drei Dinge in Ordnung sind: dein Vertrag, das Eigentum des Arbeitgebers und deine Zeit.

**Lies heute deinen Vertrag** auf: Nebentätigkeit (anzeigen oder fragen?), Wettbewerbsverbot, Erfindungen, Verschwiegenheit, Abwerbeverbot.

- **Deutschland:** Grundsätzlich darfst du neben dem Job arbeiten; oft verlangt der Vertrag, dass du es anzeigst, und solange du angestellt bist, darfst du dem Arbeitgeber keine Konkurrenz machen (§ 60 HGB, auf alle Arbeitnehmer angewandt). Achte auf die Grenzen der Arbeitszeit.
- **Frankreich:** Es zählen die Treuepflicht und eine Exklusivitätsklausel; es gibt eine Freistellung zum Gründen (congé pour création d'entreprise), die der Arbeitgeber aufschieben kann.
- **Großbritannien:** Such nach einer Klausel über andere Geschäfte.
- **USA:** At-will-Verträge schützen dich kaum; mehrere Staaten, Kalifornien voran, begrenzen, was ein Arbeitgeber von Erfindungen beanspruchen darf, die in deiner Freizeit mit eigenen Mitteln entstanden sind.[^cal-2870]
- **Indien, Spanien:** Exklusivitätsklauseln sind häufig; Beamte brauchen eine Genehmigung.

**Halt es sauber:** eigener Laptop, eigene Konten, keine Minute Arbeitszeit, nichts vom Code, von den Listen oder den Kollegen des Arbeitgebers. Sonst gehört ihm womöglich, was du baust, und Investoren finden es heraus.

**Nutz das Gehalt als Runway.** Zehn Stunden in der Woche reichen für Interviews, eine Landingpage und erste Verkäufe. Mach den Tag der Kündigung an einer Zahl fest, nicht an der Stimmung: zum Beispiel sechs Monate Lebenshaltung gespart *und* {{price: so viele Kunden (dein Preis: {price}), dass sie die Hälfte deines Bedarfs decken || Umsatz, der die Hälfte deines Bedarfs deckt}}.

Sag es deinem Arbeitgeber, bevor er es anderswo liest.`,
    where: `Es entscheidet die Klausel in deinem Vertrag. Eine Stunde beim Fachanwalt für Arbeitsrecht ist billig gegen einen Streit darüber, wem das Produkt gehört.`,
  },
  burnout: {
    body: `Unterscheide zuerst müde von krank. Wenn du seit Wochen schlecht schläfst, an Dingen, die du mochtest, nichts mehr empfindest oder denkst, es wäre besser, nicht mehr da zu sein, sprich **diese Woche** mit einem Arzt oder der Telefonseelsorge. Das geht jeder Firma vor.

Wenn es Erschöpfung ist:

1. **Hör heute mit einer Sache auf.** Liste auf, was du in den letzten zwei Wochen getan hast, und markier, was die eine wichtige Zahl bewegt hat. Das meiste hat keine Marke. Streich oder verschieb die Hälfte davon.
2. **Mach ein paar Tage wirklich Pause,** ohne Telefon. Nenn den Kunden einen Termin; kaum jemand nimmt es übel.
3. **Teil den Tag in Blöcke:** zwei Stunden für die schwerste Aufgabe, bevor du Nachrichten liest, ein Feierabend, von dem noch jemand weiß, ein ganzer freier Tag.
4. **Mach das nächste Ziel klein.** „Bis Freitag drei Gespräche mit {{buyer: Käufern ({buyer}) || Käufern}}“ ist machbar; „Traction“ nicht. Wenn-dann-Pläne helfen beim Anfangen: „Wenn der Kaffee fertig ist, schreibe ich die erste Mail.“ In 94 Tests wurden mit solchen Plänen deutlich mehr Ziele erreicht; neuere Übersichten finden einen kleineren Effekt.[^gollwitzer]
5. **Sprich jeden Monat mit jemandem, der nichts davon hat:** einem anderen Gründer, einem Coach, einer Therapeutin.

**Stell dir dann die unbequeme Frage.** Ist es die Last, oder glaubst du nicht mehr daran? Leg Datum und Zahl fest: „Wenn bis 31. Januar weniger als fünf gezahlt haben, höre ich auf oder ändere es.“ Eine Regel von einem guten Tag schützt dich an einem schlechten.

Geldsorgen sind die häufigste Ursache: Schreib auf, wie viele Monate bleiben. Eine bekannte Zahl wiegt weniger als eine gefürchtete.`,
  },
};
