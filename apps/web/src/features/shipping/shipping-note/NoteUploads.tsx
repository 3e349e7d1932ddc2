import { useDictionary } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton, Timeline } from '@tarmac/admin-kit/input';
import { createGovUploadQueries, govUploadFields } from '@tarmac/freight-api/government';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';

const queries = createGovUploadQueries(client);

/** What was reported of a waybill and its fund flow to the authorities, the latest first, and what they answered. @source freight-domain F02 上传记录 */
export function NoteUploads({ noteId }: { noteId: string }) {
  const { localize, t } = useLocale();
  const types = useDictionary('upload_type');
  const states = useDictionary('upload_state');
  const environments = useDictionary('upload_environment');
  const uploads = useQuery(queries.list({ bizId: noteId, column: 'createTime', order: 'desc', pageSize: 100 }));
  if (uploads.isPending) return <Skeleton />;
  if (uploads.isError) return <LoadProblem error={uploads.error} onRetry={() => void uploads.refetch()} />;
  if (uploads.data.records.length === 0) return <Empty>{t('state.empty')}</Empty>;
  return (
    <Timeline
      entries={uploads.data.records.map((upload) => ({
        key: upload.id,
        title: [types.textOf(upload.uploadType), states.textOf(upload.state), environments.textOf(upload.environment)].join(' · '),
        time: upload.sendTime ?? upload.createTime ?? '',
        content: [
          upload.receiptNo && `${localize(govUploadFields.receiptNo.label)} ${upload.receiptNo}`,
          upload.receiptMsg,
          upload.problem,
          upload.stopReason,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
