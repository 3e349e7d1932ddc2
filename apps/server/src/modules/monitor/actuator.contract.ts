import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../platform/contract/index.ts';

const Trace = z
  .object({
    /** ISO 8601 in UTC. */
    timestamp: z.string(),
    principal: z.object({ name: z.string() }).nullable(),
    request: z.object({
      method: z.string(),
      uri: z.string(),
      remoteAddress: z.string(),
      headers: z.record(z.string(), z.array(z.string())),
    }),
    response: z.object({ status: z.int() }),
    timeTaken: z.int(),
  })
  .meta({ id: 'RequestTrace', description: 'A call: its matched route without query, its masked headers, its outcome, its milliseconds.' });

const Metric = z
  .object({
    name: z.string(),
    description: z.string().nullable(),
    baseUnit: z.string().nullable(),
    measurements: z.array(z.object({ statistic: z.string(), value: z.number() })),
    availableTags: z.array(z.object({ tag: z.string(), values: z.array(z.string()) })),
  })
  .meta({ id: 'Metric', description: 'A figure as Spring’s actuator writes it.' });

/** What the server says of itself, in the shape of Spring's actuator. @source MON-02, MON-03, MON-06, MON-07, jeecg-wire 3.19 */
export const actuatorContract = contract('/actuator', {
  about: { domain: 'monitor', name: 'actuator' },
  endpoints: {
    httptrace: {
      method: 'GET',
      path: '/httptrace',
      permission: 'httpTrace:list',
      summary: label('请求追踪', 'The last requests'),
      reply: z.object({ traces: z.array(Trace) }),
      content: 'raw',
    },
    metrics: {
      method: 'GET',
      path: '/metrics',
      permission: 'metrics:list',
      summary: label('指标名称', 'Names of the figures'),
      reply: z.object({ names: z.array(z.string()) }),
      content: 'raw',
    },
    metric: {
      method: 'GET',
      path: '/metrics/:name',
      permission: 'metrics:list',
      summary: label('指标', 'One figure'),
      params: z.object({ name: z.string().max(100) }),
      reply: Metric,
      content: 'raw',
      errors: ['NotFound'],
    },
  },
});

/** The cache and the disks, below the address that JeecgBoot has for its Redis. @source MON-01, MON-04, MON-05, jeecg-wire 3.19 */
export const cacheMonitorContract = contract('/actuator/redis', {
  about: { domain: 'monitor', name: 'cacheMonitor', alsoAt: ['/sys/actuator/redis'] },
  endpoints: {
    queryDiskInfo: {
      method: 'GET',
      path: '/queryDiskInfo',
      permission: 'disk:list',
      summary: label('磁盘信息', 'Disks'),
      reply: z.array(z.object({ name: z.string(), max: z.int(), rest: z.int(), restPPT: z.int() })),
      code: 0,
    },
    keysSize: {
      method: 'GET',
      path: '/keysSize',
      permission: 'cache:list',
      summary: label('缓存键数量', 'Number of keys in the cache'),
      reply: z.object({ create_time: z.int(), dbSize: z.int() }),
      content: 'raw',
    },
    memoryInfo: {
      method: 'GET',
      path: '/memoryInfo',
      permission: 'cache:list',
      summary: label('缓存内存', 'Memory of the cache'),
      reply: z.object({ used_memory: z.int(), create_time: z.int() }),
      content: 'raw',
    },
    info: {
      method: 'GET',
      path: '/info',
      permission: 'cache:list',
      summary: label('缓存信息', 'Figures of the cache'),
      reply: z.array(z.object({ key: z.string(), value: z.string(), description: z.string() })),
      code: 0,
    },
    command: {
      method: 'POST',
      path: '/command',
      permission: 'cacheTerminal:list',
      summary: label('缓存只读命令', 'A reading command for the cache'),
      body: z.object({ command: z.string().trim().min(1).max(200) }),
      reply: z.array(z.string()),
    },
  },
});
