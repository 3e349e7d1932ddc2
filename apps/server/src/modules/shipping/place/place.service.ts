import { and, between, eq, ilike, or, type SQL } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { escapeLike } from '../../../platform/query/likePattern.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { divisionCentres } from '../../region/divisionCentres.ts';
import { divisions, placeOf } from '../../region/divisions.ts';
import { receiveAddressResource, sendAddressResource } from '../common/addresses.ts';
import { crowDistance, type LngLat } from '../../region/haversine.ts';

/** A place that an address may be put at. */
interface Place extends LngLat {
  kind: 'division' | 'address';
  name: string;
  adcode: string;
  province: string;
  city: string;
  district: string;
  address: string | null;
}

/** Metres up to which the seat of a division says something of a point: counties of the west are that large. */
const farthestSeat = 200_000;
/** Metres up to which a kept address tells the division better than a seat. */
const nearAddress = 3000;
/** About as many degrees. */
const nearDegrees = 0.04;
const mostFound = 20;
const mostAround = 12;

function seatOf({ adcode, lng, lat }: { adcode: string } & LngLat): Place | undefined {
  const place = placeOf(adcode);
  if (place === undefined) return undefined;
  return { kind: 'division', name: place.district, adcode, ...place, address: null, lng, lat };
}

/** Addresses that the actor sees, of both kinds, without people and phones. */
async function keptAddresses(
  tx: Tx,
  ctx: Context,
  where: (columns: typeof sendAddressResource.table) => SQL | undefined,
): Promise<Place[]> {
  if (!holds(ctx.actor, 'address:list')) return [];
  const kinds = [sendAddressResource, receiveAddressResource] as unknown as readonly (typeof sendAddressResource)[];
  const found: Place[] = [];
  for (const resource of kinds) {
    const { table } = resource;
    const rows = await tx
      .select({
        name: table.addressName,
        adcode: table.adcode,
        province: table.province,
        city: table.city,
        district: table.district,
        address: table.address,
        lng: table.lng,
        lat: table.lat,
      })
      .from(table)
      .where(and(visibleRows(ctx, resource), eq(table.enabled, '1'), where(table)))
      .limit(mostFound);
    for (const row of rows)
      found.push({ ...row, kind: 'address', province: row.province ?? '', city: row.city ?? '', district: row.district ?? '' });
  }
  return found;
}

/** Finds divisions by name, and addresses that are kept already by their name, company or street. @source freight-domain S13 地图选点 */
export function searchPlaces(ctx: Context, keyword: string): Promise<Place[]> {
  // Cities are found by the districts that they consist of.
  const words = keyword.split(/\s+/);
  const fits = (text: string) => words.every((word) => text.includes(word));
  const known = divisions();
  const seats = divisionCentres().filter(({ adcode }) => fits(`${placeText(adcode)}${known.get(adcode)?.name ?? ''}`));
  const named = (adcode: string) => (known.get(adcode)?.name.startsWith(keyword) === true ? 0 : 1);
  return ctx.transaction(async (tx) => {
    const like = `%${escapeLike(keyword)}%`;
    const addresses = await keptAddresses(tx, ctx, (table) =>
      or(ilike(table.addressName, like), ilike(table.companyName, like), ilike(table.address, like)),
    );
    const found = seats.toSorted((one, other) => named(one.adcode) - named(other.adcode)).slice(0, mostFound);
    return [...addresses, ...found.flatMap((seat) => seatOf(seat) ?? [])].slice(0, mostFound);
  });
}

const placeText = (adcode: string): string => {
  const place = placeOf(adcode);
  return place === undefined ? '' : `${place.province}${place.city}${place.district}`;
};

/** Which division a point is taken for: that of a kept address close by, else that of the nearest seat. */
export function placeNear(ctx: Context, point: LngLat) {
  const byDistance = (one: LngLat, other: LngLat) => crowDistance(point, one) - crowDistance(point, other);
  // Degrees are enough to leave out the other end of the country.
  const seats = divisionCentres()
    .filter(({ lng, lat }) => Math.abs(lng - point.lng) < 3 && Math.abs(lat - point.lat) < 2.5)
    .toSorted(byDistance)
    .slice(0, mostAround)
    .flatMap((seat) => seatOf(seat) ?? []);
  return ctx.transaction(async (tx) => {
    const kept = await keptAddresses(tx, ctx, (table) =>
      and(
        between(table.lng, point.lng - nearDegrees, point.lng + nearDegrees),
        between(table.lat, point.lat - nearDegrees, point.lat + nearDegrees),
      ),
    );
    const [close] = kept
      .filter((place) => crowDistance(point, place) <= nearAddress && placeOf(place.adcode) !== undefined)
      .toSorted(byDistance);
    const [seat] = seats;
    const nearest = close ?? (seat !== undefined && crowDistance(point, seat) <= farthestSeat ? seat : undefined);
    return {
      nearest: nearest ?? null,
      distance: nearest === undefined ? null : Math.round(crowDistance(point, nearest)),
      around: seats,
    };
  });
}
