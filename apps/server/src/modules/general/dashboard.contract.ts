import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../platform/contract/index.ts';

const fee = z.int().nullable();

/** What a day came to. Kilograms and fen; an amount that the reader may not see is null. */
export const DayFigures = z
  .object({
    day: z.string(),
    created: z.int(),
    signed: z.int(),
    weight: z.int(),
    customerFee: fee,
    driverFee: fee,
  })
  .meta({ id: 'DayFigures' });

/** Waybills of some days among those that the reader sees. */
const FreightFigures = z
  .object({
    days: z.array(DayFigures),
    statusCounts: z.record(z.string(), z.int()),
    customers: z.array(z.object({ id: z.string(), name: z.string(), count: z.int(), weight: z.int() })),
    cargo: z.array(z.object({ name: z.string(), count: z.int(), weight: z.int() })),
  })
  .meta({ id: 'FreightFigures' });

/** What happens today, by the hour, and what happened last. */
const LiveFigures = z
  .object({
    now: z.string(),
    onRoad: z.int(),
    waiting: z.int(),
    overdue: z.int(),
    online: z.int().nullable(),
    hours: z.array(z.object({ hour: z.int(), created: z.int(), loaded: z.int(), signed: z.int() })),
    events: z.array(
      z.object({
        id: z.string(),
        noteId: z.string(),
        noteNumber: z.string(),
        content: z.string(),
        happenTime: z.string(),
        actorName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LiveFigures' });

/** Figures of the dashboards, computed among the rows that the reader sees. @source GEN-02 */
export const dashboardContract = contract('/dashboard', {
  about: { domain: 'system', name: 'dashboard' },
  endpoints: {
    freight: {
      method: 'GET',
      path: '/freight',
      permission: 'shipping:list',
      summary: label('运营分析', 'Figures of some days'),
      query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
      reply: FreightFigures,
    },
    live: {
      method: 'GET',
      path: '/live',
      permission: 'shipping:list',
      summary: label('实时监控', 'What happens today'),
      reply: LiveFigures,
    },
  },
});
