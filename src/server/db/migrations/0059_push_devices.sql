CREATE TABLE "push_device" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_device_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_notice" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"code" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"link" text,
	"event" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_notice_tenant_id_device_id_id_pk" PRIMARY KEY("tenant_id","device_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_tenant_id_session_id_session_tenant_id_id_fk" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."session"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notice" ADD CONSTRAINT "push_notice_tenant_id_device_id_push_device_tenant_id_id_fk" FOREIGN KEY ("tenant_id","device_id") REFERENCES "public"."push_device"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_device_tenant_id_shopper_id_created_at_index" ON "push_device" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "push_device_tenant_id_session_id_index" ON "push_device" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_notice_once" ON "push_notice" USING btree ("tenant_id","device_id","event");--> statement-breakpoint
CREATE INDEX "push_notice_created_at_index" ON "push_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_notice_waiting" ON "push_notice" USING btree ("tenant_id","next_attempt_at") WHERE sent_at is null and attempts < 5;