ALTER TABLE "order_item" ADD COLUMN "dearer_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "top_up_local" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_item_dearer" ON "order_item" USING btree ("decide_before") WHERE status = 'DEARER';--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_top_up" CHECK (top_up_local >= 0 and (top_up_local = 0 or dearer_fen > unit_fen));