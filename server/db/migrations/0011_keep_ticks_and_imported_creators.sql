CREATE TABLE "imported_creators" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"followers" bigint,
	"engagement" double precision,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_creators_user_id_platform_handle_pk" PRIMARY KEY("user_id","platform","handle")
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "ticked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_creators" ADD CONSTRAINT "imported_creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;