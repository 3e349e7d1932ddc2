import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address of a private file works. @source security 10.46 */
const signatureLifetime = 10 * 60 * 1000;

/**
 * Adds a signature to a stored path. Addresses change once per five minutes, so that a browser may keep what it has shown.
 *
 * @param now milliseconds
 */
export function signPath(secret: string, tenantId: number, path: string, now: number): string {
  const expires = Math.ceil((now + signatureLifetime) / 300_000) * 300;
  return `${path}?t=${tenantId}&e=${expires}&s=${signatureOf(secret, tenantId, path, expires)}`;
}

/** Whether a signature fits path, tenant and time. */
export function isSigned(secret: string, tenantId: number, path: string, expires: number, signature: string, now: number): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < now) return false;
  const right = Buffer.from(signatureOf(secret, tenantId, path, expires));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Signs each path of a comma list; addresses elsewhere stay as they are. */
export function signPaths(secret: string, tenantId: number, paths: string, now: number): string {
  return paths
    .split(',')
    .map((path) => (path === '' || /^https?:/.test(path) ? path : signPath(secret, tenantId, stripSignature(path), now)))
    .join(',');
}

/** What is stored: paths without the signatures that came back with a form. */
export function stripSignatures(paths: string): string {
  return paths.split(',').map(stripSignature).join(',');
}

function stripSignature(path: string): string {
  return path.replace(/\?t=\d+&e=\d+&s=[\w-]+$/, '');
}

function signatureOf(secret: string, tenantId: number, path: string, expires: number): string {
  return createHmac('sha256', secret).update(`${tenantId}\n${path}\n${expires}`).digest('base64url');
}
