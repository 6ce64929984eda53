-- Whoever of the staff may work in some warehouses alone finds what is in those: their transactions name them, and what is
-- of another is not there, whichever call asks. Beside the rule of tenants, which every table has. The first question
-- is answered once a statement.
create or replace function show_own_warehouses(name text, rule text) returns void language plpgsql as $$
declare whole constant text := format('((select coalesce(current_setting(''app.warehouses'', true), '''') = '''') or %s)', rule);
begin
  -- made by another rule before; PostgreSQL tells a rule in words of its own, so each is noted as it was said
  if exists (
    select from pg_policy p where p.polrelid = name::regclass and p.polname = 'own_warehouses'
      and obj_description(p.oid, 'pg_policy') is distinct from whole
  ) then
    execute format('drop policy own_warehouses on %I', name);
  end if;
  if not exists (select from pg_policy p where p.polrelid = name::regclass and p.polname = 'own_warehouses') then
    execute format('create policy own_warehouses on %I as restrictive to sampan_app using (%s) with check (%s)', name, whole, whole);
    execute format('comment on policy own_warehouses on %I is %L', name, whole);
  end if;
end $$;
-- next
-- As a list of JSON: no id ends where it says so.
create or replace function own_warehouses() returns text[] language sql stable parallel safe as $$
  select array(select jsonb_array_elements_text(nullif(current_setting('app.warehouses', true), '')::jsonb))
$$;
-- next
select show_own_warehouses(name, 'warehouse_id = any ((select own_warehouses())::text[])')
from unnest(array['parcel', 'transit_order', 'transit_batch', 'shelf_count']) name;
-- next
-- A claim is about a number, a courier's or the warehouse's own: it belongs to where a parcel of that number lies.
select show_own_warehouses('unclaimed_claim', 'exists (select from parcel p where p.tenant_id = unclaimed_claim.tenant_id and p.parcel_no = unclaimed_claim.tracking_no) or exists (select from parcel_number n join parcel p on p.tenant_id = n.tenant_id and p.id = n.parcel_id where n.tenant_id = unclaimed_claim.tenant_id and n.number = unclaimed_claim.tracking_no)');
