ALTER TABLE "tenant" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tenant_version_index" ON "tenant" USING btree ("version");--> statement-breakpoint
CREATE SEQUENCE "tenant_version" AS bigint;--> statement-breakpoint
-- Whoever reads the changes after a version misses none: a version is taken under a lock that is held until the commit.
CREATE FUNCTION "tenant_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('tenant_version', 0));
  NEW.version := nextval('tenant_version');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "tenant_changed" BEFORE INSERT OR UPDATE ON "tenant" FOR EACH ROW EXECUTE FUNCTION "tenant_changed"();--> statement-breakpoint
-- Banners and announcements are kept in memory with their shop. Requests may not write the register themselves.
CREATE FUNCTION "site_item_changed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE tenant SET version = version WHERE id = coalesce(NEW.tenant_id, OLD.tenant_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_item_changed" AFTER INSERT OR UPDATE OR DELETE ON "site_item" FOR EACH ROW EXECUTE FUNCTION "site_item_changed"();
