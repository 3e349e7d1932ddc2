import type { ColumnPlan } from './columnPlan.ts';
import { ExactSum } from './exactSum.ts';
import { afterFrame, inSlices, overRows } from './slices.ts';
import type { TableCore } from './tableCore.ts';
import type { ColumnStatistics } from './tableStore.ts';

/** Rows that are counted at once. */
const fewRows = 2_000;

/** Figures below the columns. */
export interface Statistics {
  /** What is known now; counting begins with the first call. */
  read: () => ReadonlyMap<string, ColumnStatistics>;
  dispose: () => void;
}

/** Makes the part of a store that sums columns: counted once in slices, then kept with each write. @source TBL-06 */
export function createStatistics(core: TableCore): Statistics {
  let sums = new Map<ColumnPlan, ExactSum>();
  let figures: ReadonlyMap<string, ColumnStatistics> = new Map();
  let isAsked = false;
  let running: AbortController | undefined;
  let forgo = () => {};

  const plans = () => core.plans.filter(({ column }) => (column.statistics?.length ?? 0) > 0);

  async function count() {
    running?.abort();
    running = undefined;
    const summed = plans();
    if (!isAsked || summed.length === 0) return;
    const own = new AbortController();
    running = own;
    for (;;) {
      const { rows, edition } = core;
      const next = new Map(summed.map((plan) => [plan, new ExactSum()]));
      const total = rows.viewCount;
      const add = (place: number) => {
        const id = rows.viewIdAt(place);
        for (const [plan, sum] of next) sum.add(core.valueOf(plan, id));
      };
      try {
        await inSlices(overRows(total, { visit: add }), { total, signal: own.signal });
      } catch {
        // Overtaken by a newer count.
        return;
      }
      if (core.rows !== rows || core.edition !== edition) continue;
      running = undefined;
      sums = next;
      tell();
      return;
    }
  }

  function tell() {
    figures = new Map([...sums].map(([plan, sum]) => [plan.key, figuresOf(plan, sum)]));
    core.emit({ kind: 'statistics' });
  }

  const recount = () => void count();

  core.afterStep.push(({ rows, added, removed, isMoved }) => {
    if (!isAsked || running) return;
    let isOther = false;
    const fresh = new Set(added);
    for (const [rowId, { before, after }] of rows) {
      // A row that comes or goes in the same step is counted as a whole below.
      if (core.rows.viewPlaceOf(rowId) < 0 || fresh.has(rowId)) continue;
      for (const [{ key }, sum] of sums) {
        if (Object.is(before[key], after[key])) continue;
        sum.add(before[key], -1);
        sum.add(after[key]);
        isOther = true;
      }
    }
    const isPlaceSummed = isMoved && [...sums.keys()].some(({ isPlace }) => isPlace);
    if (isPlaceSummed || removed.length > 0) return recount();
    for (const id of added) {
      if (core.rows.viewPlaceOf(id) < 0) continue;
      for (const [plan, sum] of sums) sum.add(core.valueOf(plan, id));
      isOther = true;
    }
    if (isOther) tell();
  });
  core.afterView.push(recount);
  core.afterLoad.push(recount);
  core.afterColumns.push(recount);

  return {
    read() {
      if (!isAsked) {
        isAsked = true;
        // A long count would hold up the frame in which the table appears: it begins after it.
        if (core.rows.viewCount <= fewRows) recount();
        else forgo = afterFrame(recount);
      }
      return figures;
    },
    dispose() {
      forgo();
      running?.abort();
    },
  };
}

function figuresOf(plan: ColumnPlan, sum: ExactSum): ColumnStatistics {
  const { scale } = plan.column.props as { scale?: number };
  const average = sum.average(scale === undefined ? 2 : 0);
  const cell = plan.at({}, -1);
  return {
    count: sum.count,
    sum: sum.sum,
    average,
    sumText: plan.type.format(sum.sum, cell),
    averageText: average === undefined ? '' : plan.type.format(average, cell),
  };
}
