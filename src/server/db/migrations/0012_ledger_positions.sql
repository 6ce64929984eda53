-- Entries that are there are numbered in the order in which they came; what refuses a change looks away for that.
ALTER TABLE "ledger_entry" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "ledger_entry" e SET "position" = n."position"
  FROM (SELECT "tenant_id", "id", row_number() OVER (PARTITION BY "tenant_id", "account_id" ORDER BY "id") AS "position" FROM "ledger_entry") n
  WHERE e."tenant_id" = n."tenant_id" AND e."id" = n."id";--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER USER;--> statement-breakpoint
DROP INDEX "ledger_entry_tenant_id_account_id_id_index";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_account_id_position_pk" PRIMARY KEY("tenant_id","account_id","position");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_position" CHECK ("ledger_entry"."position" > 0);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "checked_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "checked_balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "unchecked_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "ledger_account_unchecked" ON "ledger_account" USING btree ("unchecked_since","tenant_id","id") WHERE unchecked_since is not null;--> statement-breakpoint
-- it looked on at every change; 2-ledger.sql makes it anew for those of the balance
DROP TRIGGER IF EXISTS "ledger_account_balance" ON "ledger_account";
