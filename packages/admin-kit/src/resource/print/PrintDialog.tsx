import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemsOf } from '../../form/problems.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { RadioGroup } from '../../input/choices.tsx';
import { ProgressBar } from '../../input/progress.tsx';
import type { SpokenColumn, TableSums } from '../../table/columns.ts';
import { DataTable } from '../../table/DataTable.tsx';
import type { ColumnSettingsHandle } from '../../table/useColumnSettings.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { pageSums, uncountedLabel } from '../list/fieldColumns.tsx';
import { totalsOfAll } from '../list/listSums.ts';
import PrintHead from './PrintHead.tsx';
import { mostPrinted, rowsToPrint } from './rowsToPrint.ts';
import type { ResourceListHandle } from '../list/useResourceList.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

type Extent = 'page' | 'selected' | 'all';

interface Sheet<Row> {
  title: string;
  rows: readonly Row[];
  sums: TableSums | undefined;
}

/** Asks which rows are meant, reads those that are not there, and prints them: what a dialog shows is what comes onto the paper. */
export default function PrintDialog<Row extends AnyRow>({
  resource,
  list,
  columns,
  settings,
  atOnce = false,
  onOpenChange,
}: PrintDialogProps<Row>) {
  const { t, localize } = useTexts(zhResource);
  const label = localize(resource.label);
  const total = list.page?.total ?? list.rows.length;
  const [extent, setExtent] = useState<Extent>(list.selected.length > 0 ? 'selected' : 'page');
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const totals = totalsOfAll(list);
  const sumKeys = columns.filter(({ key, formatSum }) => formatSum && totals && Object.hasOwn(totals, key)).map(({ key }) => key);
  const sumOf = (rows: readonly Row[]) => pageSums(rows, { keys: sumKeys, fields: resource.fields });
  const without = uncountedLabel(resource.fields, localize);
  // Sums are those of the paper: of a part of the rows they are not the grand total.
  const sumsOf = (rows: readonly Row[], isWhole: boolean): TableSums | undefined =>
    sumKeys.length > 0 ? { [isWhole ? 'total' : 'page']: sumOf(rows), without } : undefined;
  const isWhole = (rows: readonly Row[]) => rows.length >= total && !list.page?.totalEstimated;
  const titleOf = (count: number) => t('print.sheet', { label, count });
  const readAll = async () => {
    setFailure(undefined);
    setProgress({ done: 0, total: Math.min(total, mostPrinted) });
    const stop = (reading.current = new AbortController());
    try {
      const { rows, last } = await rowsToPrint((query, options) => resource.api.list(list.spell(query), options), {
        query: { ...list.query, fields: undefined },
        rowsToPrintOptions: {
          rowKey: resource.rowKey,
          signal: stop.signal,
          onProgress: (done, all) => setProgress({ done, total: all }),
        },
      });
      if (stop.signal.aborted) return;
      const isCut = last.total > rows.length;
      setSheet({
        title: isCut ? t('print.sheetCut', { label, count: rows.length, total: last.total }) : titleOf(rows.length),
        rows,
        sums: sumsOf(rows, !isCut),
      });
    } catch (error) {
      if (!stop.signal.aborted) setFailure(problemsOf(error).message || t('print.failed'));
    } finally {
      setProgress(undefined);
    }
  };
  const pageSheet = (): Sheet<Row> => ({
    title: titleOf(list.rows.length),
    rows: list.rows,
    sums: sumsOf(list.rows, isWhole(list.rows)),
  });
  const [sheet, setSheet] = useState<Sheet<Row> | undefined>(atOnce ? pageSheet : undefined);
  const begin = () => {
    if (extent === 'all') void readAll();
    else if (extent === 'selected')
      setSheet({
        title: titleOf(list.selectedRows.length),
        rows: list.selectedRows,
        sums: sumsOf(list.selectedRows, isWhole(list.selectedRows)),
      });
    else setSheet(pageSheet());
  };
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (sheet === undefined) return;
    window.addEventListener('afterprint', close);
    // Once the rows are drawn.
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', close);
    };
  }, [sheet]);

  if (sheet !== undefined)
    return (
      <Dialog
        open
        title={sheet.title}
        width="90vw"
        onOpenChange={onOpenChange}
        okText={t('resource.print')}
        okClose={false}
        onOk={() => window.print()}
      >
        <PrintHead resource={resource} list={list} />
        <DataTable<Row>
          label={label}
          columns={columns}
          rows={sheet.rows}
          rowKey={resource.rowKey}
          firstRowNumber={extent === 'page' ? (list.state.page - 1) * list.state.pageSize + 1 : 1}
          sums={sheet.sums}
          settings={settings}
          maxHeight="60vh"
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('resource.print')}
      width={440}
      onOpenChange={onOpenChange}
      okText={t('resource.print')}
      okClose={false}
      okDisabled={progress !== undefined}
      onOk={begin}
      onCancel={progress && (() => reading.current?.abort())}
    >
      {progress ? (
        <div role="status" className="flex flex-col gap-2">
          {t('print.reading', progress)}
          <ProgressBar label={t('resource.print')} percent={progress.total > 0 ? Math.round((progress.done / progress.total) * 100) : 0} />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <RadioGroup<Extent>
            aria-label={t('print.what')}
            options={[
              ...(list.selected.length > 0
                ? [{ value: 'selected' as const, label: t('print.selected', { count: list.selected.length }) }]
                : []),
              { value: 'page' as const, label: t('print.page', { count: list.rows.length }) },
              { value: 'all' as const, label: t('print.all', { count: `${total}${list.page?.totalEstimated ? '+' : ''}` }) },
            ]}
            value={extent}
            onValueChange={(next) => next && setExtent(next)}
          />
          {extent === 'all' && total > mostPrinted && (
            <p className="m-0 text-sm text-ink-secondary">{t('print.most', { most: mostPrinted })}</p>
          )}
          {failure !== undefined && (
            <p role="alert" className="m-0 text-danger-ink">
              {failure}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Props of {@link PrintDialog}. */
export interface PrintDialogProps<Row extends AnyRow> {
  resource: Resource<Row>;
  list: ResourceListHandle<Row>;
  columns: ReadonlyArray<SpokenColumn<Row>>;
  settings: ColumnSettingsHandle;
  /** There is nothing to choose: all rows stand in view. */
  atOnce?: boolean;
  onOpenChange: (open: boolean) => void;
}
