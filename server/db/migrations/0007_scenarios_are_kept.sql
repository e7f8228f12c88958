CREATE TABLE "venture_scenarios" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venture_scenarios_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "venture_scenarios_version_from_one" CHECK ("venture_scenarios"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "venture_scenarios" ADD CONSTRAINT "venture_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_scenarios" ADD CONSTRAINT "venture_scenarios_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_scenarios_in_venture" ON "venture_scenarios" USING btree ("user_id","venture_id","created_at","id");--> statement-breakpoint
SELECT count_stored_in('venture_scenarios', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('venture_scenarios', 3000, NULL);
