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
select ensure_trigger(name, definition) from (values
  ('credential_two_persons', 'trigger %I before insert or update on outside_credential for each row when (new.kind = ''payment'') execute function credential_check_approval()'),
  ('receiving_account_two_persons', 'trigger %I before update of settings on tenant for each row when (new.settings ? ''offlineDeposit'' and new.settings -> ''offlineDeposit'' is distinct from old.settings -> ''offlineDeposit'') execute function receiving_account_check_approval()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['credential_wish', 'export_job', 'export_part']) name;
