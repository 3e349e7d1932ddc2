import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { averageSpeed, lossPerMille, rulesPassed } from './reviewFigures.ts';
import { checkingTexts as texts } from './checkingTexts.ts';

/** What a reviewer compares, worked out of a row: loss in per mille, average speed, and how many rules passed. @source freight-domain S01 */
export const reviewColumns = (localize: (text: LocalText) => string) => [
  {
    key: 'rulesPassed',
    title: localize(texts.rulesPassedOf),
    width: 72,
    align: 'end' as const,
    reads: ['failedRules', 'businessReviewState'] as const,
    cell: (row: ShippingNote) => rulesPassed(row),
  },
  {
    key: 'lossPerMille',
    title: localize(texts.lossPerMille),
    width: 84,
    align: 'end' as const,
    reads: ['lossWeight', 'loadWeight'] as const,
    cell: (row: ShippingNote) => <Figure value={lossPerMille(row)} decimals={1} />,
  },
  {
    key: 'averageSpeed',
    title: localize(texts.averageSpeed),
    width: 96,
    align: 'end' as const,
    reads: ['trackDistance', 'distance', 'departTime', 'loadTime', 'arriveTime', 'unloadTime'] as const,
    cell: (row: ShippingNote) => <Figure value={averageSpeed(row)} decimals={0} />,
  },
];

function Figure({ value, decimals }: { value: number | undefined; decimals: number }) {
  const { locale } = useLocale();
  return value === undefined ? '--' : value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
