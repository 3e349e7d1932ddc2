import { day, idAt, timeText } from './calendar.ts';
import { mobile, personName } from './names.ts';
import { type Customer, maker, type Parties, phoneFrom } from './parties.ts';
import { type Lane, lanes, type Place, placeOf } from './places.ts';
import { createRandom } from './random.ts';
import { share, type SetSize } from './size.ts';

/** Makes the places where customers load and unload: those of the lanes that each of them ships on. */
export function makeAddresses(
  size: SetSize,
  { customers, now }: { customers: readonly Customer[]; now: number },
): Pick<Parties, 'sendAddresses' | 'receiveAddresses'> {
  const random = createRandom('addresses');
  let serial = 0;
  const place = (customer: Customer, { at, kind }: { at: Place; kind: '发' | '收' }) => {
    serial += 1;
    const created = now - 380 * day + serial * 60_000;
    const phone = mobile(phoneFrom.address + serial);
    return {
      ...maker,
      id: idAt(random, created),
      createTime: timeText(created),
      customerId: customer.id,
      addressName: `${at.name}${kind}货点`,
      companyName: `${at.name}货场示例`,
      contactName: personName(random),
      phone,
      phoneHash: phone,
      province: at.province,
      city: at.city,
      district: at.district,
      adcode: at.adcode,
      address: `${at.district}物流园 ${serial} 号`,
      lng: at.lng,
      lat: at.lat,
      fenceRadius: 1000,
      workTime: '08:00-20:00',
      isDefault: '0',
      enabled: '1',
      useCount: 0,
    };
  };
  const active = customers.filter((customer) => customer.state === '2');
  const deal = dealLanes();
  const routes = active.flatMap((customer, index) =>
    deal(customer, share(size.sendAddresses, { parts: active.length, index })).map((lane) => ({ customer, lane })),
  );
  const receivers = [...routes];
  const targets = new Set(receivers.map(({ customer, lane }) => `${customer.id} ${lane.to}`));
  // Several lanes of a customer may end in one place; further places fill up what is missing.
  for (let turn = 0; targets.size < size.receiveAddresses; turn += 1) {
    const customer = active[turn % active.length]!;
    const [lane] = deal(customer, 1);
    if (lane === undefined || targets.has(`${customer.id} ${lane.to}`)) continue;
    targets.add(`${customer.id} ${lane.to}`);
    receivers.push({ customer, lane });
  }
  const once = new Set<string>();
  return {
    sendAddresses: routes.map(({ customer, lane }) => place(customer, { at: placeOf(lane.from), kind: '发' })),
    receiveAddresses: receivers.flatMap(({ customer, lane }) => {
      const key = `${customer.id} ${lane.to}`;
      if (once.has(key)) return [];
      once.add(key);
      return [place(customer, { at: placeOf(lane.to), kind: '收' })];
    }),
  };
}

/** Deals lanes to customers, busy ones more often, to each customer each lane once. */
function dealLanes(): (customer: Customer, count: number) => Lane[] {
  const dealt = new Map(lanes.map((lane) => [lane, 0]));
  const held = new Map<string, Set<Lane>>();
  const next = (own: ReadonlySet<Lane>): Lane | undefined =>
    lanes
      .filter((lane) => !own.has(lane))
      .reduce<Lane | undefined>((least, lane) => (least === undefined || wear(lane, dealt) < wear(least, dealt) ? lane : least), undefined);
  return (customer, count) => {
    const own = held.get(customer.id) ?? new Set();
    held.set(customer.id, own);
    return Array.from({ length: count }).flatMap(() => {
      const lane = next(own);
      if (lane === undefined) return [];
      own.add(lane);
      dealt.set(lane, dealt.get(lane)! + 1);
      return [lane];
    });
  };
}

const wear = (lane: Lane, dealt: ReadonlyMap<Lane, number>): number => (dealt.get(lane)! + 1) / Math.sqrt(lane.share);
