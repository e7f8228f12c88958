CREATE TABLE "venture_figure_versions" (
	"user_id" uuid NOT NULL,
	"figure_id" uuid NOT NULL,
	"quantity" jsonb NOT NULL,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venture_figure_versions_user_id_figure_id_version_pk" PRIMARY KEY("user_id","figure_id","version")
);
--> statement-breakpoint
CREATE TABLE "venture_figures" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"venture_id" uuid,
	"chat_id" uuid,
	"message_id" uuid,
	"span_start" integer,
	"span_end" integer,
	"quantity" jsonb NOT NULL,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venture_figures_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "venture_figures_one_per_origin" UNIQUE("user_id","message_id","span_start"),
	CONSTRAINT "venture_figures_version_from_one" CHECK ("venture_figures"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "venture_figure_versions" ADD CONSTRAINT "venture_figure_versions_of_figure" FOREIGN KEY ("user_id","figure_id") REFERENCES "public"."venture_figures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_figures" ADD CONSTRAINT "venture_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_figures" ADD CONSTRAINT "venture_figures_of_venture" FOREIGN KEY ("user_id","venture_id") REFERENCES "public"."ventures"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_figures_in_venture" ON "venture_figures" USING btree ("user_id","venture_id","created_at","id");--> statement-breakpoint
CREATE INDEX "venture_figures_of_chat" ON "venture_figures" USING btree ("user_id","chat_id");--> statement-breakpoint
SELECT count_stored_in('venture_figures', 'user_id', '0', NULL);--> statement-breakpoint
SELECT count_stored_in('venture_figure_versions', 'user_id', '0', NULL);--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES
  ('venture_figures', 20000, NULL),
  ('venture_figure_versions', 100000, NULL);
