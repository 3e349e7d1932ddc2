import { useEffect, useEffectEvent, useState } from 'react';
import { EditableTable } from '../../../editable-table/EditableTable.tsx';
import { inSlices } from '../../../editable-table/store/slices.ts';
import { useTableStore } from '../../../editable-table/useTableStore.ts';
import { useEditableTable } from '../../../editable-table/useEditableTable.ts';
import type { Row } from '../../../editable-table/columnTypes.ts';
import type { TableStore } from '../../../editable-table/store/tableStore.ts';
import { Switch } from '../../../input/choices.tsx';
import { Spinner } from '../../../internals/Spinner.tsx';
import { toText } from '../../../internals/toText.ts';
import type { CheckContext } from './checkRows.ts';
import { importCellTypes, importTableColumns, rowKey } from './importCells.ts';
import type { ImportWork } from './importWork.ts';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** What the check has found, in a table where it is fixed. */
export function CheckStep({ wizard }: CheckStepProps) {
  const { t } = useTexts(zhImport);
  const { work, context, counts, busy, run } = wizard;
  const [isOnlyBad, setOnlyBad] = useState(() => (work?.book.size ?? 0) > 0);
  if (!work || !context) return null;
  const { touchedCount, takesDoubtful, goodCount: good } = wizard;
  const { doubtful } = counts;
  const bad = takesDoubtful ? counts.bad : counts.bad + doubtful;
  const total = good + bad;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={bad > 0 ? 'm-0 font-medium text-waiting-ink' : 'm-0 font-medium text-ok-ink'}>
          <span>{bad > 0 ? t('import.counts', { total, good, bad }) : t('import.allGood', { total })}</span>
          {touchedCount > 0 && <span className="ms-3 text-running-ink">{t('import.touched', { count: touchedCount })}</span>}
        </p>
        {doubtful > 0 && (
          <label className="ms-auto inline-flex items-center gap-2">
            <Switch
              value={takesDoubtful}
              onValueChange={wizard.setTakesDoubtful}
              aria-label={t('import.takeDoubtful', { count: doubtful })}
            />
            {t('import.takeDoubtful', { count: doubtful })}
          </label>
        )}
        <label className={doubtful > 0 ? 'inline-flex items-center gap-2' : 'ms-auto inline-flex items-center gap-2'}>
          <Switch value={isOnlyBad} onValueChange={setOnlyBad} aria-label={t('import.onlyBad')} />
          {t('import.onlyBad')}
        </label>
      </div>
      <RowsTable
        key={String(isOnlyBad)}
        work={work}
        context={context}
        isOnlyBad={isOnlyBad}
        disabled={busy !== null || run !== null}
        onEdit={wizard.noteEdits}
      />
    </>
  );
}

/** Props of {@link CheckStep}. */
export interface CheckStepProps {
  wizard: ImportWizardHandle;
}

interface RowsTableProps {
  work: ImportWork;
  context: CheckContext;
  isOnlyBad: boolean;
  disabled: boolean;
  onEdit: () => void;
}

function RowsTable(props: RowsTableProps) {
  const { work, context, isOnlyBad } = props;
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    // 50,000 rows made at once would hold the page up.
    inSlices(makingRows(work, { checkContext: context, isOnlyBad }), { total: 0, signal: aborter.signal }).then(setRows, () => undefined);
    return () => aborter.abort();
  }, [work, context, isOnlyBad]);
  return rows === null ? <Spinner /> : <LoadedTable {...props} rows={rows} />;
}

/** Rows with errors first, then, where wanted, the others. */
function* makingRows(
  work: ImportWork,
  { checkContext: { columns }, isOnlyBad }: { checkContext: CheckContext; isOnlyBad: boolean },
): Generator<number, Row[], void> {
  const left = work.left();
  const bad = left.filter((row) => work.book.has(row) || work.touched.has(row));
  const shown = isOnlyBad ? bad : [...bad, ...left.filter((row) => !work.book.has(row) && !work.touched.has(row))];
  const rows: Row[] = [];
  for (const row of shown) {
    rows.push({ [rowKey]: row, ...Object.fromEntries(columns.map(({ name }) => [name, work.textAt(row, name)])) });
    if (rows.length % 64 === 0) yield rows.length;
  }
  return rows;
}

function LoadedTable({ work, context, disabled, onEdit, rows }: RowsTableProps & { rows: readonly Row[] }) {
  const { t } = useTexts(zhImport);
  const [{ columns, cellTypes }] = useState(() => ({
    columns: importTableColumns(context, t('import.row')),
    cellTypes: importCellTypes(context),
  }));
  const table = useEditableTable({ rows, columns, cellTypes, rowKey, disabled, canAddRows: false });
  const noteEdits = useEffectEvent(onEdit);
  useEffect(() => {
    const aborter = new AbortController();
    table.validateTable({ signal: aborter.signal }).catch(() => undefined);
    const end = table.subscribe((event) => {
      if (event.kind !== 'cells') return;
      if (event.cells === 'all')
        for (let at = 0; at < table.rowCount(); at += 1) takeEdits(table, { work, checkContext: context, rowId: at });
      else for (const id of new Set(event.cells.map(([rowId]) => rowId))) takeEdits(table, { work, checkContext: context, rowId: id });
      noteEdits();
    });
    return () => {
      aborter.abort();
      end();
    };
  }, [table, work, context]);
  return (
    <>
      <EditableTable table={table} label={t('import.rowsTable')} height={400} size="small" />
      <ReasonLine table={table} />
    </>
  );
}

/** Why cells of the row with the focus are wrong; before one has it, of the first row that is wrong. */
function ReasonLine({ table }: { table: TableStore }) {
  const { t, locale } = useTexts(zhImport);
  const reasons = useTableStore(table, reasonsOf, ['selection', 'errors', 'rows', 'view']);
  return (
    <p role="status" className="m-0 min-h-6 text-sm text-danger-ink">
      {reasons && `${t('import.rowNumber', { row: reasons.row })} · ${joinSentences(reasons.texts, locale)}`}
    </p>
  );
}

function reasonsOf(table: TableStore): { row: number; texts: string[] } | undefined {
  const { active } = table.selection();
  const rowId = active === null ? firstWrong(table) : table.rowIdAt(active.row);
  const errors = rowId === undefined ? undefined : table.errors().get(rowId);
  if (rowId === undefined || errors === undefined) return undefined;
  const texts = [...errors].map(([key, reason]) => {
    const title = key === rowKey ? '' : (table.column(key)?.title.replace(/ \*$/, '') ?? '');
    // Most reasons of the page begin with the name of their field.
    return title === '' || reason.startsWith(title) ? reason : `${title}: ${reason}`;
  });
  return { row: Number(table.value(rowId, rowKey)), texts };
}

/** The uppermost row that is wrong. */
function firstWrong(table: TableStore): number | undefined {
  let first: number | undefined;
  for (const rowId of table.errors().keys()) if (first === undefined || rowId < first) first = rowId;
  return first;
}

/** Rows keep the ids of the order in which they were handed in. */
function takeEdits(
  table: TableStore,
  { work, checkContext: { columns }, rowId }: { work: ImportWork; checkContext: CheckContext; rowId: number },
): void {
  const row = table.row(rowId);
  if (row === undefined) return;
  const number = Number(row[rowKey]);
  for (const { name } of columns) {
    const text = toText(row[name]);
    if (text !== work.textAt(number, name)) work.edit(number, { name, text });
  }
}
