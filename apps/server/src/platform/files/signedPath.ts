import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address of a private file works. @source security 10.46 */
const signatureLifetime = 10 * 60 * 1000;

/** Whom an address is made for. It tells the server, when it comes back with a form, that this person was shown the file. */
export interface Reader {
  tenantId: number;
  userId: string;
}

/** What an address says beside its path. */
export interface Signature {
  reader: Reader;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/**
 * Adds a signature to a stored path. Addresses change once per five minutes, so that a browser may keep what it has shown.
 *
 * @param now milliseconds
 * @source security 10.46, 10.47a
 */
export function signPath(secret: string, { reader, path, now }: { reader: Reader; path: string; now: number }): string {
  const expires = Math.ceil((now + signatureLifetime) / 300_000) * 300;
  return `${path}?t=${reader.tenantId}&u=${encodeURIComponent(reader.userId)}&e=${expires}&s=${signatureOf(secret, { reader, path, expires })}`;
}

/** Whether a signature fits path, reader and time. */
export function isSigned(
  secret: string,
  { path, signature: { reader, expires, signature }, now }: { path: string; signature: Signature; now: number },
): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < now) return false;
  const right = Buffer.from(signatureOf(secret, { reader, path, expires }));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Reads what stands behind a path; undefined when it is not a signature. */
export function readSignature({ t, u, e, s }: Readonly<Record<string, string | undefined>>): Signature | undefined {
  const tenantId = Number(t);
  if (u === undefined || s === undefined || !Number.isSafeInteger(tenantId)) return undefined;
  return { reader: { tenantId, userId: u }, expires: Number(e), signature: s };
}

/** Signs each path of a comma list; addresses elsewhere stay as they are. */
export function signPaths(secret: string, { reader, paths, now }: { reader: Reader; paths: string; now: number }): string {
  return paths
    .split(',')
    .map((path) => (path === '' || /^https?:/.test(path) ? path : signPath(secret, { reader, path: stripSignature(path), now })))
    .join(',');
}

/** What is stored: paths without the signatures that came back with a form. */
export function stripSignatures(paths: string): string {
  return paths.split(',').map(stripSignature).join(',');
}

/** A text without the signatures of the addresses in it, wherever they stand: also in markup and in JSON. */
export const withoutSignatures = (text: string): string =>
  text.replaceAll(/\?t=\d+&(?:amp;)?(?:u=[\w.%-]*&(?:amp;)?)?e=\d+&(?:amp;)?s=[\w-]+/g, '');

function stripSignature(path: string): string {
  return path.replace(/\?t=\d+&(?:u=[\w.%-]*&)?e=\d+&s=[\w-]+$/, '');
}

function signatureOf(
  secret: string,
  { reader: { tenantId, userId }, path, expires }: { reader: Reader; path: string; expires: number },
): string {
  return createHmac('sha256', secret).update(`${tenantId}\n${userId}\n${path}\n${expires}`).digest('base64url');
}
