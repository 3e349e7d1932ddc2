import { useLocalize } from '@tarmac/admin-kit/i18n';
import { QrCode } from '../../../shared/pages/QrCode.tsx';
import { entryTexts as texts } from '../shared/entryTexts.ts';

/** The download page as a code of 78 pixels. @source ROUTE-18 */
export default function DownloadCode() {
  const localize = useLocalize();
  return (
    <figure className="m-0 flex items-center gap-3">
      <QrCode address={`${location.origin}/xiazai`} label={localize(texts.download)} />
      <figcaption className="text-frame-ink">{localize(texts.download)}</figcaption>
    </figure>
  );
}
