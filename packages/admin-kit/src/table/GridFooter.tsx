import { useTexts } from '../i18n/useTexts.ts';
import { cx } from '../internals/cx.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { VisibleColumn } from './GridTable.tsx';
import { isScreenOnly } from './isScreenOnly.ts';

/** The sums of the page and of the whole result, always in view. */
export function GridFooter<Row>({ visible, sums }: GridFooterProps<Row>) {
  const { t } = useTexts();
  const without = sums.without === undefined ? '' : t('table.sumWithout', { what: sums.without });
  const lines = [
    { key: 'page', label: `${t('table.pageSum')}${without}`, values: sums.page },
    { key: 'total', label: sums.totalNote ?? `${t('table.totalSum')}${without}`, values: sums.total },
  ].filter((line) => line.values);
  const labelIndex = Math.max(
    0,
    visible.findIndex(
      ({ leaf, column }) =>
        !leaf.id.startsWith('__') && !(lines.some((line) => line.values?.[column.key] !== undefined) && column.formatSum),
    ),
  );
  const hasSum = ({ column }: VisibleColumn<Row>) => lines.some((line) => line.values?.[column.key] !== undefined) && column.formatSum;
  // The words reach over the columns beside theirs, as far as nothing is added up there and nothing stays in place.
  const after = visible.slice(labelIndex + 1);
  const reach = visible[labelIndex]?.stick
    ? 0
    : after.findIndex((one) => one.stick !== undefined || hasSum(one) || isScreenOnly(one.leaf.id));
  const labelSpan = 1 + (reach < 0 ? after.length : reach);
  const cells = visible
    .map((one, index) => ({ ...one, index }))
    .filter(({ index }) => index <= labelIndex || index >= labelIndex + labelSpan);
  return (
    <tfoot>
      {lines.map((line, lineIndex) => (
        <tr key={line.key}>
          {cells.map(({ leaf, column, stick, index }) => {
            const sum = line.values?.[column.key];
            return (
              <td
                key={leaf.id}
                colSpan={index === labelIndex ? labelSpan : undefined}
                style={{ ...stick, bottom: `calc(var(--spacing-row) * ${lines.length - 1 - lineIndex})` }}
                className={cx(
                  'sticky h-row border-t border-solid border-line bg-sunken px-cell whitespace-nowrap print:static',
                  isScreenOnly(leaf.id) && 'print:hidden',
                  column.align === 'end' ? 'text-end tabular-nums' : 'text-start',
                  stick ? 'z-30' : 'z-20',
                )}
              >
                {sum !== undefined && column.formatSum ? (
                  <strong className="font-semibold">{column.formatSum(sum)}</strong>
                ) : (
                  index === labelIndex && (
                    <span className="block text-sm leading-tight whitespace-normal text-ink-secondary">{line.label}</span>
                  )
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tfoot>
  );
}

interface GridFooterProps<Row> {
  visible: ReadonlyArray<VisibleColumn<Row>>;
  sums: NonNullable<DataTableProps<Row>['sums']>;
}
