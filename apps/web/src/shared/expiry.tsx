import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { defineTexts } from './defineTexts.ts';
import { nowText } from './nowText.ts';

const texts = defineTexts({
  over: { zh: '已过期', en: 'expired' },
  soon: { zh: '即将到期', en: 'expires soon' },
});
/** As many days before the end as its holder is reminded. @source freight-domain NT14 */
const soonDays = 30;

/** Whether a certificate has run out, or is about to. `day` and `today` as `YYYY-MM-DD`; it holds through its last day. */
export function expiryOf(day: string | null | undefined, today = nowText().slice(0, 10)): 'over' | 'soon' | undefined {
  if (!day) return undefined;
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(today)) / 86_400_000;
  return days < 0 ? 'over' : days <= soonDays ? 'soon' : undefined;
}

function Expiry({ day, children }: { day: string | null | undefined; children: ReactNode }) {
  const { localize } = useLocale();
  const state = expiryOf(day);
  if (state === undefined) return children;
  return (
    <span title={localize(texts[state])} className={state === 'over' ? 'text-danger-ink' : 'text-waiting-ink'}>
      {children}
      <span className="sr-only"> {localize(texts[state])}</span>
    </span>
  );
}

/** A column with the last day of a certificate, coloured by the days that are left. @source freight-domain F04, F05, F06 */
export const expiring = <Name extends string>(field: Name) => ({
  field,
  cell: (row: object, shown: ReactNode) => <Expiry day={(row as Readonly<Record<Name, string | null>>)[field]}>{shown}</Expiry>,
});
