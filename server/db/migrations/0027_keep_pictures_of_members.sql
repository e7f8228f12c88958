ALTER TABLE "profiles" ADD COLUMN "avatar_file" text;--> statement-breakpoint
-- Uploaded ones are kept already. Those at an address elsewhere are read when they are saved the next time.
UPDATE profiles SET avatar_file = substring(avatar_url FROM 16) WHERE avatar_url LIKE '/files/avatars/%';
