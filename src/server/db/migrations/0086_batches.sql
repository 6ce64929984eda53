CREATE TABLE "manifest_template" (
	"tenant_id" text NOT NULL,
	"line_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manifest_template_tenant_id_line_name_pk" PRIMARY KEY("tenant_id","line_name")
);
--> statement-breakpoint
CREATE TABLE "transit_batch" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"batch_no" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"carrier" text NOT NULL,
	"master_no" text DEFAULT '' NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transit_batch_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transit_batch_tenantId_batchNo_unique" UNIQUE("tenant_id","batch_no"),
	CONSTRAINT "transit_batch_closed" CHECK ((status = 'OPEN') = (closed_at is null)),
	CONSTRAINT "transit_batch_handed_over" CHECK ((status = 'HANDED_OVER') = (handed_over_at is not null))
);
--> statement-breakpoint
ALTER TABLE "declaration_line" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "declaration_line" DROP CONSTRAINT "declaration_line_tenant_id_transit_order_id_position_pk";--> statement-breakpoint
ALTER TABLE "declaration_line" ADD CONSTRAINT "declaration_line_tenant_id_transit_order_id_revision_position_pk" PRIMARY KEY("tenant_id","transit_order_id","revision","position");--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "label_prints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "batched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "declared" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_parcel" ADD COLUMN "box_no" integer;--> statement-breakpoint
ALTER TABLE "manifest_template" ADD CONSTRAINT "manifest_template_tenant_id_changed_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","changed_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_batch" ADD CONSTRAINT "transit_batch_tenant_id_warehouse_id_warehouse_tenant_id_id_fk" FOREIGN KEY ("tenant_id","warehouse_id") REFERENCES "public"."warehouse"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_batch" ADD CONSTRAINT "transit_batch_tenant_id_opened_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","opened_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transit_batch_tenant_id_status_moved_at_id_index" ON "transit_batch" USING btree ("tenant_id","status","moved_at","id");--> statement-breakpoint
ALTER TABLE "transit_box" ADD CONSTRAINT "transit_box_of_batch" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."transit_batch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transit_box_batch" ON "transit_box" USING btree ("tenant_id","batch_id","batched_at","id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "transit_order_way" ON "transit_order" USING btree ("tenant_id","moved_at","id") WHERE status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP');--> statement-breakpoint
CREATE INDEX "transit_order_aside" ON "transit_order" USING btree ("tenant_id","status","moved_at","id") WHERE status in ('CUSTOMS', 'RETURNED', 'LOST', 'SEIZED');--> statement-breakpoint
CREATE INDEX "transit_order_exception" ON "transit_order" USING btree ("tenant_id","moved_at","id") WHERE holds <> '{}' and status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP');--> statement-breakpoint
CREATE INDEX "transit_order_late" ON "transit_order" USING btree ("tenant_id","promised_at","id") WHERE promised_at is not null and (status in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP') or (status = 'DELIVERED' and moved_at > promised_at));--> statement-breakpoint
ALTER TABLE "transit_box" ADD CONSTRAINT "transit_box_batched" CHECK ((batch_id is null) = (batched_at is null));