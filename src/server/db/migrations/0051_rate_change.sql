CREATE TABLE "rate_change" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"before" text NOT NULL,
	"source" text NOT NULL,
	"rated_on" text,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_change_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "rate_change_state" CHECK (state in ('APPLIED', 'WAITING', 'REFUSED', 'OVERTAKEN'))
);
--> statement-breakpoint
CREATE INDEX "rate_change_newest" ON "rate_change" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_change_waiting" ON "rate_change" USING btree ("tenant_id") WHERE state = 'WAITING';