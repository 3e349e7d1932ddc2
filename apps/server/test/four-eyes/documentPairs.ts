import { eq, sql } from 'drizzle-orm';
import { hyDianfu } from '../../src/modules/finance/dianfu/dianfu.table.ts';
import { billPath } from '../billSite.ts';
import { dianfuPath } from '../dianfuSite.ts';
import { expectDone } from '../freight.ts';
import type { EyesSite } from './eyesSite.ts';
import { keyOf, on, type Pair } from './pair.ts';

type Row = ReturnType<typeof expectDone>;

const requests = '/shipping/hyRequestBill';
const violations = '/hyviolation/hyViolation';

/** Advances, corrections, bills, invoices, taxes, claims and violations. */
export function documentPairs(eyes: () => EyesSite): Pair[] {
  const send: EyesSite['send'] = (...given) => eyes().send(...given);
  const advance = async (who: string) =>
    send(who, `${dianfuPath}/add`, { noteId: (await eyes().short(await eyes().placeWith(400_000), 280_000)).id }, 'post');
  const confirm = { at: `${billPath}/confirmOnBehalf`, maker: 'ops', checker: 'finance_mgr' };
  const request = async (who: string, submit: boolean): Promise<[Row, object]> => {
    const place = await eyes().placeWith(400_000);
    const { id: noteId } = await eyes().short(place);
    const form = { noteIds: [noteId], invoiceType: '2', buyerName: '客户', mergeMode: 'merge', submit };
    const of = { customerId: place.customer.id, companyId: place.company.id };
    return [await send(who, `${requests}/add`, { ...of, ...form }, 'post'), form];
  };
  const decide = { at: `${requests}/audit`, maker: 'cashier', checker: 'tax' };
  const handle = { at: `${violations}/handle`, maker: 'ops', checker: 'compliance' };
  const seen = async (who: string): Promise<Row> => {
    const { driverId } = await eyes().signed();
    const facts = { violationType: '5', targetType: '3', driverId, happenTime: '2026-06-02 10:00:00', detail: '晚到六小时' };
    return send(who, `${violations}/add`, facts, 'post');
  };
  const appealed = async (who: string, row: Row) => send(who, `${violations}/appeal`, { ...keyOf(row), appealContent: '堵车' });
  const verdict = { pass: true, handleResult: '属实' };
  return [
    {
      what: 'a correction of a waybill, its decision',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: '/hyadjust/hyNoteAdjust/audit',
      guard: 'decideAdjust applyBy',
      make: async (who) => {
        const { id: noteId } = await eyes().payable();
        const adjust = { noteId, side: 'carrier', amount: 500, reasonCode: '2', reason: '单价更正' };
        return on(await send(who, '/hyadjust/hyNoteAdjust/add', adjust, 'post'));
      },
    },
    {
      what: 'an advance, its decision',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${dianfuPath}/audit`,
      guard: 'dianfu.service applyBy',
      make: async (who) => on(await advance(who)),
    },
    {
      what: 'an advance, its money',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${dianfuPath}/advance`,
      guard: 'advance.service applyBy',
      make: async (who) => on(await send('approver', `${dianfuPath}/audit`, { ...keyOf(await advance(who)), pass: true }), {}),
    },
    {
      what: 'an advance, its writing off',
      maker: 'cashier',
      checker: 'finance_mgr',
      at: `${dianfuPath}/writeOff`,
      guard: 'writeOff.service applyBy',
      make: async (who) => {
        const passed = await send('approver', `${dianfuPath}/audit`, { ...keyOf(await advance(who)), pass: true });
        const row = await send('approver', `${dianfuPath}/advance`, keyOf(passed));
        const earlier = { startDate: '2025-09-01', dueDate: '2025-10-01', accrueFrom: '2025-09-01' };
        await eyes().server.inTenant(0, (tx) => tx.update(hyDianfu).set(earlier).where(eq(hyDianfu.id, row.id)));
        return on(await eyes().dianfu(row.id), { reason: '客户破产' });
      },
    },
    {
      ...confirm,
      what: 'a bill, its confirmation for the customer',
      guard: 'bill.service createBy',
      make: async (who) => {
        const { place } = await eyes().owed(1);
        return on(expectDone(await eyes().act('asking', 'send', expectDone(await eyes().create(place, {}, who)))), {});
      },
    },
    {
      ...confirm,
      what: 'a bill that was reworked, its confirmation for the customer',
      guard: 'bill.service editBy',
      make: async (who) => {
        const { place } = await eyes().owed(2);
        const sent = await eyes().sent(place);
        const [item] = await eyes().itemsOf(sent);
        const disputed = expectDone(await eyes().act(eyes().people(place), 'dispute', sent, { reason: '不对' }));
        const reworked = expectDone(await eyes().act(who, 'rework', disputed, { removeItemIds: [item!.id] }));
        return on(expectDone(await eyes().act('asking', 'send', reworked)), {});
      },
    },
    {
      ...confirm,
      what: 'a bill that was sent, its confirmation for the customer',
      guard: 'bill.service sendBy',
      make: async (who) => on(expectDone(await eyes().act(who, 'send', await eyes().draft((await eyes().owed(1)).place))), {}),
    },
    {
      ...decide,
      what: 'a request for invoices, the decision on it',
      guard: 'invoiceRequest.service createBy',
      make: async (who) => on(await send('asking', `${requests}/submit`, keyOf((await request(who, false))[0]))),
    },
    {
      ...decide,
      what: 'the last change of a request for invoices, the decision on it',
      guard: 'invoiceRequest.service editBy',
      make: async (who) => {
        const [draft, form] = await request('asking', false);
        const edited = await send(who, `${requests}/edit`, { ...keyOf(draft), ...form, buyerName: '另一家' });
        return on(await send('asking', `${requests}/submit`, keyOf(edited)));
      },
    },
    {
      ...decide,
      what: 'a request for invoices that is handed in, the decision on it',
      guard: 'invoiceRequest.service submitBy',
      make: async (who) => on(await send(who, `${requests}/submit`, keyOf((await request('asking', false))[0]))),
    },
    {
      what: 'a tax declaration, its review',
      maker: 'tax',
      checker: 'finance_mgr',
      at: '/hytax/hyTaxDeclaration/review',
      guard: 'taxDeclaration.service createBy',
      make: async (who) => {
        // One report for each quarter, of what was paid in it.
        const payment = sql`insert into hy_payment (id, tenant_id, payment_no, pay_kind, company_id, creditor_type, creditor_id, pay_channel, payee_name, amount, state, pay_time)
          select 'declared', 0, 'FKD', '1', ${eyes().world.company.id}, 'driver', id, 'bank', driver_name, 100, '40', '2026-02-10 12:00:00+08' from hy_driver where tenant_id = 0 limit 1`;
        await eyes().server.inTenant(0, (tx) => tx.execute(payment));
        const wish = { companyId: eyes().world.company.id, taxKind: '2', period: '2026-Q1' };
        return on(await send(who, '/hytax/hyTaxDeclaration/build', wish, 'post'), {});
      },
    },
    {
      what: 'a claim on an insurance, its end',
      maker: 'ops',
      checker: 'finance_mgr',
      at: '/hyinsurance/hyInsurancePolicy/settle',
      guard: 'settleClaim.service claimBy',
      make: async (who) => {
        const policy = await eyes().insurance.inForce(await eyes().onRoad(), { buy: { startTime: '2026-06-02 15:00:00' } });
        eyes().server.clock.set('2026-06-02T18:00:00+08:00');
        const claim = { claimAmount: 500_000, claimReason: '侧翻，煤炭散落', claimFiles: 'note/claim.png' };
        const claimed = expectDone(await eyes().insurance.act('claim', policy, claim, who));
        const arrival = { companyAccountId: eyes().account.id, bankSerialNo: eyes().serial() };
        return on(claimed, { claimAmount: 500_000, ...arrival, claimResult: '已到账' });
      },
    },
    {
      ...handle,
      what: 'a violation, its decision',
      guard: 'decideViolation.service createBy',
      make: async (who) => on(await appealed('asking', await seen(who)), verdict),
    },
    {
      ...handle,
      what: 'the last correction of a violation, its decision',
      guard: 'decideViolation.service editBy',
      make: async (who) => {
        const facts = { violationType: '5', happenTime: '2026-06-02 10:00:00', detail: '晚到五小时' };
        return on(await appealed('asking', await send(who, `${violations}/edit`, { ...keyOf(await seen('asking')), ...facts })), verdict);
      },
    },
    {
      ...handle,
      what: 'an appeal, the decision on the violation',
      guard: 'decideViolation.service appealBy',
      make: async (who) => on(await appealed(who, await seen('asking')), verdict),
    },
  ];
}
