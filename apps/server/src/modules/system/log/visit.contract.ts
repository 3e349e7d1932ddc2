import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';

/** How often people came, from the log of logins: what home pages of stock clients show. @source SYS-09, jeecg-wire 2.2 */
export const visitContract = contract('/sys', {
  about: { domain: 'system', name: 'visit' },
  endpoints: {
    loginfo: {
      method: 'GET',
      path: '/loginfo',
      auth: 'session',
      summary: label('访问量', 'Visits so far and today'),
      reply: z.object({ totalVisitCount: z.int(), todayVisitCount: z.int(), todayIp: z.int() }),
    },
    visitInfo: {
      method: 'GET',
      path: '/visitInfo',
      auth: 'session',
      summary: label('近七日访问量', 'Visits of the last seven days'),
      /** `tian` is the day, `type` its short form. */
      reply: z.array(z.object({ tian: z.string(), type: z.string(), visit: z.int(), ip: z.int() })),
    },
  },
});
