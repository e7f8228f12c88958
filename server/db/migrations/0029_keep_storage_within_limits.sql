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
-- Counts the rows of one table by member. What is added beyond a limit is refused; the row of the count is locked until the
-- transaction ends, so that limits hold for changes made at once. What a running reply or tool writes into its row is
-- counted and never refused: it was promised when it began.
-- `size` measures a row `r` in bytes, `member` names the column of its owner; rows of nobody are not counted. A change of
-- a row is looked at where `changed` holds; null: rows alone are counted.
CREATE FUNCTION count_stored_in(kind text, member text, size text, changed text) RETURNS void LANGUAGE plpgsql AS $make$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    DECLARE
      r record;
      s member_storage;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        r := NEW;
        INSERT INTO member_storage AS m (user_id, kind, rows, bytes) VALUES (r.%2$I, %3$L, 1, %4$s)
        ON CONFLICT (user_id, kind) DO UPDATE SET rows = m.rows + 1, bytes = m.bytes + excluded.bytes
        RETURNING m.* INTO s;
        IF EXISTS (SELECT 1 FROM storage_limits l WHERE l.kind = %3$L AND (s.rows > l.rows_max OR s.bytes > l.bytes_max)) THEN
          RAISE EXCEPTION 'this member keeps as much of this kind as one may'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'storage_limit', TABLE = %3$L;
        END IF;
      ELSIF TG_OP = 'UPDATE' THEN
        r := NEW;
        s.bytes := %4$s;
        r := OLD;
        s.bytes := s.bytes - (%4$s);
        UPDATE member_storage m SET bytes = m.bytes + s.bytes WHERE m.user_id = OLD.%2$I AND m.kind = %3$L;
      ELSE
        UPDATE member_storage m SET rows = m.rows - d.rows, bytes = m.bytes - d.bytes FROM (
          SELECT r.%2$I AS member, count(*) AS rows, sum(%4$s) AS bytes FROM taken r GROUP BY r.%2$I
        ) d WHERE m.user_id = d.member AND m.kind = %3$L;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER %1$I AFTER INSERT ON %3$I FOR EACH ROW WHEN (NEW.%2$I IS NOT NULL) EXECUTE FUNCTION %1$I();
    CREATE TRIGGER %5$I AFTER DELETE ON %3$I REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    INSERT INTO member_storage (user_id, kind, rows, bytes)
      SELECT r.%2$I, %3$L, count(*), sum(%4$s) FROM %3$I r WHERE r.%2$I IS NOT NULL GROUP BY r.%2$I;
  $f$, 'count_stored_' || kind, member, kind, size, 'count_stored_' || kind || '_gone');
  IF changed IS NOT NULL THEN
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (%s) EXECUTE FUNCTION %I()',
      'count_stored_' || kind || '_changed', kind, changed, 'count_stored_' || kind);
  END IF;
END $make$;
--> statement-breakpoint
SELECT count_stored_in('chats', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('messages', 'user_id', 'octet_length(r.content)', 'OLD.content IS DISTINCT FROM NEW.content');
--> statement-breakpoint
SELECT count_stored_in('tool_runs', 'user_id', 'octet_length(r.input::text) + coalesce(octet_length(r.output::text), 0) + octet_length(r.markdown)', 'OLD.status IS DISTINCT FROM NEW.status OR OLD.output IS DISTINCT FROM NEW.output');
--> statement-breakpoint
SELECT count_stored_in('saved_plans', 'user_id', 'octet_length(r.markdown)', 'OLD.markdown IS DISTINCT FROM NEW.markdown');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_versions', 'user_id', 'octet_length(r.markdown)', 'OLD.markdown IS DISTINCT FROM NEW.markdown');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_shares', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('ideas', 'user_id', 'octet_length(r.text)', 'OLD.text IS DISTINCT FROM NEW.text');
--> statement-breakpoint
SELECT count_stored_in('pitches', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('pitch_requests', 'from_user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('api_keys', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('contact_messages', 'user_id', 'octet_length(r.message)', 'OLD.message IS DISTINCT FROM NEW.message');
