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
CREATE TABLE "saved_plan_versions" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"markdown" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_plan_versions_user_id_plan_id_version_pk" PRIMARY KEY("user_id","plan_id","version")
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
ALTER TABLE "saved_plan_shares" ADD CONSTRAINT "saved_plan_shares_user_id_plan_id_saved_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."saved_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_plan_versions" ADD CONSTRAINT "saved_plan_versions_user_id_plan_id_saved_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."saved_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_plan_shares_of_plan" ON "saved_plan_shares" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "saved_plans_recent" ON "saved_plans" USING btree ("user_id","updated_at","id");