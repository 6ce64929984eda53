CREATE TABLE "fee_version" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "fee_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_shape" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_shape_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_price" DROP CONSTRAINT "service_price_valid_from";--> statement-breakpoint
ALTER TABLE "transit_line_version" DROP CONSTRAINT "transit_line_version_valid_from";--> statement-breakpoint
ALTER TABLE "service_price" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_price" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_price" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "transit_line_version" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_line_version" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_line_version" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "fee_version" ADD CONSTRAINT "fee_version_shop" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_version_valid_from" ON "fee_version" USING btree ("tenant_id","valid_from") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "import_shape_used" ON "import_shape" USING btree ("tenant_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_price_valid_from" ON "service_price" USING btree ("tenant_id","service_id","valid_from") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transit_line_version_valid_from" ON "transit_line_version" USING btree ("tenant_id","line_id","valid_from") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "transit_order_of_line" ON "transit_order" USING btree ("tenant_id","line_name","created_at","id");--> statement-breakpoint
-- `dated_terms_stay` lets through what takes back terms to come
DROP TRIGGER IF EXISTS "transit_line_version_append_only" ON "transit_line_version";--> statement-breakpoint
DROP TRIGGER IF EXISTS "service_price_append_only" ON "service_price";
