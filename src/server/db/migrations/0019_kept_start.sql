-- ends releases before
ALTER TABLE "payment_attempt" ADD COLUMN "method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "start" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "memo" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "sandbox_charge" SET "refunds" = jsonb_build_array(jsonb_build_object('reference', "refunded_by", 'amount', "amount")) WHERE "refunded_by" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" DROP COLUMN "refunded_by";
