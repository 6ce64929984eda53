-- What was done to shops from above is append-only, for the owner of the tables too.
revoke update, delete, truncate on platform_deed from sampan_app;
-- next
-- Another password, a suspension or another second factor ends the sessions of whoever stands above all shops.
create or replace function platform_end_sessions() returns trigger language plpgsql as $$
begin
  update platform_session set revoked_at = now()
    where tenant_id = new.tenant_id and person_id = new.id and revoked_at is null;
  return null;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('platform_deed_append_only', 'trigger %I before update or delete on platform_deed for each row execute function refuse_change(''what the platform did is append-only'')'),
  ('platform_deed_no_truncate', 'trigger %I before truncate on platform_deed for each statement execute function refuse_change(''what the platform did is append-only'')'),
  ('platform_person_changed', 'trigger %I after update of state, login_hash, confirmed_at on platform_person for each row when (old.state <> new.state or old.login_hash <> new.login_hash or old.confirmed_at is distinct from new.confirmed_at) execute function platform_end_sessions()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array[
  'fact_day', 'fact_mark', 'line_history_mark', 'support_access', 'platform_person', 'platform_session', 'platform_device', 'platform_notice', 'staff_notice_seen', 'platform_recovery_code', 'platform_deed'
]) name;
-- next
-- The platform's transactions are those of the shop `*`, so no row of a shop is theirs. Of all shops they read what was
-- added up, what may be used, and who lets them look; nothing else, and nothing of it do they write.
do $$
declare name text;
begin
  foreach name in array array['fact_day', 'fact_mark', 'tenant_quota', 'support_access'] loop
    if not exists (select from pg_policies p where p.tablename = name and p.policyname = 'platform_reads') then
      execute format('create policy platform_reads on %I for select to sampan_app using ((select current_setting(''app.tenant'', true) = ''*''))', name);
    end if;
  end loop;
end $$;
-- next
-- What a shop may do no more of stands in its record, which every process keeps in memory.
select ensure_trigger(name, definition) from (values
  ('tenant_quota_change_turn', 'trigger %I before insert or update or delete on tenant_quota for each statement execute function shop_change_turn()'),
  ('tenant_quota_changed', 'trigger %I after insert or update or delete on tenant_quota for each row execute function site_item_changed()')
) triggers (name, definition);
