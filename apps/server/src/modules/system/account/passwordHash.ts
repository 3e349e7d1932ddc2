import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { tooMany } from '../../../platform/errors.ts';

/** Work of one hash. Stored in the hash itself, so that it can grow. @source security 2.6 */
interface Work {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

const fullWork: Work = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** Tests make many users; what they prove does not depend on the work. */
const testWork: Work = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const work = process.env['NODE_ENV'] === 'test' && process.env['TARMAC_FULL_HASH'] !== '1' ? testWork : fullWork;

const maxRunning = 2;
const maxWaiting = 64;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Hashes a password with argon2id as PHC text, exactly as it was sent.
 *
 * @throws TooMany more than 64 hashes wait
 */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, options()));
}

let unknowable: Promise<string> | undefined;

/** The hash of a password that nobody knows, for people who get theirs from an administrator later. */
export const unknowablePassword = (): Promise<string> => (unknowable ??= hashPassword(randomBytes(32).toString('base64url')));

/** Whether a password fits a stored hash. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return oneOfFew(() => verify(stored, password).catch(() => false));
}

/** Whether a stored hash was made with less work than today's. */
export function isOutdated(stored: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  return match === null || Number(match[1]) < work.memoryCost || Number(match[2]) < work.timeCost;
}

let dummy: Promise<string> | undefined;

/** Takes as long as a real check, for user names that do not exist. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hash('no user has this password', options());
  await verifyPassword(await dummy, password);
  return false;
}

function options(): Options {
  // algorithm 2 is argon2id; the library declares it as a const enum, which type stripping cannot see.
  return { ...work, algorithm: 2, outputLen: 32 } as Options;
}

async function oneOfFew<T>(run: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw tooMany(2);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await run();
  } finally {
    // Hands the place on, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
