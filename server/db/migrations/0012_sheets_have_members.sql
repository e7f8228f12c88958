CREATE TABLE "venture_members" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid NOT NULL,
	"access" text NOT NULL,
	"email" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venture_members_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "venture_members_one_per_token" UNIQUE("token_hash"),
	CONSTRAINT "venture_members_one_per_address" UNIQUE("user_id","venture_id","email"),
	CONSTRAINT "venture_members_one_per_member" UNIQUE("user_id","venture_id","member_id"),
	CONSTRAINT "venture_members_not_the_owner" CHECK ("venture_members"."member_id" is distinct from "venture_members"."user_id"),
	CONSTRAINT "venture_members_invited_or_joined" CHECK (num_nulls("venture_members"."email", "venture_members"."token_hash", "venture_members"."expires_at") = case when "venture_members"."member_id" is null then 0 else 3 end)
);
--> statement-breakpoint
ALTER TABLE "venture_figure_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "venture_members" ADD CONSTRAINT "venture_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_members" ADD CONSTRAINT "venture_members_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_members_of_member" ON "venture_members" USING btree ("member_id","venture_id");--> statement-breakpoint
ALTER TABLE "venture_figure_versions" ADD CONSTRAINT "venture_figure_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_figure_versions_of_author" ON "venture_figure_versions" USING btree ("author_id") WHERE "venture_figure_versions"."author_id" is not null;--> statement-breakpoint
SELECT count_stored_in('venture_members', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('venture_members', 3000, NULL);--> statement-breakpoint
-- Whose open tabs show a venture: its owner's, and those of everybody who accepted an invitation.
CREATE FUNCTION venture_audience(owner uuid, venture uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT owner
  UNION ALL
  SELECT member_id FROM venture_members WHERE user_id = owner AND venture_id = venture AND member_id IS NOT NULL
$$;
