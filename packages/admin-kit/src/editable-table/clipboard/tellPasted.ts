import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { PasteResult } from './pasteCells.ts';

/** Says what came of pasting. What was lost in another program cannot be seen here: it is told until somebody has read it. */
export function tellPasted({ refusals, droppedRows, droppedColumns, imprecise, written }: PasteResult, { t, say }: TellParts): void {
  const lost = refusals.length + droppedRows + droppedColumns;
  say(lost === 0 ? t('grid.pasted', { count: written }) : t('grid.pastedSome', { count: written, lost }));
  if (imprecise === 0) return;
  notices.warning(t('grid.pastedImprecise', { count: imprecise }), { key: 'grid.pastedImprecise', duration: 0 });
}

interface TellParts {
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  say: (text: string) => void;
}
