ALTER TABLE "compensation" DROP CONSTRAINT "compensation_by_rule";--> statement-breakpoint
DROP INDEX "compensation_over";--> statement-breakpoint
CREATE INDEX "compensation_over" ON "compensation" USING btree ("tenant_id","created_at","id") WHERE status in ('CREDITED', 'PAID', 'TAKEN_BACK', 'DROPPED');--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_by_rule" CHECK ("compensation"."rule" is null or "compensation"."status" in ('CREDITED', 'OWED', 'PAID', 'TAKEN_BACK'));
--> statement-breakpoint
-- what was taken back before it was said
UPDATE "compensation" c SET "status" = 'TAKEN_BACK', "version" = c."version" + 1
FROM "ledger_txn" p JOIN "ledger_txn" a ON a."tenant_id" = p."tenant_id" AND a."adjusts" = p."id"
WHERE p."tenant_id" = c."tenant_id" AND p."kind" = 'COMPENSATION' AND p."reference" = c."about_no" || ':' || c."id" AND c."status" = 'CREDITED'
  AND NOT EXISTS (SELECT FROM "ledger_txn" b WHERE b."tenant_id" = a."tenant_id" AND b."adjusts" = a."id");--> statement-breakpoint
UPDATE "refund" r SET "status" = 'TAKEN_BACK', "steps" = r."steps" || jsonb_build_array(jsonb_build_object('step', 'TAKEN_BACK', 'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
FROM "compensation" c
WHERE c."tenant_id" = r."tenant_id" AND c."compensation_no" = r."refund_no" AND c."status" = 'TAKEN_BACK' AND r."status" = 'REFUNDED';
