import { splitList } from '../../../platform/query/condition.ts';
import type { ReportInput } from './reportDefinition.contract.ts';
import type { ReportDefinition } from './report.queries.ts';
import type { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';

/** What the server sets in every row. */
const own = [
  'id',
  'tenantId',
  'cgrheadId',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'sysOrgCode',
  'delFlag',
  'version',
] as const;
type Own = (typeof own)[number];
type HeadValues = Omit<typeof onlCgreportHead.$inferSelect, Own>;
type ItemValues = Omit<typeof onlCgreportItem.$inferSelect, Own>;
type ParamValues = Omit<typeof onlCgreportParam.$inferSelect, Own>;

/** A row as it will stand, and where the call names it: `items.3`, or `items` where it only stays. */
export interface MergedRow<Values, Stored = { id: string }> {
  values: Values;
  place: string;
  /** The stored row that it takes the place of. */
  before?: Stored | undefined;
}

/** A definition as it will stand once it is saved. */
export interface MergedDefinition {
  /** What is stored of it; undefined for a new one. */
  before: ReportDefinition | undefined;
  head: HeadValues;
  items: readonly MergedRow<ItemValues, ReportDefinition['items'][number]>[];
  params: readonly MergedRow<ParamValues, ReportDefinition['params'][number]>[];
}

const newHead = {
  nameEn: null,
  returnValField: null,
  returnTxtField: null,
  returnType: null,
  dbSource: null,
  content: null,
  status: 1,
};

const newItem = {
  fieldTxtEn: null,
  fieldWidth: null,
  fieldType: 'String',
  searchMode: 'single',
  isOrder: '0',
  isSearch: '0',
  isShow: '1',
  dictCode: null,
  fieldHref: null,
  replaceVal: null,
};

const newParam = { paramTxt: null, paramValue: null };

/** Puts what a call says over what is stored. Rows that it neither names nor removes stay as they are. */
export function mergeDefinition(before: ReportDefinition | undefined, input: ReportInput): MergedDefinition {
  const { id: _id, version: _version, ...given } = input.head as Partial<HeadValues> & { id?: string; version?: number };
  return {
    before,
    head: filled(newHead, { stored: before?.head, given }) as unknown as HeadValues,
    items: mergeRows('items', { stored: before?.items ?? [], given: input.items ?? [], removed: input.deleteItemIds, defaults: newItem }),
    params: mergeRows('params', {
      stored: before?.params ?? [],
      given: input.params ?? [],
      removed: input.deleteParamIds,
      defaults: newParam,
    }),
  };
}

interface StoredRow {
  id: string;
  orderNum: number;
}

function mergeRows<Stored extends StoredRow>(
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
  return [...staying, ...changed].toSorted((one, other) => one.values.orderNum - other.values.orderNum) as MergedRow<
    Omit<Stored, Own>,
    Stored
  >[];
}

/** What is given empty empties what may be empty; elsewhere it is as if nothing had been said. */
function filled(
  defaults: Readonly<Record<string, unknown>>,
  { stored, given }: { stored: object | undefined; given: object },
): Record<string, unknown> {
  const said = Object.entries(given)
    .map(([name, value]: [string, unknown]): [string, unknown] => [name, value === '' ? null : value])
    .filter(([name, value]) => value !== undefined && (value !== null || defaults[name] === null));
  return { ...defaults, ...(stored && contentOf(stored)), ...Object.fromEntries(said) };
}

/** What people have written of a stored row. */
const contentOf = <Stored extends object>(row: Stored) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !own.some((one) => one === name))) as Omit<Stored, Own>;
