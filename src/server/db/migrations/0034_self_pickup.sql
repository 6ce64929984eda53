CREATE TABLE "self_pickup_info" (
	"tenant_id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"station_id" text,
	"receiver_name" text NOT NULL,
	"phone" text NOT NULL,
	"id_last4" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_pickup_info_tenant_id_shopper_id_pk" PRIMARY KEY("tenant_id","shopper_id")
);
--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "self_pickup_info" ADD CONSTRAINT "self_pickup_info_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;