CREATE TABLE "staff_link" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"invited_by" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_link_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_link_tenantId_purpose_email_unique" UNIQUE("tenant_id","purpose","email"),
	CONSTRAINT "staff_link_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE INDEX "staff_link_expires_at_index" ON "staff_link" USING btree ("expires_at");