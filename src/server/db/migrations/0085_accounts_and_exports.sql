CREATE TABLE "export_job" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"filter" jsonb NOT NULL,
	"language" text NOT NULL,
	"asked_by" text NOT NULL,
	"state" text DEFAULT 'WORKING' NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"expected" integer NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "export_job_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_part" (
	"tenant_id" text NOT NULL,
	"export_id" text NOT NULL,
	"part" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "export_part_tenant_id_export_id_part_pk" PRIMARY KEY("tenant_id","export_id","part")
);
--> statement-breakpoint
CREATE TABLE "credential_wish" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_wish_tenant_id_kind_name_pk" PRIMARY KEY("tenant_id","kind","name")
);
--> statement-breakpoint
ALTER TABLE "approval" DROP CONSTRAINT "approval_amount";--> statement-breakpoint
ALTER TABLE "outside_credential" ADD COLUMN "set_by" text;--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_tenant_id_asked_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","asked_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_part" ADD CONSTRAINT "export_part_of_job" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."export_job"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_job_newest" ON "export_job" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "export_job_queue" ON "export_job" USING btree ("created_at") WHERE state = 'WORKING';--> statement-breakpoint
CREATE INDEX "export_job_over" ON "export_job" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_event_newest" ON "provider_event" USING btree ("tenant_id","provider","created_at");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_amount" CHECK ("approval"."amount" > 0 or ("approval"."kind" = 'ACCOUNT' and "approval"."amount" = 0));