-- Where the shop's money goes is said by two of its staff once it is real. Commands, which nobody of the staff runs, ask nobody.
create or replace function account_needs_two(asked_tenant text) returns boolean language sql stable as $$
  select coalesce(current_setting('app.staff', true), '') <> ''
    and exists (select from tenant where id = asked_tenant and went_live_at is not null)
$$;
-- next
create or replace function credential_check_approval() returns trigger language plpgsql as $$
begin
  if account_needs_two(new.tenant_id) and not exists (
    select from approval a
    where a.tenant_id = new.tenant_id and a.kind = 'ACCOUNT' and a.subject_id = new.name and a.decision = 'APPROVED'
      and a.payload ->> 'sealed' = encode(sha256(convert_to(new.sealed, 'UTF8')), 'hex')
  ) then
    raise exception 'no second person has allowed the account at %', new.name using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
create or replace function receiving_account_check_approval() returns trigger language plpgsql as $$
begin
  if account_needs_two(new.id) and not exists (
    select from approval a
    where a.tenant_id = new.id and a.kind = 'ACCOUNT' and a.subject_id = 'OFFLINE' and a.decision = 'APPROVED'
      and a.payload - 'was' = new.settings -> 'offlineDeposit'
  ) then
    raise exception 'no second person has allowed the account that takes transfers' using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Every sum that the staff of a shop is limited by, in one order; the larger, the more they may (tenant/limits.rules.ts).
create or replace function limit_sums(limits jsonb) returns bigint[] language sql immutable as $$
  select array[coalesce((limits ->> 'compensationMonth')::bigint, 0), coalesce((limits ->> 'packingExcess')::bigint, 1500)]
    || array(
      -- a part of the fee counts where no sum is said: in the place of one it may be any more
      select case when path[2] = 'feeBasisPoints' and limits #> array['late', path[1], 'sum'] is not null then 0
        else coalesce((limits #>> (array['late'] || path))::bigint, 0) end
      from (values (1, array['orderMost']), (2, array['PLACE', 'sum']), (3, array['PLACE', 'feeBasisPoints']),
        (4, array['SELLER', 'sum']), (5, array['SELLER', 'feeBasisPoints'])) given (at, path) order by at
    )
    || array(
      select coalesce((limits #>> path)::bigint, 9223372036854775807)
      from (
        select 1 as part, kind as name, array['alone', kind] as path from unnest(array['deposit', 'refund', 'claim', 'cheaper']) kind
        union all
        select 2, role || kind, array['days', role, kind]
        from unnest(array['owner', 'manager', 'finance', 'other']) role, unnest(array['deposit', 'refund']) kind
      ) decided order by part, name
    )
$$;
-- next
-- What lets the staff do more than before is what a second person has allowed in this very transaction, and nothing else.
create or replace function staff_limits_check_approval() returns trigger language plpgsql as $$
begin
  if account_needs_two(new.id)
    and exists (
      select from unnest(limit_sums(old.settings -> 'staffLimits'), limit_sums(new.settings -> 'staffLimits')) sums (was, becomes)
      where becomes > was
    )
    and not exists (
      select from approval a
      where a.tenant_id = new.id and a.kind = 'LIMITS' and a.decision = 'APPROVED'
        and (a.payload ->> 'limits')::jsonb = new.settings -> 'staffLimits' and a.xmin = pg_current_xact_id()::xid
    )
  then
    raise exception 'no second person has allowed the staff of % to do more', new.id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('credential_two_persons', 'trigger %I before insert or update on outside_credential for each row when (new.kind = ''payment'') execute function credential_check_approval()'),
  ('receiving_account_two_persons', 'trigger %I before update of settings on tenant for each row when (new.settings ? ''offlineDeposit'' and new.settings -> ''offlineDeposit'' is distinct from old.settings -> ''offlineDeposit'') execute function receiving_account_check_approval()'),
  ('staff_limits_two_persons', 'trigger %I before update of settings on tenant for each row when (new.settings -> ''staffLimits'' is distinct from old.settings -> ''staffLimits'') execute function staff_limits_check_approval()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['credential_wish', 'export_job', 'export_part']) name;
