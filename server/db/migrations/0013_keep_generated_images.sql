CREATE TABLE "generated_images" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"enhanced_prompt" text,
	"image_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_images_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_of_run" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."tool_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generated_images_by_id" ON "generated_images" USING btree ("id");--> statement-breakpoint
CREATE INDEX "generated_images_of_run_index" ON "generated_images" USING btree ("user_id","run_id");