CREATE TABLE "blocked_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"unblocked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "blocked_accounts" ADD CONSTRAINT "blocked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_accounts" ADD CONSTRAINT "blocked_accounts_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_accounts_one_active" ON "blocked_accounts" USING btree ("user_id") WHERE "blocked_accounts"."is_active";--> statement-breakpoint
CREATE INDEX "blocked_accounts_recent" ON "blocked_accounts" USING btree ("blocked_at","id");--> statement-breakpoint
CREATE INDEX "blocked_accounts_of_user" ON "blocked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blocked_accounts_by_admin" ON "blocked_accounts" USING btree ("blocked_by");
--> statement-breakpoint
-- The one question about blocks: the sites, pitches, links and keys of a blocked account are hidden by it.
CREATE FUNCTION is_blocked(account uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM blocked_accounts WHERE user_id = account AND is_active)
$$;
--> statement-breakpoint
-- A block waits for whoever is signing in, and whoever comes later waits for the block: so both see each other.
CREATE FUNCTION lock_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocked_accounts_lock BEFORE INSERT ON blocked_accounts
  FOR EACH ROW EXECUTE FUNCTION lock_blocked_account();
--> statement-breakpoint
-- Sessions end, and what runs is stopped in whichever process it runs.
CREATE FUNCTION end_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.user_id;
  PERFORM pg_notify('turn_stop', id::text) FROM turns WHERE user_id = NEW.user_id AND status = 'running';
  PERFORM pg_notify('tool_stop', id::text) FROM tool_runs WHERE user_id = NEW.user_id AND status = 'running';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocked_accounts_end AFTER INSERT ON blocked_accounts
  FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION end_blocked_account();
--> statement-breakpoint
-- For keys, which have no session that ends.
CREATE TRIGGER blocked_accounts_changed_caller AFTER INSERT OR UPDATE ON blocked_accounts
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('user_id');
--> statement-breakpoint
CREATE FUNCTION refuse_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  IF is_blocked(NEW.user_id) THEN
    RAISE EXCEPTION 'this account is blocked' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_not_blocked';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_refuse_blocked BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER turns_refuse_blocked BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER tool_runs_refuse_blocked BEFORE INSERT ON tool_runs FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER api_keys_refuse_blocked BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
