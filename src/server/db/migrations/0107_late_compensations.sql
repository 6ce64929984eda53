ALTER TABLE "compensation" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "compensation" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "missed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "compensation_rule" ON "compensation" USING btree ("tenant_id","about_id","rule") WHERE rule is not null;--> statement-breakpoint
CREATE INDEX "purchase_order_missed" ON "purchase_order" USING btree ("moved_at") WHERE missed <> '{}';--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_asker" CHECK (("compensation"."staff_id" is null) = ("compensation"."rule" is not null));--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_by_rule" CHECK ("compensation"."rule" is null or "compensation"."status" in ('CREDITED', 'OWED', 'PAID'));