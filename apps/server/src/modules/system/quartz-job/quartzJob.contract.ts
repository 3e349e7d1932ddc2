import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  integer,
  longText,
  numberCode,
  page,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

/** When a job of the product runs. The captions are those of the sheets that JeecgBoot writes. @source SYS-11, jeecg-wire 3.16, 3.20 */
export const QuartzJob = entity('quartzJob', {
  label: label('定时任务', 'Scheduled job'),
  required: {
    // Names of classes that other servers have are long: they are refused as unknown, not for their length.
    jobClassName: dict('quartz_job_class', {
      label: label('任务类名', 'Job'),
      options: { max: 200, description: 'Name of a job in the registry of the server.' },
    }),
    cronExpression: text(label('cron表达式', 'Cron expression'), {
      max: 120,
      sortable: true,
      description: 'Six or seven fields as Quartz has them, in Asia/Shanghai; at most once a minute.',
    }),
  },
  optional: {
    parameter: longText(label('参数', 'Parameters'), { max: 2000, description: 'A JSON object of the settings that the job has.' }),
    description: longText(label('描述', 'Description'), { max: 255 }),
    status: numberCode('quartz_status', { label: label('状态', 'Status'), range: [-1, 0] }),
  },
  computed: {
    nextRunTime: dateTime(label('下次执行', 'Next run')),
    lastRunTime: dateTime(label('上次执行', 'Last run')),
    lastOutcome: dict('quartz_outcome', { label: label('上次结果', 'Last outcome') }),
  },
  exportColumns: ['jobClassName', 'cronExpression', 'parameter', 'description', 'status'],
});

/** One run of a job. @source SYS-11, security 35 */
export const QuartzRun = entity('quartzRun', {
  label: label('执行记录', 'Run'),
  required: {},
  optional: {},
  computed: {
    jobId: text(label('任务', 'Job'), { max: 32, filter: 'equals' }),
    jobClassName: dict('quartz_job_class', { label: label('任务类名', 'Job') }),
    cause: dict('quartz_cause', { label: label('触发方式', 'Started by') }),
    startTime: dateTime(label('开始时间', 'Started')),
    endTime: dateTime(label('结束时间', 'Ended')),
    costTime: integer(label('耗时(毫秒)', 'Duration (ms)'), { sortable: true }),
    outcome: dict('quartz_outcome', { label: label('结果', 'Outcome') }),
    message: longText(label('信息', 'Message'), { max: 2000 }),
  },
});

/** A job that may be scheduled, with the settings that it has. */
const JobKind = z
  .object({
    name: z.string(),
    /** When it runs where nobody says otherwise. */
    cronExpression: z.string(),
    /** What a schedule may set, with what holds where it does not. */
    settings: z.array(
      z.object({
        name: z.string(),
        label: z.object({ zh: z.string(), en: z.string() }),
        minimum: z.number().optional(),
        maximum: z.number().optional(),
        default: z.number(),
      }),
    ),
  })
  .meta({ id: 'JobKind' });

const standard = standardEndpoints(QuartzJob, 'quartzJob');
const message = (text: string) => ({ message: text as never });
/** Stock clients name the job by its class, later ones by the id of the row. */
const which = z.object({ id: Id.optional(), jobClassName: z.string().max(100).optional() });

/** @source SYS-11, jeecg-wire 3.16 */
export const quartzJobContract = contract('/sys/quartzJob', {
  about: { domain: 'system', name: 'quartzJob', entity: QuartzJob },
  endpoints: {
    ...standard,
    add: { ...standard.add, ...message('创建定时任务成功') },
    edit: { ...standard.edit, ...message('更新定时任务成功!') },
    deleteBatch: { ...standard.deleteBatch, ...message('删除定时任务成功!') },
    pause: {
      method: ['PUT', 'GET'],
      path: '/pause',
      permission: 'quartzJob:edit',
      summary: label('暂停定时任务', 'Let a job rest'),
      query: which,
      reply: z.null(),
      message: '暂停定时任务成功',
    },
    resume: {
      method: ['PUT', 'GET'],
      path: '/resume',
      permission: 'quartzJob:edit',
      summary: label('恢复定时任务', 'Let a job run by the clock'),
      query: which,
      reply: z.null(),
      message: '恢复定时任务成功',
    },
    execute: {
      method: ['POST', 'GET'],
      path: '/execute',
      permission: 'quartzJob:execute',
      summary: label('立即执行定时任务', 'Run a job now'),
      query: z.object({ id: Id }),
      reply: z.null(),
      message: '执行成功!',
      errors: ['NotFound'],
    },
    kinds: {
      method: 'GET',
      path: '/kinds',
      permission: 'quartzJob:list',
      summary: label('可用任务类', 'Jobs that may be scheduled'),
      reply: z.array(JobKind),
    },
    nextRuns: {
      method: 'GET',
      path: '/nextRuns',
      permission: 'quartzJob:list',
      summary: label('最近十次执行时间', 'The next ten runs of an expression'),
      query: z.object({ cronExpression: z.string().max(200) }),
      reply: z.array(z.string()),
      errors: ['InvalidInput'],
    },
  },
});

const { list } = standardEndpoints(QuartzRun, 'quartzJob');

/** @source SYS-11 */
export const quartzRunContract = contract('/sys/quartzRun', {
  about: { domain: 'system', name: 'quartzRun', entity: QuartzRun },
  endpoints: { list: { ...list, reply: page(QuartzRun.row) } },
});
