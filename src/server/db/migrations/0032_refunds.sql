CREATE TABLE "refund" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"refund_no" text NOT NULL,
	"cause" text NOT NULL,
	"order_kind" text NOT NULL,
	"order_id" text NOT NULL,
	"order_no" text NOT NULL,
	"order_item_id" text,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"steps" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"destination" text NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"claim_id" text,
	"wish" text,
	"reason" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "refund_tenantId_refundNo_unique" UNIQUE("tenant_id","refund_no"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_tenant_id_shopper_id_created_at_id_index" ON "refund" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_tenant_id_shopper_id_status_created_at_id_index" ON "refund" USING btree ("tenant_id","shopper_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_tenant_id_order_no_index" ON "refund" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_claim" ON "refund" USING btree ("tenant_id","claim_id") WHERE claim_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_asked_once" ON "refund" USING btree ("tenant_id","order_item_id") WHERE order_item_id is not null and status in ('REQUESTED', 'SELLER_CONTACT', 'APPROVED', 'RETURNING');
--> statement-breakpoint
-- What came back before is in the list too. Of its payments one was refunded; its claim says how far it has come.
INSERT INTO "refund" ("tenant_id", "id", "shopper_id", "refund_no", "cause", "order_kind", "order_id", "order_no", "status", "steps", "currency", "amount", "destination", "method", "claim_id", "created_at", "updated_at")
  SELECT o."tenant_id", o."id", o."shopper_id", 'RF' || substr(o."order_no", 3), o.cause, o.kind, o."id", o."order_no",
    CASE WHEN c."status" IN ('REQUESTED', 'WITH_SHOP') THEN 'APPROVED' ELSE 'REFUNDED' END,
    CASE
      WHEN c."id" IS NULL THEN jsonb_build_array(jsonb_build_object('step', 'REFUNDED', 'at', o.moved))
      WHEN c."status" = 'REQUESTED' THEN jsonb_build_array(jsonb_build_object('step', 'APPROVED', 'at', c.began))
      ELSE jsonb_build_array(jsonb_build_object('step', 'APPROVED', 'at', c.began),
        jsonb_build_object('step', CASE c."status" WHEN 'WITH_SHOP' THEN 'WITH_SHOP' ELSE 'REFUNDED' END, 'at', c.ended))
    END,
    o."currency", o.amount, CASE WHEN c."id" IS NULL THEN 'BALANCE' ELSE 'PROVIDER' END, coalesce(c."provider", ''), c."id",
    coalesce(c."created_at", o."moved_at"), coalesce(c."updated_at", o."moved_at")
  FROM (
    SELECT "tenant_id", "id", "shopper_id", "order_no", 'ORDER_CLOSED' AS cause, 'PURCHASE' AS kind, "currency", "refunded_local" AS amount, "moved_at",
      to_char("moved_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moved FROM "purchase_order" WHERE "refunded_local" > 0
    UNION ALL
    SELECT "tenant_id", "id", "shopper_id", "order_no", CASE "status" WHEN 'CLOSED' THEN 'SHIPMENT_CLOSED' ELSE 'COST_LESS' END, 'TRANSIT', "currency", "refunded_local", "moved_at",
      to_char("moved_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM "transit_order" WHERE "refunded_local" > 0
  ) o
  LEFT JOIN LATERAL (
    SELECT r.*, to_char(r."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS began,
      to_char(r."updated_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ended
    FROM "payment" p JOIN "refund_claim" r ON r."tenant_id" = p."tenant_id" AND r."payment_id" = p."id"
    WHERE p."tenant_id" = o."tenant_id" AND p."kind" = o.kind AND p."target_id" = o."id" AND r."reason" = 'ORDER_CLOSED' AND r."status" <> 'VOID'
    LIMIT 1
  ) c ON true;
