CREATE INDEX "parcel_desk" ON "parcel" USING btree ("tenant_id","status","moved_at","id");--> statement-breakpoint
CREATE INDEX "order_item_held" ON "order_item" USING btree ("tenant_id","id") WHERE status in ('QC_FAILED', 'RETURNING', 'EXCHANGING');--> statement-breakpoint
CREATE INDEX "service_order_desk" ON "service_order" USING btree ("tenant_id","parcel_id") WHERE status = 'REQUESTED';