CREATE TABLE "refund_claim" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_claim_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "refund_claim_tenantId_provider_providerRef_unique" UNIQUE("tenant_id","provider","provider_ref"),
	CONSTRAINT "refund_claim_amount" CHECK ("refund_claim"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "has_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "refunded_by" text;--> statement-breakpoint
ALTER TABLE "refund_claim" ADD CONSTRAINT "refund_claim_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_claim" ADD CONSTRAINT "refund_claim_tenant_id_payment_id_payment_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_claim_tenant_id_payment_id_index" ON "refund_claim" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE INDEX "refund_claim_due" ON "refund_claim" USING btree ("next_attempt_at","tenant_id") WHERE status = 'REQUESTED';