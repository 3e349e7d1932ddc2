import { formatBytes, useLocalize } from '@tarmac/admin-kit/i18n';
import type { OfferedVersion } from '@tarmac/freight-api/system';
import { QrCode } from '../../../shared/pages/QrCode.tsx';
import { basePath } from '../../../shared/session/session.ts';
import { downloadTexts as texts } from './downloadTexts.ts';

const names = { driver: [texts.driver, texts.driverHint], shipper: [texts.shipper, texts.shipperHint] } as const;

/** The apps that this page knows by name. */
export type AppKind = keyof typeof names;

/** Whether a version is of an app that this page knows. */
export const isKnownKind = (kind: string): kind is AppKind => Object.hasOwn(names, kind);

/** An app with its versions: that of the device first, and on a computer a code for the phone. */
export function AppCard({ kind, versions, device }: AppCardProps) {
  const localize = useLocalize();
  const [name, hint] = names[kind];
  const sorted = versions.toSorted((one, other) => Number(other.platform === device) - Number(one.platform === device));
  return (
    <section
      aria-label={localize(name)}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-solid border-line bg-surface p-5 text-start"
    >
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="m-0 text-lg font-semibold">{localize(name)}</h2>
          <p className="m-0 mt-1 text-sm leading-6 text-ink-secondary">{localize(hint)}</p>
        </div>
        {device === undefined && (
          <figure className="m-0 flex shrink-0 flex-col items-center gap-1">
            <QrCode address={`${location.origin}/xiazai?app=${kind}`} label={localize(texts.scan)} side={96} />
            <figcaption className="text-xs text-ink-secondary">{localize(texts.scan)}</figcaption>
          </figure>
        )}
      </header>
      {sorted.map((version, index) => (
        <Version key={version.id} version={version} isMain={device === undefined ? index === 0 : version.platform === device} />
      ))}
    </section>
  );
}

function Version({ version, isMain }: { version: OfferedVersion; isMain: boolean }) {
  const localize = useLocalize();
  const { id, platform, versionName, fileSize, fileHash, publishTime, content } = version;
  const facts = [
    [texts.version, versionName],
    [texts.size, fileSize === null ? undefined : formatBytes(fileSize)],
    [texts.date, publishTime?.slice(0, 10)],
  ] as const;
  return (
    <article className="flex flex-col gap-2 border-0 border-t border-solid border-line pt-4">
      <a
        href={`${basePath}/hyapp/hyAppVersion/download/${id}`}
        className={`rounded-md px-4 py-2.5 text-center no-underline ${
          isMain
            ? 'bg-primary-solid text-on-solid hover:bg-primary-hover'
            : 'border border-solid border-line text-ink hover:border-primary-solid'
        }`}
      >
        {localize(platform === 'ios' ? texts.ios : texts.android)}
      </a>
      <dl className="m-0 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label.zh} className="flex gap-1.5">
                <dt className="text-ink-secondary">{localize(label)}</dt>
                <dd className="m-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="m-0 text-sm font-medium">{localize(texts.news)}</h3>
      <div className="whitespace-pre-line text-sm leading-6 text-ink-secondary wrap-anywhere">{content}</div>
      {fileHash !== null && (
        <details className="text-xs text-ink-secondary">
          <summary className="cursor-pointer">{localize(texts.hash)}</summary>
          <code className="wrap-anywhere">{fileHash}</code>
        </details>
      )}
    </article>
  );
}

interface AppCardProps {
  kind: AppKind;
  versions: readonly OfferedVersion[];
  /** Platform of the device; undefined on a computer. */
  device: 'android' | 'ios' | undefined;
}
