import { formatInstant, interpolate, type LocalText } from '@tarmac/admin-kit/i18n';
import { areaNear } from '../map/areas.ts';
import type { Whereabouts } from '../map/trackLine.ts';
import { trackTexts as texts } from './trackTexts.ts';

type Localize = (text: LocalText) => string;

/** A stretch of time in words: 45 minutes, 3 hours 20 minutes, 2 days 4 hours. */
export function durationText(localize: Localize, minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  if (whole < 60) return interpolate(localize(texts.minutes), { minutes: whole });
  if (hours < 48) return interpolate(localize(texts.hours), { hours, minutes: whole % 60 });
  return interpolate(localize(texts.days), { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** Metres in words: below ten kilometres with a decimal. */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(metres < 10_000 ? 1 : 0);

/** `06-02 10:15` of a wire text. */
export const shortTime = (text: string): string => text.slice(5, 16);

/** A moment of a replay in words: when it was, how fast the vehicle went, and where about it was. */
export function momentWords(localize: Localize, { instant, ...where }: Whereabouts & { instant: number }): string {
  return [shortTime(formatInstant(instant)), ...whereWords(localize, where)].join(' · ');
}

/** How fast a vehicle went and where about it was. */
export const whereWords = (localize: Localize, { speed, ...place }: Whereabouts): string[] => [
  ...(speed === null ? [] : [`${speed} ${localize(texts.kmh)}`]),
  interpolate(localize(texts.near), { area: localize(areaNear(place)) }),
];
