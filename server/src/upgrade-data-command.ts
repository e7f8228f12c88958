import { upgradeData } from "./platform/backup/upgrade-data.ts";
import { configuration, sayingWhyNot } from "./command.ts";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

await sayingWhyNot(async () => {
  const env = configuration();
  if (env.databaseUrl) {
    say("DATABASE_URL is set: the embedded database is not used. Upgrade that PostgreSQL by its own means.");
    process.exitCode = 1;
    return;
  }
  const options = { dataDir: env.dataDir, chosen: env.dataDirChosen, secret: env.authSecret, programs: null };
  const done = await upgradeData({ ...options, say, report: say, now: () => new Date() });
  say(
    done
      ? `Upgraded ${done.rows} rows from PostgreSQL ${done.from} to ${done.to}. The old database stays in ${done.kept}: remove it when you are sure.`
      : "Nothing to do: the data is of the PostgreSQL that this version brings.",
  );
});
