import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../../platform/isSameSecret.ts';

/** What is signed: both sides put it together from what they sent or received. */
export interface Signed {
  method: string;
  /** Path with its query, as it stands in the first line of the request. */
  path: string;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
  /** The body as it goes over the line; empty where there is none. */
  body: string;
}

/** Seconds that the clocks of both sides may be apart. */
export const clockTolerance = 300;

/** HMAC-SHA-256 over method, path, timestamp, nonce and body, a line each, in hexadecimal digits. */
export const signatureOf = (secret: string, { method, path, timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', secret).update([method, path, timestamp, nonce, body].join('\n')).digest('hex');

/** The headers of a signed message. */
export function signedHeaders(
  { keyId, secret }: { keyId: string; secret: string },
  { now, ...what }: Pick<Signed, 'method' | 'path' | 'body'> & { now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'x-key-id': keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(secret, { ...what, timestamp, nonce }),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A check of signed messages that takes each once, as long as the process lives.
 *
 * @returns why a message is refused; undefined for one that is taken
 */
export function createVerifier({ keyId, secret }: { keyId: string; secret: string }) {
  /** Nonces that were seen, with the second in which they are forgotten. */
  const seen = new Map<string, number>();
  return (
    headers: Headers,
    { now, ...what }: Pick<Signed, 'method' | 'path' | 'body'> & { now: Date },
  ): 'key' | 'time' | 'signature' | 'nonce' | undefined => {
    const of = (name: string): string => {
      const value = headers[name];
      return typeof value === 'string' ? value : '';
    };
    const [timestamp, nonce] = [of('x-timestamp'), of('x-nonce')];
    if (of('x-key-id') !== keyId) return 'key';
    const seconds = Math.floor(now.getTime() / 1000);
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > clockTolerance) return 'time';
    if (!/^[0-9A-Za-z-]{16,64}$/.test(nonce)) return 'nonce';
    if (!isSameSecret(of('x-signature'), signatureOf(secret, { ...what, timestamp, nonce }))) return 'signature';
    // Only what was signed is remembered, so strangers fill nothing.
    for (const [old, until] of seen) {
      if (until >= seconds) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return 'nonce';
    seen.set(nonce, seconds + 2 * clockTolerance);
    return undefined;
  };
}
