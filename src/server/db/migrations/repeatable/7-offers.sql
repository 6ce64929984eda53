-- What a line or a service costs from a day on is written once: sums were worked out by it.
revoke update, delete, truncate on transit_line_version, service_price, fee_version from sampan_app;
-- next
-- What has not begun yet can be taken back: nobody was charged by it.
grant update (withdrawn_at, withdrawn_by) on transit_line_version, service_price, fee_version to sampan_app;
-- next
create or replace function dated_terms_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at < old.valid_from and new.withdrawn_by is not null
    and to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by' = to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by'
  then
    return new;
  end if;
  raise exception 'dated terms are append-only: write those of a later day' using errcode = 'P0001';
end $$;
-- next
-- Warehouses, lines and services that stand in a shop's settings, where releases kept them before there were tables: they
-- are written down here once, and left alone after that. No cast: of what another release stored anything may be wrong.
create or replace function offers_of_settings() returns trigger language plpgsql as $$
declare
  shop text := new.id;
  since timestamptz := new.created_at;
  list text;
  stored jsonb := '{}';
begin
  foreach list in array array['warehouses', 'transitLines', 'serviceCategories'] loop
    stored := stored || jsonb_build_object(list,
      case when jsonb_typeof(new.settings -> list) = 'array' then new.settings -> list else '[]'::jsonb end);
  end loop;
  insert into warehouse (tenant_id, id, code, name, region, address, receiver, phone, postcode, position)
    select shop, r ->> 'id', r ->> 'id', coalesce(r -> 'name', '{}'), r ->> 'region', coalesce(r ->> 'address', ''),
      coalesce(r ->> 'receiver', ''), coalesce(r ->> 'phone', ''), coalesce(r ->> 'postcode', ''), at
    from jsonb_array_elements(stored -> 'warehouses') with ordinality t (r, at)
    where r ->> 'id' <> '' and r ->> 'region' in ('LOCAL', 'CHINA')
    on conflict do nothing;
  insert into shop_service (tenant_id, id, code, kind, name, remark, position)
    select shop, r ->> 'id', r ->> 'id', 'VALUE_ADDED', coalesce(r -> 'name', '{}'), coalesce(r -> 'remark', '{}'), at
    from jsonb_array_elements(stored -> 'serviceCategories') with ordinality t (r, at)
    where r ->> 'id' <> ''
    on conflict do nothing;
  -- two lines might have one name
  with named as (
    select r, at, (r ->> 'name') || case when row_number() over same = 1 then '' else '-' || row_number() over same end as name
    from jsonb_array_elements(stored -> 'transitLines') with ordinality t (r, at)
    where r ->> 'name' <> '' and r ->> 'countryCode' <> ''
    window same as (partition by r ->> 'name' order by at)
  ), lines as (
    insert into transit_line (tenant_id, id, name, title, position)
    select shop, md5(name), name, coalesce(r -> 'title', '{}'), at from named
    on conflict do nothing returning id
  )
  insert into transit_line_version (tenant_id, id, line_id, valid_from, author, terms)
    select shop, id, id, since, 'settings', jsonb_build_object(
      'currency', 'CNY',
      'zone', jsonb_build_object('countries', jsonb_build_array(lower(r ->> 'countryCode'))),
      'minDays', case when r -> 'minDays' > r -> 'maxDays' then r -> 'maxDays' else r -> 'minDays' end,
      'maxDays', r -> 'maxDays',
      'remark', coalesce(r -> 'remark', '{}'),
      'weight', jsonb_build_object(
        'divisor', case when r -> 'volumeDivisor' = '0' then '1' else r -> 'volumeDivisor' end,
        'ignoreVolume', r -> 'volumeDivisor' = '0',
        'maxCountedGrams', case when r -> 'maxGrams' = '0' then null else r -> 'maxGrams' end),
      'price', jsonb_build_object('mode', 'continued', 'firstGrams', r -> 'firstGrams', 'firstFee', r -> 'firstFen',
        'nextGrams', r -> 'nextGrams', 'nextFee', r -> 'nextFen'))
    from named join lines on lines.id = md5(named.name)
    on conflict do nothing;
  return null;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('transit_line_version_stays', 'trigger %I before update or delete on transit_line_version for each row execute function dated_terms_stay()'),
  ('service_price_stays', 'trigger %I before update or delete on service_price for each row execute function dated_terms_stay()'),
  ('fee_version_stays', 'trigger %I before update or delete on fee_version for each row execute function dated_terms_stay()'),
  -- those that were added before are told by triggers of the migrations
  ('transit_line_version_withdrawn', 'trigger %I after update on transit_line_version for each row execute function site_item_changed()'),
  ('service_price_withdrawn', 'trigger %I after update on service_price for each row execute function site_item_changed()'),
  ('fee_version_changed', 'trigger %I after insert or update on fee_version for each row execute function site_item_changed()'),
  -- a release before may write its settings again while it still runs
  ('tenant_offers_of_settings', 'trigger %I after insert or update of settings on tenant for each row when (new.settings ?| array[''warehouses'', ''transitLines'', ''serviceCategories'']) execute function offers_of_settings()')
) triggers (name, definition);
-- next
-- Those that are stored, once: what was written down stays as it has become since.
update tenant set settings = settings
where settings ?| array['warehouses', 'transitLines', 'serviceCategories']
  and not exists (select from warehouse w where w.tenant_id = tenant.id)
  and not exists (select from transit_line l where l.tenant_id = tenant.id)
  and not exists (select from shop_service s where s.tenant_id = tenant.id);
