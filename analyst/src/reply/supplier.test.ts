import { describe, expect, test } from "vitest";
import { replyTo as replyOf } from "../fixtures/settled-replies.ts";

const replyTo = (marked: string): string => replyOf(marked).replaceAll(/[\u00a0\u202f]/gu, " ");

describe("another supplier with a smallest order", () => {
  const soap =
    'We sell ⟦500|volume soap/month⟧ soaps a month at ⟦€9|price EUR/soap⟧; the box costs us ⟦€2|unit_cost EUR/soap "box"⟧ and the soap itself ' +
    '⟦€3|unit_cost EUR/soap "oils"⟧, rent is ⟦€600|fixed_cost EUR/month "rent"⟧. A printer offers the box at ' +
    '⟦€1|unit_cost EUR/soap planned "box of the printer"⟧, at least ⟦4,000|volume soap supplier planned "smallest order"⟧ of them, and ' +
    '⟦€480|one_off_cost EUR planned "freight"⟧ freight per order, and ⟦20%|loss % assumed of="4,000" "arrive crushed" =20⟧ arrive crushed. We have ' +
    "⟦€5,000|cash EUR⟧. ";

  test("is counted with what belongs to each order, against the money there is", () => {
    const reply = replyTo(`${soap}Should we change the printer?`);
    // (4,000 × 1 + 480) / (4,000 × 0.8) = 1.40; 500 × 0.60 = 300; 5,000 − 4,480; 3,200 / 500
    expect(reply).toContain("**€300 each month** more than today");
    expect(reply).toContain("**€1.40 for each soap** ((4,000 × 1 + 480) / (4,000 × (1 − 20%)))");
    expect(reply).toContain("€4,480 (4,000 × 1 + 480)");
    expect(reply).toContain("6.4 months");
    expect(reply).toContain("of your €5,000, €520 stays");
  });

  test("is no part of today: what is lost of it is missing from no result of today", () => {
    const reply = replyTo(`${soap}Should we change the printer?`);
    // 500 × 4 − 600
    expect(reply).toContain("€1,400 each month is left after the fixed costs.");
    expect(reply).not.toContain("What is left depends on");
  });

  test("and pay that another question names are answered each by itself", () => {
    const reply = replyTo(
      "Wir verkaufen ⟦900|volume Glas/month⟧ Gläser Honig im Monat zu ⟦8 €|price EUR/Glas⟧; das leere Glas kostet ⟦1,50 €|unit_cost EUR/Glas " +
        '"leeres Glas" =1.5⟧, der Honig ⟦3 €|unit_cost EUR/Glas "Honig"⟧, der Laden ⟦650 €|fixed_cost EUR/month "Laden"⟧. Ein Händler will nur ' +
        '⟦1 €|unit_cost EUR/Glas planned "Glas vom Händler"⟧ je Glas, bei mindestens ⟦6.000|volume Glas supplier planned "Mindestmenge" =6000⟧ Gläsern, ' +
        'dazu ⟦600 €|one_off_cost EUR planned "Fracht"⟧ Fracht pro Bestellung. Soll ich den Händler wechseln? Kann ich mir ' +
        '⟦2.800 €|pay EUR/month planned "ich" =2800⟧ im Monat zahlen?',
    );
    // (6,000 + 600) / 6,000 = 1.10; 900 × 0.40 = 360; 900 × 3.50 − 650 = 2,500 − 2,800
    expect(reply).toContain("**360 € je Monat** mehr als heute");
    expect(reply).toContain(
      "Nein. Für „2.800 €“ (ich) fehlen dem heutigen Geschäft **300 € je Monat** (2.500 − 2.800).",
    );
  });
});
