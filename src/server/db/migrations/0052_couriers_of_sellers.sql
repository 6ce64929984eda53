CREATE TABLE "courier_event" (
	"tenant_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"text_hash" text NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"original" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_event_tenant_id_parcel_id_provider_at_code_text_hash_pk" PRIMARY KEY("tenant_id","parcel_id","provider","at","code","text_hash")
);
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "courier_state" text DEFAULT 'REGISTERED' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "courier_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "followed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_event" ADD CONSTRAINT "courier_event_of_parcel" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_to_ask" ON "parcel" USING btree ("ask_at") WHERE status = 'FORECAST';