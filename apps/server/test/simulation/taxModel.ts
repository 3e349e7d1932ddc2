import { half } from './fees.ts';
import { type Note, type World, book, codes, monthOf, timeText } from './world.ts';

/** Income of a month up to which nobody is taxed here: some waybills are beyond it by themselves, and any two of them together. */
export const exemptUpTo = 200_000;

/** What a declaration says of one person, or of the company. */
export interface Declared {
  income: number;
  paid: number;
  withheld: number;
  vat: number;
  surtax: number;
  due: number;
}

/** A declaration: 2 of incomes, of a quarter; 3 of the tax of drivers and 5 of the company's own, of a month. */
export interface Declaration {
  id: string;
  kind: '2' | '3' | '5';
  period: string;
  state: string;
  persons: Record<string, Declared>;
  /** Of the company's own tax. */
  own: { output: number; input: number; carried: number } | null;
  builder: string;
  isPaid: boolean;
  /** Whether the tax office was given it. */
  isGiven: boolean;
  /** Which correction it was, of all. */
  corrected: number;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0);
const nobody: Declared = { income: 0, paid: 0, withheld: 0, vat: 0, surtax: 0, due: 0 };

/** Months that a period covers. */
export function monthsOf(period: string): string[] {
  if (!period.includes('Q')) return [period];
  const last = Number(period.slice(6)) * 3;
  return [last - 2, last - 1, last].map((month) => `${period.slice(0, 4)}-${String(month).padStart(2, '0')}`);
}

/** One percent, and on it 7, 3 and 2 percent of which a half is due; each is rounded. */
function taxOf(income: number): { vat: number; surtax: number } {
  if (income <= exemptUpTo) return { vat: 0, surtax: 0 };
  const vat = half(income, 100);
  return { vat, surtax: sum([700, 300, 200].map((rate) => half(vat * rate * 5000, 100_000_000))) };
}

/** Tax of a person of the year so far, by what was examined in each month. */
function taxOfYear(incomes: ReadonlyMap<string, number>): number {
  return sum([...incomes.values()].map((income) => taxOf(income).vat + taxOf(income).surtax));
}

/** Incomes of a driver by the month of a year, of waybills that were examined until then; and what was withheld of them. */
function examinedOf(world: World, driver: string, until: string): { incomes: Map<string, number>; withheld: number } {
  const incomes = new Map<string, number>();
  let withheld = 0;
  for (const note of Object.values(world.notes)) {
    if (note.driver !== driver || note.carrier !== null || !['70', '75', '78', '80', '90'].includes(note.status)) continue;
    if (note.examinedAt.slice(0, 4) !== until.slice(0, 4) || note.examinedAt > until) continue;
    const month = monthOf(note.examinedAt);
    incomes.set(month, (incomes.get(month) ?? 0) + note.freight.driverFee + note.carrierAdjust);
    withheld += note.withheld;
  }
  return { incomes, withheld };
}

const balance = (world: World, code: string): number => world.books[code] ?? 0;

/** Fixes what is withheld of a waybill that is about to be examined, and what of it pays back what was advanced. */
export function withhold(world: World, note: Note): void {
  Object.assign(note, { withheld: 0, advanceBack: 0 });
  if (note.carrier !== null) return;
  const now = timeText(world.now);
  const { incomes, withheld } = examinedOf(world, note.driver, now);
  const short = Math.max(0, taxOfYear(incomes) - withheld);
  incomes.set(monthOf(now), (incomes.get(monthOf(now)) ?? 0) + note.freight.driverFee);
  note.withheld = Math.min(Math.max(0, taxOfYear(incomes) - withheld), note.freight.driverFee);
  note.advanceBack = Math.min(short, note.withheld, balance(world, codes(world).taxAdvanced(note.driver)));
}

/** Books what is withheld, or takes it back. */
export function accrueTax(world: World, note: Note, sign: 1 | -1): void {
  const account = codes(world);
  book(world, account.payable(note), account.taxAdvanced(note.driver), sign * note.advanceBack);
  book(world, account.payable(note), account.taxWithheld, sign * (note.withheld - note.advanceBack));
  if (note.withheld === 0) return;
  const months = (world.withheld[note.driver] ??= {});
  const month = monthOf(timeText(world.now));
  months[month] = (months[month] ?? 0) + sign * note.withheld;
}

/** Tax of the month before that the freight of drivers did not cover is advanced for them. */
export function advanceShort(world: World, month: string): void {
  const account = codes(world);
  for (const driver of new Set(Object.values(world.notes).map((note) => note.driver))) {
    const times = Object.values(world.notes)
      .filter((note) => note.driver === driver && note.carrier === null && ['70', '75', '78', '80', '90'].includes(note.status))
      .map(({ examinedAt }) => examinedAt);
    const last = times
      .filter((time) => monthOf(time) === month)
      .toSorted()
      .at(-1);
    if (last === undefined) continue;
    const { incomes, withheld } = examinedOf(world, driver, last);
    const code = account.taxAdvanced(driver);
    const advanced = sum(Object.entries(world.moved[code] ?? {}).map(([of, part]) => (of.slice(0, 4) === month.slice(0, 4) ? part : 0)));
    const short = taxOfYear(incomes) - withheld - advanced;
    if (short > 0) book(world, code, account.taxWithheld, short, last);
  }
}

/** Everybody who was paid in some months, by what arrived and did not come back, with what was withheld on top. */
function paidIn(world: World, months: readonly string[]): Map<string, { paid: number; withheld: number }> {
  const found = new Map<string, { paid: number; withheld: number }>();
  const add = (person: string, time: string, of: 'paid' | 'withheld', amount: number) => {
    if (!months.includes(monthOf(time))) return;
    const one = found.get(person) ?? { paid: 0, withheld: 0 };
    one[of] += amount;
    found.set(person, one);
  };
  const payee = (id: string | null) => {
    const note = world.notes[id ?? ''];
    return note?.carrier ?? note?.driver ?? '';
  };
  for (const pay of Object.values(world.pays))
    if (['1', '2', '3'].includes(pay.kind) && pay.state === '40')
      add(pay.bill === null ? payee(pay.note) : world.bills[pay.bill]!.party, pay.time, 'paid', pay.amount);
  // What was brought back of a prepayment that the bank has given back as well is the payee's own.
  for (const { note, payment, recovered } of Object.values(world.prepays))
    if (world.pays[payment ?? '']?.state === '40') for (const { amount, time } of recovered) add(payee(note), time, 'paid', -amount);
  for (const [person, parts] of Object.entries(world.withheld))
    for (const [month, amount] of Object.entries(parts)) add(person, month, 'withheld', amount);
  for (const [person, { paid, withheld }] of found) if (paid + withheld === 0) found.delete(person);
  return found;
}

const ofPeriod = (world: World, { kind, period }: Pick<Declaration, 'kind' | 'period'>): Declaration[] =>
  Object.values(world.declarations).filter((one) => one.kind === kind && one.period === period);

export const isLive = ({ state }: Declaration): boolean => state !== '70' && state !== '99';

/** The one of a period that was corrected last. */
export const correctedOf = (world: World, of: Pick<Declaration, 'kind' | 'period'>): Declaration | undefined =>
  ofPeriod(world, of)
    .filter(({ state }) => state === '70')
    .toSorted((one, other) => other.corrected - one.corrected)[0];

/** What was paid for a person of a period already. */
const settledOf = (world: World, of: Pick<Declaration, 'kind' | 'period'>, person: string): number =>
  sum(ofPeriod(world, of).map(({ isPaid, persons }) => (isPaid ? (persons[person]?.due ?? 0) : 0)));

/** What a declaration of a period says by now. */
export function figuresOf(world: World, of: Pick<Declaration, 'kind' | 'period'>): Pick<Declaration, 'persons' | 'own'> {
  if (of.kind === '5') return ownFigures(world, of);
  const isCarrier = (person: string) => Object.values(world.notes).some(({ carrier }) => carrier === person);
  const persons: Record<string, Declared> = {};
  for (const [person, { paid, withheld }] of paidIn(world, monthsOf(of.period))) {
    const income = paid + withheld;
    const tax = of.kind === '3' && !isCarrier(person) ? taxOf(income) : { vat: 0, surtax: 0 };
    persons[person] = { income, paid, withheld, ...tax, due: tax.vat + tax.surtax - settledOf(world, of, person) };
  }
  // Those whom the one before named, and who have no income any more.
  for (const person of Object.keys(correctedOf(world, of)?.persons ?? {}))
    persons[person] ??= { ...nobody, due: 0 - settledOf(world, of, person) };
  return { persons, own: null };
}

/** The company's own tax of a month: what its books moved in it, with what earlier months left and nobody declared. */
function ownFigures(world: World, of: Pick<Declaration, 'kind' | 'period'>): Pick<Declaration, 'persons' | 'own'> {
  const credited = (until: (month: string) => boolean) =>
    sum(Object.entries(world.moved[codes(world).vatOut] ?? {}).map(([month, amount]) => (until(month) ? -amount : 0)));
  const input = world.setOff[of.period] ?? 0;
  const paid = (until: (month: string) => boolean) =>
    sum(Object.entries(world.ownPaid).map(([month, amount]) => (until(month) ? amount : 0)));
  const isBefore = (month: string) => month < of.period;
  const declared = Object.values(world.declarations).filter((one) => one.kind === '5' && isLive(one) && isBefore(one.period));
  const carried = credited(isBefore) + paid(isBefore) - sum(declared.map(({ persons }) => persons[world.company]?.vat ?? 0));
  const output = credited((month) => month === of.period) + paid((month) => month === of.period) + input;
  const vat = Math.max(0, carried + output - input);
  const due = vat - settledOf(world, of, world.company);
  return { persons: { [world.company]: { ...nobody, vat, due } }, own: { output, input, carried } };
}

export const dueOf = ({ persons }: Pick<Declaration, 'persons'>): number => sum(Object.values(persons).map(({ due }) => due));

/** The tax of a declaration is paid, or comes back: what was not withheld of it is advanced. */
export function payTax(world: World, declaration: Declaration): void {
  const account = codes(world);
  const due = dueOf(declaration);
  if (declaration.kind === '5') {
    const month = monthOf(timeText(world.now));
    world.ownPaid[month] = (world.ownPaid[month] ?? 0) + due;
    book(world, account.vatOut, account.bank, due);
  } else {
    if (due > 0)
      for (const [person, { due: part }] of Object.entries(declaration.persons))
        if (part > 0) book(world, account.taxAdvanced(person), account.taxWithheld, Math.max(0, part - heldOf(world, declaration, person)));
    book(world, account.taxWithheld, account.bank, due);
  }
  Object.assign(declaration, { state: '60', isPaid: true });
}

/** What was withheld of a person or advanced for them, and did not go to the tax office with another declaration. */
function heldOf(world: World, { id }: Declaration, person: string): number {
  const others = Object.values(world.declarations).filter((one) => one.isPaid && one.kind !== '5' && one.id !== id);
  const held = sum(Object.values(world.withheld[person] ?? {})) + balance(world, codes(world).taxAdvanced(person));
  return Math.max(0, held - sum(others.map(({ persons }) => persons[person]?.due ?? 0)));
}

/** A declaration as the facts of the server say it, with its persons. */
export function declarationFacts({ id, state, persons, own }: Declaration): [id: string, facts: string][] {
  const all = Object.values(persons);
  const total = (of: keyof Declared) => sum(all.map((one) => one[of]));
  const ownText = own === null ? '' : ` ${own.output} ${own.input} ${own.carried}`;
  return [
    [id, `declaration ${state} ${total('income')} ${total('vat')} ${total('surtax')} ${total('due')}${ownText}`],
    ...Object.entries(persons).map(([person, one]): [string, string] => [
      `${id} ${person}`,
      `person ${one.income} ${one.paid} ${one.withheld} ${one.vat} ${one.surtax} ${one.due}`,
    ]),
  ];
}
