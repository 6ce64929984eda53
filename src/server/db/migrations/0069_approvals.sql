CREATE TABLE "approval" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"payload_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decision_note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approval_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "approval_two_persons" CHECK ("approval"."decided_by" <> "approval"."asked_by" or "approval"."decision" = 'VOID'),
	CONSTRAINT "approval_decided" CHECK ((decision is null and decided_by is null and decided_at is null) or (decision is not null and decided_by is not null and decided_at is not null)),
	CONSTRAINT "approval_amount" CHECK ("approval"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "bank_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_tenant_id_asked_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","asked_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_tenant_id_decided_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","decided_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_one_open" ON "approval" USING btree ("tenant_id","kind","subject_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "approval_tenant_id_kind_subject_id_asked_at_index" ON "approval" USING btree ("tenant_id","kind","subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("tenant_id","status","created_at","id") WHERE status in ('REQUESTED', 'APPROVED');--> statement-breakpoint
CREATE INDEX "withdrawal_tenant_id_created_at_id_index" ON "withdrawal" USING btree ("tenant_id","created_at","id");