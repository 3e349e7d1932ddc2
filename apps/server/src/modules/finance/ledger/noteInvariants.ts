import { sql, type SQL } from 'drizzle-orm';
import { taxKind } from '../tax-declaration/taxDeclaration.states.ts';

/** Lists what breaks a rule between the books and the documents of a tenant. */
export type Check = (tenantId: number) => SQL;

/** I8, I9: the parts of a waybill's fees add up. */
const feeParts: Check = (tenantId) => sql`
  select 'I8' as invariant, id as subject,
         (driver_fee - (driver_fee_raw - loss_amount + extra_fee - deduction - rounding_amount))::bigint as difference
    from hy_shipping_note
   where tenant_id = ${tenantId} and del_flag = 0
     and driver_fee <> driver_fee_raw - loss_amount + extra_fee - deduction - rounding_amount
   union all
  select 'I9', id, (fee_total - (driver_fee + case loss_pass when '2' then loss_amount else 0 end + service_fee
           + case order_mode when '3' then agent_margin else 0 end))::bigint
    from hy_shipping_note
   where tenant_id = ${tenantId} and del_flag = 0
     and fee_total <> driver_fee + case loss_pass when '2' then loss_amount else 0 end + service_fee
           + case order_mode when '3' then agent_margin else 0 end`;

/** I10: the fee of a waybill is what an agent asks for, in agent mode, else what the customer is charged. */
const feeTotals: Check = (tenantId) => sql`
  select 'I10' as invariant, id as subject, (fee_total - case order_mode when '3' then coalesce(agent_fee, 0) else customer_fee end)::bigint as difference
    from hy_shipping_note
   where tenant_id = ${tenantId} and del_flag = 0 and fee_total <> case order_mode when '3' then coalesce(agent_fee, 0) else customer_fee end`;

/** I21: the fund flow that the authorities hold tells what was paid for its waybill, less what was brought back of prepayments (L32); one that is about to be sent again tells nothing yet. */
const fundFlows: Check = (tenantId) => sql`
  with told as (
    select u.biz_id as note_id, sum(round((told.note ->> 'totalMonetaryAmount')::numeric * 100))::bigint as total
      from hy_gov_upload u cross join lateral jsonb_array_elements(u.payload -> 'shippingNoteList') told (note)
     where u.tenant_id = ${tenantId} and u.del_flag = 0 and u.upload_type = 'fund' and u.state = '30'
       and not exists (
         select 1 from sys_outbox o
          where o.tenant_id = ${tenantId} and o.topic = 'government.fundFlow' and o.order_key = 'fund ' || u.biz_id and o.state = 'waiting')
     group by u.id, u.biz_id),
  paid as (
    select coalesce(p.note_id, i.note_id) as note_id, sum(case when p.bill_id is null then p.amount - coalesce(r.recover_amount, 0) else i.amount end) as amount
      from hy_payment p
      left join hy_payment_item i on i.tenant_id = p.tenant_id and i.payment_id = p.id and p.bill_id is not null
      left join hy_prepay r on r.tenant_id = p.tenant_id and r.payment_id = p.id and p.pay_kind = '2'
     where p.tenant_id = ${tenantId} and p.state = '40' and p.pay_kind in ('1', '2', '3') group by 1)
  select 'I21' as invariant, told.note_id as subject, (told.total - coalesce(paid.amount, 0))::bigint as difference
    from told left join paid on paid.note_id = told.note_id where told.total <> coalesce(paid.amount, 0)`;

/** I11: a waybill is paid when its payments have paid what was payable, and not before. */
const paidUp: Check = (tenantId) => sql`
  select 'I11' as invariant, n.id as subject, (n.payable_amount - coalesce(p.paid, 0))::bigint as difference
    from hy_shipping_note n
    left join (
      select i.note_id, sum(i.amount) as paid from hy_payment_item i
        join hy_payment p on p.tenant_id = i.tenant_id and p.id = i.payment_id
       where i.tenant_id = ${tenantId} and p.state = '40' and p.pay_kind in ('1', '3') group by i.note_id) p on p.note_id = n.id
   where n.tenant_id = ${tenantId} and n.note_status in ('80', '90') and n.payable_amount <> coalesce(p.paid, 0)`;

/** I12: what is on its way by the books is what payments say is on its way. */
const onTheWay: Check = (tenantId) => sql`
  select 'I12' as invariant, coalesce(a.account_code, p.code) as subject, (coalesce(a.balance, 0) - coalesce(p.amount, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.CLEARING.%') a
    full join (
      select 'L.CLEARING.' || company_id || '.' || pay_channel as code, sum(amount) as amount from hy_payment
       where tenant_id = ${tenantId} and state = '30' group by 1) p on p.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(p.amount, 0)`;

/**
 * I33: an account at an institution holds what top-ups brought there, less what payments took from it: each sending is booked under its serial, which is the
 * number of its payment and two digits.
 */
const institutions: Check = (tenantId) => sql`
  with line as (
    select l.account_code, substr(l.account_code, 9) as third_id, t.biz, t.step, sum(case l.side when 'D' then l.amount else -l.amount end) as moved
      from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
     where l.tenant_id = ${tenantId} and l.account_code like 'A.THIRD.%' group by 1, 2, 3, 4)
  select 'I33' as invariant, account_code as subject, sum(difference)::bigint as difference from (
    select account_code, moved as difference from line
     where biz not like 'recharge%' and not exists (select 1 from hy_payment p where p.tenant_id = ${tenantId} and p.payment_no = left(line.step, -2))
    union all
    select coalesce(b.account_code, 'A.THIRD.' || r.third_account_id), coalesce(b.moved, 0) - coalesce(r.amount, 0)
      from (select account_code, third_id, sum(moved) as moved from line where biz like 'recharge%' group by 1, 2) b
      full join (select third_account_id, sum(amount) as amount from hy_customer_recharge
                  where tenant_id = ${tenantId} and third_account_id is not null and state = '30' and del_flag = 0 group by 1) r on r.third_account_id = b.third_id
  ) wrong where difference <> 0 group by account_code`;

/** I13: what was prepaid to a creditor by the books is what is open of their prepayments. @source amendments L5 */
const prepaid: Check = (tenantId) => sql`
  select 'I13' as invariant, coalesce(a.account_code, p.code) as subject, (coalesce(a.balance, 0) - coalesce(p.open, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'A.PREPAY.%') a
    full join (
      select 'A.PREPAY.' || company_id || '.' || creditor_id as code, sum(open_amount) as open from hy_prepay
       where tenant_id = ${tenantId} and state in ('30', '40', '45') group by 1) p on p.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(p.open, 0)
   union all
  select 'I13', n.id, (n.prepay_offset - coalesce(p.offset_amount, 0))::bigint
    from hy_shipping_note n
    left join (select note_id, sum(offset_amount) as offset_amount from hy_prepay where tenant_id = ${tenantId} group by 1) p on p.note_id = n.id
   where n.tenant_id = ${tenantId} and n.prepay_offset <> coalesce(p.offset_amount, 0)`;

/** I14: what a customer owes by the books is what is open of their examined waybills, less what advances have taken over and what was given up. */
const owed: Check = (tenantId) => sql`
  select 'I14' as invariant, coalesce(a.account_code, n.code) as subject, (coalesce(a.balance, 0) - coalesce(n.open, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'A.AR.%') a
    full join (
      select 'A.AR.' || company_id || '.' || customer_id as code, 
             sum(receivable_amount - customer_paid_amount - advanced_amount - written_off_amount) as open from hy_shipping_note
       where tenant_id = ${tenantId} and note_status in ('70', '75', '78', '80', '90') group by 1) n on n.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(n.open, 0)`;

/** I15: what a customer owes for advances by the books is what they have not paid back, principal and booked fee; and each waybill says the principal. */
const advanced: Check = (tenantId) => sql`
  select 'I15' as invariant, coalesce(a.account_code, d.code) as subject, (coalesce(a.balance, 0) - coalesce(d.owed, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'A.DIANFU.%') a
    full join (
      select 'A.DIANFU.' || company_id || '.' || customer_id as code,
             sum(principal + booked_fee - repaid_amount - written_off_principal - written_off_fee) as owed from hy_dianfu
       where tenant_id = ${tenantId} and state in ('30', '40', '50', '80') group by 1) d on d.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(d.owed, 0)
   union all
  select 'I15', coalesce(n.id, d.note_id), (coalesce(n.advanced_amount, 0) - coalesce(d.owed, 0))::bigint
    from (select id, advanced_amount from hy_shipping_note where tenant_id = ${tenantId} and advanced_amount <> 0) n
    full join (
      select note_id, sum(principal - repaid_principal - written_off_principal) as owed from hy_dianfu
       where tenant_id = ${tenantId} and state in ('30', '40') group by 1) d on d.note_id = n.id
   where coalesce(n.advanced_amount, 0) <> coalesce(d.owed, 0)`;

/** I16: the tax of an examined waybill stands in the books, due or not yet. @source amendments L25 */
const taxes: Check = (tenantId) => sql`
  select 'I16' as invariant, n.id as subject, (coalesce(n.tax_amount, 0) - coalesce(t.tax, 0))::bigint as difference
    from hy_shipping_note n
    left join (
      select t.biz_id, sum(case l.side when 'C' then l.amount else -l.amount end) as tax
        from hy_ledger_line l
        join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
       where l.tenant_id = ${tenantId} and (l.account_code like 'L.VATPEND.%' or l.account_code like 'L.VATOUT.%')
         and t.biz in ('accrual', 'noteAdjust', 'invoiceTax', 'invoiceRed') group by t.biz_id) t on t.biz_id = n.id
   where n.tenant_id = ${tenantId} and n.note_status in ('70', '75', '78', '80', '90') and coalesce(n.tax_amount, 0) <> coalesce(t.tax, 0)
   union all
  select 'I16', i.id, (i.amount_incl_tax - coalesce(item.incl, 0) + i.tax_amount - coalesce(item.tax, 0))::bigint
    from hy_invoice i
    left join (
      select invoice_id, sum(amount_incl_tax) as incl, sum(tax_amount) as tax
        from hy_invoice_item where tenant_id = ${tenantId} and del_flag = 0 group by 1) item on item.invoice_id = i.id
   where i.tenant_id = ${tenantId} and i.del_flag = 0
     and (i.amount_incl_tax <> coalesce(item.incl, 0) or i.tax_amount <> coalesce(item.tax, 0))`;

/** I17: requests ask for no more of a waybill than its customer is charged, and invoices say no more than was asked for; the waybill says both. @source amendments 20 */
const invoiced: Check = (tenantId) => sql`
  select 'I17' as invariant, n.id as subject,
         greatest(abs(n.requested_amount - coalesce(r.asked, 0)), abs(n.invoiced_amount - coalesce(i.incl, 0)), abs(n.invoiced_tax - coalesce(i.tax, 0)),
                  n.requested_amount - n.receivable_amount, n.invoiced_amount - n.requested_amount)::bigint as difference
    from hy_shipping_note n
    left join (
      select item.note_id, sum(item.amount - item.red_amount) as asked
        from hy_request_bill_item item join hy_request_bill r on r.tenant_id = item.tenant_id and r.id = item.request_bill_id
       where item.tenant_id = ${tenantId} and item.del_flag = 0 and r.state in ('10', '20', '30', '40', '50', '55') group by 1) r on r.note_id = n.id
    left join (
      select item.note_id, sum(item.amount_incl_tax) as incl, sum(item.tax_amount) as tax
        from hy_invoice_item item join hy_invoice i on i.tenant_id = item.tenant_id and i.id = item.invoice_id
       where item.tenant_id = ${tenantId} and item.del_flag = 0 and i.state in ('30', '40', '50') group by 1) i on i.note_id = n.id
   where n.tenant_id = ${tenantId}
     and (n.requested_amount <> coalesce(r.asked, 0) or n.invoiced_amount <> coalesce(i.incl, 0) or n.invoiced_tax <> coalesce(i.tax, 0)
          or n.requested_amount > n.receivable_amount or n.invoiced_amount > n.requested_amount)`;

/** I25: tax that is not due yet by the books is that of examined waybills, less what invoices say of it. @source amendments 6.3 */
const pendingTax: Check = (tenantId) => sql`
  select 'I25' as invariant, coalesce(a.account_code, n.code) as subject, (coalesce(a.balance, 0) - coalesce(n.open, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.VATPEND.%') a
    full join (
      select 'L.VATPEND.' || company_id as code, sum(coalesce(tax_amount, 0) - invoiced_tax) as open from hy_shipping_note
       where tenant_id = ${tenantId} and note_status in ('70', '75', '78', '80', '90') group by 1) n on n.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(n.open, 0)`;

/** I23: what a creditor is owed by the books is what was examined, less what was sent or paid. */
const payable: Check = (tenantId) => sql`
  select 'I23' as invariant, coalesce(a.account_code, d.code) as subject, (coalesce(a.balance, 0) - coalesce(d.owed, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.AP.%') a
    full join (
      select code, sum(amount) as owed from (
        select 'L.AP.' || company_id || '.' || creditor_id as code, payable_amount as amount from hy_shipping_note
         where tenant_id = ${tenantId} and note_status in ('70', '75', '78', '80', '90')
         union all
        select 'L.AP.' || company_id || '.' || creditor_id, -amount from hy_payment
         where tenant_id = ${tenantId} and pay_kind in ('1', '3') and state in ('30', '40')) parts
       group by code) d on d.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(d.owed, 0)`;

/** I24: what agents are owed by the books is what is open of the margins of examined waybills. @source amendments 6.3 */
const margins: Check = (tenantId) => sql`
  select 'I24' as invariant, coalesce(a.account_code, n.code) as subject, (coalesce(a.balance, 0) - coalesce(n.open, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.AGENT.%') a
    full join (
      select 'L.AGENT.' || company_id || '.' || agent_id as code, sum(agent_margin - agent_paid_amount) as open from hy_shipping_note
       where tenant_id = ${tenantId} and order_mode = '3' and agent_id is not null and note_status in ('70', '75', '78', '80', '90')
       group by 1) n on n.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(n.open, 0)`;

/** I26: what customers are to get back for losses by the books is what examined waybills say and have not passed on. @source amendments 6.3 */
const losses: Check = (tenantId) => sql`
  select 'I26' as invariant, coalesce(a.account_code, n.code) as subject, (coalesce(a.balance, 0) - coalesce(n.open, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.LOSS.%') a
    full join (
      select 'L.LOSS.' || company_id || '.' || customer_id as code, sum(loss_amount - loss_passed_amount) as open from hy_shipping_note
       where tenant_id = ${tenantId} and loss_pass = '2' and note_status in ('70', '75', '78', '80', '90') group by 1) n on n.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(n.open, 0)`;

/** I27: nothing stays set aside for a waybill that is funded, or that is not paid from the wallet. */
const freed: Check = (tenantId) => sql`
  select 'I27' as invariant, id as subject, frozen_amount::bigint as difference from hy_shipping_note
   where tenant_id = ${tenantId} and frozen_amount <> 0 and (settle_type <> '0' or note_status in ('75', '78', '80', '90'))`;

/**
 * I30: tolls bring in the tax of the deductible ones, which input tax holds less what was set off, and cost that much less; trips and waybills say
 * what their invoices say. @source freight-domain P23
 */
const tolls: Check = (tenantId) => sql`
  select 'I30' as invariant, coalesce(l.code, i.code) as subject, (coalesce(l.amount, 0) - coalesce(i.tax, 0))::bigint as difference
    from (
      select l.account_code as code, sum(case when (l.side = 'D') = (l.account_code like 'A.%') then l.amount else -l.amount end) as amount
        from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
       where l.tenant_id = ${tenantId} and t.biz = 'etcInput' group by 1) l
    full join (
      select v.code, sum(e.tax_amount) as tax from hy_etc_invoice e
       cross join lateral (values ('A.VATIN.' || e.company_id), ('E.FREIGHT.' || e.company_id)) v (code)
       where e.tenant_id = ${tenantId} and e.deduct_state = '1' group by 1) i on i.code = l.code
   where coalesce(l.amount, 0) <> coalesce(i.tax, 0)
   union all
  select 'I30', s.id, (abs(s.toll_amount - coalesce(i.incl, 0)) + abs(s.tax_amount - coalesce(i.tax, 0)) + abs(n.etc_amount - s.toll_amount))::bigint
    from hy_etc_sync s
    join hy_shipping_note n on n.tenant_id = s.tenant_id and n.id = s.note_id
    left join (
      select sync_id, count(*) as invoices, sum(amount_incl_tax) as incl, sum(tax_amount) as tax
        from hy_etc_invoice where tenant_id = ${tenantId} group by 1) i on i.sync_id = s.id
   where s.tenant_id = ${tenantId}
     and (s.toll_amount <> coalesce(i.incl, 0) or s.tax_amount <> coalesce(i.tax, 0) or s.invoice_count <> coalesce(i.invoices, 0)
          or n.etc_amount <> s.toll_amount or n.etc_state is distinct from s.state)`;

/** I31: a waybill says what its effective corrections come to, on either side. @source amendments 16, L20 */
const adjusted: Check = (tenantId) => sql`
  select 'I31' as invariant, n.id as subject,
         (abs(n.customer_adjust - coalesce(a.customer, 0)) + abs(n.carrier_adjust - coalesce(a.carrier, 0)))::bigint as difference
    from hy_shipping_note n
    left join (
      select note_id, sum(amount) filter (where side = 'customer') as customer, sum(amount) filter (where side = 'carrier') as carrier
        from hy_note_adjust where tenant_id = ${tenantId} and state = '20' and del_flag = 0 group by 1) a on a.note_id = n.id
   where n.tenant_id = ${tenantId} and (n.customer_adjust <> coalesce(a.customer, 0) or n.carrier_adjust <> coalesce(a.carrier, 0))`;

/**
 * I32: what is withheld by the books is what waybills say was withheld, with what is advanced of it now, less what declarations say was paid to the tax
 * office; and what was paid of output tax is what declarations of a company's own say. @source freight-domain P05w, P05x, P22
 */
const withheld: Check = (tenantId) => sql`
  select 'I32' as invariant, coalesce(a.account_code, n.code) as subject, (coalesce(a.balance, 0) - coalesce(n.held, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.TAXWH.%') a
    full join (
      select 'L.TAXWH.' || company_id as code, sum(amount) as held from (
        select company_id, sum(tax_withheld) as amount from hy_shipping_note
         where tenant_id = ${tenantId} and note_status in ('70', '75', '78', '80', '90') group by 1
        union all
        select company_id, sum(balance) from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'A.TAXADV.%' group by 1
        union all
        select company_id, -sum(due_amount) from hy_tax_declaration
         where tenant_id = ${tenantId} and pay_time is not null and tax_kind <> ${taxKind.ownVat} group by 1) parts
       group by 1) n on n.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(n.held, 0)
   union all
  select 'I32', coalesce(l.code, d.code), (coalesce(l.paid, 0) - coalesce(d.paid, 0))::bigint
    from (
      select l.account_code as code, sum(case l.side when 'D' then l.amount else -l.amount end) as paid
        from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
       where l.tenant_id = ${tenantId} and t.biz = 'taxPay' and l.account_code like 'L.VATOUT.%' group by 1) l
    full join (
      select 'L.VATOUT.' || company_id as code, sum(due_amount) as paid from hy_tax_declaration
       where tenant_id = ${tenantId} and pay_time is not null and tax_kind = ${taxKind.ownVat} group by 1) d on d.code = l.code
   where coalesce(l.paid, 0) <> coalesce(d.paid, 0)`;

/**
 * I33: what an insurer is owed by the books is what was paid for their policies, less what went back and what was settled; waybills say what their
 * insurance costs. @source freight-domain 4.4 P19, P20, P20s, amendments L18
 */
const premiums: Check = (tenantId) => sql`
  select 'I33' as invariant, coalesce(a.account_code, p.code) as subject, (coalesce(a.balance, 0) - coalesce(p.owed, 0))::bigint as difference
    from (select account_code, balance from hy_ledger_account where tenant_id = ${tenantId} and account_code like 'L.INS.%') a
    full join (
      select 'L.INS.' || company_id || '.' || insurance_company_code as code, sum(premium - refund_premium - settled_premium) as owed
        from hy_insurance_policy where tenant_id = ${tenantId} and buy_time is not null group by 1) p on p.code = a.account_code
   where coalesce(a.balance, 0) <> coalesce(p.owed, 0)
   union all
  select 'I33', n.id, (n.insurance_fee - coalesce(p.fee, 0))::bigint
    from hy_shipping_note n
    left join (
      select note_id, sum(premium - refund_premium) as fee from hy_insurance_policy
       where tenant_id = ${tenantId} and buy_time is not null group by 1) p on p.note_id = n.id
   where n.tenant_id = ${tenantId} and n.insurance_fee <> coalesce(p.fee, 0)`;

/** I28: a transaction stands in the books of one company. */
const oneCompany: Check = (tenantId) => sql`
  select 'I28' as invariant, t.id as subject, count(*)::bigint as difference
    from hy_ledger_line l
    join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code
    join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
   where l.tenant_id = ${tenantId} and a.company_id is not null and a.company_id is distinct from t.company_id
   group by t.id`;

/** What is cheap enough for every hour: it follows the balances and what is open. */
export const openChecks: readonly Check[] = [onTheWay, freed];

/** What reads every waybill, payment or line. @source freight-domain 4.9, amendments 6.3 */
export const documentChecks: readonly Check[] = [
  feeParts,
  feeTotals,
  fundFlows,
  paidUp,
  onTheWay,
  institutions,
  prepaid,
  owed,
  advanced,
  taxes,
  invoiced,
  pendingTax,
  payable,
  margins,
  losses,
  freed,
  adjusted,
  oneCompany,
  tolls,
  withheld,
  premiums,
];
