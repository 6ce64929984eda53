CREATE TABLE "compensation" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"compensation_no" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"about_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"paid_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compensation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "compensation_tenantId_compensationNo_unique" UNIQUE("tenant_id","compensation_no"),
	CONSTRAINT "compensation_amount" CHECK ("compensation"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "compensation_month" (
	"tenant_id" text NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"given" bigint NOT NULL,
	CONSTRAINT "compensation_month_tenant_id_month_currency_pk" PRIMARY KEY("tenant_id","month","currency"),
	CONSTRAINT "compensation_month_given" CHECK ("compensation_month"."given" >= 0)
);
--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compensation_waiting" ON "compensation" USING btree ("tenant_id","status","created_at","id") WHERE status in ('ASKED', 'SENT_BACK', 'OWED');--> statement-breakpoint
CREATE INDEX "compensation_over" ON "compensation" USING btree ("tenant_id","created_at","id") WHERE status in ('CREDITED', 'PAID', 'DROPPED');--> statement-breakpoint
CREATE INDEX "compensation_tenant_id_about_no_index" ON "compensation" USING btree ("tenant_id","about_no");--> statement-breakpoint
CREATE INDEX "compensation_tenant_id_shopper_id_index" ON "compensation" USING btree ("tenant_id","shopper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compensation_reference" ON "compensation" USING btree ("tenant_id","paid_reference") WHERE paid_reference is not null;