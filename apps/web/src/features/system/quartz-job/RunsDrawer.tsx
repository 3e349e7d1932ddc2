import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { createQuartzRunApi, type QuartzJob, type QuartzRun, quartzRunFields } from '@tarmac/freight-api/system';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';

const quartzRun = defineResource<QuartzRun>()({
  label: { zh: '执行记录', en: 'Runs' },
  api: createQuartzRunApi(client),
  permission: 'quartzJob',
  name: 'quartzRun',
  titleField: 'startTime',
  fields: quartzRunFields,
});

/** Each run of a job: when it began and ended, and what came of it. @source SYS-11 */
export function RunsDrawer({ rows, onOpenChange }: ActionDialogProps<QuartzJob, unknown>) {
  const { localize } = useLocale();
  const job = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(texts.runs)} · ${job.jobClassName_dictText ?? job.jobClassName}`}
      width={900}
      onOpenChange={onOpenChange}
      resource={quartzRun}
      filter={{ jobId: job.id }}
      search={['outcome', 'cause', 'startTime']}
      columns={[
        { field: 'startTime', width: 160 },
        { field: 'endTime', width: 160 },
        { field: 'costTime', width: 110 },
        { field: 'cause', width: 100 },
        { field: 'outcome', width: 108 },
        { field: 'message', width: 242 },
      ]}
      defaultSort={{ column: 'startTime', order: 'desc' }}
      selectable={false}
      rowTone={(row) => (row.outcome === 'failed' ? 'danger' : row.outcome === 'lost' ? 'waiting' : undefined)}
    />
  );
}
