import { useReducer, useRef } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Tag } from '../input/Tag.tsx';
import { sentText } from '../field/sentText.ts';
import { own } from '../internals/own.ts';
import { toText } from '../internals/toText.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { TableColumn } from '../table/columns.ts';
import { Pagination } from '../table/Pagination.tsx';
import { PopupPickerSearch } from './PopupPickerSearch.tsx';
import { popupPickerReducer, startState } from './popupPickerReducer.ts';
import type { PopupReportColumns, PopupReportQuery, PopupReportRow, PopupReportSource } from './popupReport.ts';
import { rowKey } from './rowKey.ts';
import { usePopupReport } from './usePopupReport.ts';
import { zhPopup } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Rows to choose from in a dialog, of a report or of whatever else answers like one: searched, ordered, paged and ticked. @source POP-01 */
export function ReportDialog(props: ReportDialogProps) {
  const { t } = useTexts();
  const { t: say } = useTexts(zhPopup);
  const { source, code, param, sorter, multiple, width = 1200, open, filters = {}, onPick, onClose } = props;
  const keyOf = source.keyOf ?? rowKey;
  const keyed = (row: PopupReportRow) => ({ key: keyOf(row), row });
  const [state, dispatch] = useReducer(popupPickerReducer, sorter, (first) =>
    startState(first, { chosen: props.chosen.map(keyed), filters }),
  );
  const report = usePopupReport(source, { code, param, isOpen: open, state });
  const body = useRef<HTMLDivElement>(null);
  const { chosen } = state;

  const confirm = (rows: readonly PopupReportRow[]) => {
    if (rows.length === 0 || (!multiple && rows.length > 1)) dispatch({ do: 'refuse' });
    else onPick(rows);
  };
  const openRow = (row: PopupReportRow) => {
    const others = multiple ? chosen.filter((one) => one.key !== keyOf(row)).map((one) => one.row) : [];
    confirm([...others, row]);
  };
  const nameOf = (row: PopupReportRow) => props.nameOf(row, report.columns);
  const choose = (keys: readonly string[]) => dispatch({ do: 'choose', keys, rows: report.rows.map(keyed) });
  const title = report.columns?.name ?? t('common.select');

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      width={width}
      fullScreenToggle
      okClose={false}
      onOk={() => confirm(chosen.map((one) => one.row))}
      aside={
        state.isRefused && (
          <span role="alert" className="text-danger-ink">
            {say('popup.chooseOne')}
          </span>
        )
      }
    >
      <div ref={body} className="flex flex-col gap-3">
        {report.warning !== undefined && (
          <div role="alert" className="rounded-md border border-solid border-waiting-line bg-waiting-soft px-3 py-2 text-waiting-ink">
            {report.warning}
          </div>
        )}
        {report.items.length > 0 && (
          <PopupPickerSearch
            items={report.items}
            dictOptions={report.columns?.dictOptions ?? {}}
            initial={filters}
            onSearch={(next) => dispatch({ do: 'search', filters: next })}
            onLeaveDown={() => body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()}
          />
        )}
        {/* Its line is there before anything is chosen: else the rows would move away below a double click. */}
        <div className="min-h-6">
          {chosen.length > 0 && (
            <div role="group" aria-label={say('popup.chosen', { count: chosen.length })} className="flex flex-wrap items-center gap-1">
              <span className="text-sm text-ink-secondary">{say('popup.chosen', { count: chosen.length })}</span>
              {chosen.map((one) => (
                <Tag
                  key={one.key}
                  tone="primary"
                  removeLabel={say('popup.removeChosen', { name: nameOf(one.row) })}
                  onRemove={() => choose(chosen.filter((other) => other !== one).map((other) => other.key))}
                >
                  {nameOf(one.row)}
                </Tag>
              ))}
            </div>
          )}
        </div>
        <DataTable
          label={title}
          columns={tableColumns(report.columns)}
          rows={report.rows}
          rowKey={keyOf}
          state={report.state}
          message={report.message}
          onRetry={report.retry}
          sort={state.sort}
          onSortChange={(sort) => dispatch({ do: 'sort', sort })}
          selected={chosen.map((one) => one.key)}
          onSelectedChange={choose}
          multiple={multiple}
          choosesByClick
          onRowOpen={openRow}
          maxHeight="50vh"
        />
        {report.total > 0 && (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={report.total}
            sizes={[10, 20, 30, 100, 500]}
            onPageChange={(next) => dispatch({ do: 'page', ...next })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Props of {@link ReportDialog}. */
interface ReportDialogProps {
  /** Hand in the same object every time. */
  source: PopupReportSource;
  code: string;
  param?: Readonly<Record<string, string>> | undefined;
  /** The first order, such as `score=desc`. */
  sorter?: string | undefined;
  multiple: boolean;
  /** Px, default 1200. */
  width?: number | undefined;
  open: boolean;
  /** What is ticked when it opens. */
  chosen: readonly PopupReportRow[];
  /** What the search begins with, and is asked by at once. */
  filters?: PopupReportQuery['filters'];
  /** A ticked row in words. */
  nameOf: (row: PopupReportRow, columns: PopupReportColumns | undefined) => string;
  onPick: (rows: readonly PopupReportRow[]) => void;
  /** Left without a choice. */
  onClose: () => void;
}

/** Pixels of a column that names none. @source jeecg-wire 4.1 */
const usualWidth = 230;

function tableColumns(report: PopupReportColumns | undefined): Array<TableColumn<PopupReportRow>> {
  return (report?.columns ?? [])
    .filter((column) => !column.hidden)
    .map((column) => {
      const texts = new Map((report && own(report.dictOptions, column.customRender ?? ''))?.map((one) => [one.value, one.text]));
      return {
        key: column.dataIndex,
        title: column.title,
        width: column.fieldWidth ?? usualWidth,
        sortable: column.sorter ?? false,
        ...(column.align === 'right' ? { align: 'end' as const } : {}),
        cell:
          column.cell ??
          ((row) => {
            const text = toText(own(row, column.dataIndex));
            // Of a table the choices are its first rows alone; what this row's value is called comes with it.
            return toText(sentText(row, column.dataIndex)) || (texts.get(text) ?? text);
          }),
      };
    });
}
