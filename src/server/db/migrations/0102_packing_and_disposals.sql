CREATE TABLE "disposal" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"photos" text[] NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "disposal_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "disposal_seen" CHECK (cardinality(photos) > 0),
	CONSTRAINT "disposal_two_persons" CHECK ("disposal"."decided_by" <> "disposal"."proposed_by" or "disposal"."state" = 'DROPPED'),
	CONSTRAINT "disposal_decided" CHECK ((state = 'PROPOSED') = (decided_by is null))
);
--> statement-breakpoint
CREATE TABLE "packing_question" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"transit_order_id" text NOT NULL,
	"state" text NOT NULL,
	"told_local" bigint NOT NULL,
	"asks_local" bigint NOT NULL,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decide_before" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "packing_question_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "packing_question_answered" CHECK ((state = 'ASKED') = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "photos" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "asked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transit_order" ADD COLUMN "agreed_local" bigint;--> statement-breakpoint
ALTER TABLE "unclaimed_claim" ADD COLUMN "worth_local" bigint;--> statement-breakpoint
ALTER TABLE "disposal" ADD CONSTRAINT "disposal_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal" ADD CONSTRAINT "disposal_tenant_id_proposed_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","proposed_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal" ADD CONSTRAINT "disposal_tenant_id_decided_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","decided_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_question" ADD CONSTRAINT "packing_question_of_order" FOREIGN KEY ("tenant_id","transit_order_id") REFERENCES "public"."transit_order"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disposal_tenant_id_parcel_id_proposed_at_index" ON "disposal" USING btree ("tenant_id","parcel_id","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disposal_open" ON "disposal" USING btree ("tenant_id","parcel_id") WHERE state = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "packing_question_tenant_id_transit_order_id_asked_at_index" ON "packing_question" USING btree ("tenant_id","transit_order_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "packing_question_open" ON "packing_question" USING btree ("tenant_id","transit_order_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "transit_order_asked" ON "transit_order" USING btree ("asked_until") WHERE asked_until is not null;