ALTER TABLE "idempotency" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "progress" jsonb DEFAULT '{}'::jsonb NOT NULL;