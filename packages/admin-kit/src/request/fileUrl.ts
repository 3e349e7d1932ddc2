/** Where stored paths are served. */
export interface FileDomains {
  /** Base of ordinary files, such as `/files`. */
  static: string;
  /** Base of bank images. */
  bank?: string;
}

/**
 * Makes the address of a stored path: an `http` address is used as it is, any other non-empty path without '[' gets the
 * domain. Empty or unusable paths give undefined.
 *
 * @example fileUrl('avatars/1.png', { domains: { static: 'https://files.example.com' } }) // 'https://files.example.com/avatars/1.png'
 * @source REQ-08
 */
export function fileUrl(
  path: string | null | undefined,
  { domains, kind = 'static' }: { domains: FileDomains; kind?: 'static' | 'bank' },
): string | undefined {
  if (path === null || path === undefined || path === '') return undefined;
  if (path.startsWith('http')) return path;
  if (path.includes('[')) return undefined;
  const base = (kind === 'bank' ? domains.bank : undefined) ?? domains.static;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
