DROP INDEX "data_export_waiting";--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("created_at") WHERE status = 'REQUESTED';