CREATE INDEX "deposit_under_review" ON "deposit" USING btree ("tenant_id","created_at","id") WHERE status = 'UNDER_REVIEW';--> statement-breakpoint
CREATE INDEX "deposit_offline" ON "deposit" USING btree ("tenant_id","created_at","id") WHERE channel = 'OFFLINE';--> statement-breakpoint
CREATE INDEX "payment_in_review" ON "payment" USING btree ("tenant_id","id") WHERE status = 'NEEDS_REVIEW';--> statement-breakpoint
CREATE INDEX "offline_deposit_payer" ON "offline_deposit" USING btree ("tenant_id","payer_name");