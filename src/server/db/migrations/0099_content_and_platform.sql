CREATE TABLE "platform_device" (
	"tenant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "platform_device_tenant_id_person_id_token_hash_pk" PRIMARY KEY("tenant_id","person_id","token_hash"),
	CONSTRAINT "platform_device_deployment" CHECK (tenant_id = '*')
);
--> statement-breakpoint
CREATE TABLE "platform_notice" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"words" jsonb NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "platform_notice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "platform_notice_deployment" CHECK (tenant_id = '*')
);
--> statement-breakpoint
CREATE TABLE "staff_notice_seen" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_notice_seen_tenant_id_staff_id_notice_id_pk" PRIMARY KEY("tenant_id","staff_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "tenant_quota" ADD COLUMN "storage_used_mb" integer;--> statement-breakpoint
ALTER TABLE "tenant_quota" ADD COLUMN "switched_off" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "title_original" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_device" ADD CONSTRAINT "platform_device_tenant_id_person_id_platform_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."platform_person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice_seen" ADD CONSTRAINT "staff_notice_seen_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_device_last_seen_at_index" ON "platform_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "platform_notice_tenant_id_created_at_id_index" ON "platform_notice" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "platform_notice_shown" ON "platform_notice" USING btree ("tenant_id","created_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payment_of_shopper" ON "payment" USING btree ("tenant_id","shopper_id","paid_at");