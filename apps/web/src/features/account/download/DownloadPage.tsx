import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link } from '@tanstack/react-router';
import { loginPath } from '../../../shared/pages/paths.ts';
import { platformName, usePlatformSettings } from '../../../shared/api/settings.ts';
import { entryTexts as texts } from '../shared/entryTexts.ts';
import { AppCard, isKnownKind } from './AppCard.tsx';
import { devicePlatform } from './devicePlatform.ts';
import { downloadTexts } from './downloadTexts.ts';
import { useOfferedVersions } from './useOfferedVersions.ts';

/** Where the code on the login page leads: the apps, and how the platform is used on a phone without one. @source ROUTE-18, FRT-14 */
export default function DownloadPage() {
  const { localize } = useLocale();
  const settings = usePlatformSettings();
  const versions = useOfferedVersions();
  const device = devicePlatform(navigator);
  // The code of an app names it.
  const asked = new URLSearchParams(location.search).get('app');
  const kinds = [...new Set(versions?.map(({ appKind }) => appKind))]
    .filter(isKnownKind)
    .toSorted((one, other) => Number(other === asked) - Number(one === asked));
  const hint = kinds.length > 0 ? downloadTexts.intro : texts.downloadHint;
  return (
    <main className="mx-auto flex min-h-dvh max-w-200 flex-col items-center justify-center gap-4 bg-canvas p-6 text-center text-ink">
      <img src="/favicon.svg" alt="" width={56} height={56} />
      <h1 className="m-0 text-2xl font-semibold text-balance">
        {localize(platformName(settings))} · {localize(texts.downloadTitle)}
      </h1>
      {versions !== undefined && <p className="m-0 max-w-120 leading-7 text-ink-secondary">{localize(hint)}</p>}
      {kinds.length > 0 && (
        <div className={`grid w-full gap-4 ${kinds.length > 1 ? 'md:grid-cols-2' : 'max-w-100'}`}>
          {kinds.map((kind) => (
            <AppCard key={kind} kind={kind} versions={versions?.filter(({ appKind }) => appKind === kind) ?? []} device={device} />
          ))}
        </div>
      )}
      <Link
        to={loginPath}
        className={`rounded-md px-6 py-2 no-underline ${kinds.length > 0 ? 'text-primary-ink' : 'bg-primary-solid text-on-solid hover:bg-primary-hover'}`}
      >
        {localize(texts.openHere)}
      </Link>
    </main>
  );
}
