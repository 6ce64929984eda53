CREATE TABLE "declaration_line" (
	"tenant_id" text NOT NULL,
	"transit_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"parcel_item_id" text NOT NULL,
	"title" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"material" text NOT NULL,
	"hs_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_fen" bigint NOT NULL,
	CONSTRAINT "declaration_line_tenant_id_transit_order_id_position_pk" PRIMARY KEY("tenant_id","transit_order_id","position")
);
--> statement-breakpoint
CREATE TABLE "logistics_event" (
	"tenant_id" text NOT NULL,
	"box_id" text NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"text_hash" text NOT NULL,
	"leg" text NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"original" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logistics_event_tenant_id_box_id_provider_at_code_text_hash_pk" PRIMARY KEY("tenant_id","box_id","provider","at","code","text_hash")
);
--> statement-breakpoint
CREATE TABLE "transit_box" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"transit_order_id" text NOT NULL,
	"box_no" integer NOT NULL,
	"grams" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'REGISTERED' NOT NULL,
	"state_at" timestamp with time zone,
	"sealed_at" timestamp with time zone NOT NULL,
	"unpacked_at" timestamp with time zone,
	CONSTRAINT "transit_box_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transit_box_measured" CHECK (grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0)
);
--> statement-breakpoint
CREATE TABLE "transit_event" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"transit_order_id" text NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transit_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "transit_order" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"order_no" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"holds" text[] DEFAULT '{}'::text[] NOT NULL,
	"close_reason" text,
	"close_note" text DEFAULT '' NOT NULL,
	"warehouse_id" text NOT NULL,
	"line_name" text NOT NULL,
	"address" jsonb NOT NULL,
	"station_id" text,
	"local_express_company_name" text NOT NULL,
	"insured_fen" bigint,
	"remark" text NOT NULL,
	"estimate" jsonb NOT NULL,
	"invoice" jsonb,
	"currency" text NOT NULL,
	"unpack_fen" bigint NOT NULL,
	"rehearsal_fen" bigint NOT NULL,
	"tolerance_fen" bigint NOT NULL,
	"refunded_local" bigint DEFAULT 0 NOT NULL,
	"host" text NOT NULL,
	"clock_at" timestamp with time zone,
	"outbound_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transit_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transit_order_tenantId_orderNo_unique" UNIQUE("tenant_id","order_no"),
	CONSTRAINT "transit_order_invoiced" CHECK (invoice is not null or status not in ('WEIGHED', 'OUTBOUND', 'DELIVERED'))
);
--> statement-breakpoint
CREATE TABLE "transit_parcel" (
	"tenant_id" text NOT NULL,
	"transit_order_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"stored_days" integer NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "transit_parcel_tenant_id_transit_order_id_parcel_id_pk" PRIMARY KEY("tenant_id","transit_order_id","parcel_id")
);
--> statement-breakpoint
CREATE TABLE "transit_quote" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transit_quote_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "declaration_line" ADD CONSTRAINT "declaration_line_of_order" FOREIGN KEY ("tenant_id","transit_order_id") REFERENCES "public"."transit_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_line" ADD CONSTRAINT "declaration_line_of_item" FOREIGN KEY ("tenant_id","parcel_item_id") REFERENCES "public"."parcel_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logistics_event" ADD CONSTRAINT "logistics_event_of_box" FOREIGN KEY ("tenant_id","box_id") REFERENCES "public"."transit_box"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_box" ADD CONSTRAINT "transit_box_of_order" FOREIGN KEY ("tenant_id","transit_order_id") REFERENCES "public"."transit_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_event" ADD CONSTRAINT "transit_event_of_order" FOREIGN KEY ("tenant_id","transit_order_id") REFERENCES "public"."transit_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_order" ADD CONSTRAINT "transit_order_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_parcel" ADD CONSTRAINT "transit_parcel_of_order" FOREIGN KEY ("tenant_id","transit_order_id") REFERENCES "public"."transit_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_parcel" ADD CONSTRAINT "transit_parcel_of_parcel" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_quote" ADD CONSTRAINT "transit_quote_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transit_box_no" ON "transit_box" USING btree ("tenant_id","transit_order_id","box_no") WHERE unpacked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transit_box_tracked" ON "transit_box" USING btree ("tenant_id","carrier","tracking_no") WHERE tracking_no <> '';--> statement-breakpoint
CREATE INDEX "transit_event_tenant_id_transit_order_id_at_index" ON "transit_event" USING btree ("tenant_id","transit_order_id","at");--> statement-breakpoint
CREATE INDEX "transit_order_tenant_id_shopper_id_created_at_id_index" ON "transit_order" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transit_order_tenant_id_shopper_id_status_created_at_id_index" ON "transit_order" USING btree ("tenant_id","shopper_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "transit_order_queue" ON "transit_order" USING btree ("tenant_id","warehouse_id","status","moved_at","id");--> statement-breakpoint
CREATE INDEX "transit_order_clock" ON "transit_order" USING btree ("clock_at") WHERE clock_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transit_parcel_once" ON "transit_parcel" USING btree ("tenant_id","parcel_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "transit_quote_tenant_id_shopper_id_created_at_index" ON "transit_quote" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "transit_quote_expires_at_index" ON "transit_quote" USING btree ("expires_at");