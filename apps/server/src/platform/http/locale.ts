import type { FastifyRequest } from 'fastify';

/** Language of messages: Chinese unless the client's first wish is English. */
export function localeOf(request: FastifyRequest): 'zh' | 'en' {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}
