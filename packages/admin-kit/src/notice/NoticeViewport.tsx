import { useSyncExternalStore } from 'react';
import { late } from '../internals/late.ts';
import { createPortal } from 'react-dom';
import { notices, type NoticeStore } from './createNoticeStore.ts';
import { useTexts } from '../i18n/useTexts.ts';

const NoticeCard = late(() => import('./NoticeCard.tsx'));

/**
 * The place of the screen where notices appear; one per product. They wait while the pointer or the focus rests on them.
 *
 * @example <NoticeViewport /> // anywhere: notices.success('已保存')
 */
export function NoticeViewport({ store = notices }: NoticeViewportProps) {
  const { t } = useTexts();
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const cards = (isTitled: boolean) =>
    shown.filter(({ title }) => Boolean(title) === isTitled).map((notice) => <NoticeCard key={notice.id} notice={notice} store={store} />);
  // A server draws nothing that lies over the page.
  if (typeof document === 'undefined') return null;
  return createPortal(
    // Radix makes everything outside of an open modal inert to the pointer; notices stay usable above it.
    <section data-notices aria-label={t('notice.region')} className="pointer-events-none fixed inset-x-0 top-0 z-[1200] text-base text-ink">
      <div aria-live="polite" className="absolute inset-x-4 top-4 flex flex-col items-center gap-2">
        {cards(false)}
      </div>
      <div aria-live="assertive" className="absolute top-4 end-4 flex w-96 max-w-[calc(100vw-32px)] flex-col gap-3">
        {cards(true)}
      </div>
    </section>,
    document.body,
  );
}

/** Props of {@link NoticeViewport}. */
export interface NoticeViewportProps {
  /** Whose notices to show, by default the shared `notices`. */
  store?: NoticeStore;
}
