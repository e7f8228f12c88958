import pg from "pg";

export interface TableShape {
  name: string;
  /** Columns with values of their own; generated columns are left to PostgreSQL. */
  columns: string[];
}

const quote = pg.escapeIdentifier;

/** The application's tables, by name. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value
     from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

/** Hashes of the completed migrations, oldest first; none in a new database. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: known } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') as name where to_regclass('drizzle.__drizzle_migrations') is not null",
  );
  if (!known.length) return [];
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ hash }) => hash);
}

/** As in `copy`: the table with its columns. */
export const copied = ({ name, columns }: TableShape): string =>
  `public.${quote(name)} (${columns.map((column) => quote(column)).join(", ")})`;

/**
 * Runs `load` without triggers and foreign keys, so that tables may come in any order and nothing is written, notified
 * or refused twice; afterwards PostgreSQL checks every foreign key.
 */
export async function withoutRules(
  client: pg.ClientBase,
  tables: TableShape[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await client.query<{ name: string; of: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { of, name } of references) await client.query(`alter table ${of} drop constraint ${quote(name)}`);
  for (const { name } of tables) await client.query(`alter table public.${quote(name)} disable trigger user`);
  await load();
  for (const { name } of tables) await client.query(`alter table public.${quote(name)} enable trigger user`);
  for (const { of, name, definition } of references) {
    await client.query(`alter table ${of} add constraint ${quote(name)} ${definition}`);
  }
}
