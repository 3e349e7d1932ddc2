import type { Report } from '../report.ts';
import type { SubjectName } from './page/main.ts';
import { withTablePage } from './tablePage.ts';
import { type Thoroughness, type Visit, visit } from './visit.ts';

const many = 100_000;
const sizes = [1000, 10_000, many];
const tables: readonly SubjectName[] = ['floor', 'ours', 'tanstack', 'ag', 'glide'];
const forms: readonly SubjectName[] = ['form-floor', 'form-ours'];
const names: Readonly<Record<SubjectName, string>> = {
  floor: 'plain elements (floor)',
  ours: 'editable table',
  tanstack: 'TanStack Table, read only',
  ag: 'AG Grid community',
  glide: 'glide-data-grid (canvas)',
  'form-floor': 'bare inputs, react-hook-form (floor)',
  'form-ours': 'editable table, all editing',
};

/** What the visits of one table of one size came to: medians, and all waits together. */
type Figures = ReturnType<typeof figuresOf>;

/** Mounting, typing, scrolling, pasting and checking, beside plain elements and three other tables. `rounds` loads of each. */
export async function measureTable(report: Report, rounds: number): Promise<void> {
  report.say(`tables of ${sizes.join(', ')} × 20 cells, ${rounds} loads of each in turn, in Chromium`);
  await withTablePage(async (url, browser) => {
    const visits = new Map<string, Visit[]>();
    const look = async (name: SubjectName, count: number, how: Thoroughness) => {
      const key = `${name} ${count}`;
      visits.set(key, [...(visits.get(key) ?? []), await visit(browser, url, name, count, how)]);
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const count of sizes) {
        // A neighbour's burst of work must not always meet the same one.
        const turn = [...tables.slice(round % tables.length), ...tables.slice(0, round % tables.length)];
        for (const name of turn) await look(name, count, count === many ? 'all' : count === sizes[0] ? 'scroll' : 'mount');
      }
      for (const name of forms) await look(name, 100, 'all');
      report.say(`round ${round + 1} of ${rounds}`);
    }
    const at = (name: SubjectName, count: number) => figuresOf(visits.get(`${name} ${count}`) ?? []);
    for (const count of sizes) for (const name of tables) noteFigures(report, `${count} × 20, ${names[name]}`, at(name, count));
    for (const name of forms) noteFigures(report, `100 × 8, ${names[name]}`, at(name, 100));
    compareTables(report, at('floor', many), at('ours', many), at('glide', many), at('ours', sizes[0]!));
    compareForms(report, at('form-floor', 100), at('form-ours', 100));
  });
}

function noteFigures(report: Report, what: string, figures: Figures): void {
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
    const keys = `key p50 ${ms(figures.key50)}, p95 ${ms(figures.key95)} ms, seen p95 ${ms(figures.paint95)}, work ${ms(figures.keyWork)}; Enter p95 ${ms(figures.enter95)}`;
    report.note('', keys);
  }
  if (!Number.isNaN(figures.paste) || !Number.isNaN(figures.check))
    report.note(
      '',
      `paste ${ms(figures.paste)} ms (once checked ${ms(figures.pasteChecked)}), check ${ms(figures.check)} ms (first ${ms(figures.checkFirst)})`,
    );
}

/** @source architecture 4 */
function compareTables(report: Report, floor: Figures, ours: Figures, glide: Figures, ofFew: Figures): void {
  report.atMost('table: mount, beside that of glide-data-grid', ours.mount / glide.mount, 1, '×');
  report.atMost(`table: mount of ${many} rows, beside that of ${sizes[0]}`, ours.mount / ofFew.mount, 1.25, '×');
  report.atMost('table: key to paint, p95, above the floor', ours.key95 - floor.key95, 2, 'ms');
  report.atMost('table: processor per frame scrolled down, beside the floor', ours.down / floor.down, 1.5, '×');
  report.atMost('table: processor per frame scrolled along, beside the floor', ours.along / floor.along, 1.5, '×');
  report.atMost('table: Enter to the committed cell, p95', ours.enter95, 15, 'ms');
  report.atMost('table: all rows checked, beside a bare loop', ours.check / floor.check, 1.2, '×');
  report.atMost('table: 10,000 cells pasted, beside a bare loop', ours.paste / floor.paste, 1.5, '×');
  report.atMost('table: heap beside the rows', ours.heap / 1e6, 5, 'MB');
  report.atMost('table: heap beside the rows, sorted', ours.sortedHeap / 1e6, 5, 'MB');
  report.note('table: pasting into AG Grid', 'none: its community edition has no clipboard');
}

/**
 * A key waits up to a frame (16.7 ms) for the next one whatever it changes, so a limit of 16 ms is one of the browser's own figure, which
 * has steps of 8: 16 is the next frame, 24 the one after.
 *
 * @source architecture 4
 */
function compareForms(report: Report, floor: Figures, ours: Figures): void {
  report.atMost('100 × 8 all editing: mount, beside bare inputs', ours.mount / floor.mount, 1.5, '×');
  report.atMost('100 × 8 all editing: key to paint, p95', ours.paint95, 16, 'ms');
  report.note('100 × 8 all editing: the same of bare inputs', `${floor.paint95} ms`);
}

function figuresOf(visits: readonly Visit[]) {
  const middle = (value: (one: Visit) => number | undefined) => rank(present(visits.map(value)), 0.5);
  const all = (values: (one: Visit) => number[] | undefined) => visits.flatMap((one) => values(one) ?? []);
  return {
    first: middle((one) => one.first),
    mount: rank(
      all((one) => one.mounts),
      0.5,
    ),
    heap: middle((one) => one.heap),
    sortedHeap: middle((one) => one.sortedHeap),
    key50: rank(
      all((one) => one.keys),
      0.5,
    ),
    key95: rank(
      all((one) => one.keys),
      0.95,
    ),
    paint95: rank(
      all((one) => one.paints),
      0.95,
    ),
    keyWork: middle((one) => one.keyWork),
    enter95: rank(
      all((one) => one.enters),
      0.95,
    ),
    down: middle((one) => one.down?.work),
    along: middle((one) => one.along?.work),
    downFrame: rank(
      all((one) => one.down?.frames),
      0.95,
    ),
    alongFrame: rank(
      all((one) => one.along?.frames),
      0.95,
    ),
    paste: middle((one) => one.paste),
    pasteChecked: middle((one) => one.pasteChecked),
    check: middle((one) => one.check),
    checkFirst: middle((one) => one.checkFirst),
  };
}

function present(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined);
}

function rank(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
