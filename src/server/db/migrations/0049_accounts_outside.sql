CREATE TABLE "outside_credential" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_credential_tenant_id_kind_name_pk" PRIMARY KEY("tenant_id","kind","name")
);
