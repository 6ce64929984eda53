-- A version of a shop is taken at its turn (`tenant_changed`), and the turn held until the commit. Whoever changes a shop
-- waits for it before holding any row: with rows in hand, two would wait for each other.
create or replace function shop_change_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tenant_version', 0));
  return null;
end $$;
-- next
select ensure_trigger(shop_table || '_change_turn',
  format('trigger %%I before insert or update or delete on %I for each statement execute function shop_change_turn()', shop_table))
from unnest(array[
  'tenant', 'site_item', 'tenant_domain', 'warehouse', 'transit_line', 'transit_line_version', 'shop_service', 'service_price',
  'outside_credential', 'warehouse_day', 'fee_version', 'line_history'
]) shop_table;
-- next
-- whose accounts at marketplaces a shop has stands in its record
select ensure_trigger('outside_credential_changed',
  'trigger %I after insert or update or delete on outside_credential for each row execute function site_item_changed()');
-- next
select ensure_trigger('warehouse_day_changed',
  'trigger %I after insert or update or delete on warehouse_day for each row execute function site_item_changed()');
-- next
-- what packing adds by a line is kept with what the shop offers
select ensure_trigger('line_history_changed',
  'trigger %I after insert or update or delete on line_history for each row execute function site_item_changed()');
-- next
-- What a shop tells its own servers waits while its doors are shut. A server that failed before has three days again.
create or replace function shop_reopened() returns trigger language plpgsql as $$
begin
  update webhook set failing_since = null where tenant_id = new.id and failing_since is not null;
  return null;
end $$;
-- next
select ensure_trigger('tenant_reopened',
  'trigger %I after update of suspended_at on tenant for each row when (old.suspended_at is not null and new.suspended_at is null) execute function shop_reopened()');
