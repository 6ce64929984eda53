CREATE TABLE "mail_suppression" (
	"tenant_id" text NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppression_tenant_id_address_pk" PRIMARY KEY("tenant_id","address")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "news_kind" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "reader_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "locale" text;