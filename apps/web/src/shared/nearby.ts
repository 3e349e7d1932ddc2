import type { ListQuery, Page } from '@tarmac/freight-api';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from './defineTexts.ts';
import { instantOf } from './map/trackLine.ts';

const texts = defineTexts({
  away: { zh: '距装货地 {km} 公里（{age}）', en: '{km} km from loading ({age})' },
  minutes: { zh: '{n} 分钟前', en: '{n} min ago' },
  hours: { zh: '{n} 小时前', en: '{n} h ago' },
});

/** A row that was seen lately, with the metres from there to the loading place. */
interface Seen {
  lastLocTime: string | null;
  nearMetres?: number;
}

type ListOf<Row> = (query: ListQuery, options: { signal?: AbortSignal }) => Promise<Pick<Page<Row>, 'records'>>;

/** Where is loaded, as the form around a picker holds it: who is nearest comes first then. */
export function fromLoading({ sendLng, sendLat }: Readonly<Record<string, unknown>>): ListQuery {
  return typeof sendLng === 'number' && typeof sendLat === 'number' ? { near: `${sendLng},${sendLat}` } : {};
}

/** A list that asks for the nearest where it is told to what; else, and of named rows, the list as it is. @source freight-domain G06 */
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
    if (typeof near !== 'string' || query['id_MultiString'] !== undefined) return list(query, options);
    const [lng, lat] = near.split(',').map(Number);
    const name = String(query[searchBy] ?? '').replaceAll('*', '');
    const { records, metres } = await nearest({ lng: lng!, lat: lat!, name, pageSize: Number(query['pageSize'] ?? 30) }, options);
    return { records: records.map((row) => (metres[row.id] === undefined ? row : { ...row, nearMetres: metres[row.id]! })) };
  };

/** How far from the loading place, and how old that is; nothing of whoever was not seen within a day. */
export function nearText({ lastLocTime, nearMetres }: Seen, localize: (text: LocalText) => string): string | undefined {
  if (nearMetres === undefined || lastLocTime === null) return undefined;
  const minutes = Math.max(0, Math.round((Date.now() - instantOf(lastLocTime)) / 60_000));
  const age =
    minutes < 60
      ? localize(texts.minutes).replace('{n}', String(minutes))
      : localize(texts.hours).replace('{n}', String(Math.round(minutes / 60)));
  const km = (nearMetres / 1000).toFixed(nearMetres < 10_000 ? 1 : 0);
  return localize(texts.away).replace('{km}', km).replace('{age}', age);
}
