-- Clients write what they like into their User-Agent; the first characters tell which browser it is.
CREATE FUNCTION cut_user_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_agent := left(NEW.user_agent, 300);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_cut_user_agent BEFORE INSERT OR UPDATE OF user_agent ON sessions
  FOR EACH ROW EXECUTE FUNCTION cut_user_agent();
--> statement-breakpoint
-- An account has at most fifty sessions: the ones that were not used for the longest time end. Sign-ins at the same time
-- count one after another, and leave alone what somebody else is just ending.
CREATE FUNCTION end_oldest_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sessions of ' || NEW.user_id, 0));
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE user_id = NEW.user_id AND id <> NEW.id ORDER BY updated_at DESC, id DESC OFFSET 49
    ) FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_end_oldest AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_oldest_sessions();
--> statement-breakpoint
UPDATE sessions SET user_agent = left(user_agent, 300) WHERE length(user_agent) > 300;
--> statement-breakpoint
DELETE FROM sessions WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY updated_at DESC, id DESC) AS place FROM sessions
  ) placed WHERE place > 50
);
