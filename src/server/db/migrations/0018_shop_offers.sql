CREATE TABLE "service_price" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "service_price_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "service_price_valid_from" UNIQUE("tenant_id","service_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "shop_service" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"remark" jsonb NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shop_service_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shop_service_code" UNIQUE("tenant_id","code"),
	CONSTRAINT "shop_service_kind" CHECK (kind in ('VALUE_ADDED', 'PACKING'))
);
--> statement-breakpoint
CREATE TABLE "transit_line" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "transit_line_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transit_line_name" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "transit_line_version" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"line_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "transit_line_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transit_line_version_valid_from" UNIQUE("tenant_id","line_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"postcode" text NOT NULL,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "warehouse_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "warehouse_code" UNIQUE("tenant_id","code"),
	CONSTRAINT "warehouse_region" CHECK (region in ('LOCAL', 'CHINA')),
	CONSTRAINT "warehouse_state" CHECK (state in ('OPEN', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_service" FOREIGN KEY ("tenant_id","service_id") REFERENCES "public"."shop_service"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_service" ADD CONSTRAINT "shop_service_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_line" ADD CONSTRAINT "transit_line_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_line_version" ADD CONSTRAINT "transit_line_version_line" FOREIGN KEY ("tenant_id","line_id") REFERENCES "public"."transit_line"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Kept in memory with their shop, as its banners are: a change of one is a change of the shop.
CREATE TRIGGER "warehouse_changed" AFTER INSERT OR UPDATE OR DELETE ON "warehouse" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();--> statement-breakpoint
CREATE TRIGGER "transit_line_changed" AFTER INSERT OR UPDATE OR DELETE ON "transit_line" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();--> statement-breakpoint
CREATE TRIGGER "transit_line_version_changed" AFTER INSERT ON "transit_line_version" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();--> statement-breakpoint
CREATE TRIGGER "shop_service_changed" AFTER INSERT OR UPDATE OR DELETE ON "shop_service" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();--> statement-breakpoint
CREATE TRIGGER "service_price_changed" AFTER INSERT ON "service_price" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();
