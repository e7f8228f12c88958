ALTER TABLE "chats" ADD COLUMN "shared_by" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "shared_venture_id" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "shared_by" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "shared_venture_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_of_shared_venture" FOREIGN KEY ("shared_by","shared_venture_id","user_id") REFERENCES "public"."venture_members"("user_id","venture_id","member_id") ON DELETE set null ("shared_by", "shared_venture_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_of_shared_venture" FOREIGN KEY ("shared_by","shared_venture_id","user_id") REFERENCES "public"."venture_members"("user_id","venture_id","member_id") ON DELETE set null ("shared_by", "shared_venture_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_in_shared_venture" ON "chats" USING btree ("user_id","shared_venture_id","updated_at","id") WHERE "chats"."shared_venture_id" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_in_shared_venture" ON "tool_runs" USING btree ("user_id","shared_venture_id","created_at","id") WHERE "tool_runs"."shared_venture_id" is not null;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_in_one_venture" CHECK ("chats"."venture_id" is null or "chats"."shared_venture_id" is null);--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_in_one_venture" CHECK ("tool_runs"."venture_id" is null or "tool_runs"."shared_venture_id" is null);