import { numbers } from "@cofounder/analyst/answers/en/numbers";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(numbers);

export const meta = () => answersMeta("numbers");

export default function AnswersPage() {
  return <AnswersView group="numbers" prose={prose} />;
}
