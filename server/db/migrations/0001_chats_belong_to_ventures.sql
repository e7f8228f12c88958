CREATE TABLE "ventures" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"buyer" text DEFAULT '' NOT NULL,
	"offer" text DEFAULT '' NOT NULL,
	"stage" text,
	"place" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ventures_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "ventures_version_from_one" CHECK ("ventures"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "venture_id" uuid;--> statement-breakpoint
ALTER TABLE "ventures" ADD CONSTRAINT "ventures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ventures_recent" ON "ventures" USING btree ("user_id","updated_at","id");--> statement-breakpoint
-- The whole key cannot become null: only the venture is emptied.
ALTER TABLE "chats" ADD CONSTRAINT "chats_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE set null ("venture_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_in_venture" ON "chats" USING btree ("user_id","venture_id","updated_at","id");--> statement-breakpoint
SELECT count_stored_in('ventures', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('ventures', 300, NULL);
