import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { readMarked } from "../../training/read-messages.ts";
import { withParts } from "./parts-of-costs.ts";

const partsIn = (marked: string): string[] =>
  withParts(quantitiesIn(marked), [readMarked(marked).text]).flatMap(({ quote, share }) => (share ? [quote] : []));

test.each<[string, string[]]>([
  [
    "Costs are ⟦€5,200|fixed_cost EUR/month⟧ a month, of which two mechanics ⟦€1,500|pay EUR/mechanic/month⟧ each and ⟦€900|fixed_cost EUR/month⟧ rent.",
    ["€1,500", "€900"],
  ],
  [
    "Fixkosten ⟦4.000 €|fixed_cost EUR/month =4000⟧, davon ⟦1.200 €|fixed_cost EUR/month =1200⟧ Miete. Löhne ⟦900 €|pay EUR/month⟧.",
    ["1.200 €"],
  ],
  ["Each costs ⟦€12|unit_cost EUR/lamp⟧, including ⟦€5|unit_cost EUR/lamp⟧ for the wire.", ["€5"]],
  // The list of what is included ends before the figure.
  ["The rent is ⟦€900|fixed_cost EUR/month⟧ including heating, wages are ⟦€500|pay EUR/month⟧.", []],
  ["The rent is ⟦€900|fixed_cost EUR/month⟧, of which I know ⟦€1,500|pay EUR/month⟧.", []],
  ["Rent ⟦€900|fixed_cost EUR/month⟧. Of which ⟦€500|pay EUR/month⟧ I know nothing.", []],
  ["The rent is ⟦€900|fixed_cost EUR/month⟧ and wages ⟦€500|pay EUR/month⟧.", []],
  [
    "A fitter would be ⟦£27,000|pay GBP/year planned⟧ a year, call it ⟦£30,900|pay GBP/year planned⟧ with insurance.",
    ["£27,000"],
  ],
  [
    "Die Aushilfe kostet ⟦2.000 €|pay EUR/month =2000⟧ brutto, also ⟦2.440 €|pay EUR/month =2440⟧ mit Abgaben.",
    ["2.000 €"],
  ],
  [
    "El ayudante gana ⟦1.200 euros|pay EUR/month =1200⟧, o sea ⟦1.600 euros|pay EUR/month =1600⟧ con la seguridad social.",
    ["1.200 euros"],
  ],
  // What comes on top, another person, and what is smaller is no sum of the first.
  ["He gets ⟦£900|pay GBP/month⟧, and that is with ⟦£1,200|pay GBP/month⟧ for her.", []],
  ["One gets ⟦£900|pay GBP/month⟧, all in ⟦£2,400|pay GBP/month⟧ for the team.", []],
  ["The rent is ⟦£900|fixed_cost GBP/month⟧, the lease comes to ⟦£400|fixed_cost GBP/month⟧.", []],
])("%s", (marked, parts) => expect(partsIn(marked)).toEqual(parts));
