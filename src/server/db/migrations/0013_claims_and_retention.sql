ALTER TABLE "idempotency" ALTER COLUMN "response" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "marketplace_picture" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "known_device_last_seen_at_index" ON "known_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "refund_claim_over" ON "refund_claim" USING btree ("updated_at") WHERE status in ('RETURNED', 'VOID');