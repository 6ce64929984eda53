CREATE TABLE "seller_order" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"our_number" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"item_ids" jsonb NOT NULL,
	"numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"pay_url" text DEFAULT '' NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "seller_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "seller_order_number" UNIQUE("tenant_id","our_number")
);
--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_of_order" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."purchase_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_order_wanted" ON "seller_order" USING btree ("tenant_id","order_id") WHERE status in ('ASKED', 'PLACED');