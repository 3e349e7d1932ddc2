import { formatMoney, interpolate, type LocalText } from '@tarmac/admin-kit/i18n';
import type { ExamineSheet } from '@tarmac/freight-api/finance';
import { examiningTexts as texts } from './examiningTexts.ts';

/** A waybill of the sheet. */
export type SheetRow = ExamineSheet['rows'][number];

/** Where the money for a waybill comes from, and whether it is there. */
export function fundingWords({ from, held, available, missing }: SheetRow['funding'], localize: (text: LocalText) => string): string[] {
  const figures = { held: formatMoney(held), available: formatMoney(available), missing: formatMoney(missing) };
  return [from === 'wallet' ? texts.fromWallet : texts.fromCredit, missing > 0 ? texts.isShort : texts.isFunded].map((text) =>
    interpolate(localize(text), figures),
  );
}
