import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createQuartzJobApi, type QuartzJob, quartzJobFields } from '@tarmac/freight-api/system';
import { late } from '@tarmac/admin-kit/chunk';
import { client, isElsewhere } from '../../../shared/session/session.ts';
import { switched } from '../../../shared/lists/switched.ts';
import { CronInput } from './CronInput.tsx';
import { ParameterInput } from './ParameterInput.tsx';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';

const RunsDrawer = late(() => import('./RunsDrawer.tsx'), { part: 'RunsDrawer' });
const api = createQuartzJobApi(client);

const quartzJob = defineResource<QuartzJob>()({
  label: { zh: '定时任务', en: 'Scheduled job' },
  api,
  permission: 'quartzJob',
  titleField: 'jobClassName',
  fields: {
    ...quartzJobFields,
    // Which jobs there are is told by no server but ours: elsewhere their classes are typed.
    ...(isElsewhere
      ? {
          jobClassName: {
            ...quartzJobFields.jobClassName,
            kind: 'text',
            cell: (value, row) => String(row['jobClassName_dictText'] ?? value),
          },
        }
      : {}),
    cronExpression: {
      ...field.reference(quartzJobFields.cronExpression, { picker: CronInput }),
      cell: (value) => <code>{String(value)}</code>,
    },
    parameter: field.reference(quartzJobFields.parameter, { picker: ParameterInput }),
  },
});

const waitMs = 1000;
const mostWaits = 10;

/** Most runs are short: their outcome is then in the list at once. */
async function runEnded({ id, lastRunTime }: QuartzJob): Promise<void> {
  // Servers of another make do not tell.
  if ((lastRunTime as unknown) === undefined) return;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const job = await api.get(id);
    if (job.lastRunTime !== lastRunTime && job.lastOutcome !== 'running') return;
  }
}

/** Servers of an older make know a job by its class alone. @source jeecg-wire 3.16 */
const whichOf = ({ id, jobClassName }: QuartzJob) => ({ id, jobClassName: jobClassName ?? '' });

const start = defineAction(quartzJob, {
  label: texts.start,
  permission: 'quartzJob:edit',
  when: (row) => row.status === -1,
  confirm: askAbout(quartzJob, texts.startConfirm),
  success: texts.started,
  run: (row) => api.resume(whichOf(row)),
  optimistic: switched('status', 0),
  undo: ([row]) => api.pause(whichOf(row!)),
});
const stop = defineAction(quartzJob, {
  label: texts.stop,
  permission: 'quartzJob:edit',
  when: (row) => row.status === 0,
  confirm: askAbout(quartzJob, texts.stopConfirm),
  success: texts.stopped,
  run: (row) => api.pause(whichOf(row)),
  optimistic: switched('status', -1),
  undo: ([row]) => api.resume(whichOf(row!)),
});
const execute = defineAction(quartzJob, {
  label: texts.execute,
  permission: 'quartzJob:execute',
  confirm: askAbout(quartzJob, texts.executeConfirm),
  success: texts.executed,
  run: async (row) => {
    await api.execute({ id: row.id });
    await runEnded(row);
  },
});
const runs = defineAction(quartzJob, { label: texts.runs, dialog: RunsDrawer, success: false });

/** When the server does what by the clock, and what came of it. @source SYS-11, jeecg-wire 3.16 */
export default function QuartzJobListPage() {
  return (
    <ResourceList
      resource={quartzJob}
      // All of them are few.
      pageSize={50}
      search={['jobClassName', 'status']}
      columns={[
        { field: 'jobClassName', width: 204 },
        { field: 'cronExpression', width: 150 },
        { field: 'status', width: 100 },
        { field: 'nextRunTime', width: 156 },
        { field: 'lastRunTime', width: 156 },
        { field: 'lastOutcome', width: 100 },
        { field: 'parameter', width: 140 },
        { field: 'description', width: 200 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={[
        'jobClassName',
        'status',
        { field: 'cronExpression', wide: true },
        { field: 'parameter', wide: true },
        { field: 'description', wide: true },
      ]}
      formWidth={800}
      view={false}
      rowActions={[start, stop, execute, runs]}
    />
  );
}
