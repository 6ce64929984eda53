-- Goods are thrown away by the staff when two of them have said so, and one has taken a picture; who proposes and who decides
-- is whose transaction it is. What a shopper owns was kept until a day that they were told.
create or replace function disposal_check() returns trigger language plpgsql as $$
declare acting text := coalesce(current_setting('app.staff', true), '');
begin
  if (tg_op = 'INSERT' and (new.proposed_by <> acting or new.state <> 'PROPOSED'))
    or (tg_op = 'UPDATE' and (old.state <> 'PROPOSED' or new.decided_by is distinct from acting))
  then
    raise exception 'this is not the transaction of who says it' using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
create or replace function parcel_check_disposal() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.staff', true), '') <> '' and not exists (
    select from disposal d where d.tenant_id = new.tenant_id and d.parcel_id = new.id and d.state = 'DONE'
  ) then
    raise exception 'no second person has seen parcel %', new.parcel_no using errcode = 'P0001';
  end if;
  if old.status = 'STOCKED_IN' and old.kept_until is null
    and coalesce(current_setting('app.shopper', true), '') is distinct from old.shopper_id
  then
    raise exception 'nobody was told until when parcel % is kept', new.parcel_no using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('disposal_check', 'trigger %I before insert or update on disposal for each row execute function disposal_check()'),
  ('parcel_disposed_by_two', 'trigger %I before update of status on parcel for each row when (old.status = ''UNCLAIMED'' and new.status = ''DISPOSED'') execute function parcel_check_disposal()'),
  ('parcel_stored_disposed_by_two', 'trigger %I before update of status on parcel for each row when (old.status = ''STOCKED_IN'' and new.status = ''DISPOSED'') execute function parcel_check_disposal()')
) triggers (name, definition);
-- next
select hide_from_shoppers('disposal');
