CREATE TABLE "parcel" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"parcel_no" text NOT NULL,
	"shopper_id" text,
	"warehouse_id" text NOT NULL,
	"source" text,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"grams" integer,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"goods_kinds" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"transit_order_id" text,
	"received_at" timestamp with time zone,
	"stocked_in_at" timestamp with time zone,
	"day_offset" integer DEFAULT 480 NOT NULL,
	"free_until" date,
	"paused_days" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "parcel_tenantId_parcelNo_unique" UNIQUE("tenant_id","parcel_no"),
	CONSTRAINT "parcel_taken" CHECK ((transit_order_id is not null) = (status in ('LOCKED', 'PACKED', 'OUTBOUND'))),
	CONSTRAINT "parcel_owned" CHECK (shopper_id is not null or status in ('UNCLAIMED', 'DISPOSED', 'RETURNED_TO_SELLER')),
	CONSTRAINT "parcel_known" CHECK ((shopper_id is null) = (source is null)),
	CONSTRAINT "parcel_measured" CHECK (status not in ('INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'OUTBOUND') or (grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0) is true),
	CONSTRAINT "parcel_stored" CHECK (status not in ('STOCKED_IN', 'LOCKED', 'PACKED', 'OUTBOUND') or (stocked_in_at is not null and free_until is not null))
);
--> statement-breakpoint
CREATE TABLE "parcel_event" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"status" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "parcel_item" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"position" integer NOT NULL,
	"order_item_id" text,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"product_url" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_fen" bigint NOT NULL,
	CONSTRAINT "parcel_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "parcel_item_counted" CHECK (quantity > 0 and unit_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_number" (
	"tenant_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	CONSTRAINT "parcel_number_tenant_id_parcel_id_number_pk" PRIMARY KEY("tenant_id","parcel_id","number")
);
--> statement-breakpoint
CREATE TABLE "parcel_photo" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"kind" text NOT NULL,
	"image" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_photo_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "forecast" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"tracking_no" text NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"host" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forecast_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "forecast_of_parcel" UNIQUE("tenant_id","parcel_id")
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"service_code" text NOT NULL,
	"price_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"amount_local" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "unclaimed_claim" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"tracking_no" text NOT NULL,
	"statement" text NOT NULL,
	"seller" text DEFAULT '' NOT NULL,
	"grams" integer,
	"proof_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unclaimed_claim_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_warehouse" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_warehouse_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "user_warehouse_code" UNIQUE("tenant_id","code"),
	CONSTRAINT "user_warehouse_once" UNIQUE("tenant_id","shopper_id","warehouse_id")
);
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "finding" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "decide_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "refunded_local" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_tenant_id_warehouse_id_warehouse_tenant_id_id_fk" FOREIGN KEY ("tenant_id","warehouse_id") REFERENCES "public"."warehouse"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD CONSTRAINT "parcel_event_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_item" ADD CONSTRAINT "parcel_item_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_item" ADD CONSTRAINT "parcel_item_tenant_id_order_item_id_order_item_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_item_id") REFERENCES "public"."order_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_number" ADD CONSTRAINT "parcel_number_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_photo" ADD CONSTRAINT "parcel_photo_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD CONSTRAINT "unclaimed_claim_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD CONSTRAINT "unclaimed_claim_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_warehouse" ADD CONSTRAINT "user_warehouse_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_warehouse" ADD CONSTRAINT "user_warehouse_tenant_id_warehouse_id_warehouse_tenant_id_id_fk" FOREIGN KEY ("tenant_id","warehouse_id") REFERENCES "public"."warehouse"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_of_shopper" ON "parcel" USING btree ("tenant_id","shopper_id","status","free_until","id");--> statement-breakpoint
CREATE INDEX "parcel_queue" ON "parcel" USING btree ("tenant_id","warehouse_id","status","moved_at","id");--> statement-breakpoint
CREATE INDEX "parcel_of_transit" ON "parcel" USING btree ("tenant_id","transit_order_id") WHERE transit_order_id is not null;--> statement-breakpoint
CREATE INDEX "parcel_ending" ON "parcel" USING btree ("expires_at") WHERE status in ('FORECAST', 'UNCLAIMED');--> statement-breakpoint
CREATE INDEX "parcel_arrived" ON "parcel" USING btree ("moved_at") WHERE status in ('RECEIVED', 'INSPECTED');--> statement-breakpoint
CREATE INDEX "parcel_event_tenant_id_parcel_id_at_index" ON "parcel_event" USING btree ("tenant_id","parcel_id","at");--> statement-breakpoint
CREATE INDEX "parcel_item_tenant_id_parcel_id_position_index" ON "parcel_item" USING btree ("tenant_id","parcel_id","position");--> statement-breakpoint
CREATE INDEX "parcel_item_of_order" ON "parcel_item" USING btree ("tenant_id","order_item_id") WHERE order_item_id is not null;--> statement-breakpoint
CREATE INDEX "parcel_number_lookup" ON "parcel_number" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "parcel_photo_tenant_id_parcel_id_taken_at_index" ON "parcel_photo" USING btree ("tenant_id","parcel_id","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_number" ON "forecast" USING btree ("tenant_id","shopper_id","tracking_no") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "forecast_rivals" ON "forecast" USING btree ("tenant_id","tracking_no") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "forecast_tenant_id_shopper_id_created_at_id_index" ON "forecast" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_order_tenant_id_parcel_id_created_at_index" ON "service_order" USING btree ("tenant_id","parcel_id","created_at");--> statement-breakpoint
CREATE INDEX "service_order_queue" ON "service_order" USING btree ("created_at") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_claim_approved" ON "unclaimed_claim" USING btree ("tenant_id","parcel_id") WHERE status = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_claim_open" ON "unclaimed_claim" USING btree ("tenant_id","shopper_id","parcel_id") WHERE status = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "unclaimed_claim_queue" ON "unclaimed_claim" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "unclaimed_claim_tenant_id_shopper_id_created_at_id_index" ON "unclaimed_claim" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_warehouse_default" ON "user_warehouse" USING btree ("tenant_id","shopper_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "order_item_undecided" ON "order_item" USING btree ("decide_before") WHERE status = 'QC_FAILED';--> statement-breakpoint
CREATE INDEX "purchase_order_to_buy" ON "purchase_order" USING btree ("moved_at") WHERE status in ('PAID', 'PURCHASING', 'PURCHASED');--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_refund" CHECK (refunded_local between 0 and total_local);