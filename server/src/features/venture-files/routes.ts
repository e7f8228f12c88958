import { ventureFile } from "@cofounder/contract";
import { z } from "zod";
import { FileOnDisk } from "../../platform/files/uploads.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { serializeVenture } from "../ventures/index.ts";
import { exportVenture } from "./export-venture.ts";
import { importVenture } from "./import-venture.ts";

const schema = z.toJSONSchema(ventureFile) as Record<string, unknown>;

export const ventureFileRoutes = ({ ventureFiles }: Surface) => ({
  export: ventureFiles.export.handler(({ context, input }) => exportVenture(context, input)),
  import: ventureFiles.import.handler(async ({ context, input }) => {
    if (!(input.file instanceof FileOnDisk)) throw new Problem("invalid_input");
    return { venture: serializeVenture(context, await importVenture(context, input.file)) };
  }),
  schema: ventureFiles.schema.handler(() => schema),
});
