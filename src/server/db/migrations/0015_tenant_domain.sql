CREATE TABLE "tenant_domain" (
	"tenant_id" text NOT NULL,
	"domain" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"token" text NOT NULL,
	"is_main" boolean NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_domain_tenant_id_domain_pk" PRIMARY KEY("tenant_id","domain"),
	CONSTRAINT "tenant_domain_once" UNIQUE("domain"),
	CONSTRAINT "tenant_domain_state" CHECK (state in ('PENDING', 'LIVE', 'FAILING'))
);
--> statement-breakpoint
ALTER TABLE "tenant_domain" ADD CONSTRAINT "tenant_domain_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_domain_main" ON "tenant_domain" USING btree ("tenant_id") WHERE is_main;--> statement-breakpoint
-- Names are kept in memory with their shop, so a change of one is a change of the shop.
CREATE FUNCTION "tenant_domain_changed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE tenant SET version = version WHERE id = coalesce(NEW.tenant_id, OLD.tenant_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tenant_domain_changed" AFTER INSERT OR UPDATE OR DELETE ON "tenant_domain" FOR EACH ROW EXECUTE FUNCTION "tenant_domain_changed"();
