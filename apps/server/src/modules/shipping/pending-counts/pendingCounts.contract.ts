import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

/** Figures of the bell. Keys are those of the wire. @source NOTI-01, freight-domain 2.44 */
const PendingCounts = z
  .object({
    sijiCount: z.int(),
    cheCount: z.int(),
    huozhuCount: z.int(),
    yuejieZhangQi: z.int(),
    pijieZhangQi: z.int(),
    tangjieZhangQi: z.int(),
    dianfuZq: z.int(),
  })
  .meta({ id: 'PendingCounts' });

/** @source NOTI-01 */
export const pendingCountsContract = contract('/hydriver/hyDriver', {
  about: { domain: 'shipping', name: 'pendingCounts' },
  endpoints: {
    getDsXx: { method: 'GET', path: '/getDsXx', auth: 'session', summary: { zh: '待办数', en: 'Pending counts' }, reply: PendingCounts },
  },
});
