CREATE TABLE "shelf_count" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"location" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"counted_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "shelf_count_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shelf_count_by_two" CHECK (closed_by is null or closed_by <> counted_by)
);
--> statement-breakpoint
CREATE TABLE "shelf_count_line" (
	"tenant_id" text NOT NULL,
	"count_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"kind" text NOT NULL,
	"stood" text NOT NULL,
	CONSTRAINT "shelf_count_line_tenant_id_count_id_parcel_id_pk" PRIMARY KEY("tenant_id","count_id","parcel_id")
);
--> statement-breakpoint
CREATE TABLE "substitute_offer" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"status" text NOT NULL,
	"goods" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"unit_fen" bigint NOT NULL,
	"images" text[] NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"staff_id" text NOT NULL,
	"decide_before" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "substitute_offer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "order_item_asked";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "dearer_proof" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "wait_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shelf_count_line" ADD CONSTRAINT "shelf_count_line_tenant_id_count_id_shelf_count_tenant_id_id_fk" FOREIGN KEY ("tenant_id","count_id") REFERENCES "public"."shelf_count"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_count_line" ADD CONSTRAINT "shelf_count_line_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_offer" ADD CONSTRAINT "substitute_offer_tenant_id_order_item_id_order_item_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_item_id") REFERENCES "public"."order_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shelf_count_open" ON "shelf_count" USING btree ("tenant_id","warehouse_id","location") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "shelf_count_tenant_id_state_started_at_id_index" ON "shelf_count" USING btree ("tenant_id","state","started_at","id");--> statement-breakpoint
CREATE INDEX "substitute_offer_tenant_id_order_item_id_index" ON "substitute_offer" USING btree ("tenant_id","order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "substitute_offer_open" ON "substitute_offer" USING btree ("tenant_id","order_item_id") WHERE status = 'OFFERED';--> statement-breakpoint
CREATE INDEX "parcel_shelf" ON "parcel" USING btree ("tenant_id","warehouse_id","location") WHERE status in ('STOCKED_IN', 'LOCKED');--> statement-breakpoint
CREATE INDEX "seller_order_numbers" ON "seller_order" USING gin ("numbers" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "order_item_asked_about" ON "order_item" USING btree ("tenant_id","decide_before") WHERE status in ('DEARER', 'SUBSTITUTE');--> statement-breakpoint
CREATE INDEX "order_item_substitute" ON "order_item" USING btree ("decide_before") WHERE status = 'SUBSTITUTE';--> statement-breakpoint
CREATE INDEX "purchase_order_waits" ON "purchase_order" USING btree ("tenant_id","moved_at","id") WHERE status in ('PAID', 'PURCHASING') and wait_until is not null;--> statement-breakpoint
CREATE INDEX "transit_box_number" ON "transit_box" USING btree ("tenant_id","tracking_no") WHERE tracking_no <> '';