CREATE TABLE "tool_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"markdown" text DEFAULT '' NOT NULL,
	"made_by" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost" integer,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_runs_recent" ON "tool_runs" USING btree ("user_id","tool","created_at","id");--> statement-breakpoint
CREATE INDEX "tool_runs_running" ON "tool_runs" USING btree ("heartbeat_at") WHERE "tool_runs"."status" = 'running';