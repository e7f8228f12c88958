ALTER TABLE "tool_runs" ADD COLUMN "venture_id" uuid;--> statement-breakpoint
-- The whole key cannot become null: only the venture is emptied.
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE set null ("venture_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_runs_in_venture" ON "tool_runs" USING btree ("user_id","venture_id","created_at","id");