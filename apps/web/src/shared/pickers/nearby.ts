import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { ListParams } from '@tarmac/admin-kit/resource';
import { defineTexts } from '../texts/defineTexts.ts';
import { instantOf } from '../texts/nowText.ts';

const texts = defineTexts({
  away: { zh: '{km} 公里（{age}）', en: '{km} km ({age})' },
  fromLoading: { zh: '距装货地', en: 'From loading place' },
  minutes: { zh: '{n} 分钟前', en: '{n} min ago' },
  hours: { zh: '{n} 小时前', en: '{n} h ago' },
});

/** A row that was seen lately, with the metres from there to the loading place. */
interface Seen {
  lastLocTime: string | null;
  nearMetres: number | null;
}

/** Where is loaded, as the form around a picker holds it: who is nearest comes first then. @source freight-domain G06 */
export function fromLoading({ sendLng, sendLat }: Readonly<Record<string, unknown>>): ListParams {
  return typeof sendLng === 'number' && typeof sendLat === 'number' ? { lng: sendLng, lat: sendLat } : {};
}

/** What is to be carried, as the form around a picker holds it under one of these names: vehicles that carry it come first then. */
export function toCarry({ plannedWeight, weight = plannedWeight }: Readonly<Record<string, unknown>>): ListParams {
  return typeof weight === 'number' && weight > 0 ? { weight } : {};
}

/** What {@link awayText} is called. */
export const awayLabel = texts.fromLoading;

/** {@link awayText} with its name, for lines of many facts. */
export function nearText(row: Seen, localize: (text: LocalText) => string): string | undefined {
  const away = awayText(row, localize);
  return away === undefined ? undefined : `${localize(awayLabel)} ${away}`;
}

/** How far from the loading place, and how old that is; nothing of anyone who was not seen within a day. */
export function awayText({ lastLocTime, nearMetres }: Seen, localize: (text: LocalText) => string): string | undefined {
  if (nearMetres === null || lastLocTime === null) return undefined;
  const minutes = Math.max(0, Math.round((Date.now() - instantOf(lastLocTime)) / 60_000));
  const age =
    minutes < 60
      ? localize(texts.minutes).replace('{n}', String(minutes))
      : localize(texts.hours).replace('{n}', String(Math.round(minutes / 60)));
  const km = (nearMetres / 1000).toFixed(nearMetres < 10_000 ? 1 : 0);
  return localize(texts.away).replace('{km}', km).replace('{age}', age);
}
