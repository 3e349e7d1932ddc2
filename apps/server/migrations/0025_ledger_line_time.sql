-- Completed by hand: lines that stand already get the time of their transaction, and the database compares the two from now on.
ALTER TABLE "hy_ledger_line" ADD COLUMN "happen_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ADD COLUMN "is_transfer" char(1);--> statement-breakpoint
ALTER TABLE "hy_ledger_line" DISABLE TRIGGER "hy_ledger_line_fixed";--> statement-breakpoint
UPDATE "hy_ledger_line" l SET "happen_time" = t."happen_time", "is_transfer" = case when l."account_code" like 'L.WALLET.%' or l."account_code" like 'L.FROZEN.%' then
  case when exists (select 1 from "hy_ledger_line" twin where twin."tenant_id" = l."tenant_id" and twin."txn_id" = l."txn_id" and twin."account_code" =
    (case when l."account_code" like 'L.WALLET.%' then 'L.FROZEN.' else 'L.WALLET.' end) || substr(l."account_code", 10)) then '1' else '0' end else '0' end
  FROM "hy_ledger_txn" t WHERE t."tenant_id" = l."tenant_id" AND t."id" = l."txn_id";--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ENABLE TRIGGER "hy_ledger_line_fixed";--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ALTER COLUMN "happen_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ALTER COLUMN "is_transfer" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "hy_ledger_line_time" ON "hy_ledger_line" USING btree ("tenant_id","account_code","happen_time","txn_id","account_seq","is_transfer","side");--> statement-breakpoint
create or replace function hy_ledger_check_balance() returns trigger language plpgsql as $$
declare
  checked varchar := case tg_table_name when 'hy_ledger_txn' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'txn_id' end;
  difference bigint;
  line_count integer;
  other_times integer;
begin
  select coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0), count(*), count(*) filter (where l.happen_time <> t.happen_time)
    into difference, line_count, other_times
    from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
   where l.tenant_id = new.tenant_id and l.txn_id = checked;
  if difference <> 0 or line_count < 2 then
    raise exception 'ledger transaction % does not balance: % lines, difference %', checked, line_count, difference using errcode = 'check_violation';
  end if;
  if other_times > 0 then
    raise exception 'ledger transaction % has lines of another time', checked using errcode = 'check_violation';
  end if;
  return null;
end
$$;
