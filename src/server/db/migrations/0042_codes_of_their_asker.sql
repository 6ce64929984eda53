ALTER TABLE "email_code" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_code" ADD COLUMN "is_owners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_code" ADD COLUMN "own_attempts" integer DEFAULT 0 NOT NULL;