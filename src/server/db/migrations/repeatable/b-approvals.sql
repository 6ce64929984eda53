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
-- What a shop gives of its own is what was asked and approved, to the last letter, whatever becomes of it.
-- One that a rule gave is for a clock that is over, and no more than the rule says; afterwards it stays what it was.
create or replace function compensation_check_approval() returns trigger language plpgsql as $$
begin
  if new.rule is not null then
    if tg_op = 'UPDATE' then
      if (new.rule, new.amount, new.currency, new.shopper_id, new.about_id) is distinct from (old.rule, old.amount, old.currency, old.shopper_id, old.about_id) then
        raise exception 'what a rule gave does not change' using errcode = 'P0001';
      end if;
      return new;
    end if;
    if not exists (
      select from purchase_order o join tenant t on t.id = o.tenant_id
      cross join lateral (select t.settings #> '{staffLimits,late}' as late) l
      where o.tenant_id = new.tenant_id and o.id = new.about_id and o.shopper_id = new.shopper_id and o.currency = new.currency
        and (new.rule = any (o.missed) or (o.clock = new.rule and o.due_at <= new.created_at
          and o.status = any (case new.rule when 'PLACE' then array['PAID', 'PURCHASING'] else array['PURCHASED'] end)))
        and new.amount <= coalesce((late #>> array[new.rule, 'sum'])::bigint, o.service_fee_local * (late #>> array[new.rule, 'feeBasisPoints'])::bigint / 10000)
        and new.amount + coalesce((
          select sum(c.amount) from compensation c
          where c.tenant_id = new.tenant_id and c.about_id = new.about_id and c.rule is not null
        ), 0) <= (late ->> 'orderMost')::bigint
    ) then
      raise exception 'no rule gives compensation %', new.compensation_no using errcode = 'P0001';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.rule is not null then
    raise exception 'what a rule gave does not change' using errcode = 'P0001';
  end if;
  if not exists (
    select from approval a
    where a.tenant_id = new.tenant_id and a.kind = 'COMPENSATION' and a.subject_id = new.id and a.decision = 'APPROVED'
      and a.amount = new.amount and a.currency = new.currency and a.payload ->> 'shopperId' = new.shopper_id
      and a.payload ->> 'aboutId' = new.about_id and a.payload ->> 'reason' = new.reason and a.payload ->> 'note' = new.note
  ) then
    raise exception 'no second person has allowed compensation %', new.compensation_no using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- The book takes a compensation, an adjustment or what a provider paid out by the word of two, for the sum that was asked. What it is about is the
-- last part of its reference. When it commits, so that its entries are there.
create or replace function ledger_check_approval() returns trigger language plpgsql as $$
declare
  subject constant text := coalesce(new.adjusts, regexp_replace(new.reference, '^.*[:.]', ''));
  moved constant bigint := (select sum(amount) from ledger_entry where tenant_id = new.tenant_id and txn_id = new.id and amount > 0);
begin
  if not exists (
    select from approval a
    where a.tenant_id = new.tenant_id and a.kind = new.kind and a.subject_id = subject and a.decision = 'APPROVED'
      and a.amount = moved and a.currency = new.currency
  ) and not (new.kind = 'COMPENSATION' and exists (
    -- its own trigger has looked at the rule
    select from compensation c
    where c.tenant_id = new.tenant_id and c.id = subject and c.rule is not null and c.status in ('CREDITED', 'OWED', 'PAID')
      and c.amount = moved and c.currency = new.currency
  )) then
    raise exception 'no second person has allowed %', new.reference using errcode = 'P0001';
  end if;
  if (new.kind = 'ADJUSTMENT') <> (new.adjusts is not null) then
    raise exception '% does not say what it adjusts', new.reference using errcode = 'P0001';
  end if;
  if new.kind = 'ADJUSTMENT' and exists (
    select from ledger_entry e where e.tenant_id = new.tenant_id and e.txn_id in (new.id, subject)
    group by e.account_id having sum(e.amount) <> 0
  ) then
    raise exception '% is not the other way round of what it adjusts', new.reference using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
-- Above what the shop lets one person decide, a deposit by transfer is credited and a request for money granted by the word
-- of two, for the sum that was asked.
create or replace function two_above(asked_tenant text, name text, asked_kind text, subject text, moved bigint, in_currency text)
returns boolean language sql stable as $$
  select coalesce(moved <= (select (settings #>> array['staffLimits', 'alone', name])::bigint from tenant where id = asked_tenant), true)
    or exists (
      select from approval a
      where a.tenant_id = asked_tenant and a.kind = asked_kind and a.subject_id = subject and a.decision = 'APPROVED'
        and a.amount = moved and a.currency = in_currency
    )
$$;
-- next
create or replace function ledger_check_deposit() returns trigger language plpgsql as $$
declare
  subject constant text := regexp_replace(new.reference, '^.*:', '');
  moved constant bigint := (select sum(amount) from ledger_entry where tenant_id = new.tenant_id and txn_id = new.id and amount > 0);
begin
  if exists (select from deposit where tenant_id = new.tenant_id and id = subject and channel = 'OFFLINE')
    and not two_above(new.tenant_id, 'deposit', 'DEPOSIT', subject, moved, new.currency)
    -- what came through a provider is credited by its word; where the staff say what it is, as a transfer
    or coalesce(current_setting('app.staff', true), '') <> ''
    and exists (select from payment where tenant_id = new.tenant_id and payment_no = subject and kind = 'DEPOSIT')
    and not two_above(new.tenant_id, 'deposit', 'REVIEW', subject, moved, new.currency)
  then
    raise exception 'no second person has allowed deposit %', new.reference using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
create or replace function refund_check_approval() returns trigger language plpgsql as $$
begin
  if not two_above(new.tenant_id, 'refund', 'REFUND', new.id, new.amount, new.currency) then
    raise exception 'no second person has allowed refund %', new.refund_no using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Goods of nobody's that are dear are given to who claims them by the word of two; where nobody said what they are worth,
-- they are dear.
create or replace function claim_check_approval() returns trigger language plpgsql as $$
declare
  in_currency constant text := (select settings ->> 'currency' from tenant where id = new.tenant_id);
begin
  if not two_above(new.tenant_id, 'claim', 'CLAIM', new.id, coalesce(new.worth_local, 9000000000000000), in_currency) then
    raise exception 'no second person has allowed claim %', new.id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Where a shop says what one person gives alone, goods of nobody's are somebody's by a claim that was granted, or by the word
-- of two for this shopper. When it commits, so that the claim is answered.
create or replace function parcel_check_giving() returns trigger language plpgsql as $$
begin
  if (select settings #> '{staffLimits,alone,claim}' from tenant where id = new.tenant_id) is not null
    and not exists (
      select from unclaimed_claim c
      where c.tenant_id = new.tenant_id and c.parcel_id = new.id and c.status = 'APPROVED' and c.shopper_id = new.shopper_id
    )
    and not exists (
      select from approval a
      where a.tenant_id = new.tenant_id and a.kind = 'CLAIM' and a.subject_id = new.id and a.decision = 'APPROVED'
        and a.payload ->> 'shopperId' = new.shopper_id
    )
  then
    raise exception 'no second person has given parcel %', new.parcel_no using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
-- What a member of the staff gives back of an order because its seller asked less, is by the word of two above what one gives.
-- When it commits: all of it together.
create or replace function refund_check_cheaper() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.staff', true), '') <> '' and not two_above(
    new.tenant_id, 'cheaper', 'CHEAPER', new.order_id,
    (select sum(amount)::bigint from refund r
      where r.tenant_id = new.tenant_id and r.order_id = new.order_id and r.cause = 'CHEAPER' and r.xmin = pg_current_xact_id()::xid),
    new.currency
  ) then
    raise exception 'no second person has allowed what goes back of %', new.order_no using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
-- What was given is history: its state changes, its row stays.
revoke delete, truncate on compensation from sampan_app;
-- next
select ensure_trigger(name, definition) from (values
  ('approval_check', 'trigger %I before insert or update on approval for each row execute function approval_check()'),
  ('approval_stays', 'trigger %I before delete on approval for each row execute function refuse_change(''an approval stays'')'),
  ('approval_no_truncate', 'trigger %I before truncate on approval for each statement execute function refuse_change(''an approval stays'')'),
  ('withdrawal_two_persons', 'trigger %I before insert or update on withdrawal for each row when (new.status in (''APPROVED'', ''PAID'')) execute function withdrawal_check_approval()'),
  ('compensation_two_persons', 'trigger %I before insert or update on compensation for each row when (new.status in (''CREDITED'', ''OWED'', ''PAID'', ''TAKEN_BACK'')) execute function compensation_check_approval()'),
  ('ledger_txn_deposit_two_persons', 'constraint trigger %I after insert on ledger_txn deferrable initially deferred for each row when (new.kind = ''DEPOSIT'') execute function ledger_check_deposit()'),
  ('refund_two_persons', 'trigger %I before update on refund for each row when (old.status in (''REQUESTED'', ''SELLER_CONTACT'') and new.status in (''APPROVED'', ''REFUNDED'')) execute function refund_check_approval()'),
  ('ledger_txn_payout_two_persons', 'constraint trigger %I after insert on ledger_txn deferrable initially deferred for each row when (new.kind = ''PROVIDER_PAYOUT'') execute function ledger_check_approval()'),
  ('refund_cheaper_two_persons', 'constraint trigger %I after insert on refund deferrable initially deferred for each row when (new.cause = ''CHEAPER'') execute function refund_check_cheaper()'),
  ('claim_two_persons', 'trigger %I before update on unclaimed_claim for each row when (old.status = ''SUBMITTED'' and new.status = ''APPROVED'') execute function claim_check_approval()'),
  ('parcel_given_by_two', 'constraint trigger %I after update on parcel deferrable initially deferred for each row when (old.status = ''UNCLAIMED'' and new.shopper_id is not null) execute function parcel_check_giving()'),
  ('ledger_txn_two_persons', 'constraint trigger %I after insert on ledger_txn deferrable initially deferred for each row when (new.kind in (''COMPENSATION'', ''ADJUSTMENT'') or new.adjusts is not null) execute function ledger_check_approval()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['approval', 'compensation', 'compensation_month', 'staff_day', 'statement', 'statement_line']) name;
