-- Written by hand: drizzle-kit does not know functions and triggers. Keep this file when migrations are squashed.
-- The books are never changed, and every transaction in them sums to zero when it commits.
create function hy_ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: reverse the transaction instead' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger hy_ledger_txn_fixed before update or delete on hy_ledger_txn for each row execute function hy_ledger_refuse_change();
--> statement-breakpoint
create trigger hy_ledger_line_fixed before update or delete on hy_ledger_line for each row execute function hy_ledger_refuse_change();
--> statement-breakpoint
create function hy_ledger_check_balance() returns trigger language plpgsql as $$
declare
  checked varchar := case tg_table_name when 'hy_ledger_txn' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'txn_id' end;
  difference bigint;
  line_count integer;
begin
  select coalesce(sum(case side when 'D' then amount else -amount end), 0), count(*) into difference, line_count
    from hy_ledger_line where tenant_id = new.tenant_id and txn_id = checked;
  if difference <> 0 or line_count < 2 then
    raise exception 'ledger transaction % does not balance: % lines, difference %', checked, line_count, difference using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger hy_ledger_txn_balanced after insert on hy_ledger_txn deferrable initially deferred for each row execute function hy_ledger_check_balance();
--> statement-breakpoint
create constraint trigger hy_ledger_line_balanced after insert on hy_ledger_line deferrable initially deferred for each row execute function hy_ledger_check_balance();
