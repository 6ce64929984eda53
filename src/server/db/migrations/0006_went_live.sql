ALTER TABLE "tenant" ADD COLUMN "went_live_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tenant_live" ON "tenant" USING btree ("id") WHERE went_live_at is not null;
--> statement-breakpoint
-- A shop that never knew test money has been live all along.
UPDATE "tenant" SET "went_live_at" = "created_at"
  WHERE NOT coalesce("settings"->'paymentProviders' ? 'SANDBOX', false)
    AND coalesce("settings"->'preference'->>'demoAccounts', 'false') <> 'true';
