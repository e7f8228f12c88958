import { marketing } from "@cofounder/analyst/answers/en/marketing";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(marketing);

export const meta = () => answersMeta("marketing");

export default function AnswersPage() {
  return <AnswersView group="marketing" prose={prose} />;
}
