-- What was written about a person, in the log and in the ledger, goes with the account; what was done stays.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('cofounder.erasing', true) = OLD.subject_id::text
    AND (NEW.id, NEW.action, NEW.created_at) = (OLD.id, OLD.action, OLD.created_at)
    AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id
    AND NEW.details = OLD.details - '{ip,reason,code}'::text[]
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('cofounder.erasing', true) = OLD.user_id::text
    AND NEW.note IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'token_ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER token_ledger_append_only ON token_ledger;
--> statement-breakpoint
CREATE TRIGGER token_ledger_append_only BEFORE UPDATE OR DELETE ON token_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Who showed an earlier factor did not show the new one.
CREATE FUNCTION forget_earlier_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET assurance = 'aal1' WHERE user_id = NEW.id AND assurance = 'aal2';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_earlier_factor AFTER UPDATE OF two_factor_enabled ON users
  FOR EACH ROW WHEN (NEW.two_factor_enabled AND NOT OLD.two_factor_enabled) EXECUTE FUNCTION forget_earlier_factor();
