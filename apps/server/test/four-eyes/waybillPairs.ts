import { orderForm } from '../freight.ts';
import type { EyesSite } from './eyesSite.ts';
import { keyOf, on, onMany, type Pair } from './pair.ts';

const order = '/hyorder/hyOrder';
const note = '/shipping/hyShippingNote';

/** From the order to the examination of its waybill. @source amendments 26, 27 */
export function waybillPairs(eyes: () => EyesSite): Pair[] {
  const send: EyesSite['send'] = (...given) => eyes().send(...given);
  const entered = (who: string) => send(who, `${order}/add`, orderForm(eyes().world), 'post');
  const handedOver = async (who: string) => eyes().by(who, 'submitCheck', await eyes().preChecked());
  const check = { at: `${note}/check`, maker: 'ops', checker: 'ops' };
  const review = { at: `${note}/businessReview`, maker: 'ops', checker: 'compliance' };
  const examine = { at: `${note}/examine`, checker: 'finance_mgr' };
  return [
    {
      what: 'an order, its review',
      maker: 'ops',
      checker: 'ops',
      at: `${order}/review`,
      guard: 'order.service createBy',
      make: async (who) => on(await send('admin', `${order}/submit`, keyOf(await entered(who)))),
    },
    {
      what: 'the last change of a draft of an order, its review',
      maker: 'ops',
      checker: 'ops',
      at: `${order}/review`,
      guard: 'order.service editBy',
      make: async (who) => {
        const form = { ...orderForm(eyes().world), ...keyOf(await entered('admin')), unitPrice: 950_000 };
        return on(await send('asking', `${order}/submit`, keyOf(await send(who, `${order}/edit`, form))));
      },
    },
    {
      what: 'an order that is handed in, its review',
      maker: 'ops',
      checker: 'ops',
      at: `${order}/review`,
      guard: 'order.service submitBy',
      make: async (who) => on(await send(who, `${order}/submit`, keyOf(await entered('admin')))),
    },
    {
      what: 'documents of a waybill, their pre-check',
      maker: 'dispatcher',
      checker: 'ops',
      at: `${note}/preCheck`,
      guard: 'preCheck.service samePerson',
      make: async (who) => {
        const files = [{ kind: 'sitePhoto', path: 'slip/further.png' }];
        const row = await send(who, `${note}/supplement`, { ...keyOf(await eyes().signed()), files });
        return on(row, { pass: true, files: await eyes().verdicts(row.id) });
      },
    },
    {
      ...check,
      what: 'a waybill that is handed over, its check for the customer',
      guard: 'check.service submitCheckBy',
      make: async (who) => onMany((await handedOver(who)).result),
    },
    {
      ...check,
      what: 'prices of a waybill, its check for the customer',
      guard: 'check.service samePerson',
      make: async (who) => {
        const price = { ...keyOf(await eyes().toCheck()), unitPrice: 900_000, reason: '议价' };
        return onMany(await send(who, `${note}/editPrice`, price));
      },
    },
    {
      ...review,
      what: 'a waybill that is handed over, its review',
      guard: 'businessReview.service submitCheckBy',
      make: async (who) => {
        const { id } = await eyes().decide('ops_second', 'check', (await handedOver(who)).result, { pass: true });
        return onMany(await eyes().keepRules({ id }));
      },
    },
    {
      ...review,
      what: 'amounts that are corrected in the check, the review of the waybill',
      guard: 'businessReview.service checkEditBy',
      make: async (who) => {
        const { id } = await eyes().decide(who, 'check', await eyes().toCheck(), { pass: true, extraFee: 1000 });
        return onMany(await eyes().keepRules({ id }));
      },
    },
    {
      ...review,
      what: 'a waybill that is handed in for review again, its review',
      guard: 'businessReview.service samePerson',
      make: async (who) => {
        const { id, version } = await eyes().keepRules(await eyes().checked());
        const refused = await eyes().decide('compliance', 'businessReview', { id, version }, { pass: false, remark: '磅单号有误' });
        return onMany(await send(who, `${note}/resubmitReview`, { ...keyOf(refused), reason: '更正', loadSlipNo: `X${refused.version}` }));
      },
    },
    {
      ...examine,
      what: 'the review of a waybill, its examination',
      maker: 'compliance',
      guard: 'examine.service businessReviewBy',
      make: async (who) => {
        const row = await eyes().keepRules(await eyes().checked());
        await eyes().giveCard('driver', row.driverId);
        return onMany(await eyes().decide(who, 'businessReview', row, { pass: true }));
      },
    },
    {
      ...examine,
      what: 'the payee of a waybill, its examination',
      maker: 'cashier',
      guard: 'examine.service payeeBy',
      make: async (who) => onMany(await eyes().setPayee(who, await eyes().reviewed())),
    },
    {
      what: 'the request for a revocation, the decision on it',
      maker: 'dispatcher',
      checker: 'finance_mgr',
      at: `${note}/revokeApprove`,
      guard: 'revoke.service revokeBy',
      make: async (who) => {
        const slip = { weight: 32_480, time: '2026-06-02 11:00:00', slipNo: eyes().serial(), files: 'slip/load.png' };
        const loaded = await send('admin', `${note}/load`, { ...keyOf(await eyes().onRoad()), ...slip });
        return on(await send(who, `${note}/revoke`, { ...keyOf(loaded), revokeCode: '2', number: loaded.shippingNoteNumber }));
      },
    },
  ];
}
