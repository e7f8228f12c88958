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
ALTER TABLE "generated_websites" ADD CONSTRAINT "generated_websites_of_run" FOREIGN KEY ("user_id","id") REFERENCES "public"."tool_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;