ALTER TABLE "notification" ADD COLUMN "sum" jsonb;--> statement-breakpoint
ALTER TABLE "push_notice" ADD COLUMN "sum" jsonb;