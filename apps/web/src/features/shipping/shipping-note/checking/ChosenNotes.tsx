import { formatMoney, useLocale, withinSentence } from '@tarmac/admin-kit/i18n';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { shippingNote } from '../shippingNote.resource.ts';
import { checkingTexts as texts } from './checkingTexts.ts';

/** What a question about chosen waybills is about: how many they are, and what they come to where the person sees it. */
export default function ChosenNotes({
  question,
  rows,
}: {
  question: 'askPreCheckChosen' | 'askCheckChosen' | 'askReviewChosen';
  rows: readonly ShippingNote[];
}) {
  const { locale, localize } = useLocale();
  const { feeTotal } = shippingNote.fields;
  const isShown = rows.every((row) => typeof row.feeTotal === 'number');
  const total = rows.reduce((sum, row) => sum + (row.feeTotal ?? 0), 0);
  return (
    <>
      <p className="m-0">{localize(texts[question])}</p>
      <p className="mt-2 mb-0 font-semibold tabular-nums">
        {localize(texts.chosen).replace('{n}', String(rows.length))}
        {isShown && ` · ${withinSentence(localize(feeTotal.label), locale)} ${formatMoney(total)} ${localize(texts.yuan)}`}
      </p>
    </>
  );
}
