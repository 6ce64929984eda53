CREATE TABLE "marketplace_picture" (
	"address" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"buckets" integer[] NOT NULL,
	"vectors" "bytea"
);
--> statement-breakpoint
CREATE TABLE "marketplace_picture_due" (
	"channel" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "marketplace_picture_due_channel_item_id_pk" PRIMARY KEY("channel","item_id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_picture_product" (
	"address" text NOT NULL,
	"position" integer NOT NULL,
	"channel" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "marketplace_picture_product_address_channel_item_id_pk" PRIMARY KEY("address","channel","item_id")
);
--> statement-breakpoint
CREATE INDEX "marketplace_picture_buckets" ON "marketplace_picture" USING gin ("buckets");--> statement-breakpoint
CREATE INDEX "marketplace_picture_waiting" ON "marketplace_picture" USING btree ("version","position","address");--> statement-breakpoint
CREATE INDEX "marketplace_picture_product_owner" ON "marketplace_picture_product" USING btree ("channel","item_id");--> statement-breakpoint
CREATE INDEX "marketplace_picture_product_main" ON "marketplace_picture_product" USING btree ("address","position","channel");