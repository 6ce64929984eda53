CREATE TABLE "staff_factor" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_factor_tenant_id_staff_id_pk" PRIMARY KEY("tenant_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_tenant_id_staff_id_code_hash_pk" PRIMARY KEY("tenant_id","staff_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_factor" ADD CONSTRAINT "staff_factor_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;