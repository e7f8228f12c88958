CREATE TABLE "process_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"streams" integer NOT NULL,
	"turns" integer NOT NULL,
	"tools" integer NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"heard" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "contact_messages_to_mail";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "suspected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_mails" ADD COLUMN "copy_of" uuid;--> statement-breakpoint
CREATE INDEX "user_subscriptions_recent" ON "user_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "local_mails_copies" ON "local_mails" USING btree ("copy_of");--> statement-breakpoint
CREATE INDEX "contact_messages_to_mail" ON "contact_messages" USING btree ("mail_due_at") WHERE "contact_messages"."mailed_at" is null and not "contact_messages"."suspected";
--> statement-breakpoint
-- A copy in the local mailbox goes with its message, whoever deletes that; one of a message that is gone is not kept.
ALTER TABLE local_mails ADD CONSTRAINT local_mails_of_message FOREIGN KEY (copy_of) REFERENCES contact_messages(id) ON DELETE CASCADE;
