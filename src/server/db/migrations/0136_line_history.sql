CREATE TABLE "line_history" (
	"tenant_id" text NOT NULL,
	"line_name" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"parcels" integer NOT NULL,
	"grams_basis_points" integer NOT NULL,
	"box_grams" integer NOT NULL,
	"sized_parcels" integer NOT NULL,
	"room_basis_points" integer NOT NULL,
	"arrived" integer NOT NULL,
	"p50_days" integer NOT NULL,
	"p90_days" integer NOT NULL,
	"compared" integer NOT NULL,
	"off_basis_points" integer NOT NULL,
	CONSTRAINT "line_history_tenant_id_line_name_warehouse_id_pk" PRIMARY KEY("tenant_id","line_name","warehouse_id"),
	CONSTRAINT "line_history_sane" CHECK (grams_basis_points between 0 and 5000 and room_basis_points between 0 and 5000 and box_grams >= 0)
);
--> statement-breakpoint
CREATE TABLE "line_history_mark" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_history_mark_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "line_history_mark_one" CHECK (id = 'lines')
);
--> statement-breakpoint
CREATE INDEX "line_history_mark_due" ON "line_history_mark" USING btree ("due_at");