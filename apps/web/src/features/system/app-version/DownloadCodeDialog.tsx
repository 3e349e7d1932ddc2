import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { AppVersion } from '@tarmac/freight-api/system';
import { QrCode } from '../../../shared/pages/QrCode.tsx';
import { appVersionTexts as texts } from './appVersionTexts.ts';

/** The way to the download page for a phone, of an app where one was chosen. @source freight-domain F18 二维码 */
export default function DownloadCodeDialog({ rows, onOpenChange }: ActionDialogProps<AppVersion, unknown>) {
  const { localize } = useLocale();
  const kind = rows[0]?.appKind;
  const address = `${location.origin}/xiazai${kind ? `?app=${kind}` : ''}`;
  return (
    <Dialog open onOpenChange={onOpenChange} title={localize(texts.page)} width={360} footer={null}>
      <figure className="m-0 flex flex-col items-center gap-3 py-2">
        <QrCode address={address} label={localize(texts.page)} side={208} />
        <figcaption>
          <a href={address} target="_blank" rel="noopener" className="text-primary-ink wrap-anywhere">
            {address}
          </a>
        </figcaption>
      </figure>
    </Dialog>
  );
}
