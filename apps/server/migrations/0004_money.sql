ALTER TABLE "hy_ledger_account" ALTER COLUMN "account_code" SET DATA TYPE varchar(80);--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ALTER COLUMN "account_code" SET DATA TYPE varchar(80);--> statement-breakpoint
ALTER TABLE "hy_ledger_proof" ALTER COLUMN "account_code" SET DATA TYPE varchar(80);--> statement-breakpoint
ALTER TABLE "hy_ledger_account" ADD COLUMN "company_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "prepay_offset" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" drop column "payable_amount";--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "payable_amount" bigint GENERATED ALWAYS AS (driver_fee - prepay_offset - tax_withheld) STORED;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_payable" ON "hy_shipping_note" USING btree ("tenant_id","sign_time","note_status","payable_amount","paid_amount") WHERE del_flag = 0 and sign_time is not null and payable_amount > paid_amount;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "net_amount" bigint;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "tax_amount" bigint;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "creditor_type" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "creditor_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "payee_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "fund_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "pay_time" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hy_ledger_account_owner" ON "hy_ledger_account" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "hy_shipping_note_fund" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","examine_time","id") WHERE del_flag = 0 and note_status = '70';--> statement-breakpoint
CREATE INDEX "hy_shipping_note_creditor" ON "hy_shipping_note" USING btree ("tenant_id","creditor_id","examine_time","driver_fee","tax_withheld") WHERE del_flag = 0 and creditor_id is not null;--> statement-breakpoint
-- What an examination fixes, for waybills that were examined before.
UPDATE "hy_shipping_note" n SET
  creditor_type = case n.payee_type when '4' then 'carrier' else 'driver' end,
  creditor_id = coalesce(n.payee_id, n.driver_id),
  tax_rate = c.tax_rate,
  net_amount = (2 * n.fee_total * 10000 + 10000 + c.tax_rate) / (2 * (10000 + c.tax_rate)),
  tax_amount = n.fee_total - (2 * n.fee_total * 10000 + 10000 + c.tax_rate) / (2 * (10000 + c.tax_rate)),
  fund_time = case when n.note_status = '70' then null else n.examine_time end,
  pay_time = case when n.note_status in ('80', '90') then n.examine_time end
FROM "hy_customer" c
WHERE c.tenant_id = n.tenant_id AND c.id = n.customer_id AND n.note_status in ('70', '75', '78', '80', '90');--> statement-breakpoint
-- Accounts of a company carry it in their code. What two companies booked on one account becomes two, each with a chain of its own.
CREATE TEMPORARY TABLE "moved_line" ON COMMIT DROP AS
SELECT l.tenant_id, l.txn_id, l.line_no, l.account_code AS old_code, l.account_seq AS old_seq, a.side, a.account_name, a.owner_type, a.owner_id, a.allow_negative, t.company_id,
  case when l.side = a.side then l.amount else -l.amount end AS change,
  split_part(l.account_code, '.', 1) || '.' || split_part(l.account_code, '.', 2) || '.' || t.company_id || coalesce('.' || a.owner_id, '') AS new_code
FROM "hy_ledger_line" l
JOIN "hy_ledger_txn" t ON t.tenant_id = l.tenant_id AND t.id = l.txn_id
JOIN "hy_ledger_account" a ON a.tenant_id = l.tenant_id AND a.account_code = l.account_code
WHERE t.company_id IS NOT NULL AND split_part(l.account_code, '.', 1) || '.' || split_part(l.account_code, '.', 2) NOT IN ('A.BANK', 'A.THIRD', 'L.WALLET', 'L.FROZEN');--> statement-breakpoint
INSERT INTO "hy_ledger_account" (tenant_id, account_code, account_name, side, owner_type, owner_id, company_id, allow_negative, state, balance, line_count)
SELECT tenant_id, new_code, account_name, side, owner_type, owner_id, company_id, case when new_code LIKE 'A.AR.%' and sum(change) >= 0 then '0' else allow_negative end, '1', sum(change), count(*)
FROM "moved_line" GROUP BY 1, 2, 3, 4, 5, 6, 7, allow_negative;--> statement-breakpoint
UPDATE "hy_ledger_line" l SET account_code = m.new_code, account_seq = m.new_seq, balance_after = m.balance_after
FROM (
  SELECT tenant_id, txn_id, line_no, new_code,
    row_number() OVER (PARTITION BY tenant_id, new_code ORDER BY old_seq) AS new_seq,
    sum(change) OVER (PARTITION BY tenant_id, new_code ORDER BY old_seq) AS balance_after
  FROM "moved_line") m
WHERE l.tenant_id = m.tenant_id AND l.txn_id = m.txn_id AND l.line_no = m.line_no;--> statement-breakpoint
DELETE FROM "hy_ledger_account" a
WHERE a.company_id IS NULL AND split_part(a.account_code, '.', 1) || '.' || split_part(a.account_code, '.', 2) NOT IN ('A.BANK', 'A.THIRD', 'L.WALLET', 'L.FROZEN')
  AND NOT EXISTS (SELECT 1 FROM "hy_ledger_line" l WHERE l.tenant_id = a.tenant_id AND l.account_code = a.account_code);--> statement-breakpoint
DELETE FROM "hy_ledger_proof" p WHERE NOT EXISTS (SELECT 1 FROM "hy_ledger_account" a WHERE a.tenant_id = p.tenant_id AND a.account_code = p.account_code);