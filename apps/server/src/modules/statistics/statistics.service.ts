import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { FileReply } from '../../platform/contract/routes.ts';
import { forbidden, refusedField } from '../../platform/errors.ts';
import { sheetOf } from '../../platform/resource/sheetHandlers.ts';
import { dimensions, namesOf, type Dimension } from './dimensions.ts';
import { figuresOf } from './measures.ts';
import { readGroups, type Group } from './readGroups.ts';
import { bucketsOf, longest, stretchBefore, type Step, type Stretch } from './stretches.ts';
import { type StatisticName, statisticKinds, statisticsBy, type Statistics } from './statistics.contract.ts';

type Answer = z.output<typeof Statistics>;

/** What is asked. */
export interface StatisticQuery extends Stretch {
  step: Step;
  compare: '0' | '1';
  /** Absent: the first that the statistic has. */
  by?: string | undefined;
  companyId?: string | undefined;
  customerId?: string | undefined;
  agentId?: string | undefined;
}

/** Groups that a screen shows, and lines of a sheet. */
const most = { screen: 200, sheet: 50_000 } as const;

/**
 * Figures of some days among what the actor sees, beside those of the stretch before. Days up to yesterday are read from the daily figures, today
 * from the rows; for people who see few rows all of it is.
 *
 * @throws InvalidInput the days lie the wrong way round, or too far apart; Forbidden the groups are none of the actor's business
 * @source STAT-01 STAT-02 STAT-03 STAT-04 STAT-05, PERM-06, freight-domain 5.4
 */
export const readStatistics = (ctx: Context, name: StatisticName, query: StatisticQuery): Promise<Answer> =>
  figures(ctx, { name, query, limit: most.screen });

/** The same, worked out from these sums alone: figures that need others are null. For pages that show few figures and are asked for often. */
export const readSums = (
  ctx: Context,
  name: StatisticName,
  { sums, ...query }: StatisticQuery & { sums: readonly string[] },
): Promise<Answer> => figures(ctx, { name, query, limit: most.screen, needed: sums });

interface FiguresAsked {
  name: StatisticName;
  query: StatisticQuery;
  limit: number;
  needed?: readonly string[];
}

async function figures(ctx: Context, { name, query, limit, needed }: FiguresAsked): Promise<Answer> {
  const { from, to, step, compare, by = statisticsBy[name][0] } = query;
  if (from > to) throw refusedField('to', '结束日期不能早于开始日期');
  if (to > longest(from)) throw refusedField('to', '统计范围不能超过24个月');
  const dimension: Dimension = dimensions[name][by]!;
  if (dimension.isInternal === true && ctx.actor.userType !== 1) throw forbidden();
  const before = compare === '1' ? stretchBefore({ from, to }) : null;
  const isTime = by === 'time';
  return ctx.transaction(async (tx) => {
    const found = await readGroups(tx, ctx, { name, dimension, isTime, limit, needed, query: { ...query, before } });
    const ofKind = (kind: Group['kind'], isNow: boolean) => found.groups.filter((one) => one.kind === kind && one.isNow === isNow);
    const shown = (group: Group | undefined) => figuresOf(ctx.actor, { name, ...(group ?? nothing) });
    const groups = ofKind('key', true);
    const earlier = new Map(ofKind('key', false).map((group) => [group.key, group]));
    const keys = groups.flatMap(({ key }) => (key === null ? [] : [key]));
    const names = await namesOf(tx, ctx, { dimension, keys });
    const times = new Map(ofKind('time', true).map((group) => [group.bucket, group]));
    return {
      from,
      to,
      before,
      countedAt: found.countedAt,
      rows: groups.map((group) => {
        const { key, label } = group;
        const known = key === null ? undefined : names.get(key);
        return {
          key,
          name: label ?? known?.name ?? key ?? '',
          energyType: name === 'mileage' ? (known?.extra ?? null) : null,
          now: shown(group),
          before: before === null || isTime ? null : shown(earlier.get(key)),
        };
      }),
      groups: groups[0]?.groups ?? 0,
      totals: shown(ofKind('all', true)[0]),
      totalsBefore: before === null ? null : shown(ofKind('all', false)[0]),
      trend: bucketsOf({ from, to }, step).map((day) => ({ day, now: shown(times.get(day)) })),
    };
  });
}

/** A group without a fact. Nothing in it is kept from anybody. */
const nothing = { sums: new Proxy({}, { get: () => 0 }), hides: false };

/** The groups of a statistic with their totals as a sheet, without the columns that the actor may not see. */
export async function exportStatistics(
  ctx: Context,
  { name, by = statisticsBy[name][0], ...query }: StatisticQuery & { name: StatisticName },
): Promise<FileReply> {
  if (!Object.hasOwn(dimensions[name], by)) throw refusedField('by', '不支持的统计维度');
  const kind = statisticKinds[name];
  const { rows, totals, from, to } = await figures(ctx, { name, query: { ...query, by, compare: '0' }, limit: most.sheet });
  const pieces = (async function* () {
    yield rows.map((row, at) => ({ id: row.key ?? String(at), name: row.name, energyType: row.energyType, ...row.now }));
  })();
  const total = ctx.locale === 'zh' ? '合计' : 'Total';
  return sheetOf(ctx, kind, {
    pieces,
    hidden: by === 'vehicle' ? [] : ['energyType'],
    words: {
      head: [`${from} – ${to}`, ...(nowText(ctx.clock).slice(0, 10) <= to ? [nowText(ctx.clock)] : [])],
      foot: { name: total, ...totals },
    },
  });
}
