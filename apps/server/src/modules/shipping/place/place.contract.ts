import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

const degrees = (min: number, max: number) => z.coerce.number().min(min).max(max);

/** A place that an address may be put at. @source freight-domain S13 地图选点 */
const Place = z
  .object({
    kind: z.enum(['division', 'address']).meta({ description: 'The seat of a division, or an address that is kept already.' }),
    name: z.string(),
    adcode: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    address: z.string().nullable().meta({ description: 'Street of a kept address.' }),
    lng: z.number().meta({ description: 'WGS-84, as everything that is stored.' }),
    lat: z.number(),
  })
  .meta({ id: 'Place' });

/** Which division a point is taken for, by what lies nearest, and what lies around it. */
const PlaceNear = z
  .object({
    nearest: Place.nullable().meta({ description: 'Null far from everything that is known.' }),
    distance: z.int().nullable().meta({ description: 'Metres to it.' }),
    around: z.array(Place),
  })
  .meta({ id: 'PlaceNear' });

/** Places for the map of an address. @source freight-domain S13 地图选点 */
export const placeContract = contract('/hyregion/hyRegion', {
  about: { domain: 'shipping', name: 'place' },
  endpoints: {
    search: {
      method: 'GET',
      path: '/search',
      auth: 'session',
      summary: { zh: '搜索地点', en: 'Search places' },
      query: z.object({ keyword: z.string().trim().min(1).max(50) }),
      reply: z.array(Place),
    },
    near: {
      method: 'GET',
      path: '/near',
      auth: 'session',
      summary: { zh: '坐标所在区县', en: 'The division of a point' },
      query: z.object({ lng: degrees(73.4, 135.1), lat: degrees(3.8, 53.6) }),
      reply: PlaceNear,
    },
  },
});
