CREATE TABLE "staff_day" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"decided" bigint NOT NULL,
	CONSTRAINT "staff_day_tenant_id_staff_id_day_kind_pk" PRIMARY KEY("tenant_id","staff_id","day","kind"),
	CONSTRAINT "staff_day_decided" CHECK ("staff_day"."decided" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_txn" ADD COLUMN "adjusts" text;--> statement-breakpoint
ALTER TABLE "ledger_txn" ADD CONSTRAINT "ledger_txn_tenant_id_adjusts_ledger_txn_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adjusts") REFERENCES "public"."ledger_txn"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_txn_adjusts" ON "ledger_txn" USING btree ("tenant_id","adjusts") WHERE adjusts is not null;