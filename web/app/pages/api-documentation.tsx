import { apiDocumentation } from "../content/api-documentation.ts";
import { ApiReference } from "../features/reading/reference/api-reference.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/api-documentation", apiDocumentation);

export default ApiReference;
