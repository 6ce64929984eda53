DROP INDEX "purchase_order_open";--> statement-breakpoint
ALTER TABLE "offline_deposit" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_order_open_paid" ON "purchase_order" USING btree ("tenant_id","moved_at","id","status") WHERE status not in ('COMPLETED', 'CLOSED', 'PENDING_PAYMENT');