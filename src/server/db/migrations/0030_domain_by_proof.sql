ALTER TABLE "tenant_domain" DROP CONSTRAINT "tenant_domain_once";--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_domain_live" ON "tenant_domain" USING btree ("domain") WHERE state = 'LIVE';