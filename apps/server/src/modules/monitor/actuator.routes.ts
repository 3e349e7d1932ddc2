import type { Context } from '../../platform/context.ts';
import { routes } from '../../platform/contract/index.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { actuatorContract, cacheMonitorContract } from './actuator.contract.ts';
import { cacheBytes, cacheEntries, cacheInfo } from './cacheInfo.ts';
import { runCommand } from './cacheTerminal.ts';
import { readDisks } from './disks.ts';
import { metrics, readingsOf } from './metrics.ts';

/** These figures are of the server, which all tenants share: only the platform itself sees them, whatever others may do in their tenant. */
function ofPlatform<Input, Result>(answer: (ctx: Context, input: Input) => Result) {
  return (ctx: Context, input: Input): Result => {
    if (ctx.actor.tenantId !== 0) throw forbidden();
    return answer(ctx, input);
  };
}

/** @source MON-02, MON-03, MON-06, MON-07 */
export const actuatorRoutes = routes(actuatorContract, {
  httptrace: ofPlatform((ctx) => ({ traces: [...ctx.platform.http.traces()] })),
  metrics: ofPlatform(() => ({ names: Object.keys(metrics) })),
  metric: ofPlatform(async (ctx, { params: { name } }) => {
    const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
    if (metric === undefined) throw notFound('没有该指标');
    const { description, baseUnit } = metric;
    return { name, description, baseUnit, measurements: await metric.read(readingsOf(ctx)), availableTags: [] };
  }),
});

/** @source MON-01, MON-04, MON-05 */
export const cacheMonitorRoutes = routes(cacheMonitorContract, {
  queryDiskInfo: ofPlatform((ctx) => readDisks(ctx)),
  keysSize: ofPlatform((ctx) => ({ create_time: ctx.clock.now().getTime(), dbSize: cacheEntries(ctx.platform.caches).length })),
  memoryInfo: ofPlatform((ctx) => ({
    used_memory: cacheBytes(cacheEntries(ctx.platform.caches)),
    create_time: ctx.clock.now().getTime(),
  })),
  info: ofPlatform((ctx) => cacheInfo(ctx)),
  command: ofPlatform((ctx, { body }) => runCommand(ctx, body.command)),
});
