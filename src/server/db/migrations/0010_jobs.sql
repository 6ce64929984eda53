CREATE TABLE "job_slot" (
	"job" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_slot_job_slot_pk" PRIMARY KEY("job","slot")
);
--> statement-breakpoint
CREATE TABLE "work_claim" (
	"tenant_id" text NOT NULL,
	"job" text NOT NULL,
	"item_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"parked_at" timestamp with time zone,
	CONSTRAINT "work_claim_tenant_id_job_item_id_pk" PRIMARY KEY("tenant_id","job","item_id")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "is_shown_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_slot_slot_index" ON "job_slot" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "work_claim_until_index" ON "work_claim" USING btree ("until");--> statement-breakpoint
CREATE INDEX "email_code_created_at_index" ON "email_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_created_at_index" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_created_at_index" ON "outbox_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_waiting" ON "outbox_mail" USING btree ("tenant_id","next_attempt_at") WHERE sent_at is null and attempts < 10 and not is_shown_only;--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_event_created_at_index" ON "provider_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_expires_at_index" ON "quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires_at_index" ON "rate_limit" USING btree ("expires_at");