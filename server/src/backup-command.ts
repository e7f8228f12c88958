import { join } from "node:path";
import { takeBackup } from "./platform/backup/take-backup.ts";
import { onDatabase, sayingWhyNot } from "./command.ts";

const usage = "Usage: npm run backup -- <new folder> [--without-secret]\n";

const [folder = "", ...flags] = process.argv.slice(2);
if (!folder || folder.startsWith("-") || flags.some((flag) => flag !== "--without-secret")) {
  process.stdout.write(usage);
  process.exitCode = 2;
} else {
  await sayingWhyNot(() =>
    onDatabase("shared", async ({ env, config }) => {
      const source = {
        database: config,
        filesFolder: env.s3 ? null : join(env.dataDir, "files"),
        secret: env.authSecret,
        withSecret: env.authSecretFile !== null && !flags.length,
        now: () => new Date(),
      };
      const { tables, files, secret } = await takeBackup(source, folder);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `Backed up ${rows} rows of ${tables.length} tables and ${files ? `${files.length} files` : "no files (they are in S3)"} to ${folder}\n` +
          `It holds everything about everybody${secret.included ? ", and the secret that signs sessions" : ""}: encrypt it before it leaves this machine.\n`,
      );
      return 0;
    }),
  );
}
