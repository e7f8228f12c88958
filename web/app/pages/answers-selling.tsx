import { selling } from "@cofounder/analyst/answers/en/selling";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(selling);

export const meta = () => answersMeta("selling");

export default function AnswersPage() {
  return <AnswersView group="selling" prose={prose} />;
}
