CREATE TABLE "address_benefits" (
	"address_hash" text NOT NULL,
	"benefit" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_benefits_address_hash_benefit_pk" PRIMARY KEY("address_hash","benefit")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";
--> statement-breakpoint
-- Whoever made an account is nobody until the reader of its mails typed a password. What opens it and was made before that
-- goes in the transaction of the confirmation, whichever path leads to it.
CREATE FUNCTION close_earlier_ways_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  DELETE FROM two_factors WHERE user_id = NEW.id;
  DELETE FROM api_keys WHERE user_id = NEW.id;
  DELETE FROM saved_plan_shares WHERE user_id = NEW.id;
  DELETE FROM user_roles WHERE user_id = NEW.id;
  NEW.two_factor_enabled := false;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_close_earlier_ways_in BEFORE UPDATE OF email_verified, confirmed_at ON users FOR EACH ROW
  WHEN ((NEW.email_verified AND NOT OLD.email_verified) OR (NEW.confirmed_at IS NOT NULL AND OLD.confirmed_at IS NULL))
  EXECUTE FUNCTION close_earlier_ways_in();
--> statement-breakpoint
-- And nothing of the kind is made before it.
CREATE FUNCTION refuse_unconfirmed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id AND email_verified FOR KEY SHARE;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id) THEN
    RAISE EXCEPTION 'the address of this account is not confirmed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_confirmed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_refuse_unconfirmed BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_account();
--> statement-breakpoint
CREATE TRIGGER two_factors_refuse_unconfirmed BEFORE INSERT ON two_factors
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_account();
--> statement-breakpoint
CREATE TRIGGER api_keys_refuse_unconfirmed BEFORE INSERT ON api_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_account();
--> statement-breakpoint
CREATE TRIGGER saved_plan_shares_refuse_unconfirmed BEFORE INSERT ON saved_plan_shares
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_account();
--> statement-breakpoint
CREATE TRIGGER user_roles_refuse_unconfirmed BEFORE INSERT ON user_roles
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_account();
