CREATE TABLE "content_edition" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb NOT NULL,
	"meaning" integer DEFAULT 0 NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_edition_tenant_id_kind_subject_language_number_pk" PRIMARY KEY("tenant_id","kind","subject","language","number"),
	CONSTRAINT "content_edition_number" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "content_head" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"newest" integer NOT NULL,
	"due_edition" integer,
	"due_at" timestamp with time zone,
	"due_by" text,
	"due_keeps" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_head_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "content_head_tenantId_kind_subject_language_unique" UNIQUE("tenant_id","kind","subject","language"),
	CONSTRAINT "content_head_due_whole" CHECK ((due_edition is null) = (due_at is null) and (due_by is null) = (due_at is null))
);
--> statement-breakpoint
CREATE TABLE "search_day" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"searches" integer NOT NULL,
	"found_nothing" integer NOT NULL,
	CONSTRAINT "search_day_tenant_id_day_language_word_pk" PRIMARY KEY("tenant_id","day","language","word")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "meaning" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_item" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "content_head_tenant_id_kind_created_at_id_index" ON "content_head" USING btree ("tenant_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "content_head_due" ON "content_head" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "search_day_day_index" ON "search_day" USING btree ("day");