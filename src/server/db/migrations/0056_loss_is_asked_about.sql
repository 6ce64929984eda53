DROP INDEX "refund_insured_once";--> statement-breakpoint
ALTER TABLE "transit_parcel" ADD COLUMN "contents" jsonb;--> statement-breakpoint
CREATE INDEX "declaration_line_tenant_id_parcel_item_id_index" ON "declaration_line" USING btree ("tenant_id","parcel_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_insured_once" ON "refund" USING btree ("tenant_id","order_id") WHERE cause in ('INSURED', 'LOST') and status in ('REQUESTED', 'SELLER_CONTACT', 'APPROVED', 'RETURNING', 'REFUNDED');--> statement-breakpoint
-- what was in trouble before anybody was asked about it gets its whole time from now on
UPDATE "transit_order" SET "moved_at" = now(), "clock_at" = now() + interval '7 days', "version" = "version" + 1,
  "trouble" = jsonb_build_object('kind', 'SEIZED', 'note', '', 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  WHERE "status" = 'SEIZED' AND "trouble" IS NULL;--> statement-breakpoint
UPDATE "transit_order" SET "moved_at" = now(), "clock_at" = now() + interval '7 days', "version" = "version" + 1
  WHERE "status" = 'RETURNED' AND "clock_at" IS NULL;--> statement-breakpoint
UPDATE "transit_order" o SET "moved_at" = now(), "version" = o."version" + 1,
  "clock_at" = CASE WHEN EXISTS (SELECT FROM "refund" r WHERE r.tenant_id = o.tenant_id AND r.order_no = o.order_no AND r.order_id = o.id AND r.cause = 'INSURED')
    THEN NULL ELSE now() + interval '14 days' END,
  "trouble" = jsonb_build_object('kind', 'LOST', 'note', '', 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || CASE WHEN EXISTS (SELECT FROM "refund" r WHERE r.tenant_id = o.tenant_id AND r.order_no = o.order_no AND r.order_id = o.id AND r.cause = 'INSURED')
    THEN '{"answer": "CLAIM"}'::jsonb ELSE '{}'::jsonb END
  FROM "tenant" t
  WHERE t.id = o.tenant_id AND (t.settings #>> '{preference,supportBalancePay}')::boolean AND o.status = 'LOST' AND o.trouble IS NULL;--> statement-breakpoint
UPDATE "transit_parcel" t SET "contents" = jsonb_build_object('grams', coalesce(p.grams, 0), 'items', coalesce(
    (SELECT jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'image', i.image, 'quantity', i.quantity) ORDER BY i.position)
      FROM "parcel_item" i WHERE i.tenant_id = p.tenant_id AND i.parcel_id = p.id), '[]'::jsonb))
  FROM "parcel" p WHERE p.tenant_id = t.tenant_id AND p.id = t.parcel_id;
