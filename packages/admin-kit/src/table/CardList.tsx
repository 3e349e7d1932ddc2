import { useTexts } from '../i18n/useTexts.ts';
import { Checkbox } from '../input/Checkbox.tsx';
import { Button } from '../internals/Button.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { toggleRow } from './selection.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';

/** The rows as cards, for phones: the first column is the heading, the others are named below it. */
export function CardList<Row>(props: DataTableProps<Row> & { settings: ColumnSettingsHandle }) {
  const { t } = useTexts();
  const visible = props.columns.filter((column) => !props.settings.settings.hidden.includes(column.key));
  const [first, ...others] = visible;
  const selected = props.selected ?? [];
  return (
    <ul aria-label={props.label} className="m-0 flex list-none flex-col gap-3 p-3 pt-0">
      {props.rows.map((row, index) => {
        const key = props.rowKey(row);
        return (
          <li
            key={key}
            data-index={index}
            tabIndex={-1}
            data-selected={selected.includes(key) ? '' : undefined}
            aria-current={key === props.current || undefined}
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
  );
}
