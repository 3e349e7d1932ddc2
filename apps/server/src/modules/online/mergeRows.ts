import { splitList } from '../../platform/query/condition.ts';

/** What the server sets in every row. */
const own = [
  'id',
  'tenantId',
  'cgrheadId',
  'cgformHeadId',
  'graphreportHeadId',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'sysOrgCode',
  'delFlag',
  'version',
] as const;
export type Own = (typeof own)[number];
/** A row as it will stand, and where the call names it: `items.3`, or `items` where it only stays. */
export interface MergedRow<Values, Stored = { id: string }> {
  values: Values;
  place: string;
  /** The stored row that it takes the place of. */
  before?: Stored | undefined;
}

interface StoredRow {
  id: string;
  /** Absent where the rows have no order of their own. */
  orderNum?: number;
}

/**
 * Puts the rows of a call over those that are stored. Rows that it neither names nor removes stay as they are.
 *
 * @param name of the list in the call
 */
export function mergeRows<Stored extends StoredRow>(
  name: string,
  {
    stored,
    given,
    removed,
    defaults,
  }: {
    stored: readonly Stored[];
    given: readonly { id?: string | null | undefined; orderNum?: number | null | undefined }[];
    removed: readonly string[] | string | null | undefined;
    defaults: object;
  },
): MergedRow<Omit<Stored, Own>, Stored>[] {
  const gone = new Set(typeof removed === 'string' ? splitList(removed) : removed);
  const named = new Set(given.map(({ id }) => id));
  const staying = stored
    .filter(({ id }) => !gone.has(id) && !named.has(id))
    .map((row): MergedRow<Omit<Stored, Own>, Stored> => ({ values: contentOf(row), place: name, before: row }));
  const changed = given
    // Of two rows with one id the first is the stored one, and the other is new.
    .map((row, index) => ({ row, place: `${name}.${index}`, isFirst: given.findIndex(({ id }) => id === row.id) === index }))
    .filter(({ row: { id } }) => !id || !gone.has(id))
    .map(({ row: { id, ...values }, place, isFirst }, index): MergedRow<Omit<Stored, Own>, Stored> => {
      const before = isFirst ? stored.find((one) => one.id === id) : undefined;
      return {
        values: filled({ ...defaults, orderNum: index }, { stored: before, given: values }) as unknown as Omit<Stored, Own>,
        place,
        before,
      };
    });
  const order = ({ values }: { values: object }) => (values as { orderNum?: number }).orderNum ?? 0;
  return [...staying, ...changed].toSorted((one, other) => order(one) - order(other));
}

/** What is given empty empties what may be empty; elsewhere it is as if nothing had been said. */
export function filled(
  defaults: Readonly<Record<string, unknown>>,
  { stored, given }: { stored: object | undefined; given: object },
): Record<string, unknown> {
  const said = Object.entries(given)
    .map(([name, value]: [string, unknown]): [string, unknown] => [name, value === '' ? null : value])
    .filter(([name, value]) => value !== undefined && (value !== null || defaults[name] === null));
  return { ...defaults, ...(stored && contentOf(stored)), ...Object.fromEntries(said) };
}

/** What people have written of a stored row. */
export const contentOf = <Stored extends object>(row: Stored) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !own.some((one) => one === name))) as Omit<Stored, Own>;
