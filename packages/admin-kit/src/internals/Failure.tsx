import { isChunkFailure } from './isChunkFailure.ts';
import { mayReload, reloadForVersion } from './reloadOnce.ts';
import { Button } from './Button.tsx';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * What a page shows that failed. One whose code could not be loaded asks for a reload, because the same import fails again;
 * after a reload of the same version that did not help, it asks to try later.
 *
 * @example <PageFailure error={error} onRetry={reload} onHome={() => go('/')} />
 */
export function PageFailure({ error, onRetry, onHome }: PageFailureProps) {
  const { t } = useTexts();
  const isChunk = isChunkFailure(error);
  const helps = isChunk && mayReload();
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-12 text-center">
      <h1 className="m-0 text-lg font-semibold">{t(isChunk ? 'layout.chunkFailed' : 'layout.pageFailed')}</h1>
      {!helps && <p className="m-0 text-ink-secondary">{t(isChunk ? 'layout.chunkStillFails' : 'layout.pageFailedHint')}</p>}
      <div className="mt-2 flex gap-2">
        <Button variant="primary" onClick={helps ? () => reloadForVersion() : onRetry}>
          {t(helps ? 'layout.reload' : 'common.retry')}
        </Button>
        {onHome !== undefined && <Button onClick={onHome}>{t('layout.toHome')}</Button>}
      </div>
    </div>
  );
}

/** Props of {@link PageFailure}. */
export interface PageFailureProps {
  /** What was thrown; a chunk that could not be fetched is told apart and offers a reload. */
  error: unknown;
  /** Redraws the page. */
  onRetry: () => void;
  /** Leads to the home page; absent leaves that button out. */
  onHome?: () => void;
}

/** What the body of a dialog or drawer shows that failed; its frame still closes. */
export function PartFailure({ error, onRetry }: Omit<PageFailureProps, 'onHome'>) {
  const { t } = useTexts();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
      <p className="m-0 text-danger-ink">{t(isChunkFailure(error) ? 'layout.chunkFailed' : 'layout.partFailed')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}
