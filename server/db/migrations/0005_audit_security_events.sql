-- Security events are written by the database itself, in the transaction of the change, whichever path led to it.
-- Who did it is the account itself, unless the transaction says otherwise (cofounder.actor).
CREATE FUNCTION audit_event(what text, about uuid, more jsonb) RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO audit_log (id, actor_id, action, subject_id, details, created_at)
  VALUES (new_id(), coalesce(nullif(current_setting('cofounder.actor', true), '')::uuid, about), what, about, more, date_trunc('milliseconds', now()))
$$;
--> statement-breakpoint
CREATE FUNCTION audit_started_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  waits_for_factor boolean := NEW.assurance = 'aal1' AND (SELECT two_factor_enabled FROM users WHERE id = NEW.user_id);
BEGIN
  IF NEW.started_by = 'sign_in' THEN
    PERFORM audit_event(CASE WHEN waits_for_factor THEN 'sign_in.password_accepted' ELSE 'sign_in' END, NEW.user_id,
      jsonb_build_object('assurance', NEW.assurance, 'ip', NEW.ip_address));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_audit AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION audit_started_session();
--> statement-breakpoint
CREATE FUNCTION follow_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email <> OLD.email THEN
    UPDATE profiles SET email = NEW.email, updated_at = now() WHERE user_id = NEW.id;
    PERFORM audit_event('email.changed', NEW.id, '{}');
  END IF;
  IF NEW.email_verified AND NOT OLD.email_verified THEN
    PERFORM audit_event('email.confirmed', NEW.id, '{}');
  END IF;
  IF NEW.two_factor_enabled <> OLD.two_factor_enabled THEN
    PERFORM audit_event(CASE WHEN NEW.two_factor_enabled THEN 'factor.added' ELSE 'factor.removed' END, NEW.id, '{}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_follow AFTER UPDATE OF email, email_verified, two_factor_enabled ON users
  FOR EACH ROW EXECUTE FUNCTION follow_changed_user();
--> statement-breakpoint
CREATE FUNCTION audit_changed_secret() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit_event(TG_ARGV[0], NEW.user_id, '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_audit AFTER UPDATE OF password ON credentials
  FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION audit_changed_secret('password.changed');
--> statement-breakpoint
CREATE TRIGGER two_factors_audit AFTER UPDATE OF backup_codes ON two_factors
  FOR EACH ROW WHEN (NEW.verified AND OLD.backup_codes <> NEW.backup_codes)
  EXECUTE FUNCTION audit_changed_secret('backup_codes.changed');
--> statement-breakpoint
-- The log keeps what was done. When an account is erased, and only then, the addresses it was reached from are taken out.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('cofounder.erasing', true) = OLD.subject_id::text
    AND (NEW.id, NEW.action, NEW.created_at) = (OLD.id, OLD.action, OLD.created_at)
    AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id
    AND NEW.details = OLD.details - 'ip'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Whoever has a second factor is asked for it from that moment on, in every process.
DROP TRIGGER users_changed_caller ON users;
--> statement-breakpoint
CREATE TRIGGER users_changed_caller AFTER UPDATE OF email, email_verified, two_factor_enabled ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('id');
--> statement-breakpoint
-- Open tabs hear that their session ended, or that the session's answer would be another one now.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('userId', OLD.user_id, 'endedSessionId', OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
CREATE FUNCTION announce_changed_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object(
    'userId', coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0], 'profile', true)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_announce AFTER UPDATE OF display_name, avatar_url, language, is_premium ON profiles
  FOR EACH ROW EXECUTE FUNCTION announce_changed_member('user_id');
--> statement-breakpoint
CREATE TRIGGER user_roles_announce AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION announce_changed_member('user_id');
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OF email, email_verified, two_factor_enabled ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_member('id');
--> statement-breakpoint
CREATE TRIGGER sessions_announce AFTER UPDATE OF assurance ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_member('user_id');
