import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { tenantOf } from '../bank-channel/merchant.ts';
import { parseJson } from '../bank-channel/resultSchema.ts';
import type { AccountNews, SignedMessage } from './accountChannel.ts';
import { accountChannelOf } from './accountChannels.ts';
import { BalanceSchema, OpeningEndSchema } from './https/accountSchemas.ts';
import { tellAccountNews } from './newsListeners.ts';

/** Where an institution calls, below the prefix of the API. @source freight-domain F24 */
const notifyPath = '/account/hyThirdAccount/notify';

const requestSerial = z.string().min(1).max(32);

const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), requestSerial, result: OpeningEndSchema }),
  BalanceSchema.extend({ kind: z.literal('balance'), requestSerial }),
  z.object({ kind: z.literal('closed'), requestSerial, time: BalanceSchema.shape.time }),
]);

const Envelope = z.object({ merchant: z.string().regex(/^T\d{1,9}$/), news: News });

/** How a message of an institution was answered. */
export type NewsAnswer = { status: 200 | 400 | 401; code: 'TAKEN' | 'NOT_UNDERSTOOD' | 'REFUSED' };

/**
 * Takes a message of the institution: signed, each once, and within the time that clocks may be apart.
 *
 * @throws Error the listener could not take it: the institution calls again
 * @source freight-domain 7
 */
export async function takeMessage(platform: Platform, message: SignedMessage): Promise<NewsAnswer> {
  const read = Envelope.safeParse(parseJson(message.body));
  // Who signed is asked of the channel of the tenant that the message names, and of no other.
  const tenantId = read.success ? tenantOf(read.data.merchant) : 0;
  const refusal = accountChannelOf(platform, tenantId).refusalOf(message, platform.clock.now());
  if (refusal !== undefined) {
    platform.log.warn({ refusal }, 'a message of the payment institution was refused');
    return { status: 401, code: 'REFUSED' };
  }
  if (!read.success) return { status: 400, code: 'NOT_UNDERSTOOD' };
  await tellAccountNews(platform, { tenantId, news: read.data.news satisfies AccountNews });
  return { status: 200, code: 'TAKEN' };
}

/** A message is a few hundred bytes. */
const mostBytes = 16 * 1024;

/** Opens the address that an institution calls. What nobody signed with its key is refused. */
export function serveAccountNews(api: FastifyInstance, platform: Platform): void {
  // A scope of its own: only here bodies stay as they came, because that is what was signed.
  api.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => done(null, body));
    scope.post(notifyPath, { config: { auth: 'public' } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const { status, code } = await takeMessage(platform, { headers: request.headers, path: request.raw.url ?? '', body });
      return reply.status(status).send({ code });
    });
  });
}
