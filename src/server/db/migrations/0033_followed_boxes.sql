ALTER TABLE "transit_box" ADD COLUMN "followed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transit_box" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transit_box_to_ask" ON "transit_box" USING btree ("ask_at") WHERE ask_at is not null;