import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The browser that began; it alone can end. */
export const nonceCookie = 'third_nonce';

/** A fresh secret of a browser. */
export const newNonce = (): string => randomBytes(32).toString('base64url');

/** What a signed text says. Anyone who reads it knows that this server wrote it, for this browser, a moment ago. */
export interface Signed {
  /** `state` goes to the third party and back, `ticket` opens a session, `stranger` makes an account or is bound to one. */
  kind: 'state' | 'ticket' | 'stranger';
  /** The third party, the id of the user, or who the stranger is there. */
  about: string;
  nonce: string;
  /** ms since 1970. */
  until: number;
}

/** Writes a text that nobody else can. The browser's secret is bound to it and not part of it. */
export function sign(secret: string, { kind, about, nonce, until }: Signed): string {
  const id = randomBytes(16).toString('base64url');
  const said = Buffer.from(JSON.stringify([kind, about, until, id])).toString('base64url');
  return `${said}.${macOf(secret, { said, nonce })}`;
}

/** What a text of `sign` is about; undefined when it is none, is over, or belongs to another browser. */
export function readSigned(
  secret: string,
  { text, kind, nonce, now }: { text: string; kind: Signed['kind']; nonce: string; now: number },
): string | undefined {
  const [said = '', mac = '', ...rest] = text.split('.');
  const right = Buffer.from(macOf(secret, { said, nonce }));
  const given = Buffer.from(mac);
  if (nonce === '' || rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [of, about, until] = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as [string, string, number];
  return of === kind && until > now ? about : undefined;
}

const macOf = (secret: string, { said, nonce }: { said: string; nonce: string }): string =>
  createHmac('sha256', secret).update(`third login\n${nonce}\n${said}`).digest('base64url');

/** A cookie of a request. */
export function cookieOf(cookies: string, name: string): string {
  const found = cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
