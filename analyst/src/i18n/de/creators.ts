import type { Catalogue } from "../catalogue.ts";

export const creators: Catalogue = {
  "{0} creators ({1}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.":
    "{0} Creator ({1}), importiert oder über eine Suche gefunden. Ihre Zahlen sind nicht geprüft: Nutze die Prüfliste unten, bevor Geld fließt.",
  "No creators ({0}) are known here, and none are made up. The searches below find them; import a list to see them here.":
    "Hier sind keine Creator bekannt ({0}), und es werden keine erfunden. Die Suchen unten finden sie; importiere eine Liste, dann stehen sie hier.",
  "your budget × this share": "dein Budget × dieser Anteil",
  "For {0}: {1}.": "Für {0}: {1}.",
  "Of the budget": "Vom Budget",
  "budget × {0}%": "Budget × {0} %",
  "No engagement figure of this tier is known well enough to print.":
    "Für diese Größe ist keine Engagement-Zahl bekannt, die belastbar genug wäre.",
  "A profile of {0} followers gets about {1} likes and comments a post":
    "Ein Profil mit {0} Followern bekommt pro Beitrag etwa {1} Likes und Kommentare",
  "not one creator at {0}": "kein einziger Creator zu {0}",
  "one creator at {0}": "ein Creator zu {0}",
  "up to {0} creators at {1} each": "bis zu {0} Creator zu je {1}",
  "clicks × conversion × price × margin": "Klicks × Conversion × Preis × Marge",
  "The most to pay for a post": "Höchstens für einen Beitrag zu zahlen",
  "Enter price and margin: then you see what a post may cost at most.":
    "Gib Preis und Marge ein: Dann siehst du, was ein Beitrag höchstens kosten darf.",
  "{0} clicks": "{0} Klicks",
  "You gave no conversion: {0}% is the median of stores and stands in for it. Replace it with your own after the first post.":
    "Du hast keine Conversion angegeben: {0} %, der Median von Shops, steht dafür. Ersetz sie nach dem ersten Beitrag durch deine eigene.",
  "One sale leaves {0} ({1} × {2}%). A post that costs more is paid by you, not by its buyers.":
    "Ein Verkauf lässt {0} übrig ({1} × {2} %). Kostet ein Beitrag mehr, zahlst du ihn, nicht seine Käufer.",
  "Instagram, 1K–10K followers": "Instagram, 1.000–10.000 Follower",
  "1.78% of followers like or comment": "1,78 % der Follower liken oder kommentieren",
  "Instagram, above 1M": "Instagram, über 1 Million",
  "Share of all creators who are nano": "Anteil der Nano-Creator an allen",
  "No figure we would vouch for: take the median of ten creators of your niche and compare with that.":
    "Keine Zahl, für die wir geradestehen: Nimm den Median von zehn Creatorn deiner Nische und vergleich damit.",
  "Open three good {0} profiles and follow “Suggested for you” on each":
    "Öffne drei gute Profile zu {0} und folge dort jeweils „Vorschläge für dich“",
  "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads":
    "(Likes + Kommentare) / Follower, Median der letzten 12 Beiträge ohne angepinnte und Werbung",
  "views / subscribers, the median of the last 12 videos without shorts and ads":
    "Aufrufe / Abonnenten, Median der letzten 12 Videos ohne Shorts und Werbung",
  "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones":
    "(Likes + Antworten + Reposts) / Follower, Median der letzten 12 Beiträge ohne angepinnte",
  "your country": "deinem Land",
  Engagement: "Engagement",
  "At or above the median of the tier": "Mindestens beim Median der Größe",
  "At or above the median of ten creators you compare": "Mindestens beim Median von zehn Creatorn, die du vergleichst",
  "Real followers": "Echte Follower",
  "An audience report from a tool that you trust, or a screen recording of the creator's own statistics":
    "Ein Publikumsbericht eines Tools, dem du traust, oder eine Bildschirmaufnahme der eigenen Statistik",
  "75% or more are real": "75 % oder mehr sind echt",
  Audience: "Publikum",
  "The creator's statistics: where they follow from, and in which language":
    "Die Statistik des Creators: woher die Follower kommen und welche Sprache sie sprechen",
  "20% or more in {0}; 30% or more at your buyers' age":
    "20 % oder mehr aus {0}; 30 % oder mehr im Alter deiner Käufer",
  "Growth of followers": "Wachstum der Follower",
  "The curve of followers over 12 months": "Die Follower-Kurve über 12 Monate",
  "No jump of a tenth in a week without a post that explains it":
    "Kein Sprung um ein Zehntel in einer Woche ohne erklärenden Beitrag",
  Comments: "Kommentare",
  "Read 30 of them": "Lies 30 davon",
  "At least a third say something about {0}": "Mindestens ein Drittel sagt etwas zu {0}",
  Advertising: "Werbung",
  "Count the paid posts among the last 30": "Zähl die bezahlten unter den letzten 30 Beiträgen",
  "Fewer than one in five, none for a competitor in three months":
    "Weniger als jeder fünfte, keiner für einen Wettbewerber in drei Monaten",
  "Still active": "Noch aktiv",
  "Date of the last post": "Datum des letzten Beitrags",
  "Within two weeks": "Keine zwei Wochen her",
  Fit: "Passung",
  "Show three posts to two of your buyers": "Zeig zwei deiner Käufer drei Beiträge",
  "Both would follow": "Beide würden folgen",
  "Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.":
    "Schreib die Kennzeichnung ins Briefing und prüf den Beitrag in der ersten Stunde: Auch der Werbende haftet dafür. Keine Rechtsberatung.",
  "one reel and one story": "ein Reel und eine Story",
  "60 seconds within a video": "60 Sekunden in einem Video",
  "one post with a thread of three": "ein Beitrag mit einem Thread aus drei Teilen",
  "[fee]": "[Honorar]",
  "[fee, at most {0} for each 100 clicks you may expect]": "[Honorar, höchstens {0} je 100 erwartete Klicks]",
  "people in {0}": "Menschen ({0})",
  people: "Menschen",
  "{0}: a question about [their post]": "{0}: eine Frage zu [Beitrag]",
  "First message": "Erste Nachricht",
  "your [post about …] made me think of [what it made you think].":
    "dein [Beitrag über …] hat mich auf [was er bei dir ausgelöst hat] gebracht.",
  "We make [product] for {0} who are interested in {1}, and I think it fits what you said about [their words].":
    "Wir machen [Produkt] für {0}, denen {1} wichtig ist, und ich glaube, es passt zu dem, was du über [ihre Worte] gesagt hast.",
  "Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.":
    "Magst du es zwei Wochen testen, kostenlos und ohne Verpflichtung? Wenn du es nicht empfehlen würdest, möchte ich wissen, warum.",
  "[your name], [link]": "[dein Name], [Link]",
  "Second message, after five days": "Zweite Nachricht, nach fünf Tagen",
  "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.":
    "eine Zeile genügt: Interesse, später oder nein. Wenn nein, danke fürs Lesen; ich schreibe nicht noch einmal.",
  Terms: "Bedingungen",
  "What we agreed": "Was wir vereinbart haben",
  "this is what we agreed: {0} by [date], with the link [tracked link], marked as advertising at the beginning.":
    "das haben wir vereinbart: {0} bis [Datum], mit dem Link [Tracking-Link], am Anfang als Werbung gekennzeichnet.",
  "You say what you think; we only check facts.": "Du sagst, was du denkst; wir prüfen nur Fakten.",
  "You get {0}: half before, half seven days after, with your statistics of the post.":
    "Du bekommst {0}: die Hälfte vorher, die Hälfte sieben Tage danach, mit deiner Statistik zum Beitrag.",
  "We may show the post on our own page for [months].":
    "Wir dürfen den Beitrag [Monate] lang auf unserer Seite zeigen.",
  "If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.":
    "Fehlt die Kennzeichnung, bitten wir in der ersten Stunde darum. Kommt der Beitrag über eine Woche zu spät, entfällt die zweite Hälfte.",
  "Followers and engagement as imported": "Follower und Engagement wie importiert",
  "Followers not known": "Follower nicht bekannt",
  "Followers as the search result says": "Follower laut Suchtreffer",
  "Engagement not known": "Engagement nicht bekannt",
  Nano: "Nano",
  Micro: "Micro",
  "Mid-size": "Mittelgroß",
  Mega: "Mega",
  "enough to learn with small creators and then repeat with larger ones":
    "genug, um mit kleinen Creatorn zu lernen und es dann mit größeren zu wiederholen",
  "many small tests, and one larger creator only after they paid back":
    "viele kleine Tests, und ein größerer Creator erst, wenn sie sich gerechnet haben",
  "several creators instead of one: a single post tells nothing":
    "mehrere Creator statt einem: Ein einzelner Beitrag sagt nichts aus",
  "only the smallest tier leaves room for more than one attempt":
    "nur die kleinste Größe lässt mehr als einen Versuch zu",
  "Web search, profiles": "Websuche, Profile",
  "Web search, those who can be written to": "Websuche, mit Kontaktadresse",
  "Instagram, hashtag": "Instagram, Hashtag",
  "Instagram, suggestions": "Instagram, Vorschläge",
  "YouTube, this month": "YouTube, dieser Monat",
  "YouTube, channels": "YouTube, Kanäle",
  "Web search, channels": "Websuche, Kanäle",
  "Web search, those with sponsors": "Websuche, mit Sponsoren",
  "X, posts that people answered": "X, Beiträge mit Reaktionen",
  "X, people": "X, Personen",
  "X, lists": "X, Listen",
  "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.":
    "USA (FTC): ein klares Wort wie „Ad“ oder „Paid partnership with …“, ohne Aufklappen sichtbar; Gratisprodukte gelten als Bezahlung.",
  "United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links.":
    "Vereinigtes Königreich (ASA, CMA): „Ad“ am Anfang, auch bei Geschenken und Affiliate-Links.",
  "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.":
    "Deutschland: „Werbung“ oder „Anzeige“ am Anfang; Kürzel wie „#ad“ haben Gerichte nicht gelten lassen.",
  "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.":
    "Frankreich (Gesetz 2023-451): „Publicité“ oder „Collaboration commerciale“ auf dem Bild, und ein schriftlicher Vertrag über der gesetzlichen Schwelle.",
  "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.":
    "Europäische Union: Kommerzielle Inhalte sind als solche erkennbar, und die Kennzeichnung der Plattform ist eingeschaltet.",
  "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.":
    "Indien (ASCI, Verbraucherbehörde): „Ad“, „Sponsored“ oder „Partnership“ in der Sprache des Beitrags, am Anfang.",
  "China (Internet advertising measures): the post carries the word 广告.":
    "China (Vorschriften für Internetwerbung): Der Beitrag trägt das Wort 广告.",
};
