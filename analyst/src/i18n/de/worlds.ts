import type { Catalogue } from "../catalogue.ts";

/** Two worlds of a decision: what ends, what is expected, and what fits. */
export const worlds: Catalogue = {
  "With {0}, as you expect, it is {1} less than today ({2}): it does not pay.":
    "Mit {0}, wie erwartet, sind es {1} weniger als heute ({2}): Es lohnt sich nicht.",
  "With {0}, as you expect, it is {1} more than today ({2}): it pays.":
    "Mit {0}, wie erwartet, sind es {1} mehr als heute ({2}): Es lohnt sich.",
  "with {0} it does not pay": "mit {0} lohnt es sich nicht",
  "with {0} it pays": "mit {0} lohnt es sich",
  "{0} costs **{1}** more.": "{0} kostet **{1}** mehr.",
  "{0} costs **{1}** more; it pays from **{2}** beside today's on ({3}).":
    "{0} kostet **{1}** mehr; bezahlt ist das ab **{2}** neben den heutigen ({3}).",
  "{0} costs {1} more: {2}.": "{0} kostet {1} mehr: {2}.",
  "{0} costs {1} more, which takes {2} beside today's: {3}.":
    "{0} kostet {1} mehr; dafür braucht es {2} neben den heutigen: {3}.",
  "That counts {0} as ended with it.": "Gerechnet ist, dass {0} damit wegfällt.",
  "Whether {0} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: {1}.":
    "Ob mit {0} mehr bleibt als heute, ist offen, bis unten geklärt ist, ob dies zum Heutigen hinzukommt oder an dessen Stelle tritt: {1}.",
  "Its sales take the place of {0}.": "Diese Verkäufe treten an die Stelle von {0}.",
  "It leaves more than today from **{0}** on ({1}).": "Mehr als heute bleibt ab **{0}** ({1}).",
  "{0}; {1}.": "{0}; {1}.",
  "Then {0} is back after **{1}**.": "Dann sind {0} nach **{1}** wieder da.",
  "Without {0}": "Ohne {0}",
  "{0}, {1} less than today is left.": "{0} bleiben {1} weniger als heute.",
  "{0}, {1} more than today is left.": "{0} bleiben {1} mehr als heute.",
  "Other costs that would end, and what the time that it frees would bring, are not in it.":
    "Andere Kosten, die wegfielen, und was die frei werdende Zeit brächte, sind nicht darin.",
  "Both cost the same at **{0}** ({1}).": "Beide kosten gleich viel bei **{0}** ({1}).",
  "With {0} it is {1} less than today ({2}).": "Mit {0} sind es {1} weniger als heute ({2}).",
  "With {0} it is at most {1} more than today ({2}).": "Mit {0} sind es höchstens {1} mehr als heute ({2}).",
  "With {0} it is {1} more than today ({2}).": "Mit {0} sind es {1} mehr als heute ({2}).",
  "You say that of those months alone: over the year it is {0} less ({1}), so it does not pay.":
    "Das gilt nur für diese Monate: Über das Jahr sind es {0} weniger ({1}), es lohnt sich also nicht.",
  "You say that of those months alone: over the year it is {0} more ({1}).":
    "Das gilt nur für diese Monate: Über das Jahr sind es {0} mehr ({1}).",
  "Your free hours do it in **{0}** ({1}).": "Mit den freien Stunden dauert das **{0}** ({1}).",
  "It only fits if it starts that long before {0}.": "Es passt nur, wenn es so lange vor {0} beginnt.",
  "**It does not fit until {0}: {1} are lacking.**": "**Bis {0} passt es nicht: Es fehlen {1}.**",
  "It fits until {0}, with {1} to spare.": "Bis {0} passt es; {1} bleiben übrig.",
  "{0} does not fit into your free hours: {1} are lacking.": "{0} passt nicht in die freien Stunden: Es fehlen {1}.",
  "It brings more than today as long as more than {0} of these sales come all the same.":
    "Es bringt mehr als heute, solange mehr als {0} dieser Verkäufe trotzdem kommen.",
  "Over the year, with its larger months, it is {0} less ({1}).":
    "Über das Jahr, mit den stärkeren Monaten, sind es {0} weniger ({1}).",
  "Over the year, with its larger months, it is {0} more ({1}).":
    "Über das Jahr, mit den stärkeren Monaten, sind es {0} mehr ({1}).",
  "{0}: **{1}** instead of {2} is left of each sale ({3}).": "{0}: Von jedem Verkauf bleiben **{1}** statt {2} ({3}).",
  "With {0}, as you expect, fewer go: it pays.": "Mit {0}, wie erwartet, gehen weniger: Es lohnt sich.",
  "With {0}, as you expect, more go: it does not pay.": "Mit {0}, wie erwartet, gehen mehr: Es lohnt sich nicht.",
  "Of {0} that would be {1}; you turn away {2}.": "Von {0} wären das {1}; abgewiesen werden {2}.",
  "{0} brings more as long as fewer than {1} of the sales go.":
    "{0} bringt mehr, solange weniger als {1} der Verkäufe wegfallen.",
  "Each place of {0} leaves {1} more than one at {2}.": "Jeder Platz von {0} bringt {1} mehr als einer zu {2}.",
  "Each place of {0} would leave {1} more at {2}: **{3}** ({4}), if others take all of them and each takes the same time.":
    "Jeder Platz von {0} brächte zu {2} {1} mehr: **{3}** ({4}), wenn andere alle nehmen und jeder gleich lange dauert.",
  "Each place of {0} would leave {1} more at {2}, if others take it and it takes the same time.":
    "Jeder Platz von {0} brächte zu {2} {1} mehr, wenn andere ihn nehmen und er gleich lange dauert.",
  "With what belongs to each order that is **{0}** ({1}).":
    "Mit allem, was zu jeder Bestellung gehört, sind das **{0}** ({1}).",
  "No. Today's business lacks {0} for {1} ({2}).": "Nein. Für {1} fehlen dem heutigen Geschäft {0} ({2}).",
  "Yes. With today's sales {0} is left after {1} ({2}).":
    "Ja. Mit den Verkäufen von heute bleiben nach {1} noch {0} ({2}).",
};
