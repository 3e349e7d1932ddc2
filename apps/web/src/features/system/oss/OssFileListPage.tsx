import { formatBytes, localize } from '@tarmac/admin-kit/i18n';
import { defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createOssFileApi, type OssFile, ossFileFields } from '@tarmac/freight-api/system';
import { Upload } from 'lucide-react';
import { late } from '@tarmac/admin-kit/chunk';
import { client, preferences } from '../../../shared/session/session.ts';
import { objectUrl } from './objectUrl.ts';
import { ossTexts as texts } from './ossTexts.ts';
import { StorageNote } from './StorageNote.tsx';

const UploadObjectsDialog = late(() => import('./UploadObjectsDialog.tsx'), { part: 'UploadObjectsDialog' });
const PreviewObjectDialog = late(() => import('./PreviewObjectDialog.tsx'), { part: 'PreviewObjectDialog' });

const ossFile = defineResource<OssFile>()({
  label: { zh: '对象存储', en: 'Object storage' },
  api: createOssFileApi(client),
  permission: 'oss',
  titleField: 'fileName',
  fields: {
    ...ossFileFields,
    size: { ...ossFileFields.size, label: { zh: '大小', en: 'Size' }, cell: (value) => formatBytes(Number(value)) },
  },
});

const isPicture = ({ contentType }: OssFile): boolean => contentType?.startsWith('image/') === true;

/** Without https browsers offer no clipboard: then the person takes the text from the message. */
async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (clipboard === undefined) throw new Error(`${localize(texts.noClipboard, preferences.read().locale)}${text}`);
  await clipboard.writeText(text);
}

const upload = defineListAction(ossFile, {
  label: texts.upload,
  icon: <Upload aria-hidden size={16} />,
  permission: 'oss:add',
  primary: true,
  dialog: UploadObjectsDialog,
  success: texts.uploaded,
});
const preview = defineAction(ossFile, {
  label: texts.preview,
  when: isPicture,
  dialog: PreviewObjectDialog,
});
const open = defineAction(ossFile, {
  label: texts.preview,
  when: (row) => !isPicture(row),
  success: false,
  // A page of its own: this one shows no documents.
  run: ({ url }) => void window.open(objectUrl(url), '_blank', 'noopener'),
});
const copy = defineAction(ossFile, {
  label: texts.copy,
  success: texts.copied,
  run: ({ url }) => copyText(objectUrl(url)),
});

/** Objects that are kept for others to fetch by their address. @source OSS-01, jeecg-wire 3.18 */
export default function OssFileListPage() {
  return (
    <ResourceList
      resource={ossFile}
      header={() => <StorageNote />}
      search={['fileName', 'url']}
      columns={[
        { field: 'fileName', width: 200 },
        { field: 'url', width: 220 },
        { field: 'contentType', width: 110 },
        { field: 'size', width: 90 },
        { field: 'storage', width: 110 },
        { field: 'createTime', width: 164 },
        { field: 'createBy', width: 100 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      toolbar={[upload]}
      view={false}
      rowActions={[preview, open, copy]}
    />
  );
}
