ALTER TABLE "notification" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_notice" ADD COLUMN "until" timestamp with time zone;