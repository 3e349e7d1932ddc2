import { billMonths } from '../../src/modules/finance/bill/billMonths.ts';
import { expectDone } from '../freight.ts';
import { type BillOf, draft, isBillable } from './billModel.ts';
import { billPath, parties, partyOf } from './billMoves.ts';
import type { Ground } from './ground.ts';
import { done, type Maker, type Steps } from './step.ts';
import { customerOf, monthOf, type Note, timeText } from './world.ts';

/** All that was signed so far. */
const always = { periodFrom: '2026-06-01', periodTo: '2027-12-31' };
/** The day on which months are billed. */
const monthDay = 5;

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const billable = ({ world }: Ground, of: BillOf, month?: string): Note[] =>
  Object.values(world.notes).filter((note) => isBillable(world, note, of) && (month === undefined || monthOf(note.signed) === month));

/** Whether somebody is billed by the month. */
const isMonthly = (ground: Ground, { kind, party }: BillOf): boolean =>
  kind === 'customer'
    ? customerOf(ground.world, { customer: party }).settle === '1'
    : kind === 'carrier' && partyOf(ground, { party }).isMonthly;

const make: Maker = (ground) => {
  const { random } = ground;
  const all = parties(ground).map(([kind, { id: party }]) => ({ kind, party }));
  const owed = all.filter((of) => billable(ground, of).length > 0);
  const of = random.pick(random.chance(0.95) ? owed : all);
  if (of === undefined) return undefined;
  const isByMonth = of.kind === 'customer' && isMonthly(ground, of);
  const months = [...new Set(billable(ground, of).map(({ signed }) => monthOf(signed)))];
  const month = random.chance(isByMonth ? 0.95 : 0.3) ? random.pick(months) : undefined;
  const some = billable(ground, of, month).filter(() => random.chance(0.7));
  const chosen = random.chance(0.4) && some.length > 0 ? some.map(({ id }) => id) : undefined;
  const taken = () => billable(ground, of, month).filter(({ id }) => chosen?.includes(id) ?? true);
  const isFree = () =>
    !isByMonth ||
    (month !== undefined &&
      Object.values(ground.world.bills).every((one) => one.party !== of.party || one.month !== month || ['50', '99'].includes(one.state)));
  return {
    name: `make bill ${of.kind} ${chosen?.length ?? 'all'} of ${billable(ground, of, month).length} ${month ?? ''}`,
    may: () => taken().length > 0 && (chosen === undefined || taken().length === chosen.length) && isFree(),
    send: () => {
      const period = month === undefined ? always : { periodFrom: `${month}-01`, periodTo: lastDay(month) };
      const body = { billKind: of.kind, [`${of.kind}Id`]: of.party, companyId: ground.world.company, ...period };
      return ground.call('bill_maker', 'post', `${billPath}/create`, { ...body, ...(chosen === undefined ? {} : { noteIds: chosen }) });
    },
    apply: ({ id }) => draft(ground.world, { id, ...of, month: isByMonth ? month! : null }, taken()),
  };
};

/** The job that bills the month that is over, of those who have no bill of it. */
const job: Maker = (ground) => ({
  name: 'job bills',
  may: () => true,
  send: async () => {
    await billMonths(ground.site.server.context());
    return done;
  },
  apply: async () => {
    const { world } = ground;
    const today = timeText(world.now);
    const month = timeText(Date.parse(`${monthOf(today)}-01T00:00:00+08:00`) - 1).slice(0, 7);
    const made = expectDone(
      await ground.site.server.as('admin').get(`${billPath}/list`, { column: 'createTime', order: 'desc', pageSize: 100 }),
    ).records.filter(({ id }: { id: string }) => world.bills[id] === undefined);
    for (const [kind, { id: party }] of parties(ground)) {
      const of = { kind, party };
      const isKnown = Object.values(world.bills).some((bill) => bill.party === party && bill.month === month);
      if (!isMonthly(ground, of) || isKnown || (kind === 'customer' && Number(today.slice(8, 10)) < monthDay)) continue;
      const notes = billable(ground, of, month);
      const row = made.find((one: Record<string, string>) => one[`${kind}Id`] === party);
      if (notes.length > 0) draft(world, { id: row?.id ?? `no bill of ${party}`, ...of, month }, notes);
    }
  },
});

/** Steps by which bills come to be. */
export const makeBillSteps: Steps = [
  [18, make],
  [2, job],
];
