/** A part of a file; both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads the header `Range`.
 *
 * @returns undefined for the whole file: nothing asked, several parts asked, or not understood; null where no byte of it is in the file
 * @source https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [whole, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (whole === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? null : { start, end };
}
