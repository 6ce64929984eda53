CREATE TABLE "own_product" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"titles" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"weight_grams" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_product_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "own_sku" (
	"tenant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"price_fen" bigint NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "own_sku_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "own_sku_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "own_stock_held" (
	"tenant_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"order_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "own_stock_held_tenant_id_order_item_id_pk" PRIMARY KEY("tenant_id","order_item_id"),
	CONSTRAINT "own_stock_held_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "own_sku" ADD CONSTRAINT "own_sku_tenant_id_product_id_own_product_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."own_product"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stock_held" ADD CONSTRAINT "own_stock_held_tenant_id_order_item_id_order_item_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_item_id") REFERENCES "public"."order_item"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stock_held" ADD CONSTRAINT "own_stock_held_tenant_id_sku_id_own_sku_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sku_id") REFERENCES "public"."own_sku"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_product_tenant_id_created_at_id_index" ON "own_product" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "own_sku_tenant_id_product_id_position_index" ON "own_sku" USING btree ("tenant_id","product_id","position");--> statement-breakpoint
CREATE INDEX "own_stock_held_tenant_id_order_id_index" ON "own_stock_held" USING btree ("tenant_id","order_id");