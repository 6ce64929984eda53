CREATE TABLE "storage_day" (
	"tenant_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"day" date NOT NULL,
	"fen" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storage_day_tenant_id_parcel_id_day_pk" PRIMARY KEY("tenant_id","parcel_id","day"),
	CONSTRAINT "storage_day_amount" CHECK ("storage_day"."fen" > 0 and "storage_day"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "storage_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "storage_told" integer;--> statement-breakpoint
ALTER TABLE "storage_day" ADD CONSTRAINT "storage_day_tenant_id_parcel_id_parcel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parcel_id") REFERENCES "public"."parcel"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_storage" ON "parcel" USING btree ("storage_at") WHERE status = 'STOCKED_IN';--> statement-breakpoint
UPDATE "parcel" SET "storage_at" = "stocked_in_at" WHERE "status" = 'STOCKED_IN';
