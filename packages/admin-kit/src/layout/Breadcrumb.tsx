import { ChevronRight } from 'lucide-react';
import { useAllTexts } from '../i18n/useAllTexts.ts';

/**
 * Where the present page stands: Home first, then the titles of its groups; the present one is plain text.
 *
 * @example <Breadcrumb homePath="/" trail={[{ title: '设备', path: '/devices' }, { title: '设备', path: '/fleet/devices' }]} onNavigate={go} />
 * @source LAY-08
 */
export function Breadcrumb({ trail, homePath, onNavigate }: BreadcrumbProps) {
  const { t } = useAllTexts();
  const steps = trail.filter((step) => step.path !== homePath);
  return (
    <nav aria-label={t('layout.breadcrumb')} className="min-w-0 overflow-hidden">
      <ol className="m-0 flex list-none items-center gap-1 p-0 text-sm whitespace-nowrap text-ink-secondary">
        <li>
          {steps.length === 0 ? (
            <span aria-current="page" className="text-ink">
              {t('layout.home')}
            </span>
          ) : (
            <a
              href={homePath}
              className="text-ink-secondary no-underline hover:text-primary-ink"
              onClick={(event) => {
                event.preventDefault();
                onNavigate(homePath);
              }}
            >
              {t('layout.home')}
            </a>
          )}
        </li>
        {steps.map((step, index) => (
          <li key={step.path} className="flex min-w-0 items-center gap-1">
            <ChevronRight aria-hidden size={12} className="shrink-0 text-ink-faint" />
            <span
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              className={index === steps.length - 1 ? 'truncate text-ink' : 'truncate'}
            >
              {step.title}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** Menu groups from the outermost to the page itself; a step without page of its own is plain text. */
  trail: readonly { title: string; path: string }[];
  /** Path of the first step. */
  homePath: string;
  /** Called with `homePath`; the groups in between are not pages. */
  onNavigate: (path: string) => void;
}
