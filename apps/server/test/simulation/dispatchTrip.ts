import { atTime } from '../atTime.ts';
import { dispatch, expectDone, orderForm, publishOrder } from '../freight.ts';
import { type Terms, freightOf } from './fees.ts';
import { autoInsured } from './policyModel.ts';
import { type Maker, notesIn, nowOf, done } from './step.ts';
import { type Note, book, codes, held } from './world.ts';

/** Orders, sends a vehicle and has it accepted, a day and a half ago: its trip lies behind. */
export const dispatchTrip: Maker = (ground) => {
  const { random, site, world } = ground;
  const customer = random.pick(Object.values(world.customers))!;
  const onRoad = notesIn(ground, '20', '30', '40', '50').map(({ driver }) => driver);
  const driver = random.pick(ground.drivers.filter((id) => !onRoad.includes(id)));
  const terms: Terms = {
    unitPrice: 855_000 + random.between(-30_000, 30_000),
    cargoPrice: 62_000,
    lossRate: 30,
    lossDeduct: random.pick(['1', '2'])!,
    lossPass: random.pick(['1', '2'])!,
    roundMode: random.pick(['0', '1', '2', '3', '4'])!,
    serviceRate: random.between(0, 900),
    feeCalcMode: random.pick(['1', '2'])!,
    agentPrice: null,
  };
  const carrier = random.chance(0.3) ? random.pick(ground.carriers)! : undefined;
  const agent = carrier === undefined && random.chance(0.35) ? ground.agent : undefined;
  if (agent !== undefined) terms.agentPrice = 1_010_000 + random.between(0, 30_000);
  const isInsured = random.chance(0.4);
  const planned = random.between(20_000, 32_000);
  const freight = freightOf(terms, planned, planned);
  const wallet = codes(world).wallet(customer);
  const canPay =
    customer.settle === '0' ? held(world, wallet) >= freight.feeTotal : customer.creditUsed + freight.feeTotal <= customer.creditLimit;
  // Some are to be loaded later, and may be insured from later on.
  const hours = random.pick([20, 90])!;
  if (driver === undefined || !canPay) return undefined;
  return {
    name: `dispatch ${freight.feeTotal} ${customer.settle}`,
    may: () => true,
    send: async () => {
      const place = ground.places[customer.id]!;
      return atTime(site.server.clock, new Date(site.server.clock.now().getTime() - 36 * 3_600_000).toISOString(), async () => {
        const vehicle = await site.build.vehicle();
        const window = { pickupTimeFrom: nowOf(ground, 1), pickupTimeTo: nowOf(ground, hours) };
        const settle = { settleType: customer.settle, ...(customer.settle !== '0' ? { termDays: 30 } : {}) };
        const admin = site.server.as('admin');
        const { agentPrice, ...priced } = terms;
        const brought = agent && { orderMode: '3', agentId: agent.id, customerUnitPrice: agentPrice };
        const insured = isInsured ? { needInsurance: '1', insuredAmount: autoInsured } : {};
        const form = orderForm(place, { ...priced, ...brought, ...insured, ...window, ...settle, totalWeight: planned });
        const order = await publishOrder(admin, form);
        const crew = { driver: { id: driver }, vehicle } as never;
        const sent = await dispatch(admin, order, crew, planned);
        const accepted = expectDone(await site.by('admin', 'accept', sent, { reason: '代接' }));
        if (carrier !== undefined) await site.change(accepted.id, { orderMode: '2', carrierId: carrier.id, carrierName: carrier.name });
        return { ...done, result: accepted };
      });
    },
    apply: ({ id, shippingNoteNumber }) => {
      const { world: now } = ground;
      const owner = now.customers[customer.id]!;
      const note: Note = {
        id,
        no: shippingNoteNumber,
        customer: owner.id,
        driver,
        carrier: carrier?.id ?? null,
        agent: agent?.id ?? null,
        agentPaid: 0,
        customerBill: null,
        carrierBill: null,
        agentBill: null,
        pickupTo: now.now + (hours - 36) * 3_600_000,
        loaded: 0,
        signed: '',
        examinedAt: '',
        status: '20',
        terms,
        load: planned,
        unload: planned,
        freight,
        frozen: 0,
        credit: 0,
        short: false,
        paidByCustomer: 0,
        advanced: 0,
        offset: 0,
        withheld: 0,
        advanceBack: 0,
        paid: 0,
        payState: null,
        funded: false,
        examined: 0,
        revoking: '0',
        revokeBy: null,
        payeeBy: null,
        dianfu: null,
        asked: 0,
        invoiced: 0,
        invoicedTax: 0,
        tax: 0,
        customerAdjust: 0,
        carrierAdjust: 0,
      };
      now.notes[id] = note;
      if (isInsured) now.errands.push({ policy: null, note: id, tries: 0, from: 0 });
      if (owner.settle === '0') {
        book(now, codes(now).wallet(owner), codes(now).frozen(owner), freight.feeTotal);
        note.frozen = freight.feeTotal;
      } else {
        owner.creditUsed += freight.feeTotal;
        note.credit = freight.feeTotal;
      }
    },
  };
};
