import type { ListQuery, Page } from '@tarmac/freight-api';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from './defineTexts.ts';
import { instantOf } from './map/trackLine.ts';

const texts = defineTexts({
  away: { zh: '{km} 公里（{age}）', en: '{km} km ({age})' },
  fromLoading: { zh: '距装货地', en: 'From loading' },
  minutes: { zh: '{n} 分钟前', en: '{n} min ago' },
  hours: { zh: '{n} 小时前', en: '{n} h ago' },
});

/** A row that was seen lately, with the metres from there to the loading place. */
interface Seen {
  lastLocTime: string | null;
  nearMetres?: number;
}

type ListOf<Row> = (query: ListQuery, options: { signal?: AbortSignal }) => Promise<Pick<Page<Row>, 'records'> & { total?: number }>;

/** Where is loaded, as the form around a picker holds it: who is nearest comes first then. */
export function fromLoading({ sendLng, sendLat }: Readonly<Record<string, unknown>>): ListQuery {
  return typeof sendLng === 'number' && typeof sendLat === 'number' ? { near: `${sendLng},${sendLat}` } : {};
}

/** A list that asks for the nearest where it is told to what; else, and of named rows and of pages, the list as it is. @source freight-domain G06 */
export const nearestFirst =
  <Row extends { id: string }>(
    list: ListOf<Row>,
    nearest: (
      query: { lng: number; lat: number; name?: string; pageSize?: number },
      options: { signal?: AbortSignal },
    ) => Promise<{ records: Row[]; metres: Record<string, number> }>,
    searchBy: string,
  ): ListOf<Row> =>
  async ({ near, ...query }, options) => {
    if (typeof near !== 'string') return list(query, options);
    const [lng, lat] = near.split(',').map(Number);
    if (query['id_MultiString'] !== undefined || query.pageNo !== undefined) {
      const { records, total } = await list(query, options);
      return { records: records.map((row) => withMetres(row, { lng: lng!, lat: lat! })), ...(total !== undefined && { total }) };
    }
    const name = String(query[searchBy] ?? '').replaceAll('*', '');
    const { records, metres } = await nearest({ lng: lng!, lat: lat!, name, pageSize: Number(query['pageSize'] ?? 30) }, options);
    return { records: records.map((row) => (metres[row.id] === undefined ? row : { ...row, nearMetres: metres[row.id]! })) };
  };

/** Rows that are named, or stand on a page, come as their list gives them: how far they are follows from where they were seen, as the server reckons it. */
function withMetres<Row extends object>(row: Row, place: { lng: number; lat: number }): Row {
  const { lastLng, lastLat, lastLocTime } = row as Row & { lastLng?: number | null; lastLat?: number | null; lastLocTime?: string | null };
  if (typeof lastLng !== 'number' || typeof lastLat !== 'number' || !lastLocTime) return row;
  if (Date.now() - instantOf(lastLocTime) > freshMs) return row;
  return { ...row, nearMetres: roadMetres({ lng: lastLng, lat: lastLat }, place) };
}

/** Older positions say nothing of where a truck is now. @source freight-domain G06 */
const freshMs = 24 * 3_600_000;

/** Estimated metres by road: the great circle times 1.28. @source freight-domain 8.4 */
function roadMetres(from: { lng: number; lat: number }, to: { lng: number; lat: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(a)) * 1.28);
}

/** What {@link awayText} is called. */
export const awayLabel = texts.fromLoading;

/** {@link awayText} with its name, for lines of many facts. */
export function nearText(row: Seen, localize: (text: LocalText) => string): string | undefined {
  const away = awayText(row, localize);
  return away === undefined ? undefined : `${localize(awayLabel)} ${away}`;
}

/** How far from the loading place, and how old that is; nothing of whoever was not seen within a day. */
export function awayText({ lastLocTime, nearMetres }: Seen, localize: (text: LocalText) => string): string | undefined {
  if (nearMetres === undefined || lastLocTime === null) return undefined;
  const minutes = Math.max(0, Math.round((Date.now() - instantOf(lastLocTime)) / 60_000));
  const age =
    minutes < 60
      ? localize(texts.minutes).replace('{n}', String(minutes))
      : localize(texts.hours).replace('{n}', String(Math.round(minutes / 60)));
  const km = (nearMetres / 1000).toFixed(nearMetres < 10_000 ? 1 : 0);
  return localize(texts.away).replace('{km}', km).replace('{age}', age);
}
