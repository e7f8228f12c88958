import { cruiseBoundaries } from "./cruise.ts";
import { foreignWrites } from "./table-owners.ts";

const { modules, crossings } = await cruiseBoundaries(process.cwd());
for (const { rule, from, to } of crossings) console.log(`${rule}: ${from} → ${to}`);
const writes = foreignWrites(process.cwd());
for (const { file, table, owner } of writes) console.log(`${file} changes ${table}, which belongs to ${owner}`);
console.log(`${modules} modules read, ${crossings.length + writes.length} boundaries crossed`);
// With some versions of TypeScript the tool reads no files and reports no error.
process.exit(crossings.length === 0 && writes.length === 0 && modules > 100 ? 0 : 1);
