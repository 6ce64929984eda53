-- A version of a shop is taken at its turn (`tenant_changed`), and the turn held until the commit. Whoever changes a shop
-- waits for it before holding any row: with rows in hand, two would wait for each other.
create or replace function shop_change_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tenant_version', 0));
  return null;
end $$;
-- next
-- Each once, asked for first: to make one again takes a lock behind which others would wait.
do $$
declare name text;
begin
  foreach name in array array[
    'tenant', 'site_item', 'tenant_domain', 'warehouse', 'transit_line', 'transit_line_version', 'shop_service', 'service_price'
  ] loop
    if not exists (select from pg_trigger where tgname = name || '_change_turn' and not tgisinternal) then
      execute format(
        'create trigger %I before insert or update or delete on %I for each statement execute function shop_change_turn()',
        name || '_change_turn', name);
    end if;
  end loop;
end $$;
