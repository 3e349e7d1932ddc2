import { sql } from 'drizzle-orm';
import { verifyLedger } from '../../src/modules/finance/ledger/verifyLedger.ts';
import type { PaySite } from '../paySite.ts';
import { insuranceOf } from './policyModel.ts';
import { declarationFacts } from './taxModel.ts';
import { openPrepay, payable, type World } from './world.ts';

/** What accounts hold by the books, debit above zero. */
export async function ledgerRows({ server }: PaySite): Promise<{ code: string; amount: number }[]> {
  const { rows } = await server.inTenant(0, (tx) =>
    tx.execute<{ code: string; amount: string }>(
      sql`select account_code as code, case side when 'D' then balance else -balance end as amount from hy_ledger_account where tenant_id = 0`,
    ),
  );
  return rows.map(({ code, amount }) => ({ code, amount: Number(amount) }));
}

/** Fields of each kind of row that the model knows as well, by id, as one text. */
async function serverFacts(site: PaySite): Promise<Map<string, string>> {
  const { rows } = await site.server.inTenant(0, (tx) =>
    tx.execute<{ id: string; facts: string }>(sql`
      select id, concat_ws(' ', 'waybill', note_status, driver_fee, fee_total, frozen_amount, credit_amount, payable_amount, paid_amount, customer_paid_amount,
               advanced_amount, prepay_offset, prepaid_amount, coalesce(pay_state, '-'), fund_reason is not null, requested_amount, invoiced_amount, invoiced_tax, customer_adjust, carrier_adjust, tax_withheld,
               agent_margin, agent_paid_amount, coalesce(etc_state, '-'), etc_amount, coalesce(insurance_state, '-'), insurance_fee, coalesce(policy_id, '-')) as facts
              from hy_shipping_note where tenant_id = 0
       union all select id, concat_ws(' ', 'payment', state, amount, coalesce(request_serial, '-'), retry_count) from hy_payment where tenant_id = 0
       union all select id, concat_ws(' ', 'prepayment', state, amount, offset_amount, recover_amount, written_off_amount, open_amount, to_recover) from hy_prepay where tenant_id = 0
       union all select id, concat_ws(' ', 'advance', state, principal, repaid_principal, booked_fee, repaid_fee) from hy_dianfu where tenant_id = 0
       union all select id, concat_ws(' ', 'request', state, invoice_amount) from hy_request_bill where tenant_id = 0
       union all select id, concat_ws(' ', 'invoice', state, amount_incl_tax, tax_amount, red_amount) from hy_invoice where tenant_id = 0
       union all select id, concat_ws(' ', 'correction', state, amount) from hy_note_adjust where tenant_id = 0
       union all select id, concat_ws(' ', 'bill', state, total_amount, received_amount, open_amount) from hy_bill where tenant_id = 0
       union all select 'line ' || bill_id || ' ' || note_id, concat_ws(' ', 'line', amount, disputed, is_live) from hy_bill_item where tenant_id = 0 and del_flag = 0
       union all select 'trip ' || note_id, concat_ws(' ', 'trip', state, coalesce(due_report, '-'), retry_count, start_report_time is not null, end_report_time is not null,
               invoice_count, toll_amount, tax_amount) from hy_etc_sync where tenant_id = 0
       union all select id, concat_ws(' ', 'policy', state, premium, refund_premium, settled_premium, coalesce(claim_amount, 0), next_query_time is not null) from hy_insurance_policy where tenant_id = 0
       union all select id, concat_ws(' ', 'declaration', state, income_amount, vat_amount, surtax_amount, due_amount, output_vat, input_vat, carried_vat) from hy_tax_declaration where tenant_id = 0
       union all select batch_id || ' ' || person_id, concat_ws(' ', 'person', income_amount, paid_amount, tax_withheld, vat_amount, surtax_amount, due_amount) from hy_tax_person where tenant_id = 0
       union all select id, concat_ws(' ', 'customer', credit_used) from hy_customer where tenant_id = 0`),
  );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

function modelFacts(world: World): [id: string, facts: string][] {
  const flag = (value: boolean) => (value ? 't' : 'f');
  const text = (...parts: (string | number)[]) => parts.join(' ');
  const arrived = ['40', '45', '70'];
  const prepaid = (id: string) =>
    Object.values(world.prepays).reduce((sum, { note, state, amount }) => (note === id && arrived.includes(state) ? sum + amount : sum), 0);
  return [
    ...Object.values(world.notes).map((note): [string, string] => [
      note.id,
      text(
        'waybill',
        note.status,
        note.freight.driverFee,
        note.freight.feeTotal,
        note.frozen,
        note.credit,
        payable(note),
        note.paid,
        note.paidByCustomer,
        note.advanced,
        note.offset,
        prepaid(note.id),
        note.payState ?? '-',
        flag(note.short),
        note.asked,
        note.invoiced,
        note.invoicedTax,
        note.customerAdjust,
        note.carrierAdjust,
        note.withheld,
        note.freight.agentMargin,
        note.agentPaid,
        world.trips[note.id]?.state ?? '-',
        world.trips[note.id]?.toll ?? 0,
        insuranceOf(world, note),
      ),
    ]),
    ...Object.values(world.pays).map((pay): [string, string] => [
      pay.id,
      text('payment', pay.state, pay.amount, pay.serial ?? '-', pay.retry),
    ]),
    ...Object.values(world.prepays).map((one): [string, string] => [
      one.id,
      text(
        'prepayment',
        one.state,
        one.amount,
        one.offset,
        one.settled.recovered,
        one.settled.writtenOff,
        openPrepay(one),
        one.toRecover ? '1' : '0',
      ),
    ]),
    ...Object.values(world.dianfus).map((one): [string, string] => [
      one.id,
      text('advance', one.state, one.principal, one.repaid, one.bookedFee, one.repaidFee),
    ]),
    ...Object.values(world.requests).flatMap((one): [string, string][] => [
      [one.id, text('request', one.state, one.amount)],
      ...one.invoices.map(({ id, state, incl, tax, red }): [string, string] => [id, text('invoice', state, incl, tax, red)]),
    ]),
    ...Object.values(world.adjusts).map((one): [string, string] => [one.id, text('correction', one.state, one.amount)]),
    ...Object.values(world.bills).map(({ id, state, total, received, open }): [string, string] => [
      id,
      text('bill', state, total, received, open),
    ]),
    ...Object.values(world.bills).flatMap(({ id, state, items, disputed }) =>
      Object.entries(items).map(([note, amount]): [string, string] => [
        `line ${id} ${note}`,
        text('line', amount, disputed.includes(note) ? '1' : '0', state === '99' ? '0' : '1'),
      ]),
    ),
    ...Object.values(world.trips).map(({ note, state, due, retry, isStartKnown, endKnown, count, toll, tax }): [string, string] => [
      `trip ${note}`,
      text('trip', state, due ?? '-', retry, flag(isStartKnown), flag(endKnown !== null), count, toll, tax),
    ]),
    ...Object.values(world.policies).map(({ id, state, premium, refunded, settled, claimed, next }): [string, string] => [
      id,
      text('policy', state, premium, refunded, settled, claimed ?? 0, flag(next !== null)),
    ]),
    ...Object.values(world.declarations).flatMap(declarationFacts),
    ...Object.values(world.customers).map((one): [string, string] => [one.id, text('customer', one.creditUsed)]),
  ];
}

/** What differs between the server and the model, and what the books find wrong. */
export async function differencesOf({ site, world }: { site: PaySite; world: World }): Promise<string[]> {
  const [rows, facts, findings] = await Promise.all([
    ledgerRows(site),
    serverFacts(site),
    site.server.inTenant(0, (tx) => verifyLedger(tx, 0)),
  ]);
  const found = findings.map(({ invariant, subject, difference }) => `${invariant} ${subject} ${difference}`);
  const onServer = new Map(rows.map(({ code, amount }) => [code, amount]));
  for (const code of new Set([...onServer.keys(), ...Object.keys(world.books)]))
    if ((onServer.get(code) ?? 0) !== (world.books[code] ?? 0))
      found.push(`${code} is ${onServer.get(code) ?? 0}, should be ${world.books[code] ?? 0}`);
  for (const [id, expected] of modelFacts(world))
    if (facts.get(id) !== expected) found.push(`${id} is [${facts.get(id)}], should be [${expected}]`);
  return found;
}
