import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link } from '@tanstack/react-router';
import { loginPath } from '../../../shared/pages/paths.ts';
import { platformName, usePlatformSettings } from '../../../shared/api/settings.ts';
import { loginTexts as texts } from '../shared/loginTexts.ts';

/** The public front page: who this is, and the way in. @source ROUTE-09 */
export default function PublicHomePage() {
  const { localize } = useLocale();
  const settings = usePlatformSettings();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-canvas text-ink">
      <img src="/favicon.svg" alt="" width={56} height={56} />
      <h1 className="m-0 text-2xl font-semibold">{localize(platformName(settings))}</h1>
      <Link to={loginPath} className="rounded-md bg-primary-solid px-6 py-2 text-on-solid no-underline hover:bg-primary-hover">
        {localize(texts.logIn)}
      </Link>
    </main>
  );
}
