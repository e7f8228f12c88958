import { AnswersOverview } from "../features/reading/answers/answers-view.tsx";
import { overviewMeta } from "./answers-meta.ts";

export const meta = overviewMeta;

export default AnswersOverview;
