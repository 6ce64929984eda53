-- What was signed is history: it is checked once by another person, and nothing else of it changes.
revoke delete, truncate, update on day_close from sampan_app;
-- next
grant update (checked_by, checked_at, check_note, version) on day_close to sampan_app;
-- next
revoke delete, truncate, update on day_close_figure from sampan_app;
-- next
revoke insert, delete, truncate, update on ledger_late from sampan_app;
-- next
grant update (carried_into) on ledger_late to sampan_app;
-- next
create or replace function day_close_check() returns trigger language plpgsql as $$
declare acting text := coalesce(current_setting('app.staff', true), '');
begin
  if tg_op = 'INSERT' then
    if new.signed_by <> acting or new.checked_by is not null then
      raise exception 'this is not the transaction of %', new.signed_by using errcode = 'P0001';
    end if;
    return new;
  end if;
  if old.checked_by is not null or new.checked_by is distinct from acting then
    raise exception 'a day is checked once, in nobody else''s name' using errcode = 'P0001';
  end if;
  if (new.tenant_id, new.day, new.from_at, new.until_at, new.events, new.signed_by, new.signed_at, new.sign_note)
    is distinct from (old.tenant_id, old.day, old.from_at, old.until_at, old.events, old.signed_by, old.signed_at, old.sign_note)
  then
    raise exception 'what was signed does not change' using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Which lock a signature and a posting of one shop meet at: postings hold it together, who signs holds it alone.
create or replace function day_close_lock(shop text) returns bigint language sql immutable as $$
  select hashtextextended(shop || ' day close', 0)
$$;
-- next
-- An event that belongs to a day that is signed is noted as late. Whoever signs waits for the postings that have begun,
-- and those that come meanwhile wait for the signature: so each is in the figures of its day, or noted, and never both.
-- As the owner of the tables, for a shopper sees no day.
create or replace function ledger_note_late() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare closed text;
begin
  perform pg_advisory_xact_lock_shared(day_close_lock(new.tenant_id));
  select day into closed from day_close
    where tenant_id = new.tenant_id and until_at > new.created_at order by until_at limit 1;
  if closed is not null then
    insert into ledger_late (tenant_id, txn_id, day) values (new.tenant_id, new.id, closed);
  end if;
  return null;
end $$;
-- next
create or replace function ledger_late_carry() returns trigger language plpgsql as $$
begin
  if old.carried_into is not null or (new.tenant_id, new.txn_id, new.day, new.noted_at)
    is distinct from (old.tenant_id, old.txn_id, old.day, old.noted_at) then
    raise exception 'what came late is carried once' using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('day_close_check', 'trigger %I before insert or update on day_close for each row execute function day_close_check()'),
  ('day_close_stays', 'trigger %I before delete on day_close for each row execute function refuse_change(''a signed day stays'')'),
  ('day_close_no_truncate', 'trigger %I before truncate on day_close for each statement execute function refuse_change(''a signed day stays'')'),
  ('day_close_figure_stays', 'trigger %I before update or delete on day_close_figure for each row execute function refuse_change(''a signed day stays'')'),
  ('day_close_figure_no_truncate', 'trigger %I before truncate on day_close_figure for each statement execute function refuse_change(''a signed day stays'')'),
  ('ledger_late_carry', 'trigger %I before update on ledger_late for each row execute function ledger_late_carry()'),
  ('ledger_late_stays', 'trigger %I before delete on ledger_late for each row execute function refuse_change(''a late posting stays'')'),
  ('ledger_txn_note_late', 'trigger %I after insert on ledger_txn for each row execute function ledger_note_late()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['day_close', 'day_close_figure', 'ledger_late']) name;
