import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { LeadsHere } from '../../../platform/outbound.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { companyResource } from '../../customers/company/company.service.ts';
import { receiverOf } from '../receiver/govReceiver.ts';
import { tokenFor } from '../receiver/tokens.ts';
import { companyProblem, readSwitch } from './queueUpload.ts';

type Step = 'settings' | 'receiver' | 'token';

/**
 * Tries whether reports of a company would be taken: its settings, the receiver of the environment in force, and a new token of it. No
 * message is sent, and nothing is stored.
 *
 * @throws NotFound not visible
 * @source freight-domain F19 上报测试, 6.2
 */
export async function testCompany(ctx: Context, id: string) {
  const { platform } = ctx;
  const { company, environment } = await ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, companyResource, id);
    if (row === undefined) throw notFound();
    return { company: row, environment: (await readSwitch(tx, ctx)).environment };
  });
  const steps: { name: Step; passed: boolean; message: string }[] = [];
  const begun = performance.now();
  const done = async () => {
    const passed = steps.length === 3 && steps.every((step) => step.passed);
    const took = Math.round(performance.now() - begun);
    await ctx.transaction(() => {
      ctx.audit({ action: 'company.govTest', entity: 'company', entityId: id, after: { environment, passed } });
      return Promise.resolve();
    });
    return { environment, passed, steps, took };
  };
  const problem = companyProblem(company);
  steps.push({ name: 'settings', passed: problem === undefined, message: problem ?? `上报代码 ${company.govSenderCode ?? ''}` });

  const receiver = await receiverOf(platform, environment);
  if (receiver === undefined) {
    steps.push({ name: 'receiver', passed: false, message: '未配置正式上报地址' });
    return done();
  }
  steps.push({ name: 'receiver', passed: true, message: environment === 'PROD' ? '正式环境' : '本地测试接收端' });
  try {
    await tokenFor(platform, receiver, true);
    steps.push({ name: 'token', passed: true, message: '已取得令牌' });
  } catch (error) {
    platform.log.warn({ err: error, companyId: id, environment }, 'upload test');
    steps.push({ name: 'token', passed: false, message: error instanceof LeadsHere ? '接收地址指向本机' : '接收端没有应答或拒绝登录' });
  }
  return done();
}
