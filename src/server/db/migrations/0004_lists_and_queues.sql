DROP INDEX "notification_tenant_id_shopper_id_created_at_index";--> statement-breakpoint
DROP INDEX "deposit_tenant_id_shopper_id_created_at_index";--> statement-breakpoint
DROP INDEX "payment_tenant_id_shopper_id_status_index";--> statement-breakpoint
DROP INDEX "withdrawal_tenant_id_shopper_id_created_at_index";--> statement-breakpoint
DROP INDEX "manual_order_tenant_id_shopper_id_created_at_index";--> statement-breakpoint
DROP INDEX "purchase_order_tenant_id_shopper_id_status_created_at_index";--> statement-breakpoint
DROP INDEX "purchase_order_tenant_id_status_pay_before_index";--> statement-breakpoint
CREATE INDEX "notification_tenant_id_shopper_id_created_at_id_index" ON "notification" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_tenant_id_shopper_id_created_at_id_index" ON "deposit" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_pending" ON "deposit" USING btree ("created_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "payment_tenant_id_kind_target_id_index" ON "payment" USING btree ("tenant_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("tenant_id","shopper_id","created_at","id") WHERE status in ('UNPAID', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("updated_at") WHERE status in ('CREATED', 'OPEN');--> statement-breakpoint
CREATE INDEX "sandbox_charge_undelivered" ON "sandbox_charge" USING btree ("created_at") WHERE status <> 'open' and events->0->>'deliveredAt' is null;--> statement-breakpoint
CREATE INDEX "withdrawal_tenant_id_shopper_id_created_at_id_index" ON "withdrawal" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "favorite_tenant_id_shopper_id_created_at_id_index" ON "favorite" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "manual_order_tenant_id_shopper_id_created_at_id_index" ON "manual_order" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_order_tenant_id_shopper_id_created_at_id_index" ON "purchase_order" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_order_tenant_id_shopper_id_status_created_at_id_index" ON "purchase_order" USING btree ("tenant_id","shopper_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_order_unpaid" ON "purchase_order" USING btree ("pay_before") WHERE status = 'PENDING_PAYMENT';