import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { PasteResult } from './pasteCells.ts';

/** Says what came of pasting. What was lost in another program cannot be seen here: it is told until somebody has read it. */
export function tellPasted(result: PasteResult, { t, say, maxRows }: TellParts): void {
  const { refusals, droppedRows, droppedColumns, imprecise, written, unread } = result;
  const lost = refusals.length + droppedRows + droppedColumns;
  const said = lost === 0 ? t('grid.pasted', { count: written }) : t('grid.pastedSome', { count: written, lost });
  say(unread === 0 ? said : t('grid.pastedUnread', { said, count: unread }));
  if (maxRows !== undefined && droppedRows > 0)
    notices.warning(t('grid.pastedFull', { count: maxRows, lost: droppedRows }), { key: 'grid.pastedFull', duration: 0 });
  if (imprecise === 0) return;
  notices.warning(t('grid.pastedImprecise', { count: imprecise }), { key: 'grid.pastedImprecise', duration: 0 });
}

interface TellParts {
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  say: (text: string) => void;
  /** Most rows of the table. */
  maxRows: number | undefined;
}
