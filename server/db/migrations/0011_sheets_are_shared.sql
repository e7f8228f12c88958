CREATE TABLE "venture_shares" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"reader" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"openings" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venture_shares_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "venture_shares_one_per_token" UNIQUE("token_hash"),
	CONSTRAINT "venture_shares_opened_from_zero" CHECK ("venture_shares"."opened" >= 0)
);
--> statement-breakpoint
ALTER TABLE "venture_shares" ADD CONSTRAINT "venture_shares_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_shares_in_venture" ON "venture_shares" USING btree ("user_id","venture_id","created_at","id");--> statement-breakpoint
SELECT count_stored_in('venture_shares', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('venture_shares', 1000, NULL);
