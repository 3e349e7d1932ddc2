import { useState } from 'react';
import { late } from '../internals/late.ts';

/** The days of a month, in the popup of an input of dates. */
export const Calendar = late(() => import('./Calendar.tsx'), { part: 'Calendar', meanwhile: () => <div className="size-72" /> });

/** Whether the popup of an input of dates is open, and what opened it: a key takes the focus along. */
export function useDatePopup() {
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(null);
  return { opened, open: (takeFocus: boolean) => setOpened(takeFocus ? 'keyboard' : 'pointer'), close: () => setOpened(null) };
}
