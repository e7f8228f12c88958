CREATE TABLE "plan_benefits" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_benefits_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "source" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "scheduled_tier" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "cancel_at_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Plans from before go on month after month from the day they began; the clock brings them to the month of now.
UPDATE "user_subscriptions" SET "started_at" = "created_at", "period_start" = "created_at",
  "period_end" = ("created_at" AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "started_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "period_start" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "period_end" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_benefits" ADD CONSTRAINT "plan_benefits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_subscriptions_due" ON "user_subscriptions" USING btree ("period_end") WHERE "user_subscriptions"."is_active";
--> statement-breakpoint
-- Open tabs hear that their member's plan is another one now.
CREATE FUNCTION announce_changed_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('userId', coalesce(NEW.user_id, OLD.user_id), 'plan', true)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_subscriptions_announce AFTER INSERT OR UPDATE OR DELETE ON user_subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_plan();
