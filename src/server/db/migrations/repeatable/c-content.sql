-- What the staff wrote is history: it can be written anew, and nothing of it changes.
revoke update, delete, truncate on content_edition from sampan_app;
-- next
-- Nobody writes in another's name: the transaction knows whose it is.
create or replace function content_edition_check() returns trigger language plpgsql as $$
begin
  if new.staff_id <> coalesce(current_setting('app.staff', true), '') then
    raise exception 'this is not the transaction of %', new.staff_id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('content_edition_append_only', 'trigger %I before update or delete on content_edition for each row execute function refuse_change(''editions are append-only'')'),
  ('content_edition_no_truncate', 'trigger %I before truncate on content_edition for each statement execute function refuse_change(''editions are append-only'')'),
  ('content_edition_author', 'trigger %I before insert on content_edition for each row execute function content_edition_check()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['content_edition', 'content_head', 'search_day']) name;
