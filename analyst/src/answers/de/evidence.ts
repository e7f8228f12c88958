import type { Texts } from "../answer.ts";

export const evidence: Texts<"evidence"> = {
  "interview-guide": {
    body: `Frag nach dem letzten Mal, nie nach der Zukunft. „Würden Sie das benutzen?“ sammelt Höflichkeit; „Was haben Sie letzten Dienstag gemacht?“ sammelt Tatsachen. Das ist der Kern von Rob Fitzpatricks *The Mom Test*.[^mom-test]

**Wie viele:** zwölf Fremde von einer Art. In Gruppen, die sich ähneln, kommen nach 9 bis 12 Gesprächen keine neuen Themen mehr;[^guest] um sie zu verstehen, braucht es 16 bis 24.[^hennink] Freunde und Familie zählen nicht.

**Wie:** 30 Minuten, gern am Telefon; einer hört zu, einer schreibt mit. Zeig das Produkt nicht. Schweig nach einer Frage: Der zweite Satz ist der wahre.

**Was als Beleg zählt,** von schwach bis stark: „interessant“ (nichts) · sie beschreiben das Problem von sich aus · sie haben schon Zeit oder Geld dafür ausgegeben · sie stellen dich jemandem vor · sie geben dir einen Termin, eine Anzahlung, Daten.

**Entscheide vorher.** Eine brauchbare Regel: weitermachen, wenn mindestens 5 von 12 das Problem selbst ansprechen *und* schon Zeit oder Geld dafür ausgegeben haben. Auch bei 5 von 12 kann der wahre Anteil zwischen 19 % und 68 % liegen (95-%-Intervall); das ist ein Grund für den nächsten Test, nicht für ein Jahr Entwicklung.

**Schreib jedes Gespräch am selben Tag auf:** die Worte, die fielen, wie sie es heute machen, was es kostet, wer entscheidet, und eine Überraschung. Nach dem fünften tauschst du die Fragen aus, die nichts mehr bringen.

Am Ende immer: „Wen sollte ich noch fragen?“ und „Darf ich Ihnen in drei Wochen etwas zeigen?“`,
    template: `**Gesprächsleitfaden: {buyer|[die Leute, die du befragst]}, 30 Minuten**

*Einstieg:* „Ich möchte verstehen, wie Sie [die Aufgabe] heute erledigen. Ich verkaufe heute nichts. Darf ich mitschreiben?“

1. Was machen Sie beruflich, und wo kommt [die Aufgabe] darin vor?
2. Erzählen Sie mir vom **letzten Mal**. Wann war das? Was war der Anlass?
3. Was haben Sie getan, Schritt für Schritt? Wer war noch dabei?
4. Was war am schwierigsten? (Warten.) Warum?
5. Wie oft kommt das vor? Was hat es Sie dieses Mal gekostet, in Stunden oder Geld?
6. Was haben Sie schon versucht, damit es besser wird? Was haben Sie bezahlt? Warum haben Sie aufgehört oder sind dabei geblieben?
7. Wenn sich ein Jahr lang nichts ändert: Was passiert dann?
8. Wer entscheidet, ob dafür Geld ausgegeben wird, und aus welchem Budget?
9. Was habe ich nicht gefragt?
10. Mit wem sollte ich noch sprechen? Darf ich wiederkommen und Ihnen etwas zeigen?

*Nicht sagen:* {offer|[dein Produkt]}, der Preis ({price|[Preis]}) oder „Würden Sie …?“.
*Sofort notieren:* ihre Worte · wie es heute läuft · Kosten · wer entscheidet · Stärke (0 bis 5).
*Entscheidung, festgelegt am [Datum]:* weitermachen, wenn [5] von [12] das Problem von sich aus nennen und schon Zeit oder Geld dafür ausgegeben haben.`,
  },
  "landing-page-test": {
    body: `Eine Seite mit einem Versprechen, einem Preis und einem Knopf, und Besucher, die dich nicht kennen. Sie beantwortet eine Frage: Gehen Fremde, die das Problem haben, den nächsten Schritt?

1. **Schreib das Versprechen** in den Worten deiner Interviews: für wen, was sich ändert, bis wann. {{offer: Deines könnte mit dem Angebot beginnen ({offer}) und damit, was es erspart. || Ohne Adjektive.}}
2. **Zeig den Preis.** Ohne ihn misst du Neugier. {{price: Schreib ihn hin: {price}. ||}}
3. **Nimm einen Knopf, der etwas kostet:** am stärksten eine Zahlung oder Anzahlung, dann ein gebuchtes Gespräch, dann eine E-Mail-Adresse. Klicks zählen nichts.
4. **Hol 200 bis 600 passende Besucher:** Suchanzeigen auf die Worte des Problems, ein Beitrag dort, wo diese Leute sind, 100 persönliche Mails. Bei 5,42 $ je Klick, dem US-Durchschnitt für Suchanzeigen,[^wordstream] kosten 200 Besucher etwa 1.100 $; Communitys sind billiger.
5. **Leg die Regel fest, bevor es losgeht.** Auf SaaS-Seiten gehen im Median 3,8 % der Besucher den Schritt, um den es geht.[^unbounce] Beispiel: „Aufhören, wenn weniger als 2 % eine Adresse hinterlassen; weitermachen über 5 %; dazwischen das Versprechen einmal ändern.“

**Lies das Ergebnis mit einem Intervall.** 4 von 200 sind 2 %, die Wahrheit kann aber zwischen 0,8 % und 5,0 % liegen. 0 von 100 heißt: sehr wahrscheinlich unter 3 %.

**Sprich dann mit denen, die geklickt haben,** binnen eines Tages. Zehn Anrufe erklären, was die Zahl nicht sagt.

Sei fair: Gibt es noch nichts zu kaufen, sag es nach dem Klick, nimm kein Geld oder gib es sofort zurück, und hol die Einwilligung ein, bevor du eine Adresse speicherst.`,
    template: `**[Gewünschtes Ergebnis] in [Zeit], ohne [was sie hassen].**
Für {buyer|[wen genau]}, wenn [Lage].

[Ein Bild vom Ergebnis.]

- **Heute:** [was sie tun und was es kostet].
- **Mit uns:** [drei Schritte].
- **Beleg:** [eine Zahl, ein Name oder „wir beginnen am (Datum) mit zehn Kunden“].

**{price|[Preis]}**, [was enthalten ist]. Kündbar [wann].

[ Knopf: ein Verb mit Ergebnis, etwa „Meinen Platz sichern“ ]

*Ist das etwas für mich?* Ja, wenn [ ]. Nein, wenn [ ].
*Wann?* [Datum]
*Und wenn es nicht klappt?* [Garantie]
[Wer ihr seid, mit Gesicht, Adresse und Telefonnummer.]`,
  },
  "waiting-list": {
    body: `Eine Warteliste misst das Interesse an deinem Satz, nicht an deinem Produkt. Als Liste von Leuten, mit denen du sprechen kannst, ist sie nützlich; als Beleg taugt sie fast nichts. Zwischen der Adresse und der Zahlung liegt ein Schritt, den die meisten nicht gehen. Rechne mit ein paar Prozent, bis du es besser weißt.

**Mach sie aussagekräftig**

1. **Frag bei der Anmeldung eine Sache,** die nur Neugierige überspringen: „Was benutzen Sie heute, und was kostet es Sie?“ Wer antwortet, gehört zu deiner Gruppe.
2. **Biete gleich einen stärkeren Schritt an:** ein Gespräch in dieser Woche, eine Anzahlung von 20 €, die du zurückgibst, eine Vorbestellung mit Rabatt. Zehn Anzahlungen sagen mehr als tausend Adressen. {{price: Bei deinem Preis ({price}) genügt ein Zehntel als Anzahlung, um zu sehen, wer es ernst meint. ||}}
3. **Notier zu jeder Adresse die Herkunft.** 400 aus einem viralen Beitrag sind weniger wert als 40 aus der Suche nach dem Problem.
4. **Schreib den ersten 50 binnen eines Tages,** persönlich. Frag, wie sie es heute machen.
5. **Lass immer 20 auf einmal hinein** und zähl, wie viele in der zweiten Woche wiederkommen.

**Rechne aus, was sie wert ist:** Adressen × Anteil, der öffnet × Anteil, der zahlt × Preis. 400 × 50 % × 5 % × 30 € = 300 € im Monat. Mach diese Rechnung, bevor du feierst.

**Halt sie warm:** alle zwei, drei Wochen ein kurzer Brief mit einem Bild vom Fortschritt und einer Frage. Eine Liste, die drei Monate nichts hört, ist kalt.

Speicher nur, was du brauchst, sag wofür, und lass die Leute mit einem Klick wieder gehen: In der EU braucht eine Adresse eine Einwilligung (DSGVO), in Deutschland am besten mit Bestätigung per Mail (Double-Opt-in).`,
  },
  "mvp-scope": {
    body: `Die erste Version ist das Kleinste, wofür eine Art von Käufer zahlt und wiederkommt. Sie prüft deine riskanteste Annahme; sie ist keine Miniatur deines Traums.

**So schneidest du zu**

1. Schreib den einen Satz: *[Wer]* kann *[ein Ergebnis]* in *[Zeit]*. {{buyer: Fang mit diesen Käufern an ({buyer}) und mit niemandem sonst. || Eine Art von Käufer, sonst niemand.}}
2. Liste alle Funktionen auf. Streich jede, ohne die der Satz wahr bleibt. Anmeldung, Einstellungen, Rollen, Dashboards, die App neben der Website: Das meiste fällt weg.
3. Frag bei allem, was bleibt: Kann ich es für zehn Kunden von Hand tun? Rechnungen, Zuordnung, Berichte, Einführung: ja. „Concierge“ (du tust es offen) und „Wizard of Oz“ (es sieht automatisch aus) sind ehrliche erste Versionen. Davon handelt Paul Grahams Aufsatz *Do Things That Don't Scale*.[^pg-scale]
4. Gib dir **vier Wochen** und einen Termin. Was nicht hineinpasst, kommt auf eine Liste „nach dem zehnten Kunden“.
5. Spar nicht an dem, was nicht klein sein darf: Es darf keine Daten verlieren, nichts preisgeben, nichts falsch abrechnen und kein Gesetz deiner Branche brechen.

**Leg vorher fest, was du lernen willst:** „8 von 10 Fällen sind ordentlich erledigt, und mindestens 4 von 10 zahlen für den zweiten Monat.“ Klappt das nicht, hast du ein Jahr gespart.

**Frag Nutzer nicht,** welche Funktionen sie wollen. Frag, was sie getan haben, als es nicht ging. Bau, woran drei zahlende Leute in derselben Woche hängen geblieben sind.

Sich ein bisschen dafür zu schämen ist richtig; dafür verklagt zu werden nicht.`,
  },
  "product-market-fit": {
    body: `Du hast ihn, wenn Kunden wiederkommen, zahlen und andere mitbringen, ohne dass du schiebst. Drei Messungen, von hart bis weich:

1. **Die Kurve der Wiederkehrer flacht ab.** Zeichne für jeden Monat, in dem Kunden dazukamen, eine Kurve: welcher Anteil nach 1, 2, 3 … Monaten noch aktiv ist. Fällt sie gegen null, gibt es keinen Fit, so viele sich auch anmelden. Pendelt sie sich ein (bei 20 % oder bei 60 %, je nach Produkt), gibt es eine Gruppe, die es braucht. Finde heraus, wer das ist, und verkauf nur noch an sie.
2. **Die 40-%-Frage.** Frag Nutzer, die es in den letzten zwei Wochen mindestens zweimal benutzt haben: „Wie ginge es Ihnen, wenn Sie es nicht mehr benutzen könnten?“ Sagen **40 % oder mehr „sehr enttäuscht“**, klappt Wachstum meistens; Superhuman kam von 22 % auf 58 %, indem es für genau diese Leute baute.[^ellis] Das ist ein Muster, kein Gesetz. Du brauchst mindestens 30 Antworten: 12 von 30 sind 40 %, das Intervall reicht aber von 25 % bis 58 %.
3. **Sog:** Verkäufe gehen schneller, Kunden kommen auf Empfehlung, du kommst mit den Anfragen nicht nach. {{churn: Dein Churn ({churn}) ist die andere Seite derselben Medaille: Sieh nach, wer geht und wer nie geht. ||}}

**Was nicht zählt:** Downloads, Presse, eine volle Pipeline, Lob, ein gewonnener Wettbewerb, Pilotprojekte, die niemand bezahlt.

**Wenn du nicht dort bist:** Teil die Nutzer in die, die sehr enttäuscht wären, und den Rest. Was haben die ersten gemeinsam: Beruf, Größe, den Moment, in dem sie anfingen? Bau mehr von dem, was sie lieben, räum weg, was die Nächsten davon abhält, und hör nicht auf den Rest. Gib kein Geld für Werbung aus, bevor die Kurve flach wird: Du würdest einen löchrigen Eimer füllen.`,
    template: `**Vier Fragen an Nutzer, die es in den letzten zwei Wochen mindestens zweimal benutzt haben**

1. Wie ginge es Ihnen, wenn Sie {offer|[Produkt]} nicht mehr benutzen könnten? ( ) sehr enttäuscht ( ) etwas enttäuscht ( ) nicht enttäuscht
2. Für welche Art von Menschen wäre es am nützlichsten? [ ]
3. Was haben Sie vor allem davon? [ ]
4. Was sollten wir für Sie verbessern? [ ]

*Einladung:* „Vier Fragen, eine Minute. Ich lese jede Antwort selbst. [Dein Name]“
*Regel, vorher festgelegt:* mindestens 30 Antworten; 40 % sehr enttäuscht: wachsen. 25–40 %: für die bauen, die das gesagt haben. Unter 25 %: Produkt oder Gruppe wechseln.`,
  },
  pivot: {
    body: `Entscheide nach einer Regel, die du vorher aufgeschrieben hast, nicht nach der Stimmung einer schlechten Woche. Gibt es noch keine, mach heute eine, mit einem Datum in vier bis sechs Wochen.

**Drei Fragen**

1. **Kann jemand nicht mehr ohne?** Wenn auch nur eine kleine Gruppe es jede Woche benutzt, zahlt und ohne es sehr enttäuscht wäre, bleib dran und beschränk dich auf diese Gruppe.
2. **Bewegt sich die Kurve?** Vergleich die letzten drei ehrlichen Experimente. Hat jedes die eine wichtige Zahl bewegt, mach weiter. Haben drei hintereinander nichts bewegt, wird es ein viertes derselben Art auch nicht tun.
3. **Was müsste wahr sein?** Dreh den Plan um: Preis, Churn, Kosten je Neukunde, Zahl der Käufer. {{price: Wie viele Kunden braucht es bei deinem Preis ({price}), um deine Kosten zu decken, und ist das ein Marktanteil, den jemand erreichen könnte? || Wie viele Kunden braucht es, um deine Kosten zu decken, und ist das ein Marktanteil, den jemand erreichen könnte?}} Geht es mit keinen plausiblen Zahlen auf, hör auf zu hoffen.

**Ein Pivot** heißt: behalten, was du gelernt hast, und eines ändern: den Kunden, das Problem, das Produkt, den Kanal oder womit du verdienst. Behalt den Kunden, wenn du ihn verstehst; behalt die Technik nur, wenn ein anderer sie dringender braucht. Wer alles ändert, gründet neu: in Ordnung, aber nenn es so.

**Rechne es durch:** Ein Pivot braucht bis zum ersten Beleg etwa so viele Monate wie der erste Anlauf. {{runway: Das ist dein Budget: {runway}. || Mach ihn, solange das Geld noch mindestens sechs Monate reicht.}}

**Und dann ganz.** Sag es Kunden und Investoren in derselben Woche, schalt das Alte ab, setz den neuen Test mit seiner Abbruchregel auf. Ein halber Pivot hat zwei Produkte und keine Richtung.`,
  },
  "ab-tests": {
    body: `Mehr, als die meisten Startups haben. Die übliche Faustregel für Besucher **je Variante**, um einen echten Unterschied mit 80 % Teststärke (Power) auf dem 5-%-Niveau zu finden:[^lehr]

n ≈ 16 × p × (1 − p) ÷ d²

p ist die Rate von heute, d der Unterschied, den du sehen willst, beide als Dezimalzahl (4 % = 0,04).

| Heute | Du hoffst auf | Besucher je Variante |
| --- | --- | --- |
| 4 % | 5 % | etwa 6.100 |
| 4 % | 6 % | etwa 1.500 |
| 4 % | 8 % | etwa 380 |
| 20 % | 25 % | etwa 1.000 |

Mit 1.000 Besuchern im Monat siehst du also nur eine **Verdopplung**. Teste Großes (Versprechen, Preis, Zielgruppe), nicht die Farbe eines Knopfs.

**Regeln**

1. Eine Zahl, eine Änderung, und die Stichprobe steht schriftlich fest, bevor es losgeht.
2. Hör nicht auf, sobald es „signifikant wird“: Wer täglich nachsieht und am ersten guten Tag aufhört, erfindet Unterschiede in weit mehr als einem von zwanzig Fällen.
3. Ganze Wochen, mindestens zwei: Wochentage unterscheiden sich.
4. Zähl Zahlungen oder Aktivierungen, keine Klicks.
5. Zehn Tests ohne echten Effekt bringen auf dem 10-%-Niveau im Schnitt einen „Gewinner“. Wiederhol, was du glauben willst.

**Hast du zu wenige Besucher,** teste nicht, entscheide: fünf Beobachtungen am Bildschirm (Usability-Tests), zehn Anrufe, oder ändere es für alle und vergleich die Monate mit einem breiten Intervall. Bei Preisen fragst du besser verschiedene *neue* Gruppen, als eine Seite zu teilen; sonst spricht es sich herum.`,
  },
  metrics: {
    body: `Eine Zahl, die sagt, ob Kunden etwas davon haben, und vier, die sagen, ob du überlebst. Mehr sieht sich niemand an.

**Die eine Zahl** zählt den Moment, in dem Nutzen entsteht, pro Woche: gebuchte Termine, verschickte Berichte, beendete Lektionen. Nicht Anmeldungen, Downloads oder Seitenaufrufe: Die steigen immer nur. {{offer: Bei deinem Angebot ({offer}): Was geschieht jedes Mal, wenn ein Kunde froh ist, es zu haben? Das zählst du. ||}}

**Die vier daneben**

1. **Kundenbindung oder Churn** nach dem Monat des Beginns. Verlorene ÷ Kunden am Anfang. {{churn: Dein Churn: {churn}. ||}}
2. **Umsatz pro Monat**, getrennt nach neu, gewachsen und verloren.
3. **Kosten je Neukunde**, mit deinen eigenen Stunden, und wie viele Monate es dauert, bis sie wieder verdient sind.
4. **Kontostand und Monate, die bleiben.** {{runway: Jetzt: {runway}. ||}}

**Je nach Phase:** Vor dem Start zählst du Interviews und Zusagen, sonst nichts. Im ersten Jahr siehst du auf die Kundenbindung und die Worte der Kunden. Sobald ein Kanal funktioniert, kommt die Amortisationszeit dazu. Investoren fragen nach Wachstum, Kundenbindung, Marge und Burn.

**Wie:** eine Tabelle, jeden Freitag in zehn Minuten von Hand gefüllt, für die letzten zwölf Wochen. Zu jeder Zahl gehört eine Definition in einer Zeile, die nie stillschweigend geändert wird, und jemand, der für sie zuständig ist. Daneben: was wir diese Woche dafür getan haben.

**Fallen:** Durchschnitte (sieh auf Gruppen), Summen (sieh auf Änderungen), Raten aus weniger als 20 Ereignissen (nenn eine Spanne: 1 Verlust in 48 Kundenmonaten können 0,05 % oder 11,6 % im Monat sein) und jede Zahl, die keine Entscheidung ändern würde. Könnte sie sich verdoppeln, ohne dass du etwas anders machst, streich sie.`,
  },
  okrs: {
    body: `Ein Ziel (Objective) sagt, wo ihr in drei Monaten sein wollt, in Worten, die man sich merkt. Zwei bis vier Schlüsselergebnisse (Key Results) sagen mit Zahlen, woran alle sehen, dass ihr dort seid. Für ein Team unter zehn: **ein Ziel, drei Schlüsselergebnisse**, sonst nichts.

**Beispiel.** Ziel: *Kliniken würden uns vermissen.* Schlüsselergebnisse: (1) 8 von 10 Pilotkliniken benutzen es im März jede Woche; (2) 5 zahlen den vollen Preis; (3) Supportfragen je Klinik sinken von 6 auf 2 im Monat.

**So schreibt ihr sie**

- Ein Schlüsselergebnis ist ein Ergebnis, keine Aufgabe. „Die App veröffentlichen“ ist eine Aufgabe; „40 Buchungen pro Woche über die App“ ist ein Ergebnis.
- Jedes hat einen Startwert, ein Ziel, ein Datum und eine Person, die zuständig ist.
- Ehrgeizig: Google bewertet mit 0 bis 1 und erwartet etwa 0,6–0,7; immer 1,0 heißt, es war zu leicht.[^doerr]
- Nicht ans Gehalt gekoppelt, sonst setzt man sich leichte Ziele.

**Der Rhythmus:** ein halber Tag zum Festlegen, jeden Montag 15 Minuten (Zuversicht von 1 bis 10, was uns aufhält), am Ende eine Stunde, um zu bewerten und aufzuschreiben, was ihr gelernt habt.

**Wann nicht:** bevor du weißt, wer der Kunde ist. Dann ist eine einzige Frage mit Test und Abbruchregel besser: „Zahlen bis zum 30. mindestens 3 von 10 {{buyer: Käufern ({buyer}) || Fremden}}?“ OKRs sind für ein Team, das die Richtung kennt und sich in Aufgaben verliert.

**Der häufigste Fehler** sind zehn Ziele. Der zweite ist, erst wieder hinzusehen, wenn das Quartal vorbei ist.`,
    template: `**[Quartal], ein Ziel:** [wo wir sein wollen, in Worten, die man sich merkt]

| Schlüsselergebnis | Start | Ziel | Zuständig | Jetzt | Zuversicht (1–10) |
| --- | --- | --- | --- | --- | --- |
| 1. [Kunden tun …] | [ ] | [ ] | [ ] | [ ] | [ ] |
| 2. [zahlend: von {customers|[n]} auf …] | {customers|[ ]} | [ ] | [ ] | [ ] | [ ] |
| 3. [Churn oder Qualität …] | {churn|[ ]} | [ ] | [ ] | [ ] | [ ] |

**Das tun wir in diesem Quartal nicht:** [drei Dinge]
**Jeden Montag, 15 Minuten:** Werte, Zuversicht, was uns aufhält.
**Am [Datum]:** mit 0 bis 1 bewerten, und ein Satz dazu, was wir gelernt haben.`,
  },
};
