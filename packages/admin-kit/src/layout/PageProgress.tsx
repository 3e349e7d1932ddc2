import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * A thin line at the top of the window while a page is on its way.
 *
 * @example <PageProgress active={useRouterState({ select: (state) => state.isLoading })} />
 * @source ROUTE-08
 */
export function PageProgress({ active }: PageProgressProps) {
  const { t } = useTexts(zhScreens);
  if (!active) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('layout.loading')}
      className="fixed inset-x-0 top-0 z-[1300] h-0.5 overflow-hidden bg-primary-soft"
    >
      <div className="h-full w-1/3 animate-pulse bg-primary-solid" />
    </div>
  );
}

/** Props of {@link PageProgress}. */
export interface PageProgressProps {
  /** Whether a page is on its way; false takes the line away. */
  active: boolean;
}
