-- Finds accounts by a piece of their address or name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_one_per_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "erase_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"chats" integer NOT NULL,
	"messages" integer NOT NULL,
	"files" integer NOT NULL,
	"ledger_rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_code_usage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"promo_code_id" uuid,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_code_usage_once_per_account" UNIQUE("user_id","promo_code_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"token_bonus" integer NOT NULL,
	"grants_premium" boolean NOT NULL,
	"grants_admin" boolean NOT NULL,
	"max_uses" integer NOT NULL,
	"current_uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_one_per_code" UNIQUE("code"),
	CONSTRAINT "promo_codes_uses_within" CHECK ("promo_codes"."current_uses" between 0 and "promo_codes"."max_uses"),
	CONSTRAINT "promo_codes_bonus_not_negative" CHECK ("promo_codes"."token_bonus" >= 0),
	CONSTRAINT "promo_codes_upper_case" CHECK ("promo_codes"."code" = upper("promo_codes"."code"))
);
--> statement-breakpoint
CREATE TABLE "attempt_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
DROP INDEX "audit_log_recent";--> statement-breakpoint
DROP INDEX "api_usage_logs_recent";--> statement-breakpoint
DROP INDEX "chats_recent";--> statement-breakpoint
DROP INDEX "local_mails_recent";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "assurance" text DEFAULT 'aal1' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "started_by" text DEFAULT 'sign_in' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "token_ledger" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_usage" ADD CONSTRAINT "promo_code_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_usage" ADD CONSTRAINT "promo_code_usage_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_usage_recent" ON "promo_code_usage" USING btree ("used_at","id");--> statement-breakpoint
CREATE INDEX "promo_code_usage_of_code" ON "promo_code_usage" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "attempt_limits_expired" ON "attempt_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "profiles_recent" ON "profiles" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin ((' ' || "email" || ' ' || coalesce("display_name", '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "chats_by_id" ON "chats" USING btree ("id");--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_usage_logs_recent" ON "api_usage_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chats_recent" ON "chats" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "local_mails_recent" ON "local_mails" USING btree ("created_at");