import { sql } from 'drizzle-orm';
import { askDueFilings, filingOutbox } from '../../src/modules/finance/tax-declaration/fileDeclaration.ts';
import { taxMonths } from '../../src/modules/finance/tax-declaration/taxMonths.ts';
import type { FilingResult } from '../../src/modules/finance/tax-filing/taxFiling.ts';
import { startOutboxWorker } from '../../src/platform/jobs/outboxWorker.ts';
import { expectDone } from '../freight.ts';
import type { Ground, Outcome } from './ground.ts';
import { done, type Maker, nowOf, proof, type Steps } from './step.ts';
import { correctedOf, type Declaration, dueOf, figuresOf, isLive, monthsOf, payTax } from './taxModel.ts';
import { free, monthOf, timeText, type World } from './world.ts';

const path = '/hytax/hyTaxDeclaration';
const kinds = ['2', '3', '5'] as const;
type Of = Pick<Declaration, 'kind' | 'period'>;

/** The last month that is over, or one before it. */
export function monthBefore({ now }: World, back = 1): string {
  const [year, month] = monthOf(timeText(now)).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

function lastPeriod(world: World, kind: Declaration['kind']): string {
  if (kind !== '2') return monthBefore(world);
  const month = Number(monthOf(timeText(world.now)).slice(5));
  const before = monthBefore(world, ((month - 1) % 3) + 1);
  return `${before.slice(0, 4)}-Q${Math.ceil(Number(before.slice(5)) / 3)}`;
}

const isOver = (world: World, period: string): boolean => monthsOf(period).at(-1)! < monthOf(timeText(world.now));
const declarationsOf = (world: World, { kind, period }: Of): Declaration[] =>
  Object.values(world.declarations).filter((one) => one.kind === kind && one.period === period);

/** Whether a period may be declared. Months of the company's own tax take along what was left before: none is declared after a later one. */
function mayBuild(world: World, of: Of): boolean {
  if (!isOver(world, of.period) || declarationsOf(world, of).some(isLive)) return false;
  const isLate = Object.values(world.declarations).some((one) => one.kind === '5' && isLive(one) && one.period > of.period);
  if (of.kind === '5' && isLate && correctedOf(world, of) === undefined) return false;
  return Object.keys(figuresOf(world, of).persons).length > 0;
}

const keep = (world: World, id: string, of: Of, builder: string): void =>
  void (world.declarations[id] = {
    id,
    kind: of.kind,
    period: of.period,
    state: '10',
    ...figuresOf(world, of),
    builder,
    isPaid: false,
    isGiven: false,
    corrected: 0,
  });

/** What may be built, with tax to be paid by it as a rule. */
function wished({ random, world }: Ground): Of | undefined {
  const months = [0, 1, 2, 3, 4].map((back) => monthBefore(world, back));
  const all: Of[] = [
    { kind: '2', period: lastPeriod(world, '2') },
    ...months.flatMap((period): Of[] => [
      { kind: '3', period },
      { kind: '5', period },
    ]),
  ];
  const ready = all.filter((of) => mayBuild(world, of));
  const taxed = ready.filter((of) => dueOf(figuresOf(world, of)) !== 0);
  if (taxed.length > 0 && random.chance(0.8)) return random.pick(taxed);
  return random.chance(0.25) ? random.pick(ready) : random.chance(0.1) ? random.pick(all) : undefined;
}

const build: Maker = (ground) => {
  const { random, world } = ground;
  const of = wished(ground);
  if (of === undefined) return undefined;
  const { kind } = of;
  const who = random.pick(['tax_person', 'tax_second'])!;
  return {
    name: `build declaration ${kind} ${of.period}`,
    may: () => mayBuild(ground.world, of),
    send: () => ground.call(who, 'post', `${path}/build`, { companyId: world.company, taxKind: kind, period: of.period }),
    apply: ({ id }) => keep(ground.world, id, of, who),
  };
};

/** The job that makes what is due, once for each period. */
const job: Maker = (ground) => ({
  name: 'job declarations',
  may: () => true,
  send: async () => {
    await taxMonths(ground.site.server.context());
    return done;
  },
  apply: async () => {
    const { world } = ground;
    const rows = expectDone(
      await ground.site.server.as('admin').get(`${path}/list`, { column: 'createTime', order: 'desc', pageSize: 100 }),
    ).records;
    for (const kind of kinds) {
      const of: Of = { kind, period: lastPeriod(world, kind) };
      // The books begin in June.
      if (declarationsOf(world, of).length > 0 || of.period === '2026-05' || !mayBuild(world, of)) continue;
      const row = rows.find((one: { taxKind: string; period: string }) => one.taxKind === kind && one.period === of.period);
      keep(world, row?.id ?? `no declaration ${kind} ${of.period}`, of, 'system');
    }
  },
});

interface Move {
  from: readonly string[];
  who?: string;
  body?: (declaration: Declaration) => object;
  may?: (ground: Ground, declaration: Declaration) => boolean;
  apply: (ground: Ground, declaration: Declaration, result: Outcome['result']) => void;
}

/** A move of a declaration that is read right before. */
const move =
  (action: string, { from, who = 'tax_person', body = () => ({}), may = () => true, apply }: Move): Maker =>
  (ground) => {
    const { random } = ground;
    const all = Object.values(ground.world.declarations);
    const chosen = random.pick(random.chance(0.9) ? all.filter(({ state }) => from.includes(state)) : all);
    if (chosen === undefined) return undefined;
    const now = () => ground.world.declarations[chosen.id]!;
    const more = body(chosen);
    return {
      name: `${action} declaration ${chosen.kind} ${chosen.period} ${chosen.state}`,
      may: () => from.includes(now().state) && may(ground, now()),
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id: chosen.id }));
        return ground.call(who, 'put', `${path}/${action}`, { id: chosen.id, version, ...more });
      },
      apply: (result) => apply(ground, now(), result),
    };
  };

const pay: Maker = (ground) =>
  move('payTax', {
    from: ['40'],
    who: 'cashier_person',
    body: () => ({ payTime: nowOf(ground), companyAccountId: proof(ground).companyAccountId, voucherFiles: 'voucher/tax.pdf' }),
    may: ({ world }, one) => dueOf(one) !== 0 && free(world) >= dueOf(one),
    apply: ({ world }, one) => payTax(world, one),
  })(ground);

let corrections = 0;
const correct = move('correct', {
  from: ['40', '60'],
  body: () => ({ reason: '付款有退汇' }),
  apply: ({ world }, one, { id }) => {
    Object.assign(one, { state: '70', corrected: (corrections += 1) });
    keep(world, id, one, 'tax_person');
  },
});

/** The tax office is given what waits for it, and is asked of one that it has. */
const office: Maker = (ground) => {
  const { random, far, site } = ground;
  const chosen = random.pick(Object.values(ground.world.declarations).filter(({ state }) => state === '30'));
  if (chosen === undefined) return undefined;
  const answer = random.pick(['accepted', 'accepted', 'accepted', 'refused', 'silent'] as const)!;
  const say: Record<string, FilingResult> = {
    declared: { state: 'declared', receiptNo: `H${chosen.id}`, receiptTime: nowOf(ground) },
    failed: { state: 'failed', reason: '期初数不符' },
    processing: { state: 'processing' },
    missing: { state: 'missing' },
  };
  const what = random.pick(['declared', 'declared', 'declared', 'failed', 'processing', 'missing'])!;
  return {
    name: `job tax office ${answer}, then ${what} of ${chosen.kind} ${chosen.period}`,
    may: () => true,
    send: async () => {
      far.office = answer;
      const worker = startOutboxWorker(site.server.platform, [filingOutbox], site.server.platform.log);
      await worker.drain();
      await worker.stop();
      const { rows } = await site.server.inTenant(0, (tx) =>
        tx.execute<{ serial: string }>(
          sql`update hy_tax_declaration set next_query_time = create_time where id = ${chosen.id} and state = '30' returning request_serial as serial`,
        ),
      );
      if (rows[0] !== undefined) far.receipts.set(rows[0].serial, say[what]!);
      await askDueFilings(site.server.context());
      // What is asked later is under way again.
      far.receipts.clear();
      far.office = 'accepted';
      return done;
    },
    apply: () => {
      const all = Object.values(ground.world.declarations).filter(({ state }) => state === '30');
      for (const one of all.filter(({ isGiven }) => !isGiven))
        Object.assign(one, { isGiven: true, ...(answer === 'refused' ? { state: '50' } : {}) });
      const one = ground.world.declarations[chosen.id]!;
      if (one.state !== '30') return;
      if (what === 'declared') one.state = '40';
      if (what === 'failed' || (what === 'missing' && answer === 'refused')) one.state = '50';
    },
  };
};

/** Steps of declarations, and of the taxes that are paid by them. */
export const taxSteps: Steps = [
  [8, build],
  [1, job],
  [
    8,
    move('review', {
      from: ['10'],
      who: 'tax_second',
      may: (_ground, { builder }) => builder !== 'tax_second',
      apply: (_ground, one) => void (one.state = '20'),
    }),
  ],
  [1, move('void', { from: ['10', '20'], body: () => ({ reason: '重算' }), apply: (_ground, one) => void (one.state = '99') })],
  [8, move('declare', { from: ['20'], apply: (_ground, one) => void Object.assign(one, { state: '30', isGiven: false }) })],
  [8, office],
  [3, move('rework', { from: ['50'], apply: (_ground, one) => void (one.state = '20') })],
  [6, pay],
  [3, correct],
];
