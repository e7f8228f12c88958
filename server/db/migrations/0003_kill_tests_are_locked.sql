CREATE TABLE "kill_test_versions" (
	"user_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"signature" text NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kill_test_versions_user_id_test_id_version_pk" PRIMARY KEY("user_id","test_id","version")
);
--> statement-breakpoint
CREATE TABLE "kill_tests" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid,
	"chat_id" uuid,
	"message_id" uuid,
	"version" integer NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kill_tests_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "kill_tests_one_per_reply" UNIQUE("user_id","message_id"),
	CONSTRAINT "kill_tests_version_from_one" CHECK ("kill_tests"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "kill_test_versions" ADD CONSTRAINT "kill_test_versions_of_test" FOREIGN KEY ("user_id","test_id") REFERENCES "public"."kill_tests"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_tests" ADD CONSTRAINT "kill_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kill_tests" ADD CONSTRAINT "kill_tests_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kill_tests_by_end" ON "kill_tests" USING btree ("user_id","ends_on","id");--> statement-breakpoint
CREATE INDEX "kill_tests_of_chat" ON "kill_tests" USING btree ("user_id","chat_id");--> statement-breakpoint
SELECT count_stored_in('kill_tests', 'user_id', '0', NULL);--> statement-breakpoint
SELECT count_stored_in('kill_test_versions', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('kill_tests', 500, NULL),
  ('kill_test_versions', 5000, NULL);
