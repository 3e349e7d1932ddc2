import { type QueryValue, queryString } from './queryString.ts';

/**
 * Writes the address of a call.
 *
 * @throws TypeError for a path that does not stay below the base path; the token must not travel elsewhere
 * @source REQ-01
 */
export function addressOf(basePath: string, { path, query }: { path: string; query: Readonly<Record<string, QueryValue>> }): string {
  if (!/^\/(?![/\\])/.test(path)) throw new TypeError(`A path begins with one slash: '${path}'.`);
  return `${basePath}${path}${queryString(query)}`;
}

/** The server's own words in an answer of any shape; empty without any. */
export function messageOf(body: unknown): string {
  const message = typeof body === 'object' && body !== null ? (body as { message?: unknown }).message : undefined;
  return typeof message === 'string' ? message : '';
}

/** Reads JSON; undefined when it is none. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/** Name that `Content-Disposition` gives a file, without any folder. @source RFC 6266 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const name = (encoded === undefined ? undefined : decode(encoded)) ?? /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return name?.split(/[/\\]/).at(-1);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a `Retry-After` that is a number; undefined for dates and nonsense. */
export function retryAfterOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,4}$/.test(header) ? Number(header) : undefined;
}
