ALTER TABLE "transit_box" ADD COLUMN "local_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "local_tracking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "transit_box_local_number" ON "transit_box" USING btree ("tenant_id","local_tracking_no") WHERE local_tracking_no <> '';