CREATE TABLE "webhook" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"off_at" timestamp with time zone,
	CONSTRAINT "webhook_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "webhook_tenantId_url_unique" UNIQUE("tenant_id","url")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "webhook_delivery_state" CHECK (state in ('WAITING', 'SENT', 'GIVEN_UP'))
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_tenant_id_webhook_id_webhook_tenant_id_id_fk" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhook"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("tenant_id","webhook_id","next_attempt_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_delivery_tenant_id_webhook_id_created_at_id_index" ON "webhook_delivery" USING btree ("tenant_id","webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at_index" ON "webhook_delivery" USING btree ("created_at");