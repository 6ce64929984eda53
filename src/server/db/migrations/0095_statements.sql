CREATE TABLE "statement" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"shape" text NOT NULL,
	"mapping" jsonb,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"statement_id" text NOT NULL,
	"source" text NOT NULL,
	"ext_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"match_kind" text,
	"match_id" text,
	"match_no" text,
	"match_way" text,
	"payout_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statement_line_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "statement_line_once" UNIQUE("tenant_id","source","ext_id")
);
--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_tenant_id_statement_id_statement_tenant_id_id_fk" FOREIGN KEY ("tenant_id","statement_id") REFERENCES "public"."statement"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_tenant_id_created_at_id_index" ON "statement" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "statement_tenant_id_shape_created_at_index" ON "statement" USING btree ("tenant_id","shape","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_line_match" ON "statement_line" USING btree ("tenant_id","match_kind","match_id") WHERE state = 'MATCHED' and match_id is not null;--> statement-breakpoint
CREATE INDEX "statement_line_tenant_id_statement_id_state_at_id_index" ON "statement_line" USING btree ("tenant_id","statement_id","state","at","id");--> statement-breakpoint
CREATE INDEX "statement_line_open" ON "statement_line" USING btree ("tenant_id","at","id") WHERE state in ('SUGGESTED', 'UNMATCHED');--> statement-breakpoint
CREATE INDEX "statement_line_unpaid" ON "statement_line" USING btree ("tenant_id","source","currency","at","id") WHERE payout_id is null and kind <> 'PAYOUT';--> statement-breakpoint
CREATE INDEX "statement_line_payout" ON "statement_line" USING btree ("tenant_id","at","id") WHERE kind = 'PAYOUT';--> statement-breakpoint
CREATE INDEX "payment_attempt_paid" ON "payment_attempt" USING btree ("tenant_id","provider","updated_at","id") WHERE status = 'PAID';--> statement-breakpoint
CREATE INDEX "refund_claim_returned" ON "refund_claim" USING btree ("tenant_id","provider","updated_at","id") WHERE status = 'RETURNED';