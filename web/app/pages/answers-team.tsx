import { team } from "@cofounder/analyst/answers/en/team";
import { proseOf } from "../content/answers.ts";
import { AnswersView } from "../features/reading/answers/answers-view.tsx";
import { answersMeta } from "./answers-meta.ts";

const prose = proseOf(team);

export const meta = () => answersMeta("team");

export default function AnswersPage() {
  return <AnswersView group="team" prose={prose} />;
}
