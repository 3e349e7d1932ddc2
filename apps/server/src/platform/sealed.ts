import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';

/** Encrypts single values at rest and makes them findable by a keyed hash. */
export interface Sealer {
  /** Names the key, so that values sealed before a change of secret still open. */
  keyId: string;
  /** AES-256-GCM under a fresh nonce: equal texts give different results. */
  seal(text: string): string;
  /** The text behind a sealed value. @throws Error the value was altered or sealed with another key */
  open(sealed: string): string;
  /** HMAC-SHA-256 in hex: equal texts give equal results, which serves equality search and unique keys. */
  hash(text: string): string;
}

/**
 * Makes the sealer of a secret. Its keys are derived, so the secret itself encrypts nothing.
 *
 * @source freight-domain 0.4, security 5.25
 */
export function createSealer(secret: string): Sealer {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'tarmac', purpose, 32));
  // Key objects: a key given as bytes is prepared again for every value, which takes longer than the value itself.
  const key = createSecretKey(derive('sealed-values'));
  const hashKey = createSecretKey(derive('sealed-hashes'));
  const keyId = derive('sealed-key-id').toString('hex').slice(0, 8);
  return {
    keyId,
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed) => {
      if (!sealed.startsWith(`${keyId}.`)) throw new Error('open: the value was sealed with another secret');
      const bytes = Buffer.from(sealed.slice(keyId.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}

// Columns are declared before any configuration is read, so the key arrives later and is one per process.
const ring = new Map<string, Sealer>();
let present: Sealer | undefined;

/** Gives the process its secret; `createApp` calls it. Values sealed under earlier ones still open. */
export function provideSealingSecret(secret: string): void {
  const sealer = createSealer(secret);
  ring.set(sealer.keyId, sealer);
  present = sealer;
}

function sealer(): Sealer {
  if (present === undefined) throw new Error('sealed: call provideSealingSecret first');
  return present;
}

/** HMAC of a value under the process's secret, as `hashedText` columns hold it. */
export const hashValue = (text: string): string => sealer().hash(text);

/** A text sealed under the process's secret, for values that stand inside of others. */
export const sealText = (text: string): string => sealer().seal(text);

/** The text behind {@link sealText}. @throws Error it was altered */
export function openText(sealed: string): string {
  return (ring.get(sealed.slice(0, 8)) ?? sealer()).open(sealed);
}

const opened = new Map<string, string>();
const maxOpened = 5000;

/** Lists show the same rows to many people, and opening takes longer than everything else about a value: the last ones are kept. */
function openOnce(sealed: string): string {
  const known = opened.get(sealed);
  if (known !== undefined) return known;
  const text = openText(sealed);
  if (opened.size >= maxOpened) opened.delete(opened.keys().next().value as string);
  opened.set(sealed, text);
  return text;
}

/** A text that is encrypted in the database and plain in the program. It cannot be searched: put a `hashedText` beside it. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'varchar(255)',
  toDriver: (text) => sealer().seal(text),
  fromDriver: openOnce,
});

/** A long text that is encrypted in the database. It is opened again for every read: nobody lists such texts. */
export const sealedLongText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => sealer().seal(text),
  fromDriver: openText,
});

/** The keyed hash of a text: written and compared as the plain text, stored as its hash. */
export const hashedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'varchar(64)',
  toDriver: (text) => sealer().hash(text),
});
