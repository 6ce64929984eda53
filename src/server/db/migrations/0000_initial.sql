CREATE TABLE "address" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"use" text NOT NULL,
	"receiver_name" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"default_address" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_code_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"code" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "session_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shopper" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"second_email" text,
	"name" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'INDIVIDUAL' NOT NULL,
	"role" text DEFAULT 'shopper' NOT NULL,
	"language" text NOT NULL,
	"business_license_no" text,
	"legal_person_name" text,
	"promotion_code" text,
	"login_hash" text NOT NULL,
	"pay_hash" text,
	"pay_failures" integer DEFAULT 0 NOT NULL,
	"pay_locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopper_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shopper_tenantId_email_unique" UNIQUE("tenant_id","email")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_tenant_id_type_language_pk" PRIMARY KEY("tenant_id","type","language")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_item" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_category_count" (
	"category_id" text NOT NULL,
	"channel" text NOT NULL,
	"product_count" integer NOT NULL,
	CONSTRAINT "marketplace_category_count_category_id_channel_pk" PRIMARY KEY("category_id","channel")
);
--> statement-breakpoint
CREATE TABLE "marketplace_product" (
	"channel" text NOT NULL,
	"item_id" text NOT NULL,
	"category_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"titles" jsonb NOT NULL,
	"image" text NOT NULL,
	"price_fen" integer NOT NULL,
	"sold_count" integer NOT NULL,
	"rating_tenths" integer NOT NULL,
	"min_order_quantity" integer NOT NULL,
	"status" text NOT NULL,
	"words" text[] NOT NULL,
	"product" jsonb NOT NULL,
	CONSTRAINT "marketplace_product_channel_item_id_pk" PRIMARY KEY("channel","item_id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_seed" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"product_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_word" (
	"word" text PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL,
	"popular_from" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"deposit_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "deposit_tenantId_depositNo_unique" UNIQUE("tenant_id","deposit_no"),
	CONSTRAINT "deposit_amount" CHECK ("deposit"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"shopper_id" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_account_tenantId_kind_shopperId_currency_unique" UNIQUE("tenant_id","kind","shopper_id","currency"),
	CONSTRAINT "ledger_account_tenantId_id_currency_unique" UNIQUE("tenant_id","id","currency"),
	CONSTRAINT "ledger_account_shopper_not_negative" CHECK ("ledger_account"."shopper_id" = '' or "ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"txn_id" text NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0 and abs("ledger_entry"."amount") <= 900000000000000)
);
--> statement-breakpoint
CREATE TABLE "ledger_txn" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_txn_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_txn_tenantId_id_currency_unique" UNIQUE("tenant_id","id","currency"),
	CONSTRAINT "ledger_txn_tenantId_kind_reference_unique" UNIQUE("tenant_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"payment_no" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_no" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_tenantId_paymentNo_unique" UNIQUE("tenant_id","payment_no"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_attempt_tenantId_provider_providerRef_unique" UNIQUE("tenant_id","provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"tenant_id" text NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_no" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_event_tenant_id_provider_event_id_pk" PRIMARY KEY("tenant_id","provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_ref" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"return_url" text NOT NULL,
	"notify_url" text NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_charge_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"withdrawal_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"account_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "withdrawal_tenantId_withdrawalNo_unique" UNIQUE("tenant_id","withdrawal_no"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"product_url" text NOT NULL,
	"channel" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"seen" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "cart_item_tenantId_shopperId_productUrl_skuId_unique" UNIQUE("tenant_id","shopper_id","product_url","sku_id")
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"channel" text NOT NULL,
	"product_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "favorite_tenantId_shopperId_productUrl_unique" UNIQUE("tenant_id","shopper_id","product_url")
);
--> statement-breakpoint
CREATE TABLE "manual_order" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"product_url" text NOT NULL,
	"title" text NOT NULL,
	"options" text NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'AWAITING_QUOTE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manual_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_url" text NOT NULL,
	"channel" text NOT NULL,
	"item_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"sku_labels" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"message" text NOT NULL,
	"unit_fen" bigint NOT NULL,
	"unit_local" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"total_local" bigint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "order_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"close_reason" text,
	"channel" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"currency" text NOT NULL,
	"goods_fen" bigint NOT NULL,
	"goods_local" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"freight_local" bigint NOT NULL,
	"service_fee_fen" bigint NOT NULL,
	"service_fee_local" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"total_local" bigint NOT NULL,
	"refunded_local" bigint DEFAULT 0 NOT NULL,
	"cny_to_local_rate" text NOT NULL,
	"margin_basis_points" integer NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"fee_minimum_fen" bigint NOT NULL,
	"quote_id" text,
	"pay_before" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "purchase_order_tenantId_orderNo_unique" UNIQUE("tenant_id","order_no"),
	CONSTRAINT "purchase_order_tenantId_quoteId_channel_shopId_unique" UNIQUE("tenant_id","quote_id","channel","shop_id")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"source" text NOT NULL,
	"draft" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"tenant_id" text NOT NULL,
	"shopper_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_tenant_id_shopper_id_key_pk" PRIMARY KEY("tenant_id","shopper_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_tenant_id_key_window_start_pk" PRIMARY KEY("tenant_id","key","window_start")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_txn_id_currency_ledger_txn_tenant_id_id_currency_fk" FOREIGN KEY ("tenant_id","txn_id","currency") REFERENCES "public"."ledger_txn"("tenant_id","id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_account_id_currency_ledger_account_tenant_id_id_currency_fk" FOREIGN KEY ("tenant_id","account_id","currency") REFERENCES "public"."ledger_account"("tenant_id","id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_tenant_id_payment_id_payment_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_order" ADD CONSTRAINT "manual_order_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_tenant_id_order_id_purchase_order_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."purchase_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_tenant_id_order_id_purchase_order_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."purchase_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_tenant_id_shopper_id_shopper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shopper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_tenant_id_shopper_id_index" ON "address" USING btree ("tenant_id","shopper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_one_default" ON "address" USING btree ("tenant_id","shopper_id","use") WHERE default_address;--> statement-breakpoint
CREATE INDEX "email_code_tenant_id_email_purpose_index" ON "email_code" USING btree ("tenant_id","email","purpose");--> statement-breakpoint
CREATE INDEX "notification_tenant_id_shopper_id_created_at_index" ON "notification" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_tenant_id_created_at_index" ON "outbox_mail" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "session_tenant_id_shopper_id_index" ON "session" USING btree ("tenant_id","shopper_id");--> statement-breakpoint
CREATE INDEX "site_item_tenant_id_kind_position_index" ON "site_item" USING btree ("tenant_id","kind","position");--> statement-breakpoint
CREATE INDEX "marketplace_product_best" ON "marketplace_product" USING btree ("channel","sold_count" DESC NULLS FIRST,"item_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "marketplace_product_category" ON "marketplace_product" USING btree ("category_id","channel","sold_count" DESC NULLS FIRST,"item_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "marketplace_product_shop" ON "marketplace_product" USING btree ("shop_id","channel");--> statement-breakpoint
CREATE INDEX "marketplace_product_price" ON "marketplace_product" USING btree ("channel","price_fen") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "marketplace_product_sold" ON "marketplace_product" USING btree ("sold_count" DESC NULLS FIRST,"channel","item_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "deposit_tenant_id_shopper_id_created_at_index" ON "deposit" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_tenant_id_account_id_id_index" ON "ledger_entry" USING btree ("tenant_id","account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_tenant_id_txn_id_index" ON "ledger_entry" USING btree ("tenant_id","txn_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("tenant_id","kind","target_id") WHERE status in ('UNPAID', 'PROCESSING', 'PAID');--> statement-breakpoint
CREATE INDEX "payment_tenant_id_shopper_id_status_index" ON "payment" USING btree ("tenant_id","shopper_id","status");--> statement-breakpoint
CREATE INDEX "payment_attempt_tenant_id_payment_id_index" ON "payment_attempt" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE INDEX "withdrawal_tenant_id_shopper_id_created_at_index" ON "withdrawal" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "manual_order_tenant_id_shopper_id_created_at_index" ON "manual_order" USING btree ("tenant_id","shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "order_event_tenant_id_order_id_at_index" ON "order_event" USING btree ("tenant_id","order_id","at");--> statement-breakpoint
CREATE INDEX "order_item_tenant_id_order_id_index" ON "order_item" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "purchase_order_tenant_id_shopper_id_status_created_at_index" ON "purchase_order" USING btree ("tenant_id","shopper_id","status","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_tenant_id_status_pay_before_index" ON "purchase_order" USING btree ("tenant_id","status","pay_before");--> statement-breakpoint
CREATE INDEX "quote_tenant_id_shopper_id_index" ON "quote" USING btree ("tenant_id","shopper_id");