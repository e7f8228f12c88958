CREATE TABLE "pitch_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"cheque_min" bigint NOT NULL,
	"cheque_max" bigint NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "pitch_requests_one_each" UNIQUE("pitch_id","from_user_id")
);
--> statement-breakpoint
CREATE TABLE "pitches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"industry" text NOT NULL,
	"stage" text NOT NULL,
	"description" text NOT NULL,
	"seeking_amount" bigint NOT NULL,
	"traction" text,
	"visibility" jsonb NOT NULL,
	"status" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"hidden_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pitches_amount_positive" CHECK ("pitches"."seeking_amount" > 0),
	CONSTRAINT "pitches_status_known" CHECK ("pitches"."status" in ('draft', 'active', 'closed', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "pitch_requests" ADD CONSTRAINT "pitch_requests_pitch_id_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_requests" ADD CONSTRAINT "pitch_requests_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitch_requests_sent" ON "pitch_requests" USING btree ("from_user_id","created_at");--> statement-breakpoint
CREATE INDEX "pitches_of_member" ON "pitches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pitches_listed" ON "pitches" USING btree ("created_at","id") WHERE "pitches"."status" = 'active' and "pitches"."hidden_because" is null;