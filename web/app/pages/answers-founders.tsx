import { founders } from "@cofounder/analyst/answers/en/founders";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(founders);

export const meta = () => answersMeta("founders");

export default function AnswersPage() {
  return <AnswersView group="founders" prose={prose} />;
}
