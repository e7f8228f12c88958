import { jobsIn } from "../../platform/workers/job.ts";
import type * as appEngine from "./app-engine.ts";
import type * as engine from "./engine.ts";
import type * as model from "./model-jobs.ts";

export const engineJobs = jobsIn<typeof engine>(new URL("./engine.ts", import.meta.url));
export const appJobs = jobsIn<typeof appEngine>(new URL("./app-engine.ts", import.meta.url));
export const modelJobs = jobsIn<typeof model>(new URL("./model-jobs.ts", import.meta.url));
