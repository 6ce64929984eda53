-- The money book is append-only, for the owner of the tables too.
revoke update, delete, truncate on ledger_entry, ledger_txn from sampan_app;
-- next
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'P0001';
end $$;
-- next
create or replace trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
-- next
create or replace trigger ledger_txn_append_only before update or delete on ledger_txn
  for each row execute function ledger_refuse_change();
-- next
-- Each transaction's entries sum to zero when it commits (L1).
create or replace function ledger_check_zero() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entry
      where tenant_id = new.tenant_id and txn_id = new.txn_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.txn_id using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
drop trigger if exists ledger_entry_zero_sum on ledger_entry;
-- next
create constraint trigger ledger_entry_zero_sum after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_zero();
