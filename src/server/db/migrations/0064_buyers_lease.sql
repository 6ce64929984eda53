ALTER TABLE "purchase_order" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_item_asked" ON "order_item" USING btree ("tenant_id","decide_before") WHERE status = 'DEARER';--> statement-breakpoint
CREATE INDEX "purchase_order_desk" ON "purchase_order" USING btree ("tenant_id","moved_at","id") WHERE status in ('PAID', 'PURCHASING');--> statement-breakpoint
CREATE INDEX "purchase_order_at_seller" ON "purchase_order" USING btree ("tenant_id","moved_at","id") WHERE status = 'PURCHASED';--> statement-breakpoint
CREATE INDEX "purchase_order_lease" ON "purchase_order" USING btree ("tenant_id","claimed_by","moved_at","id") WHERE claimed_by is not null;