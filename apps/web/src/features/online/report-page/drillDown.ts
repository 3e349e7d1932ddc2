import type { ReportScreen } from '@tarmac/freight-api/online';

/** What a point, a part or a cell stands for: a value of a column. */
export interface PointValue {
  name: string | null | undefined;
  value: string;
}

const endings = ['', '_begin', '_end', '_MultiString'];
const ranged = new Set(['Integer', 'Long', 'Double', 'Date', 'Datetime']);

/**
 * Makes the address of the rows that stand behind a point: the parameters and conditions under which they were drawn, and the values of the
 * point. Undefined where one of its columns is not searched by.
 */
export function rowsBehind(screen: ReportScreen, around: { path: string; search: URLSearchParams }) {
  return (...point: readonly PointValue[]): string | undefined => {
    const query = new URLSearchParams(around.search);
    for (const name of ['pageNo', 'column', 'order']) query.delete(name);
    for (const { name, value } of point) {
      const column = screen.columns.find(({ dataIndex }) => dataIndex === name);
      if (!name || value === '' || column === undefined || !screen.queryItems.some(({ field }) => field === name)) return undefined;
      for (const ending of endings) query.delete(name + ending);
      if (ranged.has(column.fieldType) && column.customRender === null) {
        query.set(`${name}_begin`, value);
        query.set(`${name}_end`, value);
        // A comma would make two values of it.
      } else if (value.includes(',')) query.set(name, value);
      else query.set(`${name}_MultiString`, value);
    }
    const text = query.toString();
    return `${around.path}${text && `?${text}`}`;
  };
}

/** The page of a report. */
export const reportPath = ({ id }: Pick<ReportScreen, 'id'>): string => `/online/cgreport/${id}`;
