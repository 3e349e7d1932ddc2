import type { PopupReportColumns } from '../popup-picker/popupReport.ts';

/** What a report is made of, as a JeecgBoot server answers. */
export interface JeecgReportColumns extends Omit<PopupReportColumns, 'id' | 'name'> {
  /** Key of the report. */
  cgRpConfigId: string;
  /** Name of the report, as its dialog is titled. */
  cgRpConfigName: string;
}

/**
 * What a report is made of, from a JeecgBoot server's answer.
 *
 * @example const columns = async (code: string) => reportColumnsOf(await client.get('/online/cgreport/api/getRpColumns', { code }));
 */
export function reportColumnsOf({ cgRpConfigId, cgRpConfigName, ...rest }: JeecgReportColumns): PopupReportColumns {
  return { ...rest, id: cgRpConfigId, name: cgRpConfigName };
}
