import { law } from "@cofounder/analyst/answers/en/law";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(law);

export const meta = () => answersMeta("law");

export default function AnswersPage() {
  return <AnswersView group="law" prose={prose} />;
}
