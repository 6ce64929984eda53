DROP INDEX "parcel_storage";--> statement-breakpoint
CREATE INDEX "parcel_storage" ON "parcel" USING btree ("storage_at") WHERE status in ('STOCKED_IN', 'LOCKED', 'PACKED');--> statement-breakpoint
-- holidays that stood in a calendar before parcels had any of their own: the clock gives them, and charges nothing anew
UPDATE "parcel" p SET "storage_at" = now()
  WHERE p."status" IN ('STOCKED_IN', 'LOCKED', 'PACKED') AND (p."storage_at" IS NULL OR p."storage_at" > now())
  AND EXISTS (SELECT FROM "warehouse_day" d WHERE d."tenant_id" = p."tenant_id" AND d."warehouse_id" = p."warehouse_id"
    AND d."kind" = 'OFF' AND d."day" >= current_date AND d."day"::text <> ALL (p."holidays"));
