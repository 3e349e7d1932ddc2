import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';
import { LoginResult } from '../login/login.contract.ts';

/** A ticket, and the address of ours that it was given to. */
const TicketInput = z.object({ ticket: z.string().min(1).max(512), service: z.string().min(1).max(2000) });

const validate = { path: '/validateLogin', auth: 'public', reply: LoginResult, message: '登录成功', errors: ['NotFound'] } as const;

/** The login by a central one. There is no such call where none is configured. @source SESS-01, jeecg-wire 2.1 */
export const casContract = contract('/cas/client', {
  about: { domain: 'system', name: 'cas', alsoAt: ['/sys/cas/client'] },
  endpoints: {
    validateLogin: { ...validate, method: 'POST', summary: { zh: '统一认证登录', en: 'Log in by a central login' }, body: TicketInput },
    validateLoginByQuery: {
      ...validate,
      method: 'GET',
      summary: { zh: '统一认证登录（查询参数）', en: 'Log in by a central login, with a query' },
      query: TicketInput,
    },
  },
});
