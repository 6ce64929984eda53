CREATE TABLE "manual_order_event" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"manual_order_id" text NOT NULL,
	"status" text NOT NULL,
	"staff_id" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "manual_order_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "close_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "manual_order" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "manual_order_event" ADD CONSTRAINT "manual_order_event_of_order" FOREIGN KEY ("tenant_id","manual_order_id") REFERENCES "public"."manual_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manual_order_event_tenant_id_manual_order_id_at_index" ON "manual_order_event" USING btree ("tenant_id","manual_order_id","at");--> statement-breakpoint
CREATE INDEX "manual_order_queue" ON "manual_order" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "manual_order_lease" ON "manual_order" USING btree ("tenant_id","claimed_by","created_at","id") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "manual_order_quoted" ON "manual_order" USING btree ("valid_until") WHERE status = 'QUOTED';--> statement-breakpoint
ALTER TABLE "manual_order" ADD CONSTRAINT "manual_order_of_order" UNIQUE("tenant_id","order_id");