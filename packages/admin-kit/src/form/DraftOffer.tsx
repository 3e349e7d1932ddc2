import { Button } from '../internals/Button.tsx';
import { formatInstant } from '../internals/clock.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The line above a form that offers a draft. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-solid border-running-line bg-running-soft px-3 py-1.5 text-running-ink"
    >
      <span className="min-w-0 flex-1">{t('form.draft', { time: formatInstant(savedAt) })}</span>
      <Button size="small" variant="link" onClick={onRestore}>
        {t('form.draftRestore')}
      </Button>
      <Button size="small" variant="link" onClick={onDiscard}>
        {t('form.draftDiscard')}
      </Button>
    </div>
  );
}

/** Props of {@link DraftOffer}. */
export interface DraftOfferProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}
