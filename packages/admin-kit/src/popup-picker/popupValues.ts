import { toText } from '../internals/toText.ts';
import type { PopupReportRow } from './popupReport.ts';

/** What of a picker's configuration keeps it from working, as a key of its text; null when nothing does. @source POP-02 */
export function configProblem({ code, originalFields, destinationFields }: PopupConfig): 'popup.misconfigured' | 'popup.unequal' | null {
  if (code === '' || originalFields.length === 0 || destinationFields.length === 0) return 'popup.misconfigured';
  return originalFields.length === destinationFields.length ? null : 'popup.unequal';
}

interface PopupConfig {
  code: string;
  originalFields: readonly string[];
  destinationFields: readonly string[];
}

/** The values of picked rows by destination field; those of several rows are joined by commas. No rows empty every field. */
export function destinationValues(
  rows: readonly PopupReportRow[],
  { originals, destinations }: { originals: readonly string[]; destinations: readonly string[] },
) {
  return Object.fromEntries(destinations.map((name, index) => [name, rows.map((row) => toText(row[originals[index] ?? ''])).join(',')]));
}
