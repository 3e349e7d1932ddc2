import { atTime } from './atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';
import { openPaySite, type PaySite } from './paySite.ts';
import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import type { Answer } from './testServer.ts';
import type { World } from './freight.ts';

type Row = ReturnType<typeof expectDone>;

/** Who does what in tests of prepayments: each step is another person's. */
export const people = { applicant: 'dispatcher_person', auditor: 'finance_person', cashier: 'cashier_person', second: 'finance_second' };

/** The trip that follows a prepayment. */
interface RestOfTrip {
  load?: number;
  unload?: number;
  /** What is agreed when the waybill is handed to its payer. */
  extras?: object;
}

/** What tests of prepayments begin with: waybills on the road, and a bank that does as it is told. */
export interface PrepaySite extends PaySite {
  /** A waybill that its driver has accepted; they have a card unless `hasCard` says otherwise. */
  onRoad(options?: { place?: World; form?: Record<string, unknown>; hasCard?: boolean }): Promise<Row>;
  /** A move of a prepayment. */
  move(who: string, action: string, prepay: Pick<Row, 'id' | 'version'>, body?: object): Promise<Answer>;
  apply(note: Row, amount: number, body?: object, who?: string): Promise<Answer>;
  prepay(id: string): Promise<Row>;
  /** A prepayment as far as a state. */
  approved(note: Row, amount: number): Promise<Row>;
  sent(note: Row, amount: number): Promise<Row>;
  paid(note: Row, amount: number): Promise<Row>;
  /** What the bank says of the payment of a prepayment. */
  say(prepay: Row, what: 'success' | 'failed' | 'returned'): Promise<void>;
  /** Takes a waybill on the road through to the examination. */
  finish(note: Row, trip?: RestOfTrip): Promise<Row>;
}

/** Call it in `beforeAll`. The clock stands at noon on 2026-06-02. */
export const openPrepaySite = async (): Promise<PrepaySite> => prepaidSite(await openPaySite());

/** Prepayments on a site that is open. */
export function prepaidSite(site: PaySite): PrepaySite {
  const { server, world, by, read } = site;
  const path = '/hypay/hyPrepay';
  const prepay: PrepaySite['prepay'] = async (id) => expectDone(await server.as('admin').get(`${path}/queryById`, { id }));
  const move: PrepaySite['move'] = (who, action, { id, version }, body = {}) =>
    server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
  const apply: PrepaySite['apply'] = (note, amount, body = {}, who = people.applicant) =>
    server.as(who).post(`${path}/add`, { noteId: note.id, amount, reason: '加油', ...body }, once());
  const approved: PrepaySite['approved'] = async (note, amount) =>
    expectDone(await move(people.auditor, 'audit', expectDone(await apply(note, amount)), { pass: true }));
  const sent: PrepaySite['sent'] = async (note, amount) => expectDone(await move(people.cashier, 'pay', await approved(note, amount)));
  let serials = 0;
  const say: PrepaySite['say'] = async ({ paymentId }, what) => {
    const { requestSerial, bankSerialNo } = await site.payment(paymentId);
    const serial = bankSerialNo ?? `PB${(serials += 1)}`;
    const results = {
      success: { state: 'success', bankSerialNo: serial, payTime: '2026-06-02 12:00:03', fee: 0 },
      failed: { state: 'failed', code: 'E17', reason: '户名与账号不符' },
      returned: { state: 'returned', bankSerialNo: serial, returnTime: '2026-06-03 09:00:00', reason: '账户已销户' },
    } as const;
    await takeResult(server.context(), { requestSerial, result: results[what] });
  };
  let slips = 0;
  return {
    ...site,
    prepay,
    move,
    apply,
    approved,
    sent,
    say,
    paid: async (note, amount) => {
      const prepaid = await sent(note, amount);
      await say(prepaid, 'success');
      return prepay(prepaid.id);
    },
    onRoad: async ({ place = world, form, hasCard = true } = {}) => {
      const note = await atTime(server.clock, '2026-06-01T07:00:00+08:00', async () => {
        const order = await publishOrder(server.as('admin'), orderForm(place, form));
        const trip = await dispatch(server.as('admin'), order, (await site.freshCrew()) as never, 32_000);
        return expectDone(await by('admin', 'accept', trip, { reason: '代接' }));
      });
      if (hasCard) await site.giveCard('driver', note.driverId);
      return note;
    },
    finish: async ({ id }, { load = 32_480, unload = 32_300, extras = {} } = {}) => {
      const slipNo = `P${(slips += 1)}`;
      const step = async (action: string, body: object, who = 'admin') => expectDone(await by(who, action, await read(id), body));
      await step('load', { weight: load, time: '2026-06-01 08:00:00', slipNo: `L${slipNo}`, files: 'slip/load.png' });
      await step('unload', {
        weight: unload,
        time: '2026-06-02 10:00:00',
        slipNo: `U${slipNo}`,
        files: 'slip/unload.png',
        confirmWarnings: true,
      });
      await step('sign', { signTime: '2026-06-02 11:00:00', files: 'slip/receipt.png', confirmWarnings: true });
      await step('preCheck', { pass: true, files: await site.verdicts(id) }, 'ops_check');
      await step('submitCheck', extras, 'ops_submit');
      await site.decide('ops_second', 'check', await read(id), { pass: true });
      await site.change(id, { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 });
      return site.decide('compliance', 'businessReview', await read(id), { pass: true });
    },
  };
}
