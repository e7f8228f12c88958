import { z } from "zod";
import { forAdmins, forAnyone, forMembers, forVerifiedAdmins } from "../endpoint.ts";
import { id } from "../ids.ts";
import { refusals } from "../problems.ts";
import { creator } from "./influencer-finder.ts";
import { hiddenText } from "./pitch-analyzer.ts";
import { selfDevelopmentOutput } from "./self-development.ts";
import { oneLine } from "../one-line.ts";

export const documentMaxBytes = 20_000_000;
/** On a member's list, and on the operator's. */
export const creatorsKeptMax = 2000;
export const creatorsPerPage = 50;
const ticked = z.array(oneLine(20)).max(100);

const importRoute = {
  input: z.object({ csv: z.string().min(1).max(900_000) }),
  output: z.object({
    imported: z.int(),
    /** Skipped lines, 1-based, with the reason. */
    skipped: z.array(z.object({ line: z.int(), because: z.string() })).max(20),
  }),
};

/** Endpoints of some tools besides their runs: reading a file, importing a list, a calendar, progress. */
export const besideRuns = {
  readDocument: forAnyone
    .route({ method: "POST", path: "/tools/documents", summary: "The text of a PDF, PPTX or DOCX of 20 MB; not kept" })
    .errors(
      refusals(
        "document.unsupported",
        "document.too_large",
        "document.encrypted",
        "document.unfolds",
        "document.scanned",
        "document.damaged",
        "document.too_many_pages",
      ),
    )
    .input(z.object({ file: z.file() }))
    .output(
      z.object({
        kind: z.enum(["pdf", "pptx", "docx"]),
        slides: z.array(z.string()),
        /** Invisible text, excluded from the slides. */
        hidden: z.array(hiddenText),
      }),
    ),
  calendar: forAnyone
    .route({
      method: "POST",
      path: "/tools/self-development/calendar",
      summary: "A development plan as a calendar file",
    })
    .input(selfDevelopmentOutput)
    .output(z.object({ calendar: z.string() })),
  readTicks: forMembers
    .route({ method: "GET", path: "/tools/runs/{runId}/ticks", summary: "What of a result is done" })
    .errors(refusals("tool.run_not_found"))
    .input(z.object({ runId: id }))
    .output(z.object({ ticked })),
  tick: forMembers
    .route({ method: "PUT", path: "/tools/runs/{runId}/ticks", summary: "Keep what of a result is done" })
    .errors(refusals("tool.run_not_found"))
    .input(z.object({ runId: id, ticked }))
    .output(z.object({ ticked })),
  creators: forMembers
    .route({ method: "GET", path: "/tools/creators", summary: "The creators that the member imported" })
    .output(z.object({ creators: z.array(creator) })),
  importCreators: forMembers
    .route({ method: "POST", path: "/tools/creators", summary: "Import creators as CSV with a header line" })
    .errors(refusals("creators.limit_reached"))
    .input(importRoute.input)
    .output(importRoute.output),
  forgetCreators: forMembers
    .route({ method: "DELETE", path: "/tools/creators", summary: "Delete the imported creators" })
    .output(z.object({ deleted: z.int() })),
  operatorCreators: forAdmins
    .route({ method: "GET", path: "/admin/creators", summary: "The creators that the operator imported for everybody" })
    .input(z.object({ from: z.coerce.number().int().min(0).max(creatorsKeptMax).default(0) }))
    .output(z.object({ creators: z.array(creator), count: z.int(), next: z.int().nullable() })),
  importOperatorCreators: forVerifiedAdmins
    .route({ method: "POST", path: "/admin/creators", summary: "Import creators for everybody, as a member's CSV" })
    .errors(refusals("creators.limit_reached"))
    .input(importRoute.input)
    .output(importRoute.output),
  forgetOperatorCreators: forVerifiedAdmins
    .route({ method: "DELETE", path: "/admin/creators", summary: "Delete the creators imported for everybody" })
    .output(z.object({ deleted: z.int() })),
};
