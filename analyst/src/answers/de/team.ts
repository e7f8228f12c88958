import type { Texts } from "../answer.ts";

export const team: Texts<"team"> = {
  "first-hires": {
    body: `Stell für die Arbeit ein, die heute weh tut, die du selbst gemacht hast und die du in zehn Zeilen beschreiben kannst. Kannst du sie nicht beschreiben, würdest du jemanden einstellen, der herausfinden soll, was du willst.

**Die Reihenfolge, die meist passt:** Die Gründer bauen und verkaufen; dann kommt eine Person für das, worauf Kunden warten (Support, Lieferung, Code); dann eine zweite im selben Fach, damit Urlaub möglich ist. Führungskräfte, Marketing und ein „Head of“ kommen, wenn sich der Verkauf wiederholen lässt.

**Kannst du zahlen?** Volle Kosten = Gehalt + Arbeitgeberbeiträge + Laptop und Werkzeuge + deine Zeit. Als Faustregel kommt in weiten Teilen Europas ein Viertel bis ein Drittel des Gehalts dazu; rechne mit dem wirklichen Satz deines Landes. Das Geld dafür sollte {{runway: zwölf Monate reichen (deine Runway vor dieser Einstellung: {runway}) || nach der Einstellung zwölf Monate reichen}}.

**So wählst du aus**

1. Schreib das Ergebnis nach 90 Tagen auf: „beantwortet jedes Ticket binnen vier Stunden und hat die wiederkehrenden Fragen halbiert“.
2. Frag 20 Leute nach Namen, bevor du eine Anzeige schaltest.
3. Ein strukturiertes Gespräch: dieselben fünf Fragen für alle, nach Dingen, die sie *getan* haben.
4. **Eine bezahlte Probeaufgabe** von drei bis fünf Stunden aus deiner wirklichen Arbeit. Sie sagt mehr als alle Gespräche.
5. Ruf zwei frühere Vorgesetzte an. Frag: „Würden Sie die Person wieder einstellen, und wofür nicht?“

Entscheide nach deinen aufgeschriebenen Kriterien, nicht nach Sympathie. Die Ersten prägen, wie ihr arbeitet: Nimm, wer Dinge fertig macht und Schlechtes ausspricht. Würdest du nach sechs Wochen nicht noch einmal einstellen, handle dann.`,
    template: `**[Rolle], [Vollzeit oder Stunden], [Ort oder remote]**

Wir sind [n] Leute und bauen {offer|[was, in einer Zeile]} für {buyer|[wen]}. Heute zahlen uns {customers|[n Kunden]}.

**Nach 90 Tagen hast du** [Ergebnis mit einer Zahl].
**Deine Woche:** [drei Aufgaben mit ihrem Anteil an der Zeit].
**Das bringst du mit:** [zwei Dinge, die du schon getan hast, mit einem Beispiel]. Alles andere lernst du hier.
**Das bekommst du:** [Gehalt von–bis], [Anteile mit Vesting über vier Jahre], [Urlaub] und Mitsprache bei [was].
**Nicht so schön:** [ehrlich: keine Prozesse, Kunden, die anrufen, Geld für n Monate].

**Bewerbung:** zehn Zeilen über etwas, das du fertiggebracht hast, und diese kleine Aufgabe: [Aufgabe für 20 Minuten]. Kein Anschreiben. Du hörst binnen [n] Tagen von uns, dann folgen ein Gespräch und vier bezahlte Stunden zur Probe.`,
  },
  "contractor-or-employee": {
    body: `Es entscheidet nicht, was über dem Vertrag steht, sondern wie gearbeitet wird. Wenn du sagst, wann, wo und wie, das Werkzeug stellst und der einzige Auftraggeber bist, ist die Person für die meisten Behörden angestellt, und du schuldest Beiträge, Steuern und Strafen für die Vergangenheit.

**Ein Freiberufler passt** für ein bestimmtes Ergebnis mit einem Ende: eine Website, ein Audit, ein Sprint. **Eine Anstellung passt** für das, was nie endet, was euer Wissen trägt, und für alle, denen du sagen willst, was zu tun ist.

**Wonach geprüft wird:** In den USA sieht der IRS auf die Kontrolle über die Arbeit, die Kontrolle über das Geld und die Art der Beziehung.[^irs-contractor] In Deutschland entscheidet auf Antrag die Rentenversicherung, ob jemand beschäftigt ist (Statusfeststellung, § 7a SGB IV); Scheinselbständigkeit kann Beiträge für Jahre kosten, beide Hälften. Großbritannien hat IR35, Spanien den „falso autónomo“, Frankreich die Umdeutung in einen Arbeitsvertrag (requalification); Indien unterscheidet einen contract *of* service von einem *for* service.

**Woran man einen echten Selbständigen erkennt:** mehrere Auftraggeber, eigenes Werkzeug, eigenes Risiko, er darf eine Vertretung schicken und stellt ein Ergebnis in Rechnung.

**In jeden Vertrag mit Freiberuflern gehört**

1. Umfang, Liefertermin und wie du die Arbeit abnimmst.
2. **Die Übertragung aller Rechte an die Firma.** Ohne sie gehört der Code in fast jedem Land dem, der ihn geschrieben hat; in Deutschland lässt du dir ausschließliche Nutzungsrechte einräumen, denn das Urheberrecht selbst ist nicht übertragbar.
3. Verschwiegenheit, Ende aller Zugänge mit dem Vertrag, keine Subunternehmer ohne Zustimmung.
4. Zahlung nach Meilensteinen.

Ein Gehalt von 50.000 kostet die Firma deutlich mehr als 50.000; ein Freelancer für 80 die Stunde und 20 Stunden in der Woche kostet bei 48 Wochen etwa 77.000 im Jahr. Vergleich Gleiches mit Gleichem.`,
    where: `Frag einen Anwalt für Arbeitsrecht oder ein Lohnbüro, bevor du einen „Freelancer“ in Vollzeit länger als ein paar Monate laufen lässt, vor allem in einem anderen Land.`,
  },
  "first-salesperson": {
    body: `Wenn du selbst an etwa zehn Fremde verkauft hast und aufschreiben kannst, wie. Vorher kann niemand von dir lernen, was du selbst nicht weißt, und der Vertriebler ist nach einem halben Jahr wieder weg.

**Woran du merkst, dass es so weit ist**

- Dieselbe Art Käufer sagt aus demselben Grund ja; {{buyer: bei dir vermutlich {buyer} || du kannst den Käufer in fünf Wörtern nennen}}.
- Du bekommst das Gespräch auf eine Seite: Frage, Antwort, Preis, Einwand, nächster Schritt.
- Anfragen bleiben liegen, weil dir die Stunden fehlen.
- Die Rechnung geht auf: Wer 60.000 im Jahr bekommt, mit einem Fünftel Nebenkosten obendrauf, muss ein Mehrfaches davon an Rohertrag bringen. {{price: Dein Preis: {price}. Rechne aus, wie viele Verträge im Monat das sind || Bei 200 € im Monat und 75 % Marge sind 72.000 schon 40 neue Kunden im Jahr, nur damit das erste Jahr bei null herauskommt}}; wenn kein Mensch so viele abschließen kann, brauchst du einen anderen Kanal und keinen Vertriebler.

**Stell zwei ein statt einem,** wenn du kannst: Bei einem weißt du nie, ob es am Menschen lag oder am Produkt.

**Wen:** jemanden, der etwas Unbekanntes zu deinem Preis verkauft hat, nicht den Star einer Marke, die sich von selbst verkauft. Der Test: Lass dir nach einem Tag mit dieser Seite dein Produkt verkaufen und die Mail danach schreiben.

**Bezahlung:** halb fest, halb Provision, fällig, wenn der Kunde zahlt; in den ersten drei Monaten ist die Provision garantiert. Ziel: das Vier- bis Fünffache der gesamten Vergütung als Jahresvertragswert.

**Die ersten 90 Tage:** erst sitzt der Neue in deinen Gesprächen, dann du in seinen. Abbruchregel, vorher vereinbart: weniger als ein Drittel der geplanten Abschlüsse nach vier Monaten.`,
    where: `Die Verhältnisse sind Faustregeln aus der Praxis, keine gemessenen Werte.`,
  },
  "early-equity": {
    body: `Denk in Stufen des Risikos: je früher und je schlechter bezahlt, desto mehr. US-Mediane auf Carta: **1,5 % für den ersten Mitarbeiter, 0,33 % für den fünften.**[^carta-safes] Es fällt so schnell, weil auch das Risiko so schnell fällt. Beiräte und Berater: 0,1–0,5 % über zwei Jahre, für zugesagte Stunden.

**Ein Weg zur Entscheidung, den du jedem erklären kannst**

1. Leg das marktübliche Gehalt für die Rolle in deiner Stadt fest.
2. Sag, was du zahlen kannst. Die Lücke × 4 Jahre ist, was die Person investiert: 15.000 im Jahr weniger sind 60.000.
3. Teil das durch den fairen Wert der Firma von heute und leg etwas für das Risiko drauf: Bei 4 Mio. € sind 60.000 gleich 1,5 %.
4. Biete zwei Varianten an (mehr Geld oder mehr Anteile) und lass wählen. Was gewählt wird, sagt dir etwas.

**Nenn den Wert in Geld, und ehrlich.** „0,5 % einer Firma, die 4 Mio. € wert ist, sind 20.000 € auf dem Papier; vielleicht werden es null; bei einem Verkauf für 40 Mio. €, nach Verwässerung um die Hälfte, 100.000 €.“ Nie nur „Optionen auf 10.000 Anteile“.

**Regeln für alle:** vier Jahre, ein Jahr Cliff, eine schriftliche Zusage mit Beschluss der Gesellschafter oder des Boards und Zeit zum Ausüben nach dem Abschied. Ein Versprechen per E-Mail ist eine Schuld, die in der Due Diligence auftaucht.

**Gehalt:** Bilde Bänder (Junior, Senior, Lead), zahl den Gründern weniger als dem besten Mitarbeiter, aber genug zum Leben, und schreib auf, wann neu verhandelt wird: {{runway: bei deiner Runway ({runway}) spätestens mit der nächsten Runde || spätestens mit der nächsten Runde}}.`,
    where: `Optionen werden sehr verschieden besteuert: § 19a EStG oder virtuelle Anteile (Deutschland), ISO/NSO mit einer 409A-Bewertung (USA), EMI (Großbritannien), BSPCE (Frankreich). Frag einen Steuerberater, bevor das Angebot hinausgeht.`,
  },
  firing: {
    body: `Früh, persönlich, kurz, und vorher die Unterlagen geprüft. Wenn du seit einem Monat darüber nachdenkst, tut es das Team seit drei.

**Vorher:** Hast du klar gesagt, was sich bis wann ändern muss, mit einem Beispiel? Wenn nicht, tu es heute, schriftlich, mit einem Datum in 30 Tagen. Wenn doch, entscheide. Stell dir eine Frage: Würde ich diesen Menschen mit allem, was ich weiß, noch einmal einstellen?

**Prüf die Rechtslage mit jemandem, der sie kennt**

- **USA:** meist jederzeit (at will), aber nicht wegen einer Schwangerschaft, aus Vergeltung oder aus diskriminierenden Gründen; in manchen Staaten ist das letzte Gehalt am selben Tag fällig.
- **Deutschland:** in den ersten sechs Monaten ohne Grund; danach gilt das Kündigungsschutzgesetz, wenn du mehr als zehn Leute beschäftigst (§§ 1, 23 KSchG). Immer auf Papier und von Hand unterschrieben. Eine E-Mail ist unwirksam.[^kschg]
- **Großbritannien:** faires Verfahren und Kündigungsfrist; Schutz vor ungerechtfertigter Kündigung beginnt nach einer Wartezeit, die gerade verkürzt wird.
- **Frankreich, Spanien:** ein Grund, eine schriftliche Einladung zum Gespräch, Fristen; Fehler kosten Monatsgehälter.
- **Indien:** Kündigungsfrist nach Vertrag und die Regeln des Bundesstaats.

**Das Gespräch: zehn Minuten.** Der zweite Satz: „Ich habe entschieden, dein Arbeitsverhältnis zu beenden; dein letzter Tag ist …“ Dann ein wahrer Grund, was mit Gehalt, Urlaub und Optionen geschieht, und eine Pause. Nicht diskutieren, und niemanden mit Lob wieder hoffen lassen.

**Am selben Tag:** Zugänge, Geräte, Schlüssel; eine würdige Nachricht ans Team, mit der Person abgestimmt. **Danach:** ein Zeugnis, Hilfe bei der Suche. Wer bleibt, sieht genau hin, wie du mit denen umgehst, die gehen.

Dann sieh auf deinen eigenen Anteil: War die Aufgabe beschrieben, die Einstellung überstürzt?`,
    where: `Lass das Schreiben von einem Anwalt für Arbeitsrecht lesen, bevor du es übergibst: Form und Fristen entscheiden mehr als Gründe.`,
  },
};
