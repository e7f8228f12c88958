ALTER TABLE "profiles" ADD COLUMN "plan_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plan_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "tokens_remaining" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "tokens_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "token_reservations" ADD COLUMN "plan_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE profiles p SET plan_limit = k.token_limit
FROM user_subscriptions s JOIN subscription_plans k ON k.id = s.plan_id
WHERE s.user_id = p.user_id AND s.is_active;--> statement-breakpoint
-- What is set aside now and would come back above the month's limit expires when it comes back.
UPDATE profiles p SET plan_month = 1 WHERE plan_limit < plan_tokens + (
  SELECT coalesce(sum(r.from_plan), 0) FROM token_reservations r WHERE r.user_id = p.user_id AND r.cost IS NULL
);--> statement-breakpoint
-- Plans that replaced another kept what was left of it. What is above the month's limit expires, and the ledger says so.
INSERT INTO token_ledger (id, user_id, bucket, delta, balance_after, reason, cause)
SELECT new_id(), user_id, 'plan', plan_limit - plan_tokens, plan_limit, 'expired', 'plan:above-limit'
FROM profiles WHERE plan_tokens > plan_limit;--> statement-breakpoint
UPDATE profiles SET plan_tokens = plan_limit WHERE plan_tokens > plan_limit;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_plan_tokens_within_limit" CHECK ("profiles"."plan_tokens" <= "profiles"."plan_limit");--> statement-breakpoint
-- Open tabs hear of tokens from the wallet; of the plan they hear when it becomes another one.
DROP TRIGGER user_subscriptions_announce ON user_subscriptions;--> statement-breakpoint
CREATE TRIGGER user_subscriptions_announce AFTER INSERT OR DELETE OR UPDATE OF plan_id, tier, is_active, source, started_at,
  period_start, period_end, ends_at, scheduled_tier, cancel_at_end, payment_failed ON user_subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_plan();--> statement-breakpoint
UPDATE user_subscriptions s SET tokens_remaining = p.plan_tokens, tokens_used = p.plan_limit - p.plan_tokens
FROM profiles p WHERE p.user_id = s.user_id AND s.is_active;--> statement-breakpoint
-- The plan shows what the wallet holds of its month, whichever statement moved it.
CREATE FUNCTION show_plan_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_subscriptions SET tokens_remaining = NEW.plan_tokens, tokens_used = NEW.plan_limit - NEW.plan_tokens
  WHERE user_id = NEW.user_id AND is_active;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_show_plan_tokens AFTER UPDATE OF plan_tokens, plan_limit, plan_month ON profiles FOR EACH ROW
  WHEN ((OLD.plan_tokens, OLD.plan_limit, OLD.plan_month) IS DISTINCT FROM (NEW.plan_tokens, NEW.plan_limit, NEW.plan_month))
  EXECUTE FUNCTION show_plan_tokens();
