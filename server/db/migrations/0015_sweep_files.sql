CREATE TABLE "files_to_delete" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_to_delete_due" ON "files_to_delete" USING btree ("due_at");--> statement-breakpoint
-- A copy of a result names the pictures of the first: they move to it, and go with the last result that names them.
CREATE FUNCTION move_images_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE generated_images g SET run_id = other.id
  FROM tool_runs other
  WHERE g.user_id = old.user_id AND g.run_id = old.id
    AND other.user_id = old.user_id AND other.id <> old.id AND other.tool = 'image-generator'
    AND other.output -> 'images' @> jsonb_build_array(jsonb_build_object('url', g.image_url));
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER tool_runs_move_images BEFORE DELETE ON tool_runs
  FOR EACH ROW WHEN (old.tool = 'image-generator') EXECUTE FUNCTION move_images_of_run();
--> statement-breakpoint
CREATE FUNCTION forget_image_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO files_to_delete (key, due_at) VALUES ('images/' || old.id || '.png', now()) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER generated_images_forget_file AFTER DELETE ON generated_images
  FOR EACH ROW EXECUTE FUNCTION forget_image_file();
