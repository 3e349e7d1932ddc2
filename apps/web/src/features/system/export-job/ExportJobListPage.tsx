import { formatBytes, localize } from '@tarmac/admin-kit/i18n';
import { defineAction, defineResource, ResourceList, saveFile } from '@tarmac/admin-kit/resource';
import { createExportJobApi, type ExportJob, exportJobFields } from '@tarmac/freight-api/system';
import { Note } from '../../../shared/pages/Note.tsx';
import { client, preferences } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({
  about: {
    zh: '超过 50,000 行的导出在后台生成，完成后会收到通知。只有您能看到自己的导出文件，文件保留 7 天。',
    en: 'Exports of more than 50,000 rows are made in the background, and you are told when they are done. Only you see your files, which are kept for 7 days.',
  },
  download: { zh: '下载', en: 'Download' },
  gone: { zh: '导出文件为空', en: 'The file is empty' },
  cancel: { zh: '取消', en: 'Cancel' },
  cancelConfirm: { zh: '取消后需要重新导出，确定取消吗？', en: 'The export has to be asked for again. Cancel it?' },
  cancelled: { zh: '已取消导出', en: 'Export cancelled' },
});

const api = createExportJobApi(client);

const exportJob = defineResource<ExportJob>()({
  label: { zh: '导出任务', en: 'Export' },
  api: { list: api.list },
  permission: 'exportJob',
  name: 'exportJob',
  titleField: 'jobNo',
  listFields: ['title', 'state'],
  fields: {
    ...exportJobFields,
    fileSize: { ...exportJobFields.fileSize, label: { zh: '文件大小', en: 'Size' }, cell: (value) => formatBytes(Number(value)) },
  },
});

const download = defineAction(exportJob, {
  label: texts.download,
  primary: true,
  when: ({ state }) => state === '30',
  success: false,
  run: async ({ id, title, jobNo }) => {
    const emptyMessage = localize(texts.gone, preferences.read().locale);
    saveFile(await api.download({ id }), { fallbackName: `${title ?? jobNo}.xlsx`, emptyMessage });
  },
});

const cancel = defineAction(exportJob, {
  label: texts.cancel,
  when: ({ state }) => state === '10' || state === '20',
  confirm: texts.cancelConfirm,
  success: texts.cancelled,
  run: ({ id }, { context }) => api.cancel({ id }, context),
});

/** The exports of this person that were made in the background, and their files. */
export default function ExportJobListPage() {
  return (
    <ResourceList
      resource={exportJob}
      header={() => <Note>{localize(texts.about, preferences.read().locale)}</Note>}
      search={['jobNo', 'title', 'state', 'createTime']}
      columns={[
        { field: 'jobNo', width: 150 },
        { field: 'title', width: 200 },
        { field: 'state', width: 100 },
        { field: 'rowCount', width: 110 },
        { field: 'fileSize', width: 100 },
        { field: 'createTime', width: 164 },
        { field: 'finishTime', width: 164 },
        { field: 'expireTime', width: 164 },
        { field: 'downloadCount', width: 90 },
        { field: 'failReason', width: 200 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      view={false}
      rowActions={[download, cancel]}
    />
  );
}
