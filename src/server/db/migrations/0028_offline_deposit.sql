CREATE TABLE "deposit_proof" (
	"tenant_id" text NOT NULL,
	"hash" text NOT NULL,
	"deposit_id" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "deposit_proof_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "offline_deposit" (
	"tenant_id" text NOT NULL,
	"deposit_id" text NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone,
	"bank_reference" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "offline_deposit_tenant_id_deposit_id_pk" PRIMARY KEY("tenant_id","deposit_id")
);
--> statement-breakpoint
ALTER TABLE "deposit_proof" ADD CONSTRAINT "deposit_proof_tenant_id_deposit_id_deposit_tenant_id_id_fk" FOREIGN KEY ("tenant_id","deposit_id") REFERENCES "public"."deposit"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_deposit" ADD CONSTRAINT "offline_deposit_tenant_id_deposit_id_deposit_tenant_id_id_fk" FOREIGN KEY ("tenant_id","deposit_id") REFERENCES "public"."deposit"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_proof_of" ON "deposit_proof" USING btree ("tenant_id","deposit_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "offline_deposit_reference" ON "offline_deposit" USING btree ("tenant_id","bank_reference") WHERE bank_reference is not null;