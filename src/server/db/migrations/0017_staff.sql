CREATE TABLE "audit" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"network" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "audit_actor" CHECK ((actor_kind = 'STAFF' and actor_id <> '') or (actor_kind = 'COMMAND' and actor_id = ''))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"login_hash" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_tenantId_email_unique" UNIQUE("tenant_id","email"),
	CONSTRAINT "staff_state" CHECK (state in ('ACTIVE', 'SUSPENDED'))
);
--> statement-breakpoint
CREATE TABLE "staff_assignment" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"role_id" text NOT NULL,
	"scope" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_assignment_tenant_id_staff_id_role_id_pk" PRIMARY KEY("tenant_id","staff_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"tenant_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_device_tenant_id_staff_id_token_hash_pk" PRIMARY KEY("tenant_id","staff_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"permissions" text[],
	CONSTRAINT "staff_role_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_role_whole" CHECK ((name is null) = (permissions is null))
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_session_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_assignment" ADD CONSTRAINT "staff_assignment_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_assignment" ADD CONSTRAINT "staff_assignment_tenant_id_role_id_staff_role_tenant_id_id_fk" FOREIGN KEY ("tenant_id","role_id") REFERENCES "public"."staff_role"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_tenant_id_at_id_index" ON "audit" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_tenant_id_subject_kind_subject_id_at_index" ON "audit" USING btree ("tenant_id","subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_tenant_id_actor_id_at_index" ON "audit" USING btree ("tenant_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "staff_assignment_tenant_id_role_id_index" ON "staff_assignment" USING btree ("tenant_id","role_id");--> statement-breakpoint
CREATE INDEX "staff_device_last_seen_at_index" ON "staff_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "staff_session_tenant_id_staff_id_index" ON "staff_session" USING btree ("tenant_id","staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expires_at_index" ON "staff_session" USING btree ("expires_at");