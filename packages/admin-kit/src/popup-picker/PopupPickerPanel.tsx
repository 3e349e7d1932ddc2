import { useReducer, useRef } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { Tag } from '../input/Tag.tsx';
import { toText } from '../internals/toText.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { TableColumn } from '../table/columns.ts';
import { Pagination } from '../table/Pagination.tsx';
import { keepMetadata } from './keepMetadata.ts';
import { PopupPickerSearch } from './PopupPickerSearch.tsx';
import { popupPickerReducer, startState } from './popupPickerReducer.ts';
import type { PopupReportColumns, PopupReportRow } from './popupReport.ts';
import { usePopupReports } from './PopupReportProvider.tsx';
import { usePopupTexts } from './popupTexts.ts';
import { rowKey } from './rowKey.ts';
import type { PopupPickerHandle } from './usePopupPicker.ts';
import { usePopupReport } from './usePopupReport.ts';

/** The dialog with the report. Each opening begins without a search; what was picked before is ticked where several may be. */
export default function PopupPickerPanel({ picker }: { picker: PopupPickerHandle }) {
  return <OpenPanel key={picker.openings} picker={picker} />;
}

function OpenPanel({ picker }: { picker: PopupPickerHandle }) {
  const { t } = useTexts();
  const { t: say } = usePopupTexts();
  const { code, param, sorter, multi = false, width = 1200, originalFields, field, destinationFields } = picker.props;
  const [state, dispatch] = useReducer(popupPickerReducer, sorter, (first) => startState(first, multi ? picker.rows : []));
  const report = usePopupReport(keepMetadata(usePopupReports()), code, param, picker.isOpen, state);
  const body = useRef<HTMLDivElement>(null);
  const { chosen } = state;

  const confirm = (rows: readonly PopupReportRow[]) => {
    if (rows.length === 0 || (!multi && rows.length > 1)) dispatch({ do: 'refuse' });
    else picker.pick(rows);
  };
  const openRow = (row: PopupReportRow) => {
    const others = multi ? chosen.filter((one) => one.key !== rowKey(row)).map((one) => one.row) : [];
    confirm([...others, row]);
  };
  const own = originalFields[Math.max(0, destinationFields.indexOf(field ?? ''))] ?? '';
  const nameOf = (row: PopupReportRow) => toText(row[firstShown(report.columns, own)]);
  const choose = (keys: readonly string[]) => dispatch({ do: 'choose', keys, rows: report.rows });

  return (
    <Dialog
      open={picker.isOpen}
      onOpenChange={(open) => !open && picker.close()}
      title={report.columns?.cgRpConfigName ?? t('common.select')}
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
            onSearch={(filters) => dispatch({ do: 'search', filters })}
            onLeaveDown={() => body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()}
          />
        )}
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
        <DataTable
          label={report.columns?.cgRpConfigName ?? t('common.select')}
          columns={tableColumns(report.columns)}
          rows={report.rows}
          rowKey={rowKey}
          state={report.state}
          message={report.message}
          onRetry={report.retry}
          sort={state.sort}
          onSortChange={(sort) => dispatch({ do: 'sort', sort })}
          selected={chosen.map((one) => one.key)}
          onSelectedChange={choose}
          onRowOpen={openRow}
          maxHeight="50vh"
        />
        {report.total > 0 && (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={report.total}
            sizes={[10, 20, 30, 100, 500]}
            onChange={(next) => dispatch({ do: 'page', ...next })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What tells a row in words: the picker's own column where it is shown, else the first that is. */
function firstShown(columns: PopupReportColumns | undefined, own: string): string {
  const shown = columns?.columns.filter((column) => !column.hidden) ?? [];
  return shown.find((column) => column.dataIndex === own)?.dataIndex ?? shown[0]?.dataIndex ?? own;
}

/** Pixels of a column that names none. @source jeecg-wire 4.1 */
const usualWidth = 230;

function tableColumns(report: PopupReportColumns | undefined): Array<TableColumn<PopupReportRow>> {
  return (report?.columns ?? [])
    .filter((column) => !column.hidden)
    .map((column) => {
      const texts = new Map(report?.dictOptions[column.customRender ?? '']?.map((one) => [one.value, one.text]));
      return {
        key: column.dataIndex,
        title: column.title,
        width: column.fieldWidth ?? usualWidth,
        sortable: column.sorter ?? false,
        ...(column.align === 'right' ? { align: 'end' as const } : {}),
        cell: (row) => {
          const text = toText(row[column.dataIndex]);
          return texts.get(text) ?? text;
        },
      };
    });
}
