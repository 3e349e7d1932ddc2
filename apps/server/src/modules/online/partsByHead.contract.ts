import { type Endpoint, Id } from '../../platform/contract/index.ts';
import { z } from 'zod';

/** Lists parts of what an administrator declared: of a report, or of a page of reports. */
export const byHead = {
  method: 'GET',
  path: '/listByHeadId',
  permission: 'online:report:list',
  query: z.object({ headId: Id }),
  errors: ['NotFound'],
} as const satisfies Partial<Endpoint>;
