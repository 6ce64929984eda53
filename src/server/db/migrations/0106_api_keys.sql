CREATE TABLE "api_key" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"permissions" text[] NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	CONSTRAINT "api_key_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "api_key_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_name" ON "api_key" USING btree ("tenant_id",lower(name)) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "api_key_tenant_id_created_at_id_index" ON "api_key" USING btree ("tenant_id","created_at","id");