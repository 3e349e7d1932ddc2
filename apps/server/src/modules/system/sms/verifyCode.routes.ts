import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { ofShownState, shownState } from './codes.service.ts';
import { hySmsMessage, hyVerifyCode } from './sms.table.ts';
import { VerifyCode, verifyCodeContract } from './verifyCode.contract.ts';

const verifyCodeResource: Resource<typeof VerifyCode, typeof hyVerifyCode> = defineResource(VerifyCode, {
  table: hyVerifyCode,
  options: {
    permission: 'verifyCode',
    defaultSort: { field: 'sendTime', order: 'desc' },
    fetch: { sendState: hyVerifyCode.sendState },
    filters: {
      state: (value, ctx) => {
        const condition = ofShownState(value, ctx.clock);
        if (condition === undefined) throw invalidInput('状态不在可选范围内', [{ path: 'state', message: '不在可选范围内' }]);
        return condition;
      },
    },
    mapRow: (row, ctx) => ({ ...row, state: shownState(row, ctx.clock) }),
  },
});

const { list, exportXls } = resourceHandlers(verifyCodeResource);

/** @source FRT-24 */
export const verifyCodeRoutes = routes(verifyCodeContract, { list, exportXls, viewCode: (ctx, { query }) => viewCode(ctx, query.id) });

/** A message that was kept in place of being sent. Each look leaves a trace. @throws NotFound none was kept */
function viewCode(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    const [found] = await tx
      .select({ message: hySmsMessage })
      .from(hyVerifyCode)
      .innerJoin(hySmsMessage, and(eq(hySmsMessage.tenantId, tenantId), eq(hySmsMessage.id, hyVerifyCode.messageId)))
      .where(and(eq(hyVerifyCode.tenantId, tenantId), eq(hyVerifyCode.id, id)));
    if (found === undefined) throw notFound('没有可查看的本地短信');
    ctx.audit({ action: 'verifyCode.view', entity: 'verifyCode', entityId: id });
    const { phone, content, code, sentAt } = found.message;
    return { phone, content: content.replace('{code}', code ?? ''), sentAt, simulated: true };
  });
}
