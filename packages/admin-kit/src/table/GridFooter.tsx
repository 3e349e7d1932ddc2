import { cx } from '../internals/cx.ts';
import { isScreenOnly } from './isScreenOnly.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { VisibleColumn, DataTableProps } from './tableTypes.ts';

/** One line of sums, always in view: of the whole result, or of the page where a person switches to it. */
export function GridFooter<Row>({ visible, sums }: GridFooterProps<Row>) {
  const { t } = useTexts(zhTable);
  const without = sums.without === undefined ? '' : t('table.sumWithout', { what: sums.without });
  const lines = [
    { label: sums.totalNote ?? `${t('table.totalSum')}${without}`, values: sums.total },
    { label: `${t('table.pageSum')}${without}`, values: sums.page },
  ].filter((line) => line.values);
  const line = lines.length > 1 && sums.shown === 'page' ? lines[1] : lines[0];
  if (!line) return null;
  const hasSum = ({ column }: VisibleColumn<Row>) => lines.some(({ values }) => values?.[column.key] !== undefined) && column.formatSum;
  // Words without a figure say nothing: what is added up stands in columns that are put away.
  if (sums.totalNote === undefined && !visible.some(hasSum)) return null;
  const labelIndex = Math.max(
    0,
    visible.findIndex((one) => !one.leaf.id.startsWith('__') && !hasSum(one)),
  );
  // The words reach over the columns beside theirs that stay or go with it, as far as nothing is added up there.
  const isFixed = visible[labelIndex]?.stick !== undefined;
  const after = visible.slice(labelIndex + 1);
  const reach = after.findIndex((one) => (one.stick !== undefined) !== isFixed || hasSum(one) || isScreenOnly(one.leaf.id));
  const labelSpan = 1 + (reach < 0 ? after.length : reach);
  const cells = visible
    .map((one, index) => ({ ...one, index }))
    .filter(({ index }) => index <= labelIndex || index >= labelIndex + labelSpan);
  return (
    <tfoot>
      <tr>
        {cells.map(({ leaf, column, stick, index }) => {
          const sum = line.values?.[column.key];
          return (
            <td
              key={leaf.id}
              colSpan={index === labelIndex ? labelSpan : undefined}
              style={stick}
              className={cx(
                // A figure that is cut says so: without its last digits it would read as another one.
                'sticky bottom-0 h-8 truncate border-t border-solid border-line bg-sunken px-cell print:static',
                isScreenOnly(leaf.id) && 'print:hidden',
                column.align === 'end' ? 'text-end tabular-nums' : 'text-start',
                stick ? 'z-33' : 'z-32',
              )}
            >
              {sum !== undefined && column.formatSum ? (
                <strong className="font-semibold">{column.formatSum(sum)}</strong>
              ) : (
                index === labelIndex && <span className="text-sm text-ink-secondary">{line.label}</span>
              )}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

interface GridFooterProps<Row> {
  visible: ReadonlyArray<VisibleColumn<Row>>;
  sums: NonNullable<DataTableProps<Row>['sums']>;
}
