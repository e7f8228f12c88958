import { z } from "zod";
import { forVentureEditors, forVentureReaders } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";

export const testFileMaxBytes = 5_000_000;
/** Of one test. */
export const testFilesMax = 10;
export const testFileNameMaxLength = 120;

/** A file that shows what a test counted. */
export const testFile = z.object({
  id,
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  addedAt: timestamp,
});

/** `none`: a test without a venture. */
const ofTest = z.object({ ventureId: z.union([id, z.literal("none")]), testId: id });
const ofFile = ofTest.extend({ fileId: id });

export const testFiles = {
  list: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/tests/{testId}/files",
      summary: "The files of a test, oldest first",
    })
    .errors(refusals("kill_test.not_found"))
    .input(ofTest)
    .output(z.object({ files: z.array(testFile) })),
  add: forVentureEditors
    .route({ method: "POST", path: "/ventures/{ventureId}/tests/{testId}/files", summary: "Add a file to a test" })
    .errors(refusals("kill_test.not_found", "test_file.type", "test_file.too_large", "test_file.limit_reached"))
    .input(ofTest.extend({ file: z.file() }))
    .output(z.object({ file: testFile })),
  download: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/tests/{testId}/files/{fileId}",
      summary: "A file of a test, as it was added",
    })
    .errors(refusals("kill_test.not_found", "test_file.not_found"))
    .input(ofFile)
    .output(z.file()),
  remove: forVentureEditors
    .route({
      method: "DELETE",
      path: "/ventures/{ventureId}/tests/{testId}/files/{fileId}",
      summary: "Delete a file of a test",
    })
    .errors(refusals("kill_test.not_found", "test_file.not_found"))
    .input(ofFile)
    .output(z.object({ deleted: z.literal(true) })),
};

export type TestFile = z.infer<typeof testFile>;
