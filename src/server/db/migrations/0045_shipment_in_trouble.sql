DROP INDEX "transit_order_on_its_way";--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "trouble" jsonb;--> statement-breakpoint
CREATE INDEX "transit_order_on_its_way" ON "transit_order" USING btree ("moved_at") WHERE status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'SEIZED');