import type { Context } from '../../../platform/context.ts';
import { englishOfNotice } from '../../../platform/englishOf.ts';
import { escapeHtml, plainTextOf } from '../../../platform/html/richText.ts';

/** What a notice shows. */
interface Shown {
  sender?: unknown;
  titile?: unknown;
  msgAbstract?: unknown;
  msgContent?: unknown;
}

/** Who sends what nobody wrote; stored by this name. */
export const systemSender = 'system';

const senders = { zh: '系统', en: 'System' } as const;

/**
 * A notice that the system wrote of itself, which is stored in Chinese, as its reader gets it. What people wrote stays as it is, and so does
 * what they had filled in from a template of theirs: that comes from the system as well, without a summary.
 *
 * @source LANG-01
 */
export function toldNotice<Row extends Shown>(row: Row, { locale }: Pick<Context, 'locale'>): Row {
  if (row.sender !== systemSender) return row;
  const sender = senders[locale];
  if (locale === 'zh' || typeof row.msgAbstract !== 'string') return { ...row, sender };
  return {
    ...row,
    sender,
    titile: told(row.titile),
    msgAbstract: told(row.msgAbstract),
    msgContent:
      typeof row.msgContent !== 'string'
        ? row.msgContent
        : row.msgContent.replaceAll(/(?<=<p>)[^<]+(?=<\/p>)/g, (line) => escapeHtml(englishOfNotice(plainTextOf(line)))),
  };
}

const told = (text: unknown): unknown => (typeof text === 'string' ? englishOfNotice(text) : text);
