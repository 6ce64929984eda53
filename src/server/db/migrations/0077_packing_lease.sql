ALTER TABLE "parcel" DROP CONSTRAINT "parcel_owned";--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "held_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transit_order_lease" ON "transit_order" USING btree ("tenant_id","claimed_by","moved_at","id") WHERE claimed_by is not null;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_owned" CHECK (shopper_id is not null or status in ('UNCLAIMED', 'DISPOSED', 'RETURNED_TO_SELLER', 'EXPIRED'));