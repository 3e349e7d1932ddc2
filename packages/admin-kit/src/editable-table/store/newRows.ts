import { toText } from '../../internals/toText.ts';
import type { ResolvedColumn, Row } from '../columnTypes.ts';
import type { ColumnPlan } from './columnPlan.ts';
import type { TableCore } from './tableCore.ts';

/** Replaces `${title}`, `${key}` and `${defaultValue}` of a column's text. @source TBL-15 */
export function fillText(text: string, column: ResolvedColumn): string {
  return text.replaceAll(/\$\{(title|key|defaultValue)\}/g, (_, name: 'title' | 'key' | 'defaultValue') =>
    toText(column[name] === text ? '' : column[name]),
  );
}

/** What an empty editor of the column shows; '' for nothing. @source TBL-15 */
export const placeholderOf = (column: ResolvedColumn | undefined): string =>
  column?.placeholder === undefined ? '' : fillText(column.placeholder, column);

/** Gives new rows what they lack: default values, what their types start with, and the next number. @source TBL-15 */
export function completeRows(core: TableCore, rows: readonly Row[]): Row[] {
  const next = new Map<ColumnPlan, number>();
  return rows.map((given) => {
    const row: Record<string, unknown> = { ...given };
    for (const plan of core.plans) {
      const { column, key } = plan;
      if (row[key] !== undefined || plan.isPlace) continue;
      if (column.isOrder) {
        const number = next.get(plan) ?? greatest(core, key) + 1;
        next.set(plan, number + 1);
        row[key] = number;
        continue;
      }
      const value = column.defaultValue ?? plan.type.createValue?.(column);
      if (value !== undefined) row[key] = typeof value === 'string' ? fillText(value, column) : value;
    }
    return row;
  });
}

function greatest(core: TableCore, key: string): number {
  let most = 0;
  for (let place = 0; place < core.rows.count; place += 1) {
    const value = Number(core.rows.slot(core.rows.idAt(place))![key]);
    if (value > most) most = value;
  }
  return most;
}
