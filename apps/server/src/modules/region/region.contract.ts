import { z } from 'zod';
import { contract } from '../../platform/contract/index.ts';

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
    abolished: z.string().nullable().meta({ description: 'When it ceased, as far as that is known: a year, a month or a day.' }),
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
    abolished: z.string().nullable().meta({ description: 'When it ceased; those stay readable on old rows and are not offered.' }),
  })
  .meta({ id: 'RegionEntry' });

/** Where the divisions come from. */
const RegionTable = z
  .object({
    asOf: z.iso.date().meta({ description: 'Day of the table.' }),
    source: z.string(),
    current: z.int().meta({ description: 'Divisions that exist.' }),
    abolished: z.int().meta({ description: 'Divisions that are kept for old rows.' }),
    renewedBy: z.string().nullable().meta({ description: 'Who put it into force; null for the table that was shipped.' }),
    renewedAt: z.string().nullable(),
  })
  .meta({ id: 'RegionTable' });

const NamedRegion = z.object({ adcode: z.string(), name: z.string() });

/** A newer table of divisions. */
const RenewRegions = z
  .object({
    asOf: z.iso.date().meta({ description: 'Day of the table, later than that of the present one and not to come.' }),
    source: z.string().trim().min(1).max(200).meta({ description: 'Where it comes from, such as the page of the ministry.' }),
    rows: z
      .array(z.object({ adcode: z.string().regex(/^[1-8]\d{5}$/), name: z.string().trim().min(1).max(50) }))
      .min(1)
      .max(10_000),
    isTrial: z.boolean().meta({ description: 'Tells the differences and changes nothing.' }),
  })
  .meta({ id: 'RenewRegions' });
export type RenewRegionsInput = z.output<typeof RenewRegions>;

const RenewedRegions = z
  .object({
    added: z.array(NamedRegion),
    abolished: z.array(NamedRegion),
    renamed: z.array(NamedRegion.extend({ before: z.string() })),
    isApplied: z.boolean(),
  })
  .meta({ id: 'RenewedRegions' });
export type RenewedRegions = z.output<typeof RenewedRegions>;

/** @source freight-domain 2.45 */
export const regionContract = contract('/hyregion/hyRegion', {
  about: { domain: 'shipping', name: 'region' },
  endpoints: {
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
    table: {
      method: 'GET',
      path: '/table',
      permission: 'region:list',
      summary: { zh: '区划表信息', en: 'About the table of divisions' },
      reply: RegionTable,
    },
    renew: {
      method: 'POST',
      path: '/renew',
      permission: 'region:renew',
      summary: { zh: '更新区划表', en: 'Update the table of divisions' },
      body: RenewRegions,
      reply: RenewedRegions,
    },
  },
});
