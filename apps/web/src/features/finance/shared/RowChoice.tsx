import { type FieldDefinition, FieldView, type PickerProps } from '@tarmac/admin-kit/field';
import { formatMoney, interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { fieldTitle } from '@tarmac/admin-kit/resource';
import { DataTable, Pagination, type TableColumn } from '@tarmac/admin-kit/table';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import type { Found } from './readAll.ts';

const texts = defineTexts({
  chosen: { zh: '已选', en: 'Selected' },
  chosenAmount: { zh: '已选金额', en: 'Amount' },
  ofAll: { zh: '{count} / {total} 张', en: '{count} of {total}' },
  all: { zh: '全选', en: 'Select all' },
  noneChosen: { zh: '全不选', en: 'Clear selection' },
});

/** Fewer than make a dialog scroll for long. */
const perPage = 20;

/** Rows of which some are chosen, as the input of a form: what is ticked stays so from page to page, and its sum is in view. */
export function RowChoice<Row extends { id: string }>(props: RowChoiceProps<Row>) {
  const { control, label, found, fields, names, chosen, amountOf, none, further = [], facts, rowTone, onChosenChange } = props;
  const { ref, id, disabled, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = control;
  const { localize } = useLocale();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: perPage });
  const { data, error, refetch } = found;
  const rows = data?.rows ?? [];
  // Fewer may be left after another period was chosen.
  const present = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)));
  const ticked = new Set(chosen);
  const amount = rows.reduce((sum, row) => (ticked.has(row.id) ? sum + amountOf(row) : sum), 0);
  return (
    <div
      ref={ref}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="flex flex-col gap-2 outline-none"
    >
      {error !== null && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton rows={6} />}
      {data !== undefined && rows.length === 0 && <Empty>{localize(none)}</Empty>}
      {rows.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Facts
              className="flex-1"
              isFigures
              facts={
                facts?.(amount) ?? [
                  [localize(texts.chosen), interpolate(localize(texts.ofAll), { count: ticked.size, total: rows.length })],
                  [localize(texts.chosenAmount), formatMoney(amount)],
                ]
              }
            />
            <Button disabled={disabled} onClick={() => onChosenChange(rows.map((row) => row.id))}>
              {localize(texts.all)}
            </Button>
            <Button disabled={disabled} onClick={() => onChosenChange([])}>
              {localize(texts.noneChosen)}
            </Button>
          </div>
          <DataTable
            label={label}
            columns={[...names.map(columnOf<Row>(fields, localize)), ...further]}
            rows={rows.slice((present - 1) * pageSize, present * pageSize)}
            rowKey={(row) => row.id}
            selected={chosen}
            onSelectedChange={onChosenChange}
            rowTone={rowTone}
            maxHeight="40vh"
            storageId={props.storageId}
          />
          {rows.length > perPage && <Pagination of={label} page={present} pageSize={pageSize} total={rows.length} onPageChange={setPage} />}
        </>
      )}
    </div>
  );
}

const numbers: readonly string[] = ['money', 'quantity', 'decimal', 'integer'];

const columnOf =
  <Row,>(fields: RowChoiceProps<never>['fields'], localize: (text: LocalText) => string) =>
  ([name, width]: readonly [string, number]): TableColumn<Row> => ({
    key: name,
    title: fieldTitle(fields[name]!, localize as never),
    width,
    ...(numbers.includes(fields[name]!.kind) ? { align: 'end' as const } : {}),
    cell: (row) => <FieldView meta={fields[name]!} name={name} row={row as Readonly<Record<string, unknown>>} />,
  });

/** The rows that are offered, as far as they have been read. */
export interface RowsFound<Row> {
  data: Found<Row> | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface RowChoiceProps<Row extends { id: string }> {
  /** What the form hands to an input. */
  control: Pick<PickerProps, 'id' | 'ref' | 'disabled' | 'aria-labelledby' | 'aria-describedby'>;
  /** Name of the table. */
  label: string;
  found: RowsFound<Row>;
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Columns with their widths. */
  names: ReadonlyArray<readonly [name: string, width: number]>;
  /** Columns of its own behind them. */
  further?: ReadonlyArray<TableColumn<Row>>;
  chosen: readonly string[];
  onChosenChange: (ids: readonly string[]) => void;
  amountOf: (row: Row) => number;
  /** Said where there are no rows. */
  none: LocalText;
  /** What the ticked rows come to, told another way. */
  facts?: (amount: number) => ReadonlyArray<readonly [label: string, content: ReactNode]>;
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  storageId: string;
}
