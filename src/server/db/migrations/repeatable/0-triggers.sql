-- What the files after this one are written with.
-- A row that is history refuses to change, for the owner of the tables too; its trigger says in which words.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'P0001';
end $$;
-- next
-- Makes a trigger once, asked for first: to make one again takes a lock behind which others would wait. What one does is
-- changed in its function.
create or replace function ensure_trigger(name text, definition text) returns void language plpgsql as $$
begin
  if not exists (select from pg_trigger t where t.tgname = ensure_trigger.name and not t.tgisinternal) then
    execute 'create ' || format(definition, name);
  end if;
end $$;
