import type { SeriesKind } from '../cells/cellType.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that stands for nothing but itself in HTML. */
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

/** What a program could take for a number, a day, a truth or a formula. */
const looksOtherwise = /^[\s\d=+\-@.'(¥￥$€£%]|^(?:true|false)$/i;

/**
 * Writes one cell for the clipboard. A text that could be taken for something else says that it is text, each program in its own
 * words, so that an id of 18 digits is not a number of 15 and `=1+1` no formula.
 */
export function writeHtmlCell(text: string, kind: SeriesKind | undefined): string {
  const content = /[&<>"\s]/.test(text) ? htmlText(text) : text;
  if (kind === 'number') return `<td>${content}</td>`;
  if (kind === 'date') return `<td style="mso-number-format:'yyyy\\-mm\\-dd${text.length > 10 ? ' hh:mm:ss' : ''}'">${content}</td>`;
  if (!looksOtherwise.test(text)) return `<td>${content}</td>`;
  const sheets = escapeHtml(JSON.stringify({ 1: 2, 2: text }));
  return `<td style="mso-number-format:'\\@'" sdnum="2052;0;@" data-sheets-value="${sheets}">${content}</td>`;
}

function htmlText(text: string): string {
  return escapeHtml(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/^ | (?= )| $/g, '&nbsp;').replaceAll('\t', '<span style="white-space:pre">&#9;</span>'))
    .join('<br style="mso-data-placement:same-cell">');
}
