create extension if not exists pg_trgm;
-- next
-- The role that every request runs as: owns nothing, bypasses nothing.
-- Asked for first, so that an owner that was given the role needs no right to make roles. What is made in two databases
-- of a cluster at once fails in one of them, which then starts again.
do $$
declare
  right_to_be text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not exists (select from pg_roles where rolname = 'sampan_app') then
    create role sampan_app nologin;
  end if;
  if not pg_has_role(current_user, 'sampan_app', right_to_be) then
    execute format('grant sampan_app to %I', current_user);
  end if;
end $$;
-- next
grant usage on schema public to sampan_app;
-- next
grant select on all tables in schema public to sampan_app;
-- next
grant usage on all sequences in schema public to sampan_app;
-- next
-- Every table with a tenant_id shows and takes rows of the tenant of the transaction only.
do $$
declare name text; is_secured boolean; has_policy boolean;
begin
  for name, is_secured, has_policy in
    select c.relname, c.relrowsecurity and c.relforcerowsecurity,
      exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant_only')
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind = 'r'
  loop
    -- asked first: these statements lock the table even where they change nothing, and a shop may be running on it
    if not is_secured then
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
    end if;
    if not has_policy then
      execute format('grant insert, update, delete on %I to sampan_app', name);
      execute format(
        'create policy tenant_only on %I to sampan_app using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')) with check (tenant_id = nullif(current_setting(''app.tenant'', true), ''''))',
        name);
      execute format('create policy owner_all on %I to %I using (true) with check (true)', name, current_user);
    end if;
  end loop;
end $$;
-- next
-- For whom a transaction is, where it is remembered whose session the token is: settings and check in one. Where the
-- session is over, this fails, and with it whatever was sent along.
create or replace function open_session(asked_tenant text, asked_shopper text, asked_token text, asked_at timestamptz, idle_since timestamptz)
returns void language plpgsql as $$
begin
  perform set_config('role', 'sampan_app', true), set_config('app.tenant', asked_tenant, true),
    set_config('app.shopper', asked_shopper, true);
  if not exists (
    select from session
    where tenant_id = asked_tenant and token_hash = asked_token and shopper_id = asked_shopper
      and revoked_at is null and expires_at > asked_at and last_seen_at > idle_since
  ) then
    raise exception 'the session is over' using errcode = 'SE401';
  end if;
end $$;
