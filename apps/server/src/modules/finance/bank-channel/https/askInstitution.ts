import type { z } from 'zod';
import type { CalledInstitution } from '../../../../platform/config.ts';
import { callOut } from '../../../../platform/outbound.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { merchantOf } from '../merchant.ts';
import { readAnswer } from '../resultSchema.ts';
import { signedHeaders } from './signature.ts';

/** What an institution is asked, and what it may answer. */
export interface Question<Answer> {
  path: string;
  body: unknown;
  schema: z.ZodType<Answer>;
}

/** What an institution must know of. @throws Error it answers that there is none */
export async function needed<Answer>(asked: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await asked;
  if (answer === undefined) throw new Error('the institution does not know this address');
  return answer;
}

/**
 * Asks an institution by a signed message. Redirects are not followed, and the time that an answer may take is that of all outgoing calls.
 *
 * @returns undefined where it says that there is none
 * @throws Error no answer in time, a refusal, or an answer that cannot be read
 */
export async function askInstitution<Answer>(
  platform: Platform,
  config: CalledInstitution,
  { path, body, schema }: Question<Answer>,
): Promise<Answer | undefined> {
  const text = JSON.stringify(body);
  const address = `${config.url}${path}`;
  const signed = { method: 'POST', path: new URL(address).pathname, body: text, now: platform.clock.now() };
  const answer = await callOut(platform.config, {
    address,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...signedHeaders(config, signed) },
    body: text,
    // Money of production must not end at this machine.
    notHere: platform.config.mode === 'production',
  });
  if (answer.status === 404) return undefined;
  // What it says may hold numbers of people, and goes to no log.
  if (answer.status !== 200) throw new Error(`the institution answers ${answer.status} at ${path}`);
  return readAnswer(answer.text, schema);
}

/** A way to ask an institution for a tenant, by whose name there each message goes; what is asked for must be there. @throws as `askInstitution` */
export function institutionOf(platform: Platform, { config, tenantId }: { config: CalledInstitution; tenantId: number }) {
  const merchant = merchantOf(tenantId);
  return <Answer>({ path, body, schema }: Question<Answer> & { body: object }): Promise<Answer> =>
    needed(askInstitution(platform, config, { path, body: { merchant, ...body }, schema }));
}
