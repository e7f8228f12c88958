CREATE TABLE "member_storage" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "member_storage_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "storage_limits" (
	"kind" text PRIMARY KEY NOT NULL,
	"rows_max" bigint,
	"bytes_max" bigint
);
--> statement-breakpoint
ALTER TABLE "member_storage" ADD CONSTRAINT "member_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('chats', 20000, NULL),
  ('messages', 200000, 300000000),
  ('tool_runs', 5000, 200000000),
  ('saved_plans', 2000, 100000000),
  ('saved_plan_versions', 20000, 200000000),
  ('saved_plan_shares', 1000, NULL),
  ('ideas', 2000, NULL),
  ('pitches', 50, NULL),
  ('pitch_requests', 2000, NULL),
  ('api_keys', 500, NULL),
  ('contact_messages', 1000, NULL);
--> statement-breakpoint
-- Counts the rows of one table by member, from what each statement added and took away. What is added beyond a limit is
-- refused; the row of the count is locked until the transaction ends, so that limits hold for changes made at once. What
-- a running reply or tool writes into its row is counted and never refused: it was promised when it began.
-- `size` measures a row `r` in bytes, `member` names the column of its owner; rows of nobody are not counted.
CREATE FUNCTION count_stored_in(kind text, member text, size text) RETURNS void LANGUAGE plpgsql AS $make$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE over boolean;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        WITH counted AS (
          INSERT INTO member_storage AS s (user_id, kind, rows, bytes)
          SELECT r.%2$I, %3$L, count(*), sum(%4$s) FROM added r WHERE r.%2$I IS NOT NULL GROUP BY r.%2$I ORDER BY r.%2$I
          ON CONFLICT (user_id, kind) DO UPDATE SET rows = s.rows + excluded.rows, bytes = s.bytes + excluded.bytes
          RETURNING s.rows, s.bytes
        )
        SELECT bool_or(c.rows > l.rows_max OR c.bytes > l.bytes_max) INTO over
        FROM counted c JOIN storage_limits l ON l.kind = %3$L;
        IF over THEN
          RAISE EXCEPTION 'this member keeps as much of this kind as one may'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'storage_limit', TABLE = %3$L;
        END IF;
      ELSIF TG_OP = 'UPDATE' THEN
        UPDATE member_storage s SET bytes = s.bytes + d.bytes FROM (
          SELECT c.member, sum(c.bytes) AS bytes FROM (
            SELECT r.%2$I AS member, %4$s AS bytes FROM added r
            UNION ALL SELECT r.%2$I, -(%4$s) FROM taken r
          ) c GROUP BY c.member HAVING sum(c.bytes) <> 0
        ) d WHERE s.user_id = d.member AND s.kind = %3$L;
      ELSE
        UPDATE member_storage s SET rows = s.rows - d.rows, bytes = s.bytes - d.bytes FROM (
          SELECT r.%2$I AS member, count(*) AS rows, sum(%4$s) AS bytes FROM taken r GROUP BY r.%2$I
        ) d WHERE s.user_id = d.member AND s.kind = %3$L;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER %1$I AFTER INSERT ON %3$I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    CREATE TRIGGER %5$I AFTER DELETE ON %3$I REFERENCING OLD TABLE AS taken
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    INSERT INTO member_storage (user_id, kind, rows, bytes)
      SELECT r.%2$I, %3$L, count(*), sum(%4$s) FROM %3$I r WHERE r.%2$I IS NOT NULL GROUP BY r.%2$I;
  $f$, 'count_stored_' || kind, member, kind, size, 'count_stored_' || kind || '_gone');
  -- Where rows alone are counted, a change takes no part.
  IF size <> '0' THEN
    EXECUTE format($f$
      CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS taken
        FOR EACH STATEMENT EXECUTE FUNCTION %I();
    $f$, 'count_stored_' || kind || '_changed', kind, 'count_stored_' || kind);
  END IF;
END $make$;
--> statement-breakpoint
SELECT count_stored_in('chats', 'user_id', '0');
--> statement-breakpoint
SELECT count_stored_in('messages', 'user_id', 'octet_length(r.content)');
--> statement-breakpoint
SELECT count_stored_in('tool_runs', 'user_id', 'octet_length(r.input::text) + coalesce(octet_length(r.output::text), 0) + octet_length(r.markdown)');
--> statement-breakpoint
SELECT count_stored_in('saved_plans', 'user_id', 'octet_length(r.markdown)');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_versions', 'user_id', 'octet_length(r.markdown)');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_shares', 'user_id', '0');
--> statement-breakpoint
SELECT count_stored_in('ideas', 'user_id', 'octet_length(r.text)');
--> statement-breakpoint
SELECT count_stored_in('pitches', 'user_id', '0');
--> statement-breakpoint
SELECT count_stored_in('pitch_requests', 'from_user_id', '0');
--> statement-breakpoint
SELECT count_stored_in('api_keys', 'user_id', '0');
--> statement-breakpoint
SELECT count_stored_in('contact_messages', 'user_id', 'octet_length(r.message)');
