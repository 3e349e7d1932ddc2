import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { homePath } from '../../../shared/pages/paths.ts';
import { generalTexts as texts } from './generalTexts.ts';

/** A page that says that something went wrong, and leads on. @source GEN-03 */
export function StatusPage({ code, title, hint, onRetry }: StatusPageProps) {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  return (
    <section
      aria-label={localize(title)}
      className="flex min-h-96 flex-col items-center justify-center gap-3 rounded-lg border border-solid border-line bg-surface p-6 text-center"
    >
      <p className="m-0 text-[72px] leading-none font-semibold text-ink-faint tabular-nums">{code}</p>
      <h2 className="m-0 text-lg font-semibold">{localize(title)}</h2>
      <p className="m-0 text-ink-secondary">{localize(hint)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => go(homePath)}>
          {localize(texts.home)}
        </Button>
        <Button onClick={() => history.back()}>{localize(texts.back)}</Button>
        {onRetry && <Button onClick={onRetry}>{localize(texts.retry)}</Button>}
      </div>
    </section>
  );
}

interface StatusPageProps {
  code: string;
  title: LocalText;
  hint: LocalText;
  /** Tries again; absent leaves the button out. */
  onRetry?: () => void;
}
