import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

/** An administrative division. Level 1 province, 2 city, 3 district. @source freight-domain 2.45 */
const Region = z
  .object({
    adcode: z.string(),
    name: z.string(),
    parentAdcode: z.string().nullable(),
    level: z.int(),
    lng: z.number().nullable(),
    lat: z.number().nullable(),
    plateLetter: z.string().nullable(),
  })
  .meta({ id: 'Region' });

/** A division as pickers need it, with all others. */
const RegionEntry = z
  .object({
    adcode: z.string(),
    name: z.string(),
    parentAdcode: z.string().nullable(),
    city: z
      .string()
      .nullable()
      .meta({ description: 'City of a district whose next division above is not one, such as those of Beijing; null for all others.' }),
  })
  .meta({ id: 'RegionEntry' });

/** @source freight-domain 2.45 */
export const regionContract = contract(
  '/hyregion/hyRegion',
  { domain: 'shipping', name: 'region' },
  {
    children: {
      method: 'GET',
      path: '/children',
      auth: 'session',
      summary: { zh: '下级行政区划', en: 'Divisions below' },
      query: z.object({
        parentAdcode: z
          .string()
          .regex(/^\d{6}$/)
          .optional(),
      }),
      reply: z.array(Region),
    },
    all: {
      method: 'GET',
      path: '/all',
      auth: 'session',
      summary: { zh: '全部行政区划', en: 'All divisions' },
      reply: z.array(RegionEntry),
    },
  },
);
