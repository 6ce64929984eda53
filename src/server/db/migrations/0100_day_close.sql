CREATE TABLE "day_close" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"events" integer NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"sign_note" text DEFAULT '' NOT NULL,
	"checked_by" text,
	"checked_at" timestamp with time zone,
	"check_note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "day_close_tenant_id_day_pk" PRIMARY KEY("tenant_id","day"),
	CONSTRAINT "day_close_two_persons" CHECK ("day_close"."checked_by" <> "day_close"."signed_by"),
	CONSTRAINT "day_close_checked" CHECK ((checked_by is null) = (checked_at is null)),
	CONSTRAINT "day_close_span" CHECK ("day_close"."from_at" < "day_close"."until_at")
);
--> statement-breakpoint
CREATE TABLE "day_close_figure" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"account" text NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"opening" bigint NOT NULL,
	"late" bigint NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "day_close_figure_tenant_id_day_account_currency_provider_pk" PRIMARY KEY("tenant_id","day","account","currency","provider"),
	CONSTRAINT "day_close_figure_sum" CHECK ("day_close_figure"."closing" = "day_close_figure"."opening" + "day_close_figure"."late" + "day_close_figure"."came" - "day_close_figure"."went"),
	CONSTRAINT "day_close_figure_moved" CHECK ("day_close_figure"."came" >= 0 and "day_close_figure"."went" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_late" (
	"tenant_id" text NOT NULL,
	"txn_id" text NOT NULL,
	"day" text NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"carried_into" text,
	CONSTRAINT "ledger_late_tenant_id_txn_id_pk" PRIMARY KEY("tenant_id","txn_id")
);
--> statement-breakpoint
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_tenant_id_signed_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","signed_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_tenant_id_checked_by_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","checked_by") REFERENCES "public"."staff"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_close_figure" ADD CONSTRAINT "day_close_figure_tenant_id_day_day_close_tenant_id_day_fk" FOREIGN KEY ("tenant_id","day") REFERENCES "public"."day_close"("tenant_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_late" ADD CONSTRAINT "ledger_late_tenant_id_txn_id_ledger_txn_tenant_id_id_fk" FOREIGN KEY ("tenant_id","txn_id") REFERENCES "public"."ledger_txn"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_late" ADD CONSTRAINT "ledger_late_tenant_id_day_day_close_tenant_id_day_fk" FOREIGN KEY ("tenant_id","day") REFERENCES "public"."day_close"("tenant_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_late" ADD CONSTRAINT "ledger_late_tenant_id_carried_into_day_close_tenant_id_day_fk" FOREIGN KEY ("tenant_id","carried_into") REFERENCES "public"."day_close"("tenant_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_close_until" ON "day_close" USING btree ("tenant_id","until_at");--> statement-breakpoint
CREATE INDEX "day_close_to_check" ON "day_close" USING btree ("tenant_id","day") WHERE checked_by is null;--> statement-breakpoint
CREATE INDEX "ledger_late_of_day" ON "ledger_late" USING btree ("tenant_id","day","txn_id");--> statement-breakpoint
CREATE INDEX "ledger_late_to_carry" ON "ledger_late" USING btree ("tenant_id","txn_id") WHERE carried_into is null;--> statement-breakpoint
CREATE INDEX "statement_line_of_day" ON "statement_line" USING btree ("tenant_id","source","at");--> statement-breakpoint
CREATE INDEX "statement_line_part" ON "statement_line" USING btree ("tenant_id","payout_id") WHERE payout_id is not null;