import { Dialog } from '@tarmac/admin-kit/dialog';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { OssFile } from '@tarmac/freight-api/system';
import { objectUrl } from './objectUrl.ts';

/** A picture of the object storage at large. @source OSS-01 */
export function PreviewObjectDialog({ rows, onOpenChange }: ActionDialogProps<OssFile, unknown>) {
  const { fileName, url } = rows[0]!;
  return (
    <Dialog open onOpenChange={onOpenChange} title={fileName ?? ''} width={860} fullScreenToggle footer={null}>
      <img src={objectUrl(url)} alt={fileName ?? ''} className="mx-auto block max-h-[70vh] max-w-full object-contain" />
    </Dialog>
  );
}
