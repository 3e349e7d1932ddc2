import { z } from 'zod';
import { type Problem } from '../problems.ts';
import type { ReportDefinition } from './report.queries.ts';
import { isNumeric } from './runReport.ts';

const Name = z.string().min(1).max(63);

/** A drawing above the rows of a report, over the rows that were asked for. */
export const ReportChart = z
  .object({
    kind: z.enum(['bar', 'line', 'pie', 'figure', 'pivot']),
    title: z.string().trim().min(1).max(60),
    titleEn: z.string().max(60).nullish(),
    /** Column of the points, parts or lines; a figure has none. */
    x: Name.nullish(),
    /** Column of the columns of a pivot. */
    by: Name.nullish(),
    /** Columns of the values. */
    y: z.array(Name).min(1).max(4),
    /** What values of one point come to. */
    fold: z.enum(['sum', 'average', 'max', 'count']),
  })
  .meta({ id: 'ReportChart' });
export type ReportChart = z.output<typeof ReportChart>;

const Charts = z.array(ReportChart).max(6);

/** The drawings of a report. What is stored was checked; what no longer reads as one is left out. */
export function chartsOf(stored: string | null): ReportChart[] {
  if (!stored) return [];
  try {
    return Charts.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

type Item = Pick<ReportDefinition['items'][number], 'fieldName' | 'fieldType'>;

/** What is wrong with the drawings of a definition. */
export function chartProblems(stored: string | null, items: readonly Item[]): Problem[] {
  const path = 'head.charts';
  if (!stored) return [];
  let given: unknown;
  try {
    given = JSON.parse(stored);
  } catch {
    return [{ path, zh: '图表配置不是有效的JSON', en: 'The charts are not JSON' }];
  }
  const parsed = Charts.safeParse(given);
  if (!parsed.success) return [{ path, zh: '图表配置不完整', en: 'The charts are not complete' }];
  const found = new Map(items.map((item) => [item.fieldName, item]));
  return parsed.data.flatMap((chart): Problem[] => {
    const of = { zh: `图表 ${chart.title}：`, en: `Chart ${chart.title}: ` };
    const wanted = [...(chart.kind === 'figure' ? [] : [chart.x ?? '']), ...(chart.kind === 'pivot' ? [chart.by ?? ''] : []), ...chart.y];
    const missing = wanted.find((name) => !found.has(name));
    if (missing !== undefined)
      return [
        missing === ''
          ? { path, zh: `${of.zh}请选择字段`, en: `${of.en}choose its columns` }
          : { path, zh: `${of.zh}没有字段 ${missing}`, en: `${of.en}there is no column ${missing}` },
      ];
    const text = chart.fold === 'count' ? undefined : chart.y.find((name) => !isNumeric(found.get(name)!));
    return text === undefined ? [] : [{ path, zh: `${of.zh}字段 ${text} 不是数字`, en: `${of.en}column ${text} is not a number` }];
  });
}
