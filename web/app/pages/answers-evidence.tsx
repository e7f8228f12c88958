import { evidence } from "@cofounder/analyst/answers/en/evidence";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(evidence);

export const meta = () => answersMeta("evidence");

export default function AnswersPage() {
  return <AnswersView group="evidence" prose={prose} />;
}
