DROP INDEX "refund_claim_over";--> statement-breakpoint
ALTER TABLE "refund_claim" ADD COLUMN "answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_claim_over" ON "refund_claim" USING btree ("updated_at") WHERE status in ('RETURNED', 'ON_BALANCE', 'VOID');