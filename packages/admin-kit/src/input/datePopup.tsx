import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { late } from '../internals/late.ts';

/** The days of a month, in the popup of an input of dates. */
export const Calendar = late(() => import('./Calendar.tsx'), { part: 'Calendar', meanwhile: () => <div className="size-72" /> });

/**
 * The popup of an input of dates: what `PickerPopup` and the `Calendar` in it take, and the ways to open and close it. A key that opened it
 * takes the focus along.
 */
export function useDatePopup({ minimum, maximum }: DateBounds) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(null);
  const open = (takeFocus: boolean) => setOpened(takeFocus ? 'keyboard' : 'pointer');
  const close = () => setOpened(null);
  const takeFocus = opened === 'keyboard';
  return {
    popup: { open: opened !== null, onOpenChange: (next: boolean) => (next ? open(true) : close()), label: t('date.pick'), takeFocus },
    calendar: { takeFocus, minimum, maximum },
    open,
    close,
  };
}

/** Days that may be chosen. */
export interface DateBounds {
  /** First day that may be chosen, `YYYY-MM-DD`; absent means no bound. */
  minimum?: string;
  /** Last day that may be chosen, `YYYY-MM-DD`; absent means no bound. */
  maximum?: string;
}
