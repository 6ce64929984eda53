-- The money book is append-only, for the owner of the tables too.
revoke update, delete, truncate on ledger_entry, ledger_txn from sampan_app;
-- next
-- Of an account only the balance ever changes.
revoke update, delete, truncate on ledger_account from sampan_app;
-- next
grant update (balance) on ledger_account to sampan_app;
-- next
-- A payment, deposit or withdrawal is history: its state changes, its row stays.
revoke delete, truncate on payment, payment_attempt, provider_event, deposit, withdrawal from sampan_app;
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
-- Entries are numbered on their account, as they come. Whoever posts holds the account; who does not meets the key.
create or replace function ledger_number_entry() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  new.position := 1 + coalesce((select position from ledger_entry
    where tenant_id = new.tenant_id and account_id = new.account_id order by position desc limit 1), 0);
  return new;
end $$;
-- next
-- Each entry goes on from the one before it on its account (L3), and there is one (L14).
create or replace function ledger_check_chain() returns trigger language plpgsql as $$
declare before bigint;
begin
  select balance_after into before from ledger_entry
    where tenant_id = new.tenant_id and account_id = new.account_id and position = new.position - 1;
  if not found and new.position <> 1 then
    raise exception 'entry % of account % leaves a gap', new.position, new.account_id using errcode = 'P0001';
  end if;
  if new.balance_after <> coalesce(before, 0) + new.amount then
    raise exception 'running balance of account % jumps', new.account_id using errcode = 'P0001';
  end if;
  return new;
end $$;
-- next
-- What moved is read by the next check of the book.
create or replace function ledger_note_unchecked() returns trigger language plpgsql as $$
begin
  new.unchecked_since := now();
  return new;
end $$;
-- next
-- A balance is what its last entry says when the transaction commits (L3).
create or replace function ledger_check_balance() returns trigger language plpgsql as $$
declare stands bigint; posted bigint;
begin
  select balance into stands from ledger_account where tenant_id = new.tenant_id and id = new.id;
  select balance_after into posted from ledger_entry
    where tenant_id = new.tenant_id and account_id = new.id order by position desc limit 1;
  if stands <> coalesce(posted, 0) then
    raise exception 'balance of account % is not the sum of its entries', new.id using errcode = 'P0001';
  end if;
  return null;
end $$;
-- next
select ensure_trigger(name, definition) from (values
  ('ledger_entry_append_only', 'trigger %I before update or delete on ledger_entry for each row execute function refuse_change(''the ledger is append-only'')'),
  ('ledger_txn_append_only', 'trigger %I before update or delete on ledger_txn for each row execute function refuse_change(''the ledger is append-only'')'),
  ('ledger_account_stays', 'trigger %I before delete on ledger_account for each row execute function refuse_change(''the ledger is append-only'')'),
  ('ledger_entry_no_truncate', 'trigger %I before truncate on ledger_entry for each statement execute function refuse_change(''the ledger is append-only'')'),
  ('ledger_txn_no_truncate', 'trigger %I before truncate on ledger_txn for each statement execute function refuse_change(''the ledger is append-only'')'),
  -- by its name it comes before the chain
  ('ledger_entry_assign_position', 'trigger %I before insert on ledger_entry for each row when (new.position = 0) execute function ledger_number_entry()'),
  ('ledger_entry_chain', 'trigger %I before insert on ledger_entry for each row execute function ledger_check_chain()'),
  ('ledger_entry_zero_sum', 'constraint trigger %I after insert on ledger_entry deferrable initially deferred for each row execute function ledger_check_zero()'),
  ('ledger_account_note_unchecked', 'trigger %I before update of balance on ledger_account for each row when (new.unchecked_since is null) execute function ledger_note_unchecked()'),
  ('ledger_account_balance', 'constraint trigger %I after insert or update of balance on ledger_account deferrable initially deferred for each row execute function ledger_check_balance()')
) triggers (name, definition);
-- next
do $$
begin
  -- these two say what is so and guard nothing: also where rows are brought from elsewhere with the guards off
  if exists (select from pg_trigger where tgname = 'ledger_entry_assign_position' and tgenabled <> 'A') then
    alter table ledger_entry enable always trigger ledger_entry_assign_position;
  end if;
  if exists (select from pg_trigger where tgname = 'ledger_account_note_unchecked' and tgenabled <> 'A') then
    alter table ledger_account enable always trigger ledger_account_note_unchecked;
  end if;
end $$;
