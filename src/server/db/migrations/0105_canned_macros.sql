ALTER TABLE "canned_answer" ADD COLUMN "then" text;--> statement-breakpoint
ALTER TABLE "canned_answer" ADD COLUMN "note" text DEFAULT '' NOT NULL;