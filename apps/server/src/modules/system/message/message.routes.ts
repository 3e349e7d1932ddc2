import { routes } from '../../../platform/contract/index.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { localMailContract, messageContract, messageTemplateContract } from './message.contract.ts';
import { localMailResource, messageResource, messageTemplateResource } from './message.resource.ts';
import { resend, sendByTemplate } from './sendMessage.service.ts';

/** @source MSG-02 */
export const messageTemplateRoutes = routes(messageTemplateContract, {
  ...resourceHandlers(messageTemplateResource),
  sendMsg: (ctx, { body }) => sendByTemplate(ctx, body),
});

/** @source MSG-01 */
export const messageRoutes = routes(messageContract, {
  ...resourceHandlers(messageResource),
  resend: (ctx, { body }) => resend(ctx, body.id),
});

/** @source MSG-01 */
export const localMailRoutes = routes(localMailContract, {
  list: (ctx, { query }) => listRows(ctx, localMailResource, { query }) as Promise<never>,
  queryById: (ctx, { query }) => getRow(ctx, localMailResource, query.id) as Promise<never>,
});
