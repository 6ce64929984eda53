ALTER TABLE "notification" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "event" text;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("tenant_id","shopper_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mail_once" ON "outbox_mail" USING btree ("tenant_id","event");