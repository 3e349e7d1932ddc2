import { timingSafeEqual } from 'node:crypto';

/** Whether a caller gave the secret, in a time that tells nothing of it. A header that is missing or stands twice is none. */
export function isSameSecret(given: string | string[] | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
