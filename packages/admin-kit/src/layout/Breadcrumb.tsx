import { ChevronRight } from 'lucide-react';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import type { Label } from '../i18n/catalogue.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * Where the present page stands: Home first, then the titles of its groups, and last its own title, the heading of the page. Narrow
 * windows have room for the heading alone.
 *
 * @example <Breadcrumb homePath="/" trail={[{ title: '设备', path: '/devices' }, { title: '设备', path: '/fleet/devices' }]} onNavigate={go} />
 * @source LAY-08
 */
export function Breadcrumb({ trail, homePath, onNavigate }: BreadcrumbProps) {
  const { t, localize } = useTexts(zhScreens);
  const home = { title: t('layout.home'), path: homePath };
  const steps = [home, ...trail.filter((step) => step.path !== homePath)].map((step) => ({ ...step, title: localize(step.title) }));
  const [page = home] = steps.splice(-1);
  return (
    <nav aria-label={t('layout.breadcrumb')} className="min-w-0 overflow-hidden">
      <ol className="m-0 flex list-none items-baseline gap-1 p-0 text-sm whitespace-nowrap text-ink-secondary">
        {steps.map((step) => (
          <li key={step.path} className="flex min-w-0 items-baseline gap-1 max-desktop:hidden">
            {step.path === homePath ? (
              <a
                href={homePath}
                className="text-ink-secondary no-underline hover:text-primary-ink"
                onClick={(event) => {
                  event.preventDefault();
                  onNavigate(homePath);
                }}
              >
                {step.title}
              </a>
            ) : (
              <span className="truncate">{step.title}</span>
            )}
            <ChevronRight aria-hidden size={12} className="shrink-0 self-center text-ink-faint rtl:-scale-x-100" />
          </li>
        ))}
        <li className="flex min-w-0">
          <h1 aria-current="page" title={page.title} className="m-0 truncate text-lg font-semibold text-ink desktop:text-xl">
            {page.title}
          </h1>
        </li>
      </ol>
    </nav>
  );
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /**
   * Menu groups from the outermost to the page itself; a step without page of its own is plain text. A title in both languages follows the one
   * that is spoken.
   */
  trail: readonly { title: Label; path: string }[];
  /** Path of the first step. */
  homePath: string;
  /** Called with `homePath`; the groups in between are not pages. */
  onNavigate: (path: string) => void;
}
