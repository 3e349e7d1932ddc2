import { isWireDay } from '../../internals/readDates.ts';
import { addDays, addMonths } from '../cells/dateTexts.ts';
import type { SeriesKind } from '../cells/cellType.ts';
import { writeScaled } from '../store/writeScaled.ts';

/** The text at a place of a series: 0 is the first of the values it began with, places before and after go on. */
export type Series = (place: number) => string | undefined;

/**
 * How values go on, as with a spreadsheet's fill handle: numbers by their step, days by days or months, weekdays, texts by the
 * number in them. `undefined`: they do not, and are repeated.
 */
export function findSeries(kind: SeriesKind, texts: readonly string[]): Series | undefined {
  if (texts.length === 0 || texts.includes('')) return undefined;
  if (kind === 'number') return numberSeries(texts);
  if (kind === 'date') return dateSeries(texts);
  return kind === 'text' ? (weekdaySeries(texts) ?? numberedSeries(texts)) : undefined;
}

/** The step between neighbours if it is the same everywhere. */
function stepOf(values: readonly bigint[]): bigint | undefined {
  const step = values.length > 1 ? values[1]! - values[0]! : undefined;
  return step !== undefined && values.every((value, at) => at === 0 || value - values[at - 1]! === step) ? step : undefined;
}

function numberSeries(texts: readonly string[]): Series | undefined {
  const parts = texts.map((text) => /^(-?)(\d+)(?:\.(\d+))?$/.exec(text));
  if (parts.includes(null)) return undefined;
  const scale = Math.max(...parts.map((part) => part![3]?.length ?? 0));
  const values = parts.map((part) => BigInt(`${part![1]}${part![2]}${(part![3] ?? '').padEnd(scale, '0')}`));
  const step = stepOf(values);
  // One number alone is repeated: nobody knows by how much it is to grow.
  if (step === undefined) return undefined;
  return (place) => writeScaled(values[0]! + step * BigInt(place), scale);
}

function dateSeries(texts: readonly string[]): Series | undefined {
  if (!texts.every(isWireDay)) return undefined;
  const first = texts[0]!;
  const time = first.slice(10);
  if (!texts.every((text) => text.slice(10) === time)) return instantSeries(texts);
  const days = texts.map((text) => text.slice(0, 10));
  const day = days[0]!;
  const months = stepOf(days.map((text) => BigInt(text.slice(0, 4)) * 12n + BigInt(text.slice(5, 7))));
  if (months !== undefined && months !== 0n) {
    const dayOfMonth = Math.max(...days.map((text) => Number(text.slice(8, 10))));
    const byMonth = (place: number) => addMonths(day, { count: Number(months) * place, dayOfMonth });
    if (days.every((text, at) => byMonth(at) === text)) return (place) => byMonth(place) + time;
  }
  const step = days.length === 1 ? 1n : stepOf(days.map((text) => BigInt(Date.parse(`${text}T00:00:00Z`) / 86_400_000)));
  return step === undefined ? undefined : (place) => addDays(day, Number(step) * place) + time;
}

/** Instants at other times of their days: by seconds. */
function instantSeries(texts: readonly string[]): Series | undefined {
  const seconds = texts.map((text) => BigInt(Date.parse(`${text.replace(' ', 'T')}Z`) / 1000));
  const step = stepOf(seconds);
  if (step === undefined) return undefined;
  return (place) => new Date(Number(seconds[0]! + step * BigInt(place)) * 1000).toISOString().slice(0, texts[0]!.length).replace('T', ' ');
}

const weekdays: ReadonlyArray<readonly string[]> = [
  ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
];

function weekdaySeries(texts: readonly string[]): Series | undefined {
  const list = weekdays.find((names) => texts.every((text) => names.includes(text)));
  if (!list) return undefined;
  const places = texts.map((text) => list.indexOf(text));
  const step = places.length === 1 ? 1 : (places[1]! - places[0]! + 7) % 7;
  const at = (place: number) => (((places[0]! + step * place) % 7) + 7) % 7;
  return places.every((place, index) => at(index) === place) ? (place) => list[at(place)] : undefined;
}

/** Texts that differ in their last number: 运单001, 第3批. A number alone, such as a phone number, is not a text with a number. */
function numberedSeries(texts: readonly string[]): Series | undefined {
  const parts = texts.map((text) => /^(.*?)(\d+)(\D*)$/su.exec(text));
  const [first] = parts;
  if (!first || parts.some((part) => part?.[1] !== first[1] || part?.[3] !== first[3])) return undefined;
  const [, prefix = '', , suffix = ''] = first;
  if (texts.length === 1 && prefix === '' && suffix === '') return undefined;
  const digits = parts.map((part) => part![2]!);
  const width = digits.some((text) => text.startsWith('0')) ? Math.max(...digits.map((text) => text.length)) : 0;
  const values = digits.map(BigInt);
  const step = texts.length === 1 ? 1n : stepOf(values);
  if (step === undefined) return undefined;
  return (place) => {
    const value = values[0]! + step * BigInt(place);
    return value < 0n ? undefined : `${prefix}${String(value).padStart(width, '0')}${suffix}`;
  };
}
