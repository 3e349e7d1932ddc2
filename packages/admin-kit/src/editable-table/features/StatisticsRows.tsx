import type { ColumnLayout } from '../grid/columnLayout.ts';
import { cx } from '../../internals/cx.ts';
import type { Statistic } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import { useTableStoreLater } from '../useTableStoreLater.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** 合计 and 平均 below the columns; the title stands in the first one. @source TBL-06 */
export function StatisticsRows({ store, layout, rowSize, kinds }: StatisticsRowsProps) {
  const { t } = useTexts(zhGrid);
  const figures = useTableStoreLater(store, (one) => one.statistics(), ['statistics', 'columns']);
  const rowCount = useTableStore(store, (one) => one.viewCount(), ['rows', 'view']);
  return (
    <div role="rowgroup" className="sticky bottom-0 z-20" style={{ width: layout.totalSize, height: rowSize * kinds.length }}>
      {kinds.map((kind, at) => (
        <div key={kind} role="row" aria-rowindex={rowCount + 2 + at} className="relative flex" style={{ height: rowSize }}>
          {layout.all.map((laid, index) => {
            const own = laid.column?.statistics?.includes(kind) ? figures.get(laid.key) : undefined;
            const text = own && (kind === 'sum' ? own.sumText : own.averageText);
            return (
              <div
                key={laid.key}
                role="gridcell"
                aria-colindex={laid.ariaIndex}
                className={cx(
                  'truncate border-e border-t border-solid border-line bg-sunken px-2 leading-(--kit-line) font-medium text-ink tabular-nums h-(--kit-line)',
                  laid.pin === undefined ? 'absolute top-0' : 'sticky z-10 shrink-0',
                  laid.pin === 'end' && laid === layout.atEnd[0] && 'ms-auto',
                  own !== undefined && 'text-end',
                )}
                style={{
                  width: laid.size,
                  insetInlineStart: laid.pin === 'end' ? undefined : laid.pin === 'start' ? laid.inset : laid.start,
                  insetInlineEnd: laid.pin === 'end' ? laid.inset : undefined,
                }}
              >
                {index === 0 ? t(kind === 'sum' ? 'grid.sum' : 'grid.average') : text}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface StatisticsRowsProps {
  store: TableStore;
  layout: ColumnLayout;
  rowSize: number;
  kinds: readonly Statistic[];
}
