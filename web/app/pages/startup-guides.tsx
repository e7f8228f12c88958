import { guides } from "../content/guides.ts";
import { GuidesOverview } from "../features/reading/guides/overview.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/startup-guides", guides);

export default GuidesOverview;
