CREATE TABLE "venture_scenario_versions" (
	"user_id" uuid NOT NULL,
	"scenario_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"months" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seed" bigint DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "venture_scenario_versions_user_id_scenario_id_version_pk" PRIMARY KEY("user_id","scenario_id","version")
);
--> statement-breakpoint
CREATE TABLE "venture_versions" (
	"user_id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"said" jsonb NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "venture_versions_user_id_venture_id_version_pk" PRIMARY KEY("user_id","venture_id","version")
);
--> statement-breakpoint
ALTER TABLE "decision_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "kill_test_results" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "kill_test_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "venture_scenario_versions" ADD CONSTRAINT "venture_scenario_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_scenario_versions" ADD CONSTRAINT "venture_scenario_versions_of_scenario" FOREIGN KEY ("user_id","scenario_id") REFERENCES "public"."venture_scenarios"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_versions" ADD CONSTRAINT "venture_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_versions" ADD CONSTRAINT "venture_versions_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_scenario_versions_of_author" ON "venture_scenario_versions" USING btree ("author_id") WHERE "venture_scenario_versions"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "venture_versions_of_author" ON "venture_versions" USING btree ("author_id") WHERE "venture_versions"."author_id" is not null;--> statement-breakpoint
ALTER TABLE "decision_versions" ADD CONSTRAINT "decision_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_test_results" ADD CONSTRAINT "kill_test_results_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_test_versions" ADD CONSTRAINT "kill_test_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_versions_of_author" ON "decision_versions" USING btree ("author_id") WHERE "decision_versions"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "kill_test_results_of_author" ON "kill_test_results" USING btree ("author_id") WHERE "kill_test_results"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "kill_test_versions_of_author" ON "kill_test_versions" USING btree ("author_id") WHERE "kill_test_versions"."author_id" is not null;--> statement-breakpoint
INSERT INTO venture_versions (user_id, venture_id, version, said, at)
SELECT user_id, id, version, jsonb_build_object('name', name, 'line', line, 'buyer', buyer, 'offer', offer, 'stage', stage,
  'place', place, 'currency', currency, 'type', type), updated_at FROM ventures;--> statement-breakpoint
INSERT INTO venture_scenario_versions (user_id, scenario_id, version, name, "values", months, seed, at)
SELECT user_id, id, version, name, "values", months, seed, updated_at FROM venture_scenarios;--> statement-breakpoint
SELECT count_stored_in('venture_versions', 'user_id', '0', NULL);--> statement-breakpoint
SELECT count_stored_in('venture_scenario_versions', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('venture_versions', 10000, NULL),
  ('venture_scenario_versions', 10000, NULL);
