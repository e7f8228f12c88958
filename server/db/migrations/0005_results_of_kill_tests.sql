CREATE TABLE "kill_test_results" (
	"user_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"count" double precision NOT NULL,
	"asked" integer,
	"notes" text NOT NULL,
	"verdict" text NOT NULL,
	"rating" jsonb,
	"unmoved" text,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kill_test_results_user_id_test_id_number_pk" PRIMARY KEY("user_id","test_id","number")
);
--> statement-breakpoint
ALTER TABLE "kill_tests" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "kill_tests" ADD COLUMN "results" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kill_test_results" ADD CONSTRAINT "kill_test_results_of_test" FOREIGN KEY ("user_id","test_id") REFERENCES "public"."kill_tests"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT count_stored_in('kill_test_results', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('kill_test_results', 5000, NULL);
