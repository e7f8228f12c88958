import type { AppFile, AppSpec, FieldType } from "@cofounder/contract/tools/app-generator";
import { appFile, formFile } from "./content/app-file.ts";
import { checkFile } from "./content/check-file.ts";
import { examplesFile, modelFile } from "./content/model-file.ts";
import { elementFile, formatFile, indexFile, memoryFile, recordsFile } from "./content/page-files.ts";
import { checkTestFile, packageFile, readmeFile, serverTestFile } from "./content/project-files.ts";
import { databaseFile, serverFile } from "./content/server-files.ts";
import { styleFile } from "./content/style-file.ts";

/** The project of an app, by its files: a Node server without dependencies, pages without a build, tests, a README. */
export function makeApp(spec: AppSpec): AppFile[] {
  const types = [...new Set(spec.entities.flatMap(({ fields }) => fields.map(({ type }): FieldType => type)))];
  const files: Record<string, string> = {
    "README.md": readmeFile(spec),
    "database.js": databaseFile(types),
    "package.json": packageFile(spec),
    "public/app.js": appFile(types),
    "public/check.js": checkFile(types),
    "public/element.js": elementFile,
    "public/examples.js": examplesFile(spec),
    "public/form.js": formFile(types),
    "public/format.js": formatFile(types),
    "public/index.html": indexFile(spec),
    "public/model.js": modelFile(spec),
    "public/records-in-memory.js": memoryFile,
    "public/records.js": recordsFile,
    "public/styles.css": styleFile,
    "server.js": serverFile,
    "test/check.test.js": checkTestFile,
    "test/server.test.js": serverTestFile,
  };
  return Object.entries(files).map(([path, content]) => ({ path, content }));
}
