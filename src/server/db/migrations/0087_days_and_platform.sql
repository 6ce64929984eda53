CREATE TABLE "fact_day" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"dimension" text DEFAULT '' NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "fact_day_tenant_id_day_measure_dimension_pk" PRIMARY KEY("tenant_id","day","measure","dimension")
);
--> statement-breakpoint
CREATE TABLE "fact_mark" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	"from_day" date NOT NULL,
	"last_day" date,
	"first_day" date,
	"quiet_runs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fact_mark_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fact_mark_one" CHECK (id = 'days')
);
--> statement-breakpoint
CREATE TABLE "platform_deed" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"shop_id" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "platform_deed_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "platform_deed_deployment" CHECK (tenant_id = '*')
);
--> statement-breakpoint
CREATE TABLE "platform_person" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"login_hash" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"sealed_secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "platform_person_tenantId_email_unique" UNIQUE("tenant_id","email"),
	CONSTRAINT "platform_person_state" CHECK (state in ('ACTIVE', 'SUSPENDED')),
	CONSTRAINT "platform_person_deployment" CHECK (tenant_id = '*')
);
--> statement-breakpoint
CREATE TABLE "platform_recovery_code" (
	"tenant_id" text NOT NULL,
	"person_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "platform_recovery_code_tenant_id_person_id_code_hash_pk" PRIMARY KEY("tenant_id","person_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "platform_session" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"person_id" text NOT NULL,
	CONSTRAINT "platform_session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "platform_session_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash"),
	CONSTRAINT "platform_session_deployment" CHECK (tenant_id = '*')
);
--> statement-breakpoint
CREATE TABLE "support_access" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "support_access_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_quota" (
	"tenant_id" text NOT NULL,
	"orders" integer,
	"staff" integer,
	"storage_mb" integer,
	"mails" integer,
	"is_hard" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"over" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_quota_tenant_id_pk" PRIMARY KEY("tenant_id"),
	CONSTRAINT "tenant_quota_positive" CHECK (coalesce(orders, 0) >= 0 and coalesce(staff, 1) > 0 and coalesce(storage_mb, 0) >= 0 and coalesce(mails, 0) >= 0)
);
--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_recovery_code" ADD CONSTRAINT "platform_recovery_code_tenant_id_person_id_platform_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."platform_person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_session" ADD CONSTRAINT "platform_session_tenant_id_person_id_platform_person_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."platform_person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_access" ADD CONSTRAINT "support_access_tenant_id_granted_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","granted_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_mark_due" ON "fact_mark" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "platform_deed_tenant_id_at_id_index" ON "platform_deed" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "platform_deed_tenant_id_shop_id_at_id_index" ON "platform_deed" USING btree ("tenant_id","shop_id","at","id");--> statement-breakpoint
CREATE INDEX "platform_session_tenant_id_person_id_index" ON "platform_session" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "platform_session_expires_at_index" ON "platform_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_access_tenant_id_until_index" ON "support_access" USING btree ("tenant_id","until");--> statement-breakpoint
CREATE INDEX "payment_of_day" ON "payment" USING btree ("tenant_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "parcel_event_of_day" ON "parcel_event" USING btree ("tenant_id","status","at");--> statement-breakpoint
CREATE INDEX "refund_of_day" ON "refund" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "order_event_of_day" ON "order_event" USING btree ("tenant_id","status","at");--> statement-breakpoint
CREATE INDEX "purchase_order_open" ON "purchase_order" USING btree ("tenant_id","status","moved_at") WHERE status not in ('COMPLETED', 'CLOSED');--> statement-breakpoint
CREATE INDEX "transit_event_of_day" ON "transit_event" USING btree ("tenant_id","status","at");