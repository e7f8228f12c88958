-- Processes remember for some seconds who a cookie belongs to. Whatever changes that is told to all of them at once.
CREATE FUNCTION announce_changed_caller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('caller_changed', coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_changed_caller AFTER DELETE OR UPDATE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('user_id');
--> statement-breakpoint
CREATE TRIGGER user_roles_changed_caller AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('user_id');
--> statement-breakpoint
CREATE TRIGGER users_changed_caller AFTER UPDATE OF email, email_verified ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('id');
