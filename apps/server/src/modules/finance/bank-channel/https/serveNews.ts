import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { tellNews } from '../channelNews.ts';
import { tenantOf } from '../merchant.ts';
import { parseJson, TransferResultSchema } from '../resultSchema.ts';
import { createVerifier } from './signature.ts';

/** Where the institution calls, below the prefix of the API. */
export const newsPath = '/hypay/bankNews';

const News = z.object({
  merchant: z.string().regex(/^T\d{1,9}$/),
  requestSerial: z.string().min(1).max(32),
  result: TransferResultSchema,
});

/** A call is a few hundred bytes. */
const mostBytes = 16 * 1024;

/**
 * Takes the calls of the payment institution: signed, each once, and within the time that clocks may be apart. Without an institution there is no
 * such address.
 *
 * @source freight-domain 7
 */
export function serveNews(api: FastifyInstance, platform: Platform): void {
  const { bank } = platform.config;
  if (bank === null) return;
  const verify = createVerifier({ keyId: bank.keyId, secret: bank.callbackSecret });
  // A scope of its own: only here bodies stay as they came, because that is what was signed.
  api.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => done(null, body));
    scope.post(newsPath, { config: { auth: 'public' } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const refusal = verify(request.headers, { method: 'POST', path: request.raw.url ?? '', body, now: platform.clock.now() });
      if (refusal !== undefined) {
        request.log.warn({ refusal }, 'a call of the payment institution was refused');
        return reply.status(401).send({ code: 'REFUSED' });
      }
      const news = News.safeParse(parseJson(body));
      if (!news.success) return reply.status(400).send({ code: 'NOT_UNDERSTOOD' });
      const { merchant, requestSerial, result } = news.data;
      // What is thrown is answered with 500, and called again.
      await tellNews(platform, { tenantId: tenantOf(merchant), requestSerial, result });
      return reply.send({ code: 'TAKEN' });
    });
  });
}
