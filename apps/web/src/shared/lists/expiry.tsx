import { FieldView } from '@tarmac/admin-kit/field';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { defineTexts } from '../texts/defineTexts.ts';
import { nowText } from '../texts/nowText.ts';

const texts = defineTexts({
  over: { zh: '已过期 {days} 天', en: 'expired {days} {days|day|days} ago' },
  soon: { zh: '剩 {days} 天', en: '{days} {days|day|days} left' },
  today: { zh: '今天到期', en: 'last day' },
});
/** As many days before the end as its holder is reminded. @source freight-domain NT14 */
const soonDays = 30;

/** Whether a certificate has run out, or is about to. `day` and `today` as `YYYY-MM-DD`; it holds through its last day. */
export function expiryOf(day: string | null | undefined, today = nowText().slice(0, 10)): 'over' | 'soon' | undefined {
  const days = daysLeft(day, today);
  if (days === undefined) return undefined;
  return days < 0 ? 'over' : days <= soonDays ? 'soon' : undefined;
}

/** Days from today to the last day, negative once it is past. */
export function daysLeft(day: string | null | undefined, today = nowText().slice(0, 10)): number | undefined {
  return day ? Math.round((Date.parse(day.slice(0, 10)) - Date.parse(today)) / 86_400_000) : undefined;
}

function Expiry({ day, children }: { day: string | null | undefined; children: ReactNode }) {
  const { localize } = useLocale();
  const state = expiryOf(day);
  if (state === undefined) return children;
  const days = daysLeft(day)!;
  return (
    <span className={state === 'over' ? 'text-danger-ink' : 'text-waiting-ink'}>
      {children}
      <span className="ms-1 text-xs">{interpolate(localize(texts[days === 0 ? 'today' : state]), { days: Math.abs(days) })}</span>
    </span>
  );
}

const dayMeta = { kind: 'date', label: { zh: '日期', en: 'Day' } } as const;

/** The last day of a certificate and the days that are left, however many. A day in 9999 says that it holds for life. */
export function DaysLeft({ day }: { day: string | null | undefined }) {
  const { localize } = useLocale();
  const days = daysLeft(day);
  if (!day || days === undefined) return '--';
  const shown = <FieldView meta={dayMeta} name="day" row={{ day }} />;
  if (day.startsWith('9999')) return shown;
  if (expiryOf(day) !== undefined) return <Expiry day={day}>{shown}</Expiry>;
  return (
    <>
      {shown}
      <span className="ms-1 text-xs text-ink-secondary">{interpolate(localize(texts.soon), { days })}</span>
    </>
  );
}

/** A column with the last day of a certificate, coloured by the days that are left. @source freight-domain F04, F05, F06 */
export const expiring = <Name extends string>(field: Name) => ({
  field,
  width: 176,
  cell: (row: object, shown: ReactNode) => <Expiry day={(row as Readonly<Record<Name, string | null>>)[field]}>{shown}</Expiry>,
});
