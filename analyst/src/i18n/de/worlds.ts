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
  "{0}; {1}.": "{0}; {1}.",
  "Then {0} is back after **{1}**.": "Dann sind {0} nach **{1}** wieder da.",
  "Without {0}": "Ohne {0}",
  "{0}, {1} less than today is left.": "{0} bleiben {1} weniger als heute.",
  "{0}, {1} more than today is left.": "{0} bleiben {1} mehr als heute.",
  "Which other costs would end, and what the time that it frees would bring, no figure says.":
    "Welche anderen Kosten wegfielen und was die frei werdende Zeit brächte, sagt keine Zahl.",
  "Both cost the same at **{0}** ({1}).": "Beide kosten gleich viel bei **{0}** ({1}).",
  "With {0} it is {1} less than today ({2}).": "Mit {0} sind es {1} weniger als heute ({2}).",
  "With {0} it is at most {1} more than today ({2}).": "Mit {0} sind es höchstens {1} mehr als heute ({2}).",
};
