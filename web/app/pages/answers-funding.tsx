import { funding } from "@cofounder/analyst/answers/en/funding";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(funding);

export const meta = () => answersMeta("funding");

export default function AnswersPage() {
  return <AnswersView group="funding" prose={prose} />;
}
