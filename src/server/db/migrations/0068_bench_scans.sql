CREATE TABLE "bench_scan" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"bench" text NOT NULL,
	"mode" text NOT NULL,
	"code" text NOT NULL,
	"parcel_id" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	"answer" json,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bench_scan_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "bench_scan" ADD CONSTRAINT "bench_scan_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bench_scan_done" ON "bench_scan" USING btree ("tenant_id","warehouse_id","mode","at") WHERE is_done;--> statement-breakpoint
CREATE INDEX "bench_scan_at" ON "bench_scan" USING btree ("at");