import { zhList } from '../i18n/messages.list.zh.ts';
import { zhWidgets } from '../i18n/messages.widgets.zh.ts';
import { createTextsHook } from '../i18n/useTexts.ts';
import { Checkbox } from '../input/Checkbox.tsx';
import { Select } from '../input/Select.tsx';
import { Button } from '../internals/Button.tsx';
import type { TableColumn, TableSort } from './columns.ts';
import type { DataTableProps } from './DataTable.tsx';
import { chooseRow, hasMarkedText, isOfRow, togglePage, toggleRow } from './selection.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';

const useCardTexts = createTextsHook({ ...zhWidgets, ...zhList });

/** The rows as cards, for phones: the first column is the heading, the others are named below it. */
export function CardList<Row>(props: DataTableProps<Row> & { settings: ColumnSettingsHandle }) {
  const { t } = useCardTexts();
  const visible = props.columns.filter((column) => !props.settings.settings.hidden.includes(column.key));
  const [first, ...others] = visible;
  const selected = props.selected ?? [];
  const choose = (key: string) => {
    if (props.choosesByClick) props.onSelectedChange?.(chooseRow(selected, key, props.single ?? false));
  };
  return (
    <>
      {props.rows.length > 0 && <CardHead {...props} columns={visible} />}
      <ul aria-label={props.label} className="m-0 flex list-none flex-col gap-3 p-3 pt-0">
        {props.rows.map((row, index) => {
          const key = props.rowKey(row);
          return (
            <li
              key={key}
              data-index={index}
              data-key={key}
              tabIndex={-1}
              data-selected={selected.includes(key) ? '' : undefined}
              aria-current={key === props.current || undefined}
              onClick={(event) => {
                if (isOfRow(event) && !hasMarkedText(event.currentTarget)) choose(key);
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ' || event.target !== event.currentTarget) return;
                event.preventDefault();
                choose(key);
              }}
              className="rounded-lg border border-solid border-line bg-surface p-3 break-words shadow-raised data-selected:border-primary-solid [&_.truncate]:whitespace-normal"
            >
              <div className="mb-2 flex items-center gap-2 font-semibold">
                {props.onSelectedChange && (
                  <Checkbox
                    value={selected.includes(key)}
                    aria-label={t('table.selectRow', { row: index + 1 })}
                    onValueChange={() => props.onSelectedChange?.(toggleRow(selected, key))}
                  />
                )}
                <span className="min-w-0 flex-1">{first?.cell(row, index)}</span>
              </div>
              <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
                {others.map((column) => (
                  <div key={column.key} className="min-w-0">
                    <dt className="text-xs text-ink-secondary">{column.title}</dt>
                    <dd className="m-0">{column.cell(row, index)}</dd>
                  </div>
                ))}
              </dl>
              {props.expand && <div className="mt-2">{props.expand(row)}</div>}
              {props.onCurrentChange && (
                <Button size="small" variant="link" className="mt-2" onClick={() => props.onCurrentChange?.(row)}>
                  {props.currentLabel}
                </Button>
              )}
              {props.rowActions && (
                <div className="mt-2 flex flex-wrap items-center gap-3 border-t border-solid border-line pt-2">{props.rowActions(row)}</div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What the heading row of a table does: the box for the whole page, and the order. */
function CardHead<Row>(props: DataTableProps<Row>) {
  const { t } = useCardTexts();
  const { sort, onSortChange, onSelectedChange } = props;
  const page = props.rows.map(props.rowKey);
  const chosen = page.filter((key) => props.selected?.includes(key));
  const orders = onSortChange ? ordersOf(props.columns, { asc: t('table.sortAscending'), desc: t('table.sortDescending') }) : [];
  const isWholeOffered = onSelectedChange && !props.single;
  if (!isWholeOffered && orders.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-3 px-3 pb-3 print:hidden">
      {isWholeOffered && (
        <Checkbox
          value={chosen.length === page.length}
          indeterminate={chosen.length > 0}
          onValueChange={() => onSelectedChange(togglePage(props.selected ?? [], page))}
        >
          {t('table.selectAll')}
        </Checkbox>
      )}
      {orders.length > 0 && (
        <Select
          aria-label={t('table.orderBy')}
          placeholder={t('table.orderBy')}
          className="max-w-56 min-w-0 flex-1"
          options={orders}
          value={orders.find(({ value }) => value === (sort ? valueOf(sort) : undefined))?.value ?? null}
          onValueChange={(value) => onSortChange?.(orders.find((one) => one.value === value)?.sort ?? null)}
        />
      )}
    </div>
  );
}

const valueOf = ({ column, order }: TableSort): string => `${order} ${column}`;

const ordersOf = <Row,>(columns: ReadonlyArray<TableColumn<Row>>, words: Readonly<Record<TableSort['order'], string>>) =>
  columns
    .filter((column) => column.sortable)
    .flatMap(({ key, title }) =>
      (['asc', 'desc'] as const).map((order) => {
        const sort = { column: key, order };
        return { value: valueOf(sort), label: `${title} · ${words[order]}`, sort };
      }),
    );
