-- ======================================================================================================================
-- What the rest rests on
-- ======================================================================================================================

-- Finds accounts by a piece of their address or name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Finds messages whatever accents they are written with.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- A UUID version 7 for rows that a statement makes by itself; PostgreSQL has one of its own only from version 18 on.
CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;
--> statement-breakpoint

-- ======================================================================================================================
-- Tables, their keys and indexes
-- ======================================================================================================================

-- ---- Accounts: members, their sessions and second factors ----

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"assurance" text DEFAULT 'aal1' NOT NULL,
	"started_by" text DEFAULT 'sign_in' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
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
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"avatar_url" text,
	"avatar_file" text,
	"language" text,
	"token_balance" integer DEFAULT 0 NOT NULL,
	"plan_tokens" integer DEFAULT 0 NOT NULL,
	"plan_limit" integer DEFAULT 0 NOT NULL,
	"plan_month" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_id_unique" UNIQUE("id"),
	CONSTRAINT "profiles_token_balance_not_negative" CHECK ("profiles"."token_balance" >= 0),
	CONSTRAINT "profiles_plan_tokens_not_negative" CHECK ("profiles"."plan_tokens" >= 0),
	CONSTRAINT "profiles_plan_tokens_within_limit" CHECK ("profiles"."plan_tokens" <= "profiles"."plan_limit")
);
--> statement-breakpoint
CREATE TABLE "address_benefits" (
	"address_hash" text NOT NULL,
	"benefit" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_benefits_address_hash_benefit_pk" PRIMARY KEY("address_hash","benefit")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "credentials_by_user" ON "credentials" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "profiles_by_email" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "profiles_recent" ON "profiles" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin ((' ' || "email" || ' ' || coalesce("display_name", '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint

-- ---- Blocked accounts, the audit log and receipts of erased accounts ----

CREATE TABLE "blocked_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"unblocked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "blocked_accounts" ADD CONSTRAINT "blocked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_accounts" ADD CONSTRAINT "blocked_accounts_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_accounts_one_active" ON "blocked_accounts" USING btree ("user_id") WHERE "blocked_accounts"."is_active";--> statement-breakpoint
CREATE INDEX "blocked_accounts_recent" ON "blocked_accounts" USING btree ("blocked_at","id");--> statement-breakpoint
CREATE INDEX "blocked_accounts_of_user" ON "blocked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blocked_accounts_by_admin" ON "blocked_accounts" USING btree ("blocked_by");--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","created_at");--> statement-breakpoint

-- ---- Chats, their messages and turns ----

CREATE TABLE "chats" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"startup_type" text,
	"leaf_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chats_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"parent_id" uuid,
	"message_type" text NOT NULL,
	"content" text NOT NULL,
	"tool" jsonb,
	"reading" jsonb,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"analyst_rating" integer,
	"label" text,
	"outcome" text NOT NULL,
	"tokens_used" integer DEFAULT 0 NOT NULL,
	"cost" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "messages_rating_range" CHECK ("messages"."analyst_rating" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "figure_settlements" (
	"user_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"span_start" integer NOT NULL,
	"span_end" integer NOT NULL,
	"reading" jsonb,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_settlements_pk" PRIMARY KEY("user_id","chat_id","message_id","span_start","span_end"),
	CONSTRAINT "figure_settlements_span" CHECK ("figure_settlements"."span_start" >= 0 and "figure_settlements"."span_end" > "figure_settlements"."span_start")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_message_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"status" text NOT NULL,
	"web_search" boolean NOT NULL,
	"model" text,
	"prompt_version" text,
	"stop_requested_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"marks" jsonb,
	CONSTRAINT "turns_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "turn_events" (
	"user_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "turn_events_user_id_turn_id_seq_pk" PRIMARY KEY("user_id","turn_id","seq")
);
--> statement-breakpoint
CREATE TABLE "api_usage_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"api_name" text NOT NULL,
	"tokens_used" integer NOT NULL,
	"status" text NOT NULL,
	"model" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_settlements" ADD CONSTRAINT "figure_settlements_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_by_id" ON "chats" USING btree ("id");--> statement-breakpoint
CREATE INDEX "chats_recent" ON "chats" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "messages_in_tree" ON "messages" USING btree ("user_id","chat_id","parent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_one_running_per_chat" ON "turns" USING btree ("user_id","chat_id") WHERE "turns"."status" = 'running';--> statement-breakpoint
CREATE INDEX "turns_running" ON "turns" USING btree ("heartbeat_at") WHERE "turns"."status" = 'running';--> statement-breakpoint
CREATE INDEX "turns_of_message" ON "turns" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "turns_ended" ON "turns" USING btree ("ended_at") WHERE "turns"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "api_usage_logs_recent" ON "api_usage_logs" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE turn_events SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.5);--> statement-breakpoint

-- ---- Tools and what they make ----

CREATE TABLE "tool_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"markdown" text DEFAULT '' NOT NULL,
	"made_by" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb,
	"cost" integer,
	"ticked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version_of" uuid,
	"restores" uuid,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tool_events" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "tool_events_user_id_run_id_seq_pk" PRIMARY KEY("user_id","run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "generated_websites" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"description" text NOT NULL,
	"industry" text NOT NULL,
	"color_scheme" text NOT NULL,
	"html_code" text NOT NULL,
	"css_code" text NOT NULL,
	"js_code" text NOT NULL,
	"site" jsonb NOT NULL,
	"address" text,
	"published_site" jsonb,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_websites_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "generated_websites_one_per_address" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "generated_images" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"enhanced_prompt" text,
	"image_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_images_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_creators" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"followers" bigint,
	"engagement" double precision,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_creators_user_id_platform_handle_pk" PRIMARY KEY("user_id","platform","handle")
);
--> statement-breakpoint
CREATE TABLE "operator_creators" (
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"followers" bigint,
	"engagement" double precision,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_creators_platform_handle_pk" PRIMARY KEY("platform","handle")
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_websites" ADD CONSTRAINT "generated_websites_of_run" FOREIGN KEY ("user_id","id") REFERENCES "public"."tool_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_of_run" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."tool_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_creators" ADD CONSTRAINT "imported_creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_runs_recent" ON "tool_runs" USING btree ("user_id","tool","created_at","id");--> statement-breakpoint
CREATE INDEX "tool_runs_versions" ON "tool_runs" USING btree ("user_id","version_of");--> statement-breakpoint
CREATE INDEX "tool_runs_running" ON "tool_runs" USING btree ("heartbeat_at") WHERE "tool_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "generated_images_by_id" ON "generated_images" USING btree ("id");--> statement-breakpoint
CREATE INDEX "generated_images_of_run_index" ON "generated_images" USING btree ("user_id","run_id");--> statement-breakpoint

-- ---- Ideas, saved plans and pitches ----

CREATE TABLE "ideas" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ideas_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"folder" text,
	"source" jsonb NOT NULL,
	"source_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"markdown" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_plans_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_plans_one_per_source" UNIQUE("user_id","source_id"),
	CONSTRAINT "saved_plans_version_from_one" CHECK ("saved_plans"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "saved_plan_versions" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"markdown" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_plan_versions_user_id_plan_id_version_pk" PRIMARY KEY("user_id","plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "saved_plan_shares" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_plan_shares_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_plan_shares_one_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pitches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"industry" text NOT NULL,
	"stage" text NOT NULL,
	"description" text NOT NULL,
	"seeking_amount" bigint NOT NULL,
	"traction" text,
	"visibility" jsonb NOT NULL,
	"status" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"hidden_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pitches_amount_positive" CHECK ("pitches"."seeking_amount" > 0),
	CONSTRAINT "pitches_status_known" CHECK ("pitches"."status" in ('draft', 'active', 'closed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "pitch_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"cheque_min" bigint NOT NULL,
	"cheque_max" bigint NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "pitch_requests_one_each" UNIQUE("pitch_id","from_user_id")
);
--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_plan_versions" ADD CONSTRAINT "saved_plan_versions_user_id_plan_id_saved_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."saved_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_plan_shares" ADD CONSTRAINT "saved_plan_shares_user_id_plan_id_saved_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."saved_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_requests" ADD CONSTRAINT "pitch_requests_pitch_id_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_requests" ADD CONSTRAINT "pitch_requests_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ideas_recent" ON "ideas" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_plans_recent" ON "saved_plans" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "saved_plan_shares_of_plan" ON "saved_plan_shares" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "pitches_of_member" ON "pitches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pitches_listed" ON "pitches" USING btree ("created_at","id") WHERE "pitches"."status" = 'active' and "pitches"."hidden_because" is null;--> statement-breakpoint
CREATE INDEX "pitch_requests_sent" ON "pitch_requests" USING btree ("from_user_id","created_at");--> statement-breakpoint

-- ---- Tokens, promo codes, plans and payments ----

CREATE TABLE "token_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"note" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_ledger_once_per_cause" UNIQUE("user_id","bucket","cause"),
	CONSTRAINT "token_ledger_balance_not_negative" CHECK ("token_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_reservations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_balance" integer NOT NULL,
	"from_plan" integer NOT NULL,
	"plan_month" integer DEFAULT 0 NOT NULL,
	"cost" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_reservations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "token_reservations_cost_within" CHECK ("token_reservations"."cost" between 0 and "token_reservations"."from_balance" + "token_reservations"."from_plan")
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
CREATE TABLE "promo_code_usage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"promo_code_id" uuid,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_code_usage_once_per_account" UNIQUE("user_id","promo_code_id")
);
--> statement-breakpoint
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
	"tokens_remaining" integer DEFAULT 0 NOT NULL,
	"tokens_used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"scheduled_tier" text,
	"cancel_at_end" boolean DEFAULT false NOT NULL,
	"payment_failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_benefits" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_benefits_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subscription_id" text,
	"paid_from" timestamp with time zone,
	"checkout_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promo_code_usage" ADD CONSTRAINT "promo_code_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_usage" ADD CONSTRAINT "promo_code_usage_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_benefits" ADD CONSTRAINT "plan_benefits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_ledger_by_user" ON "token_ledger" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "token_reservations_open" ON "token_reservations" USING btree ("expires_at") WHERE "token_reservations"."cost" is null;--> statement-breakpoint
CREATE INDEX "promo_code_usage_recent" ON "promo_code_usage" USING btree ("used_at","id");--> statement-breakpoint
CREATE INDEX "promo_code_usage_of_code" ON "promo_code_usage" USING btree ("promo_code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_one_active" ON "user_subscriptions" USING btree ("user_id") WHERE "user_subscriptions"."is_active";--> statement-breakpoint
CREATE INDEX "user_subscriptions_recent" ON "user_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_due" ON "user_subscriptions" USING btree ("period_end") WHERE "user_subscriptions"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_one_per_member" ON "payment_customers" USING btree ("user_id");--> statement-breakpoint

-- ---- The public API ----

CREATE TABLE "api_keys" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "api_keys_one_per_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "api_call_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "api_call_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"user_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"run_id" uuid NOT NULL,
	"status" integer,
	"answer" text,
	"claimed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_calls_user_id_key_id_idempotency_key_pk" PRIMARY KEY("user_id","key_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_call_counts" ADD CONSTRAINT "api_call_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_user_id_key_id_api_keys_user_id_id_fk" FOREIGN KEY ("user_id","key_id") REFERENCES "public"."api_keys"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_expired" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_call_counts_by_day" ON "api_call_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "idempotent_calls_old" ON "idempotent_calls" USING btree ("created_at");--> statement-breakpoint

-- ---- Mail ----

CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone NOT NULL,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	"handled_at" timestamp with time zone,
	"suspected" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"copy_of" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text,
	"mail" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A copy in the local mailbox goes with its message, whoever deletes that; one of a message that is gone is not kept.
ALTER TABLE "local_mails" ADD CONSTRAINT "local_mails_of_message" FOREIGN KEY ("copy_of") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_member" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_to_mail" ON "contact_messages" USING btree ("mail_due_at") WHERE "contact_messages"."mailed_at" is null and not "contact_messages"."suspected";--> statement-breakpoint
CREATE INDEX "local_mails_recent" ON "local_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "local_mails_copies" ON "local_mails" USING btree ("copy_of");--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("due_at") WHERE "outgoing_mails"."given_up_at" is null;--> statement-breakpoint

-- ---- What the installation keeps of itself ----

CREATE TABLE "member_storage" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "member_storage_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "storage_limits" (
	"kind" text PRIMARY KEY NOT NULL,
	"rows_max" bigint,
	"bytes_max" bigint
);
--> statement-breakpoint
CREATE TABLE "files_to_delete" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"purpose" text PRIMARY KEY NOT NULL,
	"base_url" text,
	"sealed_key" text,
	"key_end" text,
	"model" text,
	"context_tokens" integer,
	"input_price" double precision,
	"output_price" double precision,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"streams" integer NOT NULL,
	"turns" integer NOT NULL,
	"tools" integer NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"heard" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_storage" ADD CONSTRAINT "member_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_to_delete_due" ON "files_to_delete" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "attempt_limits_expired" ON "attempt_limits" USING btree ("expire");--> statement-breakpoint

-- ======================================================================================================================
-- Functions and triggers, by subject
-- ======================================================================================================================

-- ---- Searching messages ----

-- What a text is searched by, in lower case and without accents, whatever the database's locale.
CREATE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent', said));
--> statement-breakpoint
-- The words of a text; of scripts without spaces every character with its next one. Each begins with the end of its owner's id:
-- a search looks at the words of one member, however much others have written.
-- A tsvector holds 1 MB, which 100,000 characters with 30,000 such pairs never fill.
-- A function in this language is planned once for each connection, one in SQL anew in every statement that stores a message;
-- and scripts without spaces are looked for only where there are any.
CREATE FUNCTION search_words(owner_id uuid, said text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 10000 AS $$
DECLARE
  mark CONSTANT text := right(owner_id::text, 8);
  whole CONSTANT text := public.plain_text(left(said, 100000));
  words text[];
BEGIN
  IF whole = '' THEN
    RETURN ''::tsvector;
  END IF;
  words := ARRAY(
    SELECT mark || left(word, 60)
    FROM regexp_split_to_table(whole, '[\u0001-/:-`{-\u00bf\u0e00-\u0e7f\u0964\u0965\u2000-\u2bff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+') word
    WHERE word <> ''
  );
  IF whole ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' THEN
    words := words || ARRAY(
      SELECT mark || one || coalesce(lead(one) OVER (PARTITION BY run ORDER BY place), '')
      FROM (
        SELECT row_number() OVER () AS run, letters[1] AS letters
        FROM regexp_matches(whole, '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g') letters
      ) runs
      CROSS JOIN LATERAL unnest(string_to_array(letters, NULL)) WITH ORDINALITY each (one, place)
      LIMIT 30000
    );
  END IF;
  RETURN array_to_tsvector(words);
END
$$;
--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (search_words("user_id", "content"));
--> statement-breakpoint

-- ---- Append-only: the ledger and the audit log ----

-- For tables that take no change at all; none does now, the ledger and the log have rules of their own below.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- What was written about a person, in the log and in the ledger, goes with the account when it is erased, and only then: in the
-- log the addresses it was reached from, reasons and codes, and why somebody got a plan; in the ledger the note. What was done
-- stays. A detail that is left out here keeps whoever has it from being erased.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('cofounder.erasing', true) = OLD.subject_id::text
    AND (NEW.id, NEW.action, NEW.created_at) = (OLD.id, OLD.action, OLD.created_at)
    AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id
    AND NEW.details = OLD.details - '{ip,reason,code,because}'::text[]
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
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
CREATE TRIGGER token_ledger_append_only BEFORE UPDATE OR DELETE ON token_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint

-- ---- Security events of the audit log ----

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

-- ---- Who calls: what processes remember and open tabs show ----

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
-- Whoever has a second factor is asked for it from that moment on, in every process.
CREATE TRIGGER users_changed_caller AFTER UPDATE OF email, email_verified, two_factor_enabled ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('id');
--> statement-breakpoint
-- Keys have no session that ends with a block.
CREATE TRIGGER blocked_accounts_changed_caller AFTER INSERT OR UPDATE ON blocked_accounts
  FOR EACH ROW EXECUTE FUNCTION announce_changed_caller('user_id');
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
CREATE TRIGGER profiles_announce AFTER UPDATE OF display_name, avatar_url, language ON profiles
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
--> statement-breakpoint

-- ---- Sessions and second factors ----

-- Who showed an earlier factor did not show the new one.
CREATE FUNCTION forget_earlier_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET assurance = 'aal1' WHERE user_id = NEW.id AND assurance = 'aal2';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_earlier_factor AFTER UPDATE OF two_factor_enabled ON users
  FOR EACH ROW WHEN (NEW.two_factor_enabled AND NOT OLD.two_factor_enabled) EXECUTE FUNCTION forget_earlier_factor();
--> statement-breakpoint
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

-- ---- Accounts that are not confirmed ----

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
--> statement-breakpoint

-- ---- Blocked accounts ----

-- The one question about blocks: the sites, pitches, links and keys of a blocked account are hidden by it.
CREATE FUNCTION is_blocked(account uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM blocked_accounts WHERE user_id = account AND is_active)
$$;
--> statement-breakpoint
-- A block waits for whoever is signing in, and whoever comes later waits for the block: so both see each other.
CREATE FUNCTION lock_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocked_accounts_lock BEFORE INSERT ON blocked_accounts
  FOR EACH ROW EXECUTE FUNCTION lock_blocked_account();
--> statement-breakpoint
-- Sessions end, and what runs is stopped in whichever process it runs.
CREATE FUNCTION end_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.user_id;
  PERFORM pg_notify('turn_stop', id::text) FROM turns WHERE user_id = NEW.user_id AND status = 'running';
  PERFORM pg_notify('tool_stop', id::text) FROM tool_runs WHERE user_id = NEW.user_id AND status = 'running';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocked_accounts_end AFTER INSERT ON blocked_accounts
  FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION end_blocked_account();
--> statement-breakpoint
CREATE FUNCTION refuse_blocked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  IF is_blocked(NEW.user_id) THEN
    RAISE EXCEPTION 'this account is blocked' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_not_blocked';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_refuse_blocked BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER turns_refuse_blocked BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER tool_runs_refuse_blocked BEFORE INSERT ON tool_runs FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint
CREATE TRIGGER api_keys_refuse_blocked BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION refuse_blocked_account();
--> statement-breakpoint

-- ---- Files of generated images ----

-- A copy of a result names the pictures of the first: they move to it, and go with the last result that names them.
CREATE FUNCTION move_images_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE generated_images g SET run_id = other.id
  FROM tool_runs other
  WHERE g.user_id = old.user_id AND g.run_id = old.id
    AND other.user_id = old.user_id AND other.id <> old.id AND other.tool = 'image-generator'
    AND other.output -> 'images' @> jsonb_build_array(jsonb_build_object('url', g.image_url));
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER tool_runs_move_images BEFORE DELETE ON tool_runs
  FOR EACH ROW WHEN (old.tool = 'image-generator') EXECUTE FUNCTION move_images_of_run();
--> statement-breakpoint
CREATE FUNCTION forget_image_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_delete (key, due_at) VALUES ('images/' || old.id || '.png', now()) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER generated_images_forget_file AFTER DELETE ON generated_images
  FOR EACH ROW EXECUTE FUNCTION forget_image_file();
--> statement-breakpoint

-- ---- Plans and their tokens ----

-- Open tabs hear that their member's plan is another one now; of tokens they hear from the wallet.
CREATE FUNCTION announce_changed_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('userId', coalesce(NEW.user_id, OLD.user_id), 'plan', true)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_subscriptions_announce AFTER INSERT OR DELETE OR UPDATE OF plan_id, tier, is_active, source, started_at,
  period_start, period_end, ends_at, scheduled_tier, cancel_at_end, payment_failed ON user_subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_plan();
--> statement-breakpoint
-- Premium is nowhere else: who has the plan is premium.
CREATE FUNCTION has_premium(member_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT exists (SELECT 1 FROM user_subscriptions s WHERE s.user_id = member_id AND s.is_active AND s.tier = 'premium')
$$;
--> statement-breakpoint
CREATE TRIGGER user_subscriptions_announce_member AFTER INSERT OR DELETE OR UPDATE OF tier, is_active ON user_subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_changed_member('user_id');
--> statement-breakpoint
-- The plan shows what the wallet holds of its month, whichever statement moved it.
CREATE FUNCTION show_plan_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_subscriptions SET tokens_remaining = NEW.plan_tokens, tokens_used = NEW.plan_limit - NEW.plan_tokens
  WHERE user_id = NEW.user_id AND is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_show_plan_tokens AFTER UPDATE OF plan_tokens, plan_limit, plan_month ON profiles FOR EACH ROW
  WHEN ((OLD.plan_tokens, OLD.plan_limit, OLD.plan_month) IS DISTINCT FROM (NEW.plan_tokens, NEW.plan_limit, NEW.plan_month))
  EXECUTE FUNCTION show_plan_tokens();
--> statement-breakpoint

-- ---- What a member keeps ----

-- Counts the rows of one table by member. What is added beyond a limit is refused; the row of the count is locked until the
-- transaction ends, so that limits hold for changes made at once. What a running reply or tool writes into its row is
-- counted and never refused: it was promised when it began.
-- `size` measures a row `r` in bytes, `member` names the column of its owner; rows of nobody are not counted. A change of
-- a row is looked at where `changed` holds; null: rows alone are counted.
CREATE FUNCTION count_stored_in(kind text, member text, size text, changed text) RETURNS void LANGUAGE plpgsql AS $make$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    DECLARE
      r record;
      s member_storage;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        r := NEW;
        INSERT INTO member_storage AS m (user_id, kind, rows, bytes) VALUES (r.%2$I, %3$L, 1, %4$s)
        ON CONFLICT (user_id, kind) DO UPDATE SET rows = m.rows + 1, bytes = m.bytes + excluded.bytes
        RETURNING m.* INTO s;
        IF EXISTS (SELECT 1 FROM storage_limits l WHERE l.kind = %3$L AND (s.rows > l.rows_max OR s.bytes > l.bytes_max)) THEN
          RAISE EXCEPTION 'this member keeps as much of this kind as one may'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'storage_limit', TABLE = %3$L;
        END IF;
      ELSIF TG_OP = 'UPDATE' THEN
        r := NEW;
        s.bytes := %4$s;
        r := OLD;
        s.bytes := s.bytes - (%4$s);
        UPDATE member_storage m SET bytes = m.bytes + s.bytes WHERE m.user_id = OLD.%2$I AND m.kind = %3$L;
      ELSE
        UPDATE member_storage m SET rows = m.rows - d.rows, bytes = m.bytes - d.bytes FROM (
          SELECT r.%2$I AS member, count(*) AS rows, sum(%4$s) AS bytes FROM taken r GROUP BY r.%2$I
        ) d WHERE m.user_id = d.member AND m.kind = %3$L;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER %1$I AFTER INSERT ON %3$I FOR EACH ROW WHEN (NEW.%2$I IS NOT NULL) EXECUTE FUNCTION %1$I();
    CREATE TRIGGER %5$I AFTER DELETE ON %3$I REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    INSERT INTO member_storage (user_id, kind, rows, bytes)
      SELECT r.%2$I, %3$L, count(*), sum(%4$s) FROM %3$I r WHERE r.%2$I IS NOT NULL GROUP BY r.%2$I;
  $f$, 'count_stored_' || kind, member, kind, size, 'count_stored_' || kind || '_gone');
  IF changed IS NOT NULL THEN
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (%s) EXECUTE FUNCTION %I()',
      'count_stored_' || kind || '_changed', kind, changed, 'count_stored_' || kind);
  END IF;
END $make$;
--> statement-breakpoint
SELECT count_stored_in('chats', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('messages', 'user_id', 'octet_length(r.content)', 'OLD.content IS DISTINCT FROM NEW.content');
--> statement-breakpoint
SELECT count_stored_in('figure_settlements', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('tool_runs', 'user_id', 'octet_length(r.input::text) + coalesce(octet_length(r.output::text), 0) + octet_length(r.markdown)', 'OLD.status IS DISTINCT FROM NEW.status OR OLD.output IS DISTINCT FROM NEW.output');
--> statement-breakpoint
SELECT count_stored_in('saved_plans', 'user_id', 'octet_length(r.markdown)', 'OLD.markdown IS DISTINCT FROM NEW.markdown');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_versions', 'user_id', 'octet_length(r.markdown)', 'OLD.markdown IS DISTINCT FROM NEW.markdown');
--> statement-breakpoint
SELECT count_stored_in('saved_plan_shares', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('ideas', 'user_id', 'octet_length(r.text)', 'OLD.text IS DISTINCT FROM NEW.text');
--> statement-breakpoint
SELECT count_stored_in('pitches', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('pitch_requests', 'from_user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('api_keys', 'user_id', '0', NULL);
--> statement-breakpoint
SELECT count_stored_in('contact_messages', 'user_id', 'octet_length(r.message)', 'OLD.message IS DISTINCT FROM NEW.message');
--> statement-breakpoint
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
--> statement-breakpoint
-- A reply is promised when its turn begins; what it grows by afterwards, because its founder settled figures, is not.
CREATE TRIGGER refuse_growth AFTER UPDATE OF content ON messages FOR EACH ROW
  WHEN (OLD.outcome <> 'running' AND octet_length(NEW.content) > octet_length(OLD.content))
  EXECUTE FUNCTION refuse_growth_beyond_limit();
--> statement-breakpoint

-- ======================================================================================================================
-- Rows that the application starts with
-- ======================================================================================================================

INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('chats', 20000, NULL),
  ('messages', 200000, 300000000),
  ('figure_settlements', 50000, NULL),
  ('tool_runs', 5000, 200000000),
  ('saved_plans', 2000, 100000000),
  ('saved_plan_versions', 20000, 200000000),
  ('saved_plan_shares', 1000, NULL),
  ('ideas', 2000, NULL),
  ('pitches', 50, NULL),
  ('pitch_requests', 2000, NULL),
  ('api_keys', 500, NULL),
  ('contact_messages', 1000, NULL);
--> statement-breakpoint
INSERT INTO subscription_plans (id, name, tier, token_limit, price_monthly, features) VALUES
  (new_id(), 'Starter', 'starter', 20000, 29.99, '["AI app generator", "GitHub integration", "Basic support", "Code export"]'),
  (new_id(), 'Pro', 'pro', 50000, 79.99, '["AI app generator", "GitHub integration", "Code export", "Vercel deployment", "Priority support", "Advanced templates", "Team collaboration"]'),
  (new_id(), 'Premium', 'premium', 100000, 149.99, '["AI app generator", "GitHub integration", "Code export", "Vercel deployment", "Advanced templates", "Team collaboration", "24/7 premium support", "Custom integrations", "Dedicated account manager", "White-label"]');
