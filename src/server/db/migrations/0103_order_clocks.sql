ALTER TABLE "purchase_order" ADD COLUMN "clock" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "clock_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "clock_left_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "take_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchase_order_late" ON "purchase_order" USING btree ("tenant_id","due_at","id") WHERE status in ('PAID', 'PURCHASING') and due_at is not null;--> statement-breakpoint
CREATE INDEX "purchase_order_unsent" ON "purchase_order" USING btree ("tenant_id","due_at","id") WHERE status = 'PURCHASED' and due_at is not null;--> statement-breakpoint
CREATE INDEX "purchase_order_unreckoned" ON "purchase_order" USING btree ("moved_at") WHERE status in ('PAID', 'PURCHASING', 'PURCHASED', 'SELLER_SHIPPED') and due_at is null and (clock is null or clock_from is not null);