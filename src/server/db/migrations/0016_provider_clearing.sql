ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_tenantId_kind_shopperId_currency_unique";--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "ledger_account" SET "provider" = 'SANDBOX' WHERE "kind" = 'PROVIDER_CLEARING';--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_name" UNIQUE("tenant_id","kind","shopper_id","provider","currency");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_provider" CHECK (("ledger_account"."kind" = 'PROVIDER_CLEARING') = ("ledger_account"."provider" <> ''));
