import { SheetError } from './sheetTypes.ts';
import type { LocaleContextValue } from '../../../i18n/LocaleProvider.tsx';

/** What went wrong, in words for a person. */
export function callWords(error: unknown, t: LocaleContextValue['t']): string {
  if (error instanceof SheetError) return t(`import.file.${error.fault}`);
  return error instanceof Error && error.message ? error.message : t('import.failed');
}
