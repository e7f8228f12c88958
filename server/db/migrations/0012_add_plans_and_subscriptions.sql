CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tier" text NOT NULL,
	"token_limit" integer NOT NULL,
	"price_monthly" numeric(10, 2) NOT NULL,
	"features" jsonb NOT NULL,
	CONSTRAINT "subscription_plans_one_per_tier" UNIQUE("tier")
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_one_active" ON "user_subscriptions" USING btree ("user_id") WHERE "user_subscriptions"."is_active";--> statement-breakpoint
INSERT INTO "subscription_plans" ("id", "name", "tier", "token_limit", "price_monthly", "features") VALUES
	(new_id(), 'Starter', 'starter', 20000, 29.99, '["AI app generator", "GitHub integration", "Basic support", "Code export"]'),
	(new_id(), 'Pro', 'pro', 50000, 79.99, '["AI app generator", "GitHub integration", "Code export", "Vercel deployment", "Priority support", "Advanced templates", "Team collaboration"]'),
	(new_id(), 'Premium', 'premium', 100000, 149.99, '["AI app generator", "GitHub integration", "Code export", "Vercel deployment", "Advanced templates", "Team collaboration", "24/7 premium support", "Custom integrations", "Dedicated account manager", "White-label"]');
--> statement-breakpoint
INSERT INTO "user_subscriptions" ("id", "user_id", "plan_id", "tier")
SELECT new_id(), w."user_id", p."id", 'premium' FROM "profiles" w CROSS JOIN "subscription_plans" p
WHERE w."is_premium" AND p."tier" = 'premium';
