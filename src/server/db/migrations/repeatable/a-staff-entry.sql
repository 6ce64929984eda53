-- With a second factor somebody may do more than without: what is remembered of a session ends with either.
create or replace function staff_factor_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform staff_end_sessions(old.tenant_id, old.staff_id);
  else perform staff_end_sessions(new.tenant_id, new.staff_id); end if;
  return null;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('staff_factor_confirmed', 'trigger %I after update of confirmed_at on staff_factor for each row when (old.confirmed_at is distinct from new.confirmed_at) execute function staff_factor_changed()'),
  ('staff_factor_gone', 'trigger %I after delete on staff_factor for each row when (old.confirmed_at is not null) execute function staff_factor_changed()')
) triggers (name, definition);
-- next
select hide_from_shoppers(name) from unnest(array['staff_factor', 'staff_link', 'staff_recovery_code', 'bench_scan', 'customer_note', 'staff_view', 'shelf_count', 'shelf_count_line']) name;
