import type { Catalogue } from "../catalogue.ts";
import { answers } from "./answers.ts";
import { around } from "./around.ts";
import { competitors } from "./competitors.ts";
import { toolDocuments } from "./tool-documents.ts";
import { investors } from "./investors.ts";
import { creators } from "./creators.ts";
import { workOnSite } from "./work-on-site.ts";
import { hiring } from "./hiring.ts";
import { ideas } from "./ideas.ts";
import { deciding } from "./deciding.ts";
import { development } from "./development.ts";
import { following } from "./following.ts";
import { frameworks } from "./frameworks.ts";
import { heard } from "./heard.ts";
import { judging } from "./judging.ts";
import { knowledge } from "./knowledge.ts";
import { labels } from "./labels.ts";
import { laws } from "./laws.ts";
import { pitch } from "./pitch.ts";
import { planning } from "./planning.ts";
import { reading } from "./reading.ts";
import { replying } from "./replying.ts";
import { selfDevelopment } from "./self-development.ts";
import { presentation } from "./presentation.ts";
import { wholes } from "./wholes.ts";
import { worlds } from "./worlds.ts";

export const fr: Catalogue = {
  ...answers,
  ...knowledge,
  ...heard,
  ...judging,
  ...planning,
  ...presentation,
  ...wholes,
  ...following,
  ...reading,
  ...replying,
  ...labels,
  ...laws,
  ...pitch,
  ...frameworks,
  ...around,
  ...deciding,
  ...development,
  ...selfDevelopment,
  ...competitors,
  ...toolDocuments,
  ...investors,
  ...creators,
  ...hiring,
  ...workOnSite,
  ...ideas,
  ...worlds,
};
