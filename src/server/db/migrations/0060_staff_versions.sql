DROP INDEX "audit_tenant_id_subject_kind_subject_id_at_index";--> statement-breakpoint
DROP INDEX "audit_tenant_id_actor_id_at_index";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_tenant_id_subject_kind_subject_id_at_id_index" ON "audit" USING btree ("tenant_id","subject_kind","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_tenant_id_actor_id_at_id_index" ON "audit" USING btree ("tenant_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_tenant_id_action_at_id_index" ON "audit" USING btree ("tenant_id","action","at","id");--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_tenantId_name_unique" UNIQUE("tenant_id","name");