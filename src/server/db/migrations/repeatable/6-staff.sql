-- What staff did is append-only, for the owner of the tables too; a member of staff goes, but stays known.
revoke update, delete, truncate on audit from sampan_app;
-- next
revoke delete, truncate on staff from sampan_app;
-- next
-- Nobody writes a line in another's name: the transaction knows whose it is.
create or replace function audit_check_actor() returns trigger language plpgsql as $$
begin
  if new.actor_id <> coalesce(current_setting('app.staff', true), '') then
    raise exception 'this is not the transaction of %', new.actor_id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- Other rights, another password or a suspension end the sessions: what a process remembers of a session's rights holds
-- as long as the session. The lock waits for a login that is about to open one.
create or replace function staff_end_sessions(asked_tenant text, asked_staff text) returns void language plpgsql as $$
begin
  perform from staff where tenant_id = asked_tenant and id = asked_staff for no key update;
  update staff_session set revoked_at = now()
    where tenant_id = asked_tenant and staff_id = asked_staff and revoked_at is null;
end $$;
-- next
-- A shop that has an owner keeps one who can get in. One change of owners at a time: two owners who remove each other at
-- once would both see the other.
create or replace function staff_keep_owner(asked_tenant text) returns void language plpgsql as $$
begin
  perform from staff_role where tenant_id = asked_tenant and id = 'owner' for no key update;
  if not exists (
    select from staff_assignment a join staff s on s.tenant_id = a.tenant_id and s.id = a.staff_id
    where a.tenant_id = asked_tenant and a.role_id = 'owner' and a.scope is null and s.state = 'ACTIVE'
  ) then
    raise exception 'the last owner stays' using errcode = 'P0001';
  end if;
end $$;
-- next
create or replace function staff_assignment_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform staff_end_sessions(old.tenant_id, old.staff_id);
    if old.role_id = 'owner' then perform staff_keep_owner(old.tenant_id); end if;
  end if;
  if tg_op <> 'DELETE' then perform staff_end_sessions(new.tenant_id, new.staff_id); end if;
  return null;
end $$;
-- next
create or replace function staff_changed() returns trigger language plpgsql as $$
begin
  perform staff_end_sessions(new.tenant_id, new.id);
  if old.state = 'ACTIVE' and new.state <> 'ACTIVE'
    and exists (select from staff_assignment where tenant_id = new.tenant_id and staff_id = new.id and role_id = 'owner')
  then perform staff_keep_owner(new.tenant_id); end if;
  return null;
end $$;
-- next
create or replace function staff_role_changed() returns trigger language plpgsql as $$
begin
  perform staff_end_sessions(tenant_id, staff_id) from staff_assignment
    where tenant_id = new.tenant_id and role_id = new.id order by staff_id;
  return null;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('audit_append_only', 'trigger %I before update or delete on audit for each row execute function refuse_change(''the audit is append-only'')'),
  ('audit_no_truncate', 'trigger %I before truncate on audit for each statement execute function refuse_change(''the audit is append-only'')'),
  ('audit_actor', 'trigger %I before insert on audit for each row execute function audit_check_actor()'),
  ('staff_assignment_changed', 'trigger %I after insert or update or delete on staff_assignment for each row execute function staff_assignment_changed()'),
  ('staff_changed', 'trigger %I after update of state, login_hash on staff for each row when (old.state <> new.state or old.login_hash <> new.login_hash) execute function staff_changed()'),
  ('staff_role_changed', 'trigger %I after update of permissions on staff_role for each row when (old.permissions is distinct from new.permissions) execute function staff_role_changed()')
) triggers (name, definition);
-- next
-- A shopper's transaction finds no staff, whatever it asks: beside the rule of tenants, which every table has. As a
-- question of its own it is answered once a statement, and nobody who plans takes it for what few rows fulfil.
create or replace function hide_from_shoppers(name text) returns void language plpgsql as $$
declare rule constant text := '(select coalesce(current_setting(''app.shopper'', true), '''') = '''')';
begin
  -- made otherwise before
  if exists (select from pg_policies p where p.tablename = name and p.policyname = 'no_shopper' and p.qual !~* 'select') then
    execute format('drop policy no_shopper on %I', name);
  end if;
  if not exists (select from pg_policies p where p.tablename = name and p.policyname = 'no_shopper') then
    execute format('create policy no_shopper on %I as restrictive to sampan_app using (%s) with check (%s)', name, rule, rule);
  end if;
end $$;
-- next
select hide_from_shoppers(name) from unnest(array['staff', 'staff_role', 'staff_assignment', 'staff_session', 'staff_device', 'audit']) name;
-- next
-- For whom a transaction is that a member of staff asks for, where it is remembered whose session the token is: settings
-- and check in one. Where the session is over, this fails, and with it whatever was sent along.
create or replace function open_staff_session(asked_tenant text, asked_staff text, asked_token text, asked_at timestamptz, idle_since timestamptz)
returns void language plpgsql as $$
begin
  perform set_config('role', 'sampan_app', true), set_config('app.tenant', asked_tenant, true),
    set_config('app.staff', asked_staff, true);
  if not exists (
    select from staff_session
    where tenant_id = asked_tenant and token_hash = asked_token and staff_id = asked_staff
      and revoked_at is null and expires_at > asked_at and last_seen_at > idle_since
  ) then
    raise exception 'the session is over' using errcode = 'SE401';
  end if;
end $$;
