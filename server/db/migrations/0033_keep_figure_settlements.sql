CREATE TABLE "figure_settlements" (
	"user_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"span_start" integer NOT NULL,
	"span_end" integer NOT NULL,
	"reading" jsonb,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_settlements_pk" PRIMARY KEY("user_id","chat_id","message_id","span_start","span_end"),
	CONSTRAINT "figure_settlements_span" CHECK ("figure_settlements"."span_start" >= 0 and "figure_settlements"."span_end" > "figure_settlements"."span_start")
);
--> statement-breakpoint
ALTER TABLE "figure_settlements" ADD CONSTRAINT "figure_settlements_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO storage_limits (kind, rows_max, bytes_max) VALUES ('figure_settlements', 50000, NULL);
--> statement-breakpoint
SELECT count_stored_in('figure_settlements', 'user_id', '0', NULL);
--> statement-breakpoint
-- A reply is promised when its turn begins; what it grows by afterwards, because its founder settled figures, is not.
CREATE TRIGGER refuse_growth AFTER UPDATE OF content ON messages FOR EACH ROW
  WHEN (OLD.outcome <> 'running' AND octet_length(NEW.content) > octet_length(OLD.content))
  EXECUTE FUNCTION refuse_growth_beyond_limit();
