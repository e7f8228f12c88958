import { company } from "@cofounder/analyst/answers/en/company";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(company);

export const meta = () => answersMeta("company");

export default function AnswersPage() {
  return <AnswersView group="company" prose={prose} />;
}
