-- What two persons said is history: asked once, decided once, and nothing of it changes.
revoke delete, truncate on approval from sampan_app;
-- next
-- Nobody asks in another's name, nor decides: the transaction knows whose it is.
create or replace function approval_check() returns trigger language plpgsql as $$
declare acting text := coalesce(current_setting('app.staff', true), '');
begin
  if tg_op = 'INSERT' then
    if new.asked_by <> acting or new.decision is not null then
      raise exception 'this is not the transaction of %', new.asked_by using errcode = 'P0001';
    end if;
    return new;
  end if;
  if old.decision is not null or new.decision is null then
    raise exception 'an approval is decided once' using errcode = 'P0001';
  end if;
  if (new.tenant_id, new.id, new.kind, new.subject_id, new.payload, new.payload_hash, new.amount, new.currency, new.note, new.asked_by, new.asked_at)
    is distinct from (old.tenant_id, old.id, old.kind, old.subject_id, old.payload, old.payload_hash, old.amount, old.currency, old.note, old.asked_by, old.asked_at)
  then
    raise exception 'what was asked does not change' using errcode = 'P0001';
  end if;
  if new.decided_by <> acting then
    raise exception 'this is not the transaction of %', new.decided_by using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Money leaves by the word of two: what is allowed or paid is what was asked and approved, to the last letter.
create or replace function withdrawal_check_approval() returns trigger language plpgsql as $$
begin
  if not exists (
    select from approval a
    where a.tenant_id = new.tenant_id and a.kind = 'WITHDRAWAL' and a.subject_id = new.id and a.decision = 'APPROVED'
      and a.amount = new.amount and a.currency = new.currency and a.payload ->> 'accountText' = new.account_text
  ) then
    raise exception 'no second person has allowed withdrawal %', new.withdrawal_no using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('approval_check', 'trigger %I before insert or update on approval for each row execute function approval_check()'),
  ('approval_stays', 'trigger %I before delete on approval for each row execute function refuse_change(''an approval stays'')'),
  ('approval_no_truncate', 'trigger %I before truncate on approval for each statement execute function refuse_change(''an approval stays'')'),
  ('withdrawal_two_persons', 'trigger %I before insert or update on withdrawal for each row when (new.status in (''APPROVED'', ''PAID'')) execute function withdrawal_check_approval()')
) triggers (name, definition);
-- next
select hide_from_shoppers('approval');
