ALTER TABLE "order_item" ADD COLUMN "gone_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "returning_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "kept_local" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_pieces" CHECK (gone_qty >= 0 and returning_qty >= 0 and gone_qty + returning_qty <= quantity);--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_kept" CHECK (kept_local >= 0 and refunded_local + kept_local <= total_local);