CREATE TABLE "customs_info" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"country_code" text NOT NULL,
	"receiver_name" text NOT NULL,
	"sealed" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"receiver_mark" text NOT NULL,
	"keep" boolean NOT NULL,
	"consent_version" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"purge_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customs_info_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customs_look" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"customs_info_id" text NOT NULL,
	"masked" text NOT NULL,
	"staff_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customs_look_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_data_key" (
	"tenant_id" text NOT NULL,
	"wrapped" text NOT NULL,
	"wrapped_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_data_key_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "customs_info" ADD CONSTRAINT "customs_info_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customs_look" ADD CONSTRAINT "customs_look_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customs_info_tenant_id_shopper_id_updated_at_index" ON "customs_info" USING btree ("tenant_id","shopper_id","updated_at");--> statement-breakpoint
CREATE INDEX "customs_info_purge" ON "customs_info" USING btree ("purge_after") WHERE purge_after is not null;--> statement-breakpoint
CREATE INDEX "customs_info_reminder" ON "customs_info" USING btree ("expires_at") WHERE expires_at is not null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "customs_look_tenant_id_shopper_id_at_index" ON "customs_look" USING btree ("tenant_id","shopper_id","at");--> statement-breakpoint
CREATE INDEX "customs_look_at_index" ON "customs_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tenant_data_key_wrapped_by_index" ON "tenant_data_key" USING btree ("wrapped_by");