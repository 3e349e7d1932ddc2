import { toText } from '../internals/toText.ts';
import type { PopupReportRow } from './popupReport.ts';

/** The key of a row: its values, one after the other, cut at 50 characters. @source POP-03 */
export function rowKey(row: PopupReportRow): string {
  const whole = Object.values(row).map(toText).join('');
  return whole.length <= 50 ? whole : [...whole].slice(0, 50).join('');
}
