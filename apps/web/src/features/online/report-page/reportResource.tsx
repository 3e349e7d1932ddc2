import { FieldView, type FieldDefinition } from '@tarmac/admin-kit/field';
import { linkOf, OnlineLink, type OnlineUser } from '@tarmac/admin-kit/online';
import { defineResource, type ListParamsRecord, type Resource, type ResourceColumn } from '@tarmac/admin-kit/resource';
import { createReportApi, type ReportScreen } from '@tarmac/freight-api/online';
import type { ReactNode } from 'react';
import type { ChosenColumn } from './reportKinds.tsx';
import { client } from '../../../shared/session/session.ts';

/** A row of a report, by the names of its columns. */
export type ReportRow = Readonly<Record<string, unknown>>;

const reportApi = createReportApi(client);

/** Under which the page of a report grants its list: the server has let the reader in by the permission of the report itself. */
export const reportPermission = 'onlineReport';

/** Where the place of a row is kept: rows of a report need not have an id. */
const rowPlace = '$row';

/** A report as hand-made screens declare theirs. */
export interface ReportResource {
  resource: Resource<ReportRow>;
  columns: ReadonlyArray<ResourceColumn<ReportRow>>;
  search: readonly string[];
}

/** @param params values of the parameters, as calls send them */
export function reportResource(screen: ReportScreen, { params, user }: { params: ListParamsRecord; user: OnlineUser }): ReportResource {
  const { id, name } = screen;
  const sought = new Set(screen.queryItems.map(({ field }) => field));
  const shown = screen.columns.filter(({ hidden }) => !hidden);
  const hasSums = shown.some((column) => isNumber(column) && (column.isTotal || column.weightField !== null));
  return {
    resource: defineResource<ReportRow>()({
      label: { zh: name, en: name },
      name: `report:${id}:${JSON.stringify(params)}`,
      permission: reportPermission,
      rowKey: (row) => String(row[rowPlace]),
      fields: Object.fromEntries(screen.columns.map((column) => [column.dataIndex, fieldOf(column, { screen, sought, user, params })])),
      ...(shown[0] && { titleField: shown[0].dataIndex }),
      api: {
        list: async ({ field: _field, ...query }, options) => {
          const size = Number(query['pageSize'] ?? 10);
          const current = Number(query['pageNo'] ?? 1);
          const { total, records } = await reportApi.getData(id, { ...query, ...params } as never, options);
          return {
            records: withNumbers(screen, records).map((row, at) => ({ ...row, [rowPlace]: `${current}-${at}` })),
            total,
            size,
            current,
            pages: Math.ceil(total / size),
          };
        },
        ...(hasSums && { sums: (query, options) => reportApi.getSums(id, { ...query, ...params } as never, options) }),
        export: (query, options) => reportApi.export(id, { ...query, ...params } as never, options),
      },
    }),
    columns: shown.map(({ dataIndex, hrefSlotName }) => ({
      field: dataIndex,
      // Links of a report are its own; no title stands around them.
      ...(hrefSlotName !== null && { cell: (_row: ReportRow, cell: ReactNode) => cell }),
    })),
    search: screen.queryItems.map(({ field }) => field),
  };
}

/** Long numbers come as texts; those that a browser can reckon with are numbers here. */
export function withNumbers(screen: ReportScreen, rows: readonly ReportRow[]): ReportRow[] {
  const longs = screen.columns.filter((column) => column.fieldType === 'Long' && isNumber(column)).map(({ dataIndex }) => dataIndex);
  const numbersOf = (row: ReportRow) =>
    longs.flatMap((name) => (Number.isSafeInteger(Number(row[name])) && row[name] !== null ? [[name, Number(row[name])]] : []));
  return rows.map((row) => ({ ...row, ...(Object.fromEntries(numbersOf(row)) as ReportRow) }));
}

type Column = ReportScreen['columns'][number];

const isNumber = ({ fieldType, customRender }: Column): boolean =>
  customRender === null && (fieldType === 'Integer' || fieldType === 'Long' || fieldType === 'Double');

function kindOf(column: Column, screen: ReportScreen): Omit<ChosenColumn, 'label'> {
  const item = screen.queryItems.find(({ field }) => field === column.dataIndex);
  const options = replacedOf(column, screen);
  if (item?.view === 'popup')
    return { kind: 'reportPopup', popup: { code: item.dictTable ?? '', column: item.dictCode ?? '' }, ...(options && { options }) };
  if (options) return { kind: 'reportReplaced', options };
  if (column.customRender?.includes(',')) return { kind: 'reportTable', table: column.customRender };
  if (column.customRender !== null) return { kind: 'dict', dict: column.customRender };
  if (column.fieldType === 'Double') return { kind: 'decimal', decimals: 2 };
  if (isNumber(column)) return { kind: 'integer' };
  if (column.fieldType === 'Date') return { kind: 'date' };
  return column.fieldType === 'Datetime' ? { kind: 'dateTime' } : { kind: 'text' };
}

/** What stands in the place of the values of a column by its own expression, which is in no dictionary. */
const replacedOf = ({ customRender }: Column, { dictOptions }: ReportScreen) =>
  customRender?.startsWith('replace:') ? (dictOptions[customRender] ?? []).map(({ value, text }) => ({ value, label: text })) : undefined;

const filters: Readonly<Record<string, FieldDefinition['filter']>> = {
  text: 'text',
  dict: 'options',
  reportTable: 'options',
  reportPopup: 'options',
  reportReplaced: 'options',
};

function fieldOf(
  column: Column,
  { screen, sought, user, params }: { screen: ReportScreen; sought: ReadonlySet<string>; user: OnlineUser; params: ListParamsRecord },
): FieldDefinition {
  const { dataIndex, title, sorter, width, hrefSlotName, weightField } = column;
  const kind = kindOf(column, screen);
  const href = screen.fieldHrefSlots.find(({ slotName }) => slotName === hrefSlotName)?.href;
  // What the rows were asked with belongs to what they stand for.
  const asked = Object.fromEntries(Object.entries(params).map(([name, value]) => [name.replace(/^self_/, ''), value]));
  const meta: FieldDefinition = {
    ...kind,
    label: { zh: title, en: title },
    sortable: sorter,
    ...(weightField !== null && { weightedBy: weightField }),
    ...(width !== null && { width }),
    ...(sought.has(dataIndex) && { filter: filters[kind.kind] ?? 'range' }),
    ...((href !== undefined || column.showLength !== null) && {
      cell: (value, row) => {
        const whole = <FieldView meta={{ ...meta, cell: undefined }} name={dataIndex} row={row} />;
        const shown = column.showLength === null ? whole : (clipped(value, column.showLength) ?? whole);
        const address =
          href === undefined || value === null || value === '' ? undefined : linkOf(href, { row: { ...asked, ...row }, user });
        return address === undefined ? shown : <OnlineLink address={address}>{shown}</OnlineLink>;
      },
    }),
  };
  return meta;
}

/** The beginning of a text that is longer than its column shows. */
function clipped(value: unknown, length: number): ReactNode | undefined {
  const characters = typeof value === 'string' ? [...value] : [];
  return characters.length > length ? <span title={String(value)}>{`${characters.slice(0, length).join('')}…`}</span> : undefined;
}
