DROP INDEX "unclaimed_claim_open";--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ALTER COLUMN "parcel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "label_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD COLUMN "order_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_claim_waiting" ON "unclaimed_claim" USING btree ("tenant_id","tracking_no","shopper_id") WHERE status = 'SUBMITTED';--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD CONSTRAINT "unclaimed_claim_given" CHECK ((parcel_id is not null) = (status = 'APPROVED'));