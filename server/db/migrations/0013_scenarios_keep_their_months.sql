ALTER TABLE "venture_scenarios" ADD COLUMN "months" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venture_scenarios" ADD COLUMN "seed" bigint DEFAULT 1 NOT NULL;