import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const lessons =
  "A lesson is ⟦£40|price GBP/lesson⟧, the room takes ⟦£10|unit_cost GBP/lesson⟧ a lesson, and I give ⟦50|volume " +
  "lesson/month⟧ lessons a month. The studio is ⟦£600|fixed_cost GBP/month⟧ a month. ";

describe("a question of a goal is answered by the goal", () => {
  const goal = "Our goal is ⟦80|volume lesson/month target⟧ lessons a month. ";

  // 80 × (40 − 10) − 600
  test("what is left once it is reached", () =>
    expect(answerTo(`${lessons}${goal}What is left each month when we reach our goal?`)).toContain(
      'This takes the goal "80" as reached. **£1,800 each month** is left',
    ));

  test("a question of today is answered by today", () =>
    expect(answerTo(`${lessons}${goal}What is left each month?`)).toContain("**£900 each month** is left"));

  test("in German", () =>
    expect(
      answerTo(
        "Eine Stunde kostet ⟦40 €|price EUR/Stunde⟧, der Raum ⟦10 €|unit_cost EUR/Stunde⟧ je Stunde, und ich gebe ⟦50|volume " +
          "Stunde/month⟧ Stunden im Monat. Das Studio kostet ⟦600 €|fixed_cost EUR/month⟧ im Monat. Unser Ziel sind " +
          "⟦80|volume Stunde/month target⟧ Stunden im Monat. Was bleibt im Monat übrig, wenn das Ziel erreicht ist?",
      ),
    ).toContain("Hier ist das Ziel „80“ schon erreicht. Es bleiben **1.800 € je Monat**"));
});

describe("a figure that the founder cannot explain stops no answer", () => {
  const rumour = "The caretaker whispered £⟦300|unclear GBP⟧ and winked. ";

  test("it is answered without it, and says so", () =>
    expect(answerTo(`${lessons}${rumour}How many lessons a month cover the studio?`)).toContain(
      'At **20 lessons each month** (600 / (40 − 10)). "£300" is not counted: what it is, is still open.',
    ));
});
