CREATE TABLE "staff_view" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text[],
	"owner_id" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_view_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_tenant_id_owner_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_view_tenant_id_page_owner_id_position_id_index" ON "staff_view" USING btree ("tenant_id","page","owner_id","position","id");