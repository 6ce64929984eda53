ALTER TABLE "deposit_proof" ADD COLUMN "shown_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_proof" ADD COLUMN "shape" bit(256);--> statement-breakpoint
ALTER TABLE "deposit_proof" ADD COLUMN "light" "bytea";--> statement-breakpoint
CREATE INDEX "deposit_proof_latest" ON "deposit_proof" USING btree ("tenant_id","shown_at") WHERE shape is not null;