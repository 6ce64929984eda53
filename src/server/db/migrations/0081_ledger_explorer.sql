CREATE INDEX "ledger_txn_newest" ON "ledger_txn" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_txn_newest_of_kind" ON "ledger_txn" USING btree ("tenant_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_txn_number" ON "ledger_txn" USING btree ("tenant_id","reference" collate "C");