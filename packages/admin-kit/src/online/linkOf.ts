import { toText } from '../internals/toText.ts';
import { own } from '../internals/own.ts';
import { valueOf, type Around } from './expressions.ts';

/** Longer than that no address is. */
const longest = 2000;

/**
 * The address that a field or a button leads to: `${field}` is filled with the value of the row, `{{ expression }}` with what it gives, both
 * encoded. Only a page of this site, or http(s), is an address.
 *
 * @example linkOf('/device/${id}', { row: { id: '7' }, user }) // '/device/7'
 * @source jeecg-wire 4.3, security 41, 71
 */
export function linkOf(template: string | null | undefined, around: Around): string | undefined {
  if (!template || template.length > longest) return undefined;
  // A page of this site may be written without its slash; which one it is comes out of no row.
  const isBare = /^[A-Za-z][\w-]*(?:[/?#]|$)/.test(template) && !/^[^?#]*\.vue(?:[?#]|$)/.test(template);
  const filled = `${isBare ? '/' : ''}${template}`
    .replaceAll(/\{\{([^{}]*)\}\}/g, (_, source: string) => encodeURIComponent(toText(valueOf(source.trim(), around))))
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(own(around.row, name))));
  // eslint-disable-next-line no-control-regex
  if (filled.length > longest || /[\\\s\u0000-\u001F]/.test(filled)) return undefined;
  return isPageHere(filled) || /^https?:\/\/[^/]/i.test(filled) ? filled : undefined;
}

/** A page of this app, which opens in a tab of it. */
export const isPageHere = (address: string): boolean => /^\/(?!\/)/.test(address);
