CREATE TABLE "kill_test_files" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kill_test_files_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "kill_test_files_size_from_zero" CHECK ("kill_test_files"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kill_test_files" ADD CONSTRAINT "kill_test_files_of_their_test" FOREIGN KEY ("user_id","test_id") REFERENCES "public"."kill_tests"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kill_test_files_of_test" ON "kill_test_files" USING btree ("user_id","test_id","created_at","id");--> statement-breakpoint
SELECT count_stored_in('kill_test_files', 'user_id', 'r.size', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('kill_test_files', 1000, 200000000);--> statement-breakpoint
CREATE FUNCTION forget_test_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_delete (key, due_at) VALUES ('tests/' || old.id, now()) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER kill_test_files_forget_file AFTER DELETE ON kill_test_files
  FOR EACH ROW EXECUTE FUNCTION forget_test_file();
