CREATE TABLE "customer_note" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_note_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "shopper" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_note_tenant_id_shopper_id_created_at_id_index" ON "customer_note" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shopper_tenant_id_created_at_id_index" ON "shopper" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shopper_name" ON "shopper" USING btree ("tenant_id","name" collate "C","id");