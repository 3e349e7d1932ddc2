import type { PickerProps } from '@tarmac/admin-kit/field';
import { reportColumnsOf, reportParamsOf } from '@tarmac/admin-kit/jeecg';
import { PopupPicker, PopupReportProvider, type PopupReportSource } from '@tarmac/admin-kit/popup-picker';
import { createReportApi } from '@tarmac/freight-api/online';
import { type ReactNode, useState } from 'react';
import { client } from '../session/session.ts';

const api = createReportApi(client);

const reports: PopupReportSource = {
  columns: async (code) => reportColumnsOf(await api.getRpColumns(code)),
  queryInfo: (id) => api.getQueryInfo(id),
  data: (id, { query, ...options }) => api.getData(id, reportParamsOf(query), options),
};

/** Gives pickers of the kit that stand within the reports of the platform. */
export function ReportsAround({ children }: { children: ReactNode }) {
  return <PopupReportProvider source={reports}>{children}</PopupReportProvider>;
}

/** Makes the picker of a reference over a report whose rows have an `id`; `text` is the column that names a row. */
function reportPicker(code: string, text: string) {
  return function ReportPicker({ valueText, onPick, value, ...control }: PickerProps) {
    const [picked, setPicked] = useState<{ value: string; text: string } | null>(null);
    const shown = picked !== null && picked.value === value ? picked.text : valueText;
    return (
      <PopupReportProvider source={reports}>
        <PopupPicker
          {...control}
          code={code}
          originalFields={['id', text]}
          destinationFields={['id', 'text']}
          value={value ?? null}
          {...(shown === undefined ? {} : { valueText: shown })}
          onPick={({ id = '', text: name = '' }, [row]) => {
            setPicked({ value: id, text: name });
            onPick?.(row === undefined ? null : { value: id, text: name, row });
          }}
        />
      </PopupReportProvider>
    );
  };
}

/** Chooses an approved vehicle from its report, where type, load and carrier are compared before one is taken. @source POP-01 */
export const VehicleReportPicker = reportPicker('vehicle_pick', 'vehicle_number');
