import type {
  ReportAddInput,
  ReportEditInput,
  ReportHead,
  ReportItem,
  ReportParam,
  ReportParsedSql,
  ReportScreen,
} from '@tarmac/freight-api/online';

/** A chart as it is edited; the names of its columns may still be missing. */
export type ChartDraft = ReportScreen['charts'][number];

/** A column or a parameter as it is edited; one that is stored has an id. */
export type ItemDraft = Partial<ReportItem> & { fieldName: string };
export type ParamDraft = Partial<ReportParam> & { paramName: string };

/** A report in the hands of the person who configures it. */
export interface ReportDraft {
  head: Partial<ReportHead> & { code: string; name: string; cgrSql: string; permission: string };
  items: readonly ItemDraft[];
  params: readonly ParamDraft[];
  charts: readonly ChartDraft[];
}

export const emptyDraft: ReportDraft = {
  head: { code: '', name: '', cgrSql: '', permission: '' },
  items: [],
  params: [],
  charts: [],
};

/** A stored report, to be changed; as a copy it is another one. */
export function draftOf(
  head: ReportHead,
  { items, params, copyName }: { items: readonly ReportItem[]; params: readonly ReportParam[]; copyName?: string },
): ReportDraft {
  const base = {
    head: { ...head, code: head.code ?? '', name: head.name ?? '', cgrSql: head.cgrSql ?? '', permission: head.permission ?? '' },
    items: items.map((item) => ({ ...item, fieldName: item.fieldName ?? '' })),
    params: params.map((param) => ({ ...param, paramName: param.paramName ?? '' })),
    charts: readCharts(head.charts),
  };
  if (copyName === undefined) return base;
  const isOwn = base.head.permission === ownPermission(base.head.code);
  return {
    ...base,
    head: { ...base.head, id: '', code: `${base.head.code}_copy`, name: copyName, permission: isOwn ? '' : base.head.permission },
    items: base.items.map(({ id: _id, ...item }) => item),
    params: base.params.map(({ id: _id, ...param }) => param),
  };
}

function readCharts(stored: string | null | undefined): ChartDraft[] {
  if (!stored) return [];
  try {
    const charts: unknown = JSON.parse(stored);
    return Array.isArray(charts) ? (charts as ChartDraft[]) : [];
  } catch {
    return [];
  }
}

const ownPermission = (code: string): string => `online:cgreport:${code}`;

/** What a statement gives and takes, in the place of what it gave before: columns that stay keep what was set of them. */
export function withParsed(draft: ReportDraft, { fields, params }: ReportParsedSql): ReportDraft {
  return {
    ...draft,
    items: fields.map(({ fieldName, fieldTxt, fieldType }) => {
      const known = draft.items.find((item) => item.fieldName === fieldName);
      return known ?? { fieldName, fieldTxt, fieldType, isShow: '1', isTotal: '1', isSearch: '0', isOrder: '0', searchMode: 'single' };
    }),
    params: params.map(
      ({ paramName, paramTxt }) =>
        draft.params.find((param) => param.paramName === paramName) ?? { paramName, paramTxt, paramView: 'text' },
    ),
  };
}

/** What is sent to save it. @param stored what is stored of it; undefined for a new one */
export function inputOf({ head, items, params, charts }: ReportDraft, stored: ReportDraft | undefined): ReportAddInput | ReportEditInput {
  const isNew = stored === undefined || !stored.head.id;
  const gone = (before: readonly { id?: string }[], now: readonly { id?: string }[]) =>
    before.flatMap(({ id }) => (id && !now.some((one) => one.id === id) ? [id] : []));
  const given = {
    code: head.code,
    name: head.name,
    nameEn: head.nameEn || null,
    cgrSql: head.cgrSql,
    permission: head.permission || ownPermission(head.code),
    content: head.content || null,
    charts: charts.length === 0 ? null : JSON.stringify(charts.map(plainChart)),
    status: head.status ?? 1,
  };
  const parts = {
    items: items.map((item, orderNum) => ({ ...pick(item, itemNames), orderNum })),
    params: params.map((param, orderNum) => ({ ...pick(param, paramNames), orderNum })),
  };
  if (isNew) return { head: given, ...parts } as ReportAddInput;
  return {
    head: { id: stored.head.id, version: stored.head.version, ...given },
    ...parts,
    deleteItemIds: gone(stored.items, items),
    deleteParamIds: gone(stored.params, params),
  } as ReportEditInput;
}

/** A figure has no groups, and only a pivot has columns. */
function plainChart({ x, by, ...chart }: ChartDraft): ChartDraft {
  return { ...chart, titleEn: chart.titleEn || null, x: chart.kind === 'figure' ? null : x, by: chart.kind === 'pivot' ? by : null };
}

const itemNames = [
  'id',
  'fieldName',
  'fieldTxt',
  'fieldTxtEn',
  'fieldWidth',
  'fieldType',
  'searchMode',
  'isOrder',
  'isSearch',
  'isShow',
  'isTotal',
  'weightField',
  'dictCode',
  'replaceVal',
  'searchPopup',
  'showLength',
  'fieldHref',
] as const;
const paramNames = ['id', 'paramName', 'paramTxt', 'paramTxtEn', 'paramView', 'dictCode', 'paramValue'] as const;

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name] === '' ? null : from[name]]])));
