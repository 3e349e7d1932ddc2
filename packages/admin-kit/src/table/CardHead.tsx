import { Checkbox } from '../input/Checkbox.tsx';
import { Select } from '../input/Select.tsx';
import type { SpokenColumn, TableSort } from './columns.ts';
import { choosable, togglePage } from './selection.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SpokenTableProps } from './tableTypes.ts';

/** What the heading row of a table does, above cards: the box for the whole page, and the order. */
export function CardHead<Row>(props: SpokenTableProps<Row>) {
  const { t } = useTexts(zhTable);
  const { sort, onSortChange, onSelectedChange } = props;
  const page = choosable(props);
  const chosen = page.filter((key) => props.selected?.includes(key));
  const orders = onSortChange ? ordersOf(props.columns, { asc: t('table.sortAscending'), desc: t('table.sortDescending') }) : [];
  const isWholeOffered = onSelectedChange && props.multiple !== false;
  if (!isWholeOffered && orders.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-3 px-3 pb-2 print:hidden">
      {isWholeOffered && (
        <Checkbox
          value={page.length > 0 && chosen.length === page.length}
          indeterminate={chosen.length > 0}
          disabled={page.length === 0}
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

const ordersOf = <Row,>(columns: ReadonlyArray<SpokenColumn<Row>>, words: Readonly<Record<TableSort['order'], string>>) =>
  columns
    .filter((column) => column.sortable)
    .flatMap(({ key, title }) =>
      (['asc', 'desc'] as const).map((order) => {
        const sort = { column: key, order };
        return { value: valueOf(sort), label: `${title} · ${words[order]}`, sort };
      }),
    );
