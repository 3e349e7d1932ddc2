import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { Button } from '../internals/Button.tsx';

/** Keeps the frame standing when a page fails: says so, offers a retry and the way home. @source ROUTE-15, security 66 */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <PageFailure error={this.state.error} onRetry={() => this.setState({ error: undefined })} onHome={this.props.onHome} />;
  }
}

/** Props of {@link PageBoundary}. */
export interface PageBoundaryProps {
  children: ReactNode;
  onHome?: () => void;
  onError?: (error: unknown, componentStack: string) => void;
}

/** What a failed page shows. A page whose code could not be loaded asks for a reload, because the same import fails again. */
export function PageFailure({ error, onRetry, onHome }: { error: unknown; onRetry: () => void; onHome?: () => void }) {
  const { t } = useLocale();
  const isChunk = isChunkFailure(error);
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-12 text-center">
      <h1 className="m-0 text-lg font-semibold">{t(isChunk ? 'layout.chunkFailed' : 'layout.pageFailed')}</h1>
      {!isChunk && <p className="m-0 text-ink-secondary">{t('layout.pageFailedHint')}</p>}
      <div className="mt-2 flex gap-2">
        <Button variant="primary" onClick={isChunk ? () => location.reload() : onRetry}>
          {t(isChunk ? 'layout.reload' : 'common.retry')}
        </Button>
        {onHome !== undefined && <Button onClick={onHome}>{t('layout.toHome')}</Button>}
      </div>
    </div>
  );
}

/** Whether an error means that code or a style sheet did not arrive. @source ROUTE-15 */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED' ||
    /dynamically imported module|Importing a module script failed|Loading (CSS )?chunk|Unable to preload/i.test(error.message)
  );
}
