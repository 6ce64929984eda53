DROP INDEX "transit_event_tenant_id_transit_order_id_at_index";--> statement-breakpoint
ALTER TABLE "transit_event" ADD COLUMN "position" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "customs_ref" jsonb;--> statement-breakpoint
CREATE INDEX "transit_event_of" ON "transit_event" USING btree ("tenant_id","transit_order_id","position");