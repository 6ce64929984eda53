-- What was said stays as it was said. A conversation goes with its shopper, and then whole.
revoke update, truncate on thread_message from sampan_app;
-- next
-- What the staff writes among itself no transaction of a shopper sees, whatever it asks for.
do $$
declare rule constant text := '(author <> ''NOTE'' or (select coalesce(current_setting(''app.shopper'', true), '''') = ''''))';
begin
  if not exists (select from pg_policies p where p.tablename = 'thread_message' and p.policyname = 'no_notes') then
    execute format('create policy no_notes on thread_message as restrictive to sampan_app using (%s) with check (%s)', rule, rule);
  end if;
end $$;
-- next
-- Nobody of the staff writes in another's name, and no shopper in theirs: the transaction knows whose it is.
create or replace function thread_message_check() returns trigger language plpgsql as $$
begin
  if new.staff_id <> coalesce(current_setting('app.staff', true), '') then
    raise exception 'this is not the transaction of %', new.staff_id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- A look is begun by whoever looks, and stays written down.
revoke delete, truncate on account_look from sampan_app;
-- next
-- Of a look nothing changes but that it ends.
create or replace function account_look_check() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or new.ended_at is null or
    (new.tenant_id, new.id, new.shopper_id, new.staff_id, new.staff_name, new.staff_session_id, new.reason, new.token_hash, new.started_at, new.expires_at)
    is distinct from (old.tenant_id, old.id, old.shopper_id, old.staff_id, old.staff_name, old.staff_session_id, old.reason, old.token_hash, old.started_at, old.expires_at)
  then
    raise exception 'a look only ends' using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('thread_message_stays', 'trigger %I before update on thread_message for each row execute function refuse_change(''what was said stays'')'),
  ('thread_message_author', 'trigger %I before insert on thread_message for each row execute function thread_message_check()'),
  ('account_look_ends', 'trigger %I before update on account_look for each row execute function account_look_check()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['canned_answer']) name;
