import { useTexts } from '../i18n/useTexts.ts';

/** Says that a text has more characters than its field takes; nothing while it has not. */
export function TooLong({ text, maxLength }: { text: string; maxLength: number | undefined }) {
  const { t } = useTexts();
  // Characters as people count them; blanks around a text go before it is stored.
  if (maxLength === undefined || String(text).length <= maxLength) return null;
  const count = [...String(text).trim()].length;
  if (count <= maxLength) return null;
  return (
    <span
      role="status"
      title={t('input.tooLong', { count: maxLength })}
      className="pe-2 text-xs whitespace-nowrap text-danger-ink tabular-nums"
    >
      <span aria-hidden>{`${count} / ${maxLength}`}</span>
      <span className="sr-only">{t('input.tooLong', { count: maxLength })}</span>
    </span>
  );
}
