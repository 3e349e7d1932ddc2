import type { TollInvoice } from '../../src/modules/finance/etc-channel/etcChannel.ts';
import { askDueTolls } from '../../src/modules/finance/etc-sync/askInvoices.ts';
import { etcOutbox } from '../../src/modules/finance/etc-sync/sendReport.ts';
import { toDateTimeText } from '../../src/platform/clock.ts';
import { startOutboxWorker } from '../../src/platform/jobs/outboxWorker.ts';
import type { OutboxHandler } from '../../src/platform/jobs/outboxWorker.ts';
import { expectDone } from '../freight.ts';
import { half } from './fees.ts';
import type { Ground } from './ground.ts';
import { type Maker, type Steps, done, hour } from './step.ts';
import { type Mood, type Toll, type Trip, dueNow, report, takeTolls, toAsk } from './tripModel.ts';

const path = '/hyetc/hyEtcSync';

/** Delivers what waits of some topics. */
export async function deliverSome({ site: { server } }: Ground, handlers: readonly OutboxHandler[]): Promise<void> {
  const worker = startOutboxWorker(server.platform, handlers, server.platform.log);
  await worker.drain();
  await worker.stop();
}

const reportJob: Maker = (ground) => {
  if (!Object.values(ground.world.trips).some(({ due }) => due !== null)) return undefined;
  const mood = ground.random.pick<Mood>([
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'refused',
    'never',
    'silent',
  ])!;
  return {
    name: `job toll reports ${mood}`,
    may: () => true,
    send: async () => {
      ground.far.toll = mood;
      await deliverSome(ground, [etcOutbox]);
      ground.far.toll = 'accepted';
      return done;
    },
    apply: () => report(ground.world, mood),
  };
};

const askJob: Maker = (ground) => {
  if (toAsk(ground.world).length === 0) return undefined;
  const isSilent = ground.random.chance(0.15);
  return {
    name: `job tolls${isSilent ? ' silent' : ''}`,
    may: () => true,
    send: async () => {
      if (isSilent) ground.far.toll = 'silent';
      await askDueTolls(ground.site.server.context());
      ground.far.toll = 'accepted';
      return done;
    },
    apply: () => {
      if (!isSilent) for (const trip of toAsk(ground.world)) takeTolls(ground.world, trip);
    },
  };
};

let tolls = 0;

/** An invoice that the service has: in its time and vehicle or not, to the company or not, for the first time or once more. */
function newToll(ground: Ground, trip: Trip): { told: Toll; invoice: (plate: string) => TollInvoice } {
  const { random, world, site } = ground;
  const known = [...world.tolls, ...trip.told.map((one) => one.no)];
  const no = (random.chance(0.15) ? random.pick(known) : undefined) ?? `26${String((tolls += 1)).padStart(18, '0')}`;
  const amount = random.between(100, 90_000);
  const tax = random.chance(0.1) ? 0 : half(amount * 3, 103);
  const isPlate = random.chance(0.93);
  const [from, to] = [trip.startTime - 2 * hour, trip.endTime! + 2 * hour];
  // At the very edges, and a second beyond them.
  const exit = random.pick([from, to, from - 1000, to + 1000, ...Array.from({ length: 8 }, () => trip.startTime + hour)])!;
  const isTitled = random.chance(0.85);
  const { companyName, uscc } = site.world.company;
  const time = (ms: number) => toDateTimeText(new Date(ms));
  const invoice = (plate: string): TollInvoice => ({
    invoiceNo: no,
    invoiceCode: null,
    issueTime: time(exit + 5 * 60_000),
    sellerName: '山东高速股份有限公司',
    buyerName: isTitled ? companyName : '另一家公司',
    buyerTaxNo: uscc,
    plate: isPlate ? plate : '鲁G00000',
    entryStation: '东收费站',
    exitStation: '西收费站',
    entryTime: time(exit - 30 * 60_000),
    exitTime: time(exit),
    amountInclTax: amount,
    taxRate: 300,
    taxAmount: tax,
    pdfFile: null,
  });
  return { told: { no, amount, tax, isOurs: isPlate && exit >= from && exit <= to, isTitled, time: exit + 5 * 60_000 }, invoice };
}

/** The service gets an invoice; nobody here knows of it yet. */
const tollComes: Maker = (ground) => {
  const trip = ground.random.pick(Object.values(ground.world.trips).filter(({ endTime }) => endTime !== null));
  if (trip === undefined) return undefined;
  const note = ground.world.notes[trip.note]!;
  const { told, invoice } = newToll(ground, trip);
  return {
    name: `a toll of ${note.no} ${told.no.slice(-4)} ${told.amount} ${told.isOurs ? '' : 'not '}ours ${told.isTitled}`,
    may: () => true,
    send: async () => {
      const { vehicleNumber } = await ground.site.read(note.id);
      const { invoices } = ground.far;
      invoices.set(note.no, [...(invoices.get(note.no) ?? []), invoice(vehicleNumber)]);
      return done;
    },
    apply: () => void ground.world.trips[note.id]!.told.push(told),
  };
};

/** A move of a trip by a person. */
const move =
  (
    action: string,
    {
      from,
      body = {},
      may = () => true,
      apply,
    }: {
      from: readonly string[];
      body?: object;
      may?: (trip: Trip) => boolean;
      apply: (ground: Ground, trip: Trip) => void;
    },
  ): Maker =>
  (ground) => {
    const { random } = ground;
    const all = Object.values(ground.world.trips);
    const chosen = random.pick(random.chance(0.97) ? all.filter(({ state }) => from.includes(state)) : all);
    if (chosen === undefined) return undefined;
    const now = () => ground.world.trips[chosen.note]!;
    return {
      name: `toll ${action} ${ground.world.notes[chosen.note]!.no}`,
      may: () => from.includes(now().state) && may(now()),
      send: async () => {
        const { records } = expectDone(await ground.site.server.as('admin').get(`${path}/list`, { noteId: chosen.note }));
        const [{ id, version }] = records;
        return ground.call('toll_person', 'put', `${path}/${action}`, { id, version, ...body });
      },
      apply: () => apply(ground, now()),
    };
  };

/** Steps of tolls: trips are reported, and their invoices come. */
export const tollSteps: Steps = [
  [9, reportJob],
  [6, askJob],
  [5, tollComes],
  [1, move('start', { from: ['10'], apply: (_ground, trip) => dueNow(trip, 'start') })],
  [1, move('end', { from: ['20'], may: ({ endTime }) => endTime !== null, apply: (_ground, trip) => dueNow(trip, 'end') })],
  [1, move('query', { from: ['30', '40', '50', '70'], apply: ({ world }, trip) => takeTolls(world, trip) })],
  [
    3,
    move('restart', {
      from: ['60'],
      apply: (_ground, trip) => {
        trip.state = trip.isStartKnown ? '20' : '10';
        dueNow(trip, trip.isStartKnown ? 'end' : 'start');
      },
    }),
  ],
  [
    1,
    move('skip', {
      from: ['10', '20', '30', '40', '60', '70'],
      body: { reason: '走国道' },
      apply: (_ground, trip) => {
        trip.state = '80';
        if (trip.due === 'start') trip.due = null;
      },
    }),
  ],
];
