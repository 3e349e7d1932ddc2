import type { Report } from '../report.ts';
import type { SubjectName } from './page/main.ts';
import { withTablePage } from './tablePage.ts';
import { type Task, type Visit, visit } from './visit.ts';

const many = 100_000;
const few = 1000;
const names: Readonly<Record<SubjectName, string>> = {
  floor: 'plain elements (floor)',
  ours: 'editable table',
  tanstack: 'TanStack Table, read only',
  ag: 'AG Grid community',
  glide: 'glide-data-grid (canvas)',
  'form-floor': 'bare inputs, react-hook-form (floor)',
  'form-ours': 'editable table, all editing',
};

/** One table of one size, and what is done with it. */
interface Look {
  name: SubjectName;
  count: number;
  tasks: readonly Task[];
}

/** What the budgets are about: looked at in each round. */
const looks: readonly Look[] = [
  { name: 'floor', count: many, tasks: ['scroll', 'keys', 'paste', 'check'] },
  { name: 'ours', count: many, tasks: ['scroll', 'keys', 'paste', 'check', 'sort'] },
  { name: 'ours', count: few, tasks: [] },
  // It takes keys by an input of its own above the canvas: what it commits is not to be seen in a cell.
  { name: 'glide', count: many, tasks: ['paste'] },
  { name: 'form-floor', count: 100, tasks: ['keys'] },
  { name: 'form-ours', count: 100, tasks: ['keys'] },
];
/** What no budget is about is looked at once, to say where other tables stand. */
const others: readonly Look[] = [
  { name: 'tanstack', count: many, tasks: ['scroll'] },
  { name: 'ag', count: many, tasks: ['scroll', 'keys'] },
];

/** What the visits of one table of one size came to: medians, and all waits together. */
type Figures = ReturnType<typeof figuresOf>;

/**
 * Mounting, typing, scrolling, pasting and checking in a production page of the packed kit, beside plain elements and three other tables.
 * `rounds` loads of each, one table after the other; every figure is a median over all rounds (of what is a p95, of the p95 of each), every ratio one of the same run.
 */
export async function measureTable(report: Report, rounds: number): Promise<void> {
  report.say(`packed kit in a production page: tables of ${many} × 20 cells, ${rounds} loads of each in turn, in Chromium`);
  await withTablePage(async (url, browser) => {
    const visits = new Map<string, Visit[]>();
    const look = async ({ name, count, tasks }: Look) => {
      const key = `${name} ${count}`;
      visits.set(key, [...(visits.get(key) ?? []), await visit(browser, { url, name, count, tasks })]);
    };
    for (let round = 0; round < rounds; round += 1) {
      // A neighbour's burst of work must not always meet the same one.
      const from = round % looks.length;
      for (const one of [...looks.slice(from), ...looks.slice(0, from), ...(round === 0 ? others : [])]) await look(one);
      report.say(`round ${round + 1} of ${rounds}`);
    }
    const at = (name: SubjectName, count: number) => figuresOf(visits.get(`${name} ${count}`) ?? []);
    for (const { name, count } of [...looks, ...others])
      noteFigures(report, { what: `${name.startsWith('form') ? '100 × 8' : `${count} × 20`}, ${names[name]}`, figures: at(name, count) });
    compareTables(report, { floor: at('floor', many), ours: at('ours', many), glide: at('glide', many), ofFew: at('ours', few) });
    compareForms(report, { floor: at('form-floor', 100), ours: at('form-ours', 100) });
  });
}

function noteFigures(report: Report, { what, figures }: { what: string; figures: Figures }): void {
  const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0));
  const mount = `mount ${ms(figures.mount)} ms, first with its code ${ms(figures.first)}, heap ${(figures.heap / 1e6).toFixed(1)} MB`;
  report.note(what, mount);
  if (!Number.isNaN(figures.down)) {
    report.note(
      '',
      `frame down ${ms(figures.down)} ms (p95 ${ms(figures.downFrame)} apart), along ${ms(figures.along)} (p95 ${ms(figures.alongFrame)})`,
    );
  }
  if (!Number.isNaN(figures.keyWork)) {
    const enter = Number.isNaN(figures.enter95) ? '' : `; Enter p95 ${ms(figures.enter95)}, its frame ${ms(figures.entersSeen)}`;
    report.note(
      '',
      `key p50 ${ms(figures.key50)}, p95 ${ms(figures.key95)} ms, seen p95 ${ms(figures.paint95)}, work ${ms(figures.keyWork)}${enter}`,
    );
  }
  if (!Number.isNaN(figures.paste))
    report.note('', `paste ${ms(figures.paste)} ms to its frame, processor ${ms(figures.pasteWork)} with what follows`);
  if (!Number.isNaN(figures.check)) report.note('', `check ${ms(figures.check)} ms, processor ${ms(figures.checkWork)}`);
}

/**
 * What each figure includes: mount, from the call to the frame that shows cells, with late code there already; key and paste, to the end
 * of the frame that shows it; Enter, to the value among the rows and in its cell, half of the presses in a column whose values are unique;
 * scrolling, the page's thread with style, layout and paint; checking, until it is known which cells are wrong. Rules over what was pasted
 * are asked after the frame that shows it, so their time is in the processor's figure of a paste and not in the wait for it.
 *
 * @source architecture 4
 */
function compareTables(
  report: Report,
  { floor, ours, glide, ofFew }: { floor: Figures; ours: Figures; glide: Figures; ofFew: Figures },
): void {
  report.atMost('table: mount, beside that of glide-data-grid', { value: ours.mount / glide.mount, budget: 1, unit: '×' });
  report.atMost(`table: mount of ${many} rows, beside that of ${few}`, { value: ours.mount / ofFew.mount, budget: 1.25, unit: '×' });
  report.atMost('table: key to paint, p95, above the floor', { value: ours.key95 - floor.key95, budget: 2, unit: 'ms' });
  report.atMost('table: processor per frame scrolled down, beside the floor', { value: ours.down / floor.down, budget: 1.5, unit: '×' });
  report.atMost('table: processor per frame scrolled along, beside the floor', { value: ours.along / floor.along, budget: 1.5, unit: '×' });
  report.atMost('table: Enter to the committed cell, p95', { value: ours.enter95, budget: 15, unit: 'ms' });
  report.atMost('table: all rows checked, beside a bare loop', { value: ours.check / floor.check, budget: 1.2, unit: '×' });
  report.atMost('table: 10,000 cells pasted, beside a bare loop', { value: ours.paste / floor.paste, budget: 1.5, unit: '×' });
  report.atMost('table: heap beside the rows', { value: ours.heap / 1e6, budget: 5, unit: 'MB' });
  report.atMost('table: heap beside the rows, sorted', { value: ours.sortedHeap / 1e6, budget: 5, unit: 'MB' });
  report.note('table: pasting into AG Grid', 'none: its community edition has no clipboard');
}

/**
 * A key waits up to a frame (16.7 ms) for the next one whatever it changes, so a limit of 16 ms is one of the browser's own figure, which
 * has steps of 8: 16 is the next frame, 24 the one after.
 *
 * @source architecture 4
 */
function compareForms(report: Report, { floor, ours }: { floor: Figures; ours: Figures }): void {
  report.atMost('100 × 8 all editing: mount, beside bare inputs', { value: ours.mount / floor.mount, budget: 1.5, unit: '×' });
  report.atMost('100 × 8 all editing: key to paint, p95', { value: ours.paint95, budget: 16, unit: 'ms' });
  report.note('100 × 8 all editing: the same of bare inputs', `${floor.paint95} ms`);
}

function figuresOf(visits: readonly Visit[]) {
  const middle = (value: (one: Visit) => number | undefined) => rank(present(visits.map(value)), 0.5);
  const median = (values: (one: Visit) => number[] | undefined) =>
    rank(
      visits.flatMap((one) => values(one) ?? []),
      0.5,
    );
  // The p95 of each round, and the median of these: what a neighbour does in one round decides nothing.
  const p95 = (values: (one: Visit) => number[] | undefined) =>
    middle((one) => {
      const some = values(one) ?? [];
      return some.length === 0 ? undefined : rank(some, 0.95);
    });
  return {
    first: middle((one) => one.first),
    mount: median((one) => one.mounts),
    heap: middle((one) => one.heap),
    sortedHeap: middle((one) => one.sortedHeap),
    key50: median((one) => one.keys),
    key95: p95((one) => one.keys),
    paint95: p95((one) => one.paints),
    keyWork: middle((one) => one.keyWork),
    enter95: p95((one) => one.enters),
    entersSeen: median((one) => one.entersSeen),
    down: middle((one) => one.down?.work),
    along: middle((one) => one.along?.work),
    downFrame: p95((one) => one.down?.frames),
    alongFrame: p95((one) => one.along?.frames),
    paste: median((one) => one.pastes),
    pasteWork: middle((one) => one.pasteWork),
    check: median((one) => one.checks),
    checkWork: middle((one) => one.checkWork),
  };
}

function present(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined);
}

function rank(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
