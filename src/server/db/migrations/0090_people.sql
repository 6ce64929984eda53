CREATE TABLE "account_look" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_session_id" text NOT NULL,
	"reason" text NOT NULL,
	"token_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "account_look_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "account_look_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"content" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_export_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "data_export_whole" CHECK ((status = 'READY') = (content is not null))
);
--> statement-breakpoint
CREATE TABLE "canned_answer" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"open_from" timestamp with time zone,
	"due_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"last_text" text NOT NULL,
	"last_author" text NOT NULL,
	"said" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"assigned_to" text,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "thread_one_a_subject" UNIQUE("tenant_id","subject_kind","subject_id"),
	CONSTRAINT "thread_owed" CHECK ((open_from is null) = (due_at is null) and (open_from is null) = (status in ('WAITING_SHOPPER', 'DONE')))
);
--> statement-breakpoint
CREATE TABLE "thread_message" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" text DEFAULT '' NOT NULL,
	"staff_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "thread_message_tenantId_threadId_position_unique" UNIQUE("tenant_id","thread_id","position"),
	CONSTRAINT "thread_message_author" CHECK ((author = 'SHOPPER') = (staff_id = ''))
);
--> statement-breakpoint
ALTER TABLE "approval" DROP CONSTRAINT "approval_amount";--> statement-breakpoint
ALTER TABLE "shopper" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopper" ADD COLUMN "phone_tail" text GENERATED ALWAYS AS (reverse(regexp_replace(phone_number, '\D', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "account_look" ADD CONSTRAINT "account_look_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_tenant_id_thread_id_thread_tenant_id_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "public"."thread"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_look_tenant_id_shopper_id_started_at_id_index" ON "account_look" USING btree ("tenant_id","shopper_id","started_at","id");--> statement-breakpoint
CREATE INDEX "account_look_open" ON "account_look" USING btree ("tenant_id","staff_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "account_look_started_at_index" ON "account_look" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "data_export_tenant_id_shopper_id_created_at_id_index" ON "data_export" USING btree ("tenant_id","shopper_id","created_at","id");--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("tenant_id","created_at") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "data_export_expires_at_index" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "canned_answer_tenant_id_title_id_index" ON "canned_answer" USING btree ("tenant_id","title","id");--> statement-breakpoint
CREATE INDEX "thread_tenant_id_shopper_id_last_at_id_index" ON "thread" USING btree ("tenant_id","shopper_id","last_at","id");--> statement-breakpoint
CREATE INDEX "thread_tenant_id_reference_index" ON "thread" USING btree ("tenant_id","reference");--> statement-breakpoint
CREATE INDEX "thread_to_answer" ON "thread" USING btree ("tenant_id","open_from","id") WHERE open_from is not null;--> statement-breakpoint
CREATE INDEX "thread_tenant_id_status_last_at_id_index" ON "thread" USING btree ("tenant_id","status","last_at","id");--> statement-breakpoint
CREATE INDEX "thread_of_staff" ON "thread" USING btree ("tenant_id","assigned_to","last_at","id") WHERE status <> 'DONE';--> statement-breakpoint
CREATE INDEX "shopper_phone" ON "shopper" USING btree ("tenant_id","phone_tail" collate "C","id");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_amount" CHECK ("approval"."amount" > 0 or ("approval"."kind" in ('ACCOUNT', 'CUSTOMER_ERASURE') and "approval"."amount" = 0));