import { useEffect, useRef, useState } from 'react';
import { ErrorState, Skeleton } from '../input/states.tsx';
import { cx } from '../internals/cx.ts';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * Shows rich text of a server. The one place where foreign markup reaches the page: it is made harmless first, see
 * `sanitizeHtml`. The sanitiser is fetched when the first text is shown.
 *
 * @example <SafeHtml html={announcement.content ?? ''} />
 * @source NOTI-04, security 48
 */
export function SafeHtml({ html, imageOrigins, className }: SafeHtmlProps) {
  const { t } = useTexts(zhScreens);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const origins = imageOrigins?.join(' ');

  useEffect(() => {
    let isCurrent = true;
    import('./sanitize.ts').then(
      ({ sanitizeHtml }) => {
        if (!isCurrent) return;
        place.current?.replaceChildren(sanitizeHtml(html, { imageOrigins: origins?.split(' ') }));
        setState('shown');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, origins, attempt]);

  return (
    <>
      {state === 'loading' && <Skeleton />}
      {state === 'failed' && <ErrorState onRetry={() => setAttempt(attempt + 1)}>{t('html.failed')}</ErrorState>}
      <div ref={place} hidden={state !== 'shown'} className={cx(prose, className)} />
    </>
  );
}

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps {
  /** Markup as the server keeps it. */
  html: string;
  /** Origins that images may come from beside the page's own, such as that of the file host. */
  imageOrigins?: readonly string[];
  /** Class of the box around the text. */
  className?: string;
}

const prose =
  'break-words [overflow-wrap:anywhere] [&_a]:text-primary-ink [&_a]:underline [&_blockquote]:border-s-2 [&_blockquote]:border-solid [&_blockquote]:border-line-strong ' +
  '[&_blockquote]:ps-3 [&_blockquote]:text-ink-secondary [&_h1]:my-3 [&_h1]:text-xl [&_h1]:font-semibold [&_h2]:my-3 [&_h2]:text-lg [&_h2]:font-semibold ' +
  '[&_h3]:my-2 [&_h3]:font-semibold [&_hr]:my-4 [&_hr]:border-line [&_img]:h-auto [&_img]:max-w-full [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_p]:my-2 [&_pre]:whitespace-pre-wrap [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3 [&_table]:my-2 [&_table]:border-collapse [&_td]:border [&_td]:border-solid ' +
  '[&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-solid [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2 [&_th]:py-1 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:ps-6';
