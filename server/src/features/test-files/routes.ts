import type { TestFile } from "@cofounder/contract";
import { FileOnDisk } from "../../platform/files/uploads.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addFile, readFile, readFiles, removeFile } from "./keep-file.ts";
import type { FileRow } from "./store.ts";

const serialize = ({ id, name, size, createdAt }: FileRow): TestFile => ({
  id,
  name,
  size,
  addedAt: createdAt.toISOString(),
});

export const testFileRoutes = ({ testFiles }: Surface) => ({
  list: testFiles.list.handler(async ({ context, input }) => ({
    files: (await readFiles(context, input.testId)).map(serialize),
  })),
  add: testFiles.add.handler(async ({ context, input }) => {
    if (!(input.file instanceof FileOnDisk)) throw new Problem("invalid_input");
    return { file: serialize(await addFile(context, input.testId, input.file)) };
  }),
  download: testFiles.download.handler(({ context, input }) => readFile(context, input)),
  remove: testFiles.remove.handler(async ({ context, input }) => {
    await removeFile(context, input);
    return { deleted: true as const };
  }),
});
