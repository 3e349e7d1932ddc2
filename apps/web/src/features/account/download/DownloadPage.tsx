import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link } from '@tanstack/react-router';
import { loginPath } from '../../../shared/pages/paths.ts';
import { platformName, usePlatformSettings } from '../../../shared/api/settings.ts';
import { entryTexts as texts } from '../shared/entryTexts.ts';

/** Where the code on the login page leads: how the platform is used on a phone. @source ROUTE-18 */
export default function DownloadPage() {
  const { localize } = useLocale();
  const settings = usePlatformSettings();
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col items-center justify-center gap-4 bg-canvas p-6 text-center text-ink">
      <img src="/favicon.svg" alt="" width={56} height={56} />
      <h1 className="m-0 text-2xl font-semibold text-balance">
        {localize(platformName(settings))} · {localize(texts.downloadTitle)}
      </h1>
      <p className="m-0 leading-7 text-ink-secondary">{localize(texts.downloadHint)}</p>
      <Link to={loginPath} className="rounded-md bg-primary-solid px-6 py-2 text-on-solid no-underline hover:bg-primary-hover">
        {localize(texts.openHere)}
      </Link>
    </main>
  );
}
