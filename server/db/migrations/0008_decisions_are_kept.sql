CREATE TABLE "decision_versions" (
	"user_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"decided" text NOT NULL,
	"because" text NOT NULL,
	"look_again_on" date,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_versions_user_id_decision_id_version_pk" PRIMARY KEY("user_id","decision_id","version")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid,
	"version" integer NOT NULL,
	"look_again_on" date,
	"reminded_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "decisions_version_from_one" CHECK ("decisions"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "decision_versions" ADD CONSTRAINT "decision_versions_of_decision" FOREIGN KEY ("user_id","decision_id") REFERENCES "public"."decisions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_recent" ON "decisions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "decisions_to_remind" ON "decisions" USING btree ("look_again_on") WHERE "decisions"."look_again_on" is not null and "decisions"."reminded_on" is distinct from "decisions"."look_again_on";--> statement-breakpoint
SELECT count_stored_in('decisions', 'user_id', '0', NULL);--> statement-breakpoint
SELECT count_stored_in('decision_versions', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('decisions', 1000, NULL),
  ('decision_versions', 10000, NULL);
