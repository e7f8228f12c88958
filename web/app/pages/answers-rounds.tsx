import { rounds } from "@cofounder/analyst/answers/en/rounds";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(rounds);

export const meta = () => answersMeta("rounds");

export default function AnswersPage() {
  return <AnswersView group="rounds" prose={prose} />;
}
