import { join } from "node:path";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { onDatabase, sayingWhyNot } from "./command.ts";

const usage = "Usage: npm run restore -- <folder of a backup> [--other-secret]\n";

const [folder = "", ...flags] = process.argv.slice(2);
if (!folder || folder.startsWith("-") || flags.some((flag) => flag !== "--other-secret")) {
  process.stdout.write(usage);
  process.exitCode = 2;
} else {
  await sayingWhyNot(() =>
    onDatabase("alone", async ({ env, config }) => {
      const { tables, files, takenAt } = await restoreBackup(folder, {
        database: config,
        filesFolder: env.s3 ? null : join(env.dataDir, "files"),
        secret: env.authSecret,
        secretFile: env.authSecretFile,
        otherSecret: flags.length > 0,
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `Restored ${rows} rows of ${tables.length} tables and ${files?.length ?? 0} files as they were at ${takenAt}\n`,
      );
      return 0;
    }),
  );
}
