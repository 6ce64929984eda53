ALTER TABLE "tenant_domain" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tenant_domain_checked" ON "tenant_domain" USING btree ("checked_at" NULLS FIRST);--> statement-breakpoint
-- A check that finds nothing new is no change of the shop: who has it in memory need not read it anew.
DROP TRIGGER "tenant_domain_changed" ON "tenant_domain";--> statement-breakpoint
CREATE TRIGGER "tenant_domain_changed" AFTER INSERT OR DELETE OR UPDATE OF "tenant_id", "domain", "state", "is_main" ON "tenant_domain" FOR EACH ROW EXECUTE FUNCTION "tenant_domain_changed"();
