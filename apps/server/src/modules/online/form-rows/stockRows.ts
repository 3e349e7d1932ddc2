import type { Row } from './formRows.service.ts';

/** Fields that every table has, as stock clients call them. @source jeecg-wire 4.4 */
const stockNames: ReadonlyMap<string, string> = new Map([
  ['create_by', 'createBy'],
  ['create_time', 'createTime'],
  ['update_by', 'updateBy'],
  ['update_time', 'updateTime'],
  ['sys_org_code', 'sysOrgCode'],
]);

const ofOurs = new Map([...stockNames].map(([stock, own]) => [own, stock]));

/** What we call a field that a stock client names. */
export const ownName = (name: string): string => {
  const [, field = name, suffix = ''] = /^(.+?)(_begin|_end|_MultiString)?$/.exec(name) ?? [];
  return `${stockNames.get(field) ?? field}${suffix}`;
};

/** A row as stock clients know it: by the names of columns. */
export const stockRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [ofOurs.get(name) ?? name, value]));

/** A list as a stock client asks for it, in our words. Which fields it wants it says only for the sake of its own pages. @source jeecg-wire 1.7, 4.3 */
export function ownQuery({ field: _field, tabletype: _type, hasQuery: _has, paramsStr, ...query }: Readonly<Row>): Row {
  const all = { ...query, ...readParams(paramsStr) };
  const named = Object.entries(all).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'column' && typeof value === 'string')
      return [
        [
          name,
          value
            .split(',')
            .map((one) => ownName(one.trim()))
            .join(','),
        ],
      ];
    if (name === 'superQueryParams' && typeof value === 'string') return [[name, ownSuperQuery(value)]];
    return [[ownName(name), value]];
  });
  return Object.fromEntries(named);
}

/** Whether all rows are asked for. */
export const asksForAll = ({ pageSize }: Readonly<Row>): boolean => Number(pageSize) === -521 || Number(pageSize) === -1;

/** The conditions of an export, as a stock client sends them: JSON in one parameter, mostly encoded once more. @source jeecg-wire 1.10 */
function readParams(text: unknown): Row {
  if (typeof text !== 'string' || text === '') return {};
  const read = tryJson(text) ?? tryJson(decoded(text));
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
  // What a query string cannot hold is none of its conditions.
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]): [string, unknown][] => {
      if (Array.isArray(value)) return [[name, value.map(String).join(',')]];
      if (typeof value === 'number' && (name === 'pageNo' || name === 'pageSize')) return [];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
}

/** Conditions on fields that every table has are spelled as we do. */
function ownSuperQuery(text: string): string {
  const read = tryJson(text) ?? tryJson(decoded(text));
  if (!Array.isArray(read)) return text;
  return JSON.stringify(
    read.map((item: unknown) => {
      const field = typeof item === 'object' && item !== null ? (item as Row)['field'] : undefined;
      if (typeof field !== 'string') return item;
      // A field of a sub-table comes behind the name of that.
      const at = field.lastIndexOf(',') + 1;
      return { ...(item as Row), field: field.slice(0, at) + ownName(field.slice(at)) };
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
