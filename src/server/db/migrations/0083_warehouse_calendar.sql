CREATE TABLE "warehouse_day" (
	"tenant_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "warehouse_day_tenant_id_warehouse_id_day_pk" PRIMARY KEY("tenant_id","warehouse_id","day"),
	CONSTRAINT "warehouse_day_kind" CHECK (kind in ('OFF', 'WORK'))
);
--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "address_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "week" jsonb;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "shelves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_day" ADD CONSTRAINT "warehouse_day_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_day" ADD CONSTRAINT "warehouse_day_of_warehouse" FOREIGN KEY ("tenant_id","warehouse_id") REFERENCES "public"."warehouse"("tenant_id","id") ON DELETE no action ON UPDATE no action;