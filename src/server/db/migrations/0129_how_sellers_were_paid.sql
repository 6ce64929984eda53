ALTER TABLE "seller_order" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_order" ADD COLUMN "payment_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "seller_order_account" ON "seller_order" USING btree ("tenant_id","placed_at") WHERE account <> '';--> statement-breakpoint
CREATE INDEX "purchase_order_by_shop" ON "purchase_order" USING btree ("tenant_id","channel","shop_id","moved_at","id") WHERE status in ('PAID', 'PURCHASING');
--> statement-breakpoint
CREATE INDEX "parcel_at_door" ON "parcel" USING btree ("tenant_id","warehouse_id","courier_at") WHERE status = 'FORECAST' and courier_state in ('OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'FAILED_ATTEMPT', 'DELIVERED');