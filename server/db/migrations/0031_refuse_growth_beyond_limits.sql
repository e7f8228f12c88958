-- What a member changes to more is refused beyond the limit as what is added is; what a running reply or tool writes stays
-- promised, and what shrinks is taken. It comes after the count of the change (triggers go by name), whose row is locked.
CREATE FUNCTION refuse_growth_beyond_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM member_storage s JOIN storage_limits l ON l.kind = s.kind
    WHERE s.user_id = NEW.user_id AND s.kind = TG_TABLE_NAME AND s.bytes > l.bytes_max
  ) THEN
    RAISE EXCEPTION 'this member keeps as much of this kind as one may'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'storage_limit', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_growth AFTER UPDATE OF output, markdown ON tool_runs FOR EACH ROW
  WHEN (OLD.status <> 'running' AND coalesce(octet_length(NEW.output::text), 0) + octet_length(NEW.markdown)
    > coalesce(octet_length(OLD.output::text), 0) + octet_length(OLD.markdown))
  EXECUTE FUNCTION refuse_growth_beyond_limit();
--> statement-breakpoint
CREATE TRIGGER refuse_growth AFTER UPDATE OF markdown ON saved_plans FOR EACH ROW
  WHEN (octet_length(NEW.markdown) > octet_length(OLD.markdown))
  EXECUTE FUNCTION refuse_growth_beyond_limit();
