import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { apiPrefix } from '../../../platform/http/buildServer.ts';
import { failed } from '../../../platform/http/envelope.ts';
import { sendError } from '../../../platform/http/errorReply.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import { contextOf } from '../../../platform/http/registerRoutes.ts';
import { fileKinds, largestOf } from '../../../platform/files/fileKinds.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  checksumAlgorithms,
  pieceType,
  readBytes,
  readChecksum,
  readFileName,
  readMetadata,
  TusRefusal,
  tusExtensions,
  tusVersion,
  writeMetadata,
} from './resumable.protocol.ts';
import type { ResumableUpload } from './resumable.queries.ts';
import { abandonUpload, receivePiece, resumeUpload, startUpload, type Writers } from './resumable.service.ts';

const base = '/sys/common/tus';
const one = `${base}/:id`;

/**
 * Takes uploads in pieces by the tus protocol 1.0: they survive a lost connection, a reload and a restart of the server.
 *
 * @source security 10.44, https://tus.io/protocols/resumable-upload
 */
export function serveUploads(api: FastifyInstance, platform: Platform): void {
  // A scope of its own: only here bodies stay streams, and refusals have the statuses of the protocol.
  api.register(async (scope) => {
    const writers: Writers = new Map();
    scope.addContentTypeParser(pieceType, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => sendRefusal(error, { request, reply }));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Tus-Resumable', tusVersion);
      if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === tusVersion) return;
      reply.header('Tus-Version', tusVersion);
      throw new TusRefusal(412, { text: 'version', locale: localeOf(request) });
    });
    const route = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', { url, handler }: { url: string; handler: Handler }) =>
      scope.route({
        method,
        url,
        config: { auth: 'session' },
        handler: (request, reply) => handler({ ctx: contextOf(platform, request), request, reply, writers, id: idOf(request) }),
      });
    scope.options(base, { config: { auth: 'public' } }, describe);
    route('POST', { url: base, handler: create });
    route('HEAD', { url: one, handler: look });
    route('PATCH', { url: one, handler: append });
    route('DELETE', { url: one, handler: terminate });
    // Some firewalls pass nothing but GET and POST.
    route('POST', {
      url: one,
      handler: (call) => overridden(call.request)?.(call) ?? call.reply.status(405).header('Allow', 'HEAD, PATCH, DELETE').send(),
    });
  });
}

interface Call {
  ctx: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  writers: Writers;
  id: string;
}
type Handler = (call: Call) => FastifyReply | Promise<FastifyReply>;

function overridden(request: FastifyRequest): Handler | undefined {
  const method = request.headers['x-http-method-override'];
  return method === 'PATCH' ? append : method === 'DELETE' ? terminate : method === 'HEAD' ? look : undefined;
}

/** What is spoken here; it is not a secret. */
const describe = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .status(204)
    .header('Tus-Version', tusVersion)
    .header('Tus-Extension', tusExtensions)
    .header('Tus-Max-Size', Math.max(...fileKinds.map(largestOf)))
    .header('Tus-Checksum-Algorithm', checksumAlgorithms.join(','))
    .send();

const create: Handler = async ({ ctx, request, reply }) => {
  const { locale } = ctx;
  const size = readBytes(request.headers['upload-length']);
  if (size === undefined) throw new TusRefusal(400, { text: 'length', locale });
  const metadata = request.headers['upload-metadata'];
  const said = readMetadata(metadata);
  if (said === undefined) throw new TusRefusal(400, { text: 'metadata', locale });
  const fileName = readFileName(said.get('filename'));
  if (fileName === undefined) throw new TusRefusal(400, { text: 'name', locale });
  const upload = await startUpload(ctx, { size, fileName, biz: said.get('biz') ?? '', metadata: String(metadata) });
  return told(reply, upload).status(201).header('Location', `${apiPrefix}${base}/${upload.id}`).send();
};

const look: Handler = async ({ ctx, reply, writers, id }) => {
  const upload = await resumeUpload(ctx, writers, id);
  return told(reply, upload)
    .status(200)
    .header('Upload-Length', upload.size)
    .header('Upload-Metadata', upload.metadata ?? writeMetadata({ filename: upload.fileName, biz: upload.biz }))
    .send();
};

const append: Handler = async ({ ctx, request, reply, writers, id }) => {
  const { headers, body } = request;
  if (!(body instanceof Readable)) throw new TusRefusal(415, { text: 'contentType', locale: ctx.locale });
  const offset = readBytes(headers['upload-offset']);
  if (offset === undefined) throw new TusRefusal(400, { text: 'offset', locale: ctx.locale });
  const checksum = readChecksum(headers['upload-checksum']);
  if (checksum === undefined && headers['upload-checksum'] !== undefined)
    throw new TusRefusal(400, { text: 'checksum', locale: ctx.locale });
  const length = readBytes(headers['content-length']);
  return told(reply, await receivePiece(ctx, writers, { id, piece: { offset, length, checksum, stream: body } }))
    .status(204)
    .send();
};

const terminate: Handler = async ({ ctx, reply, writers, id }) => {
  await abandonUpload(ctx, writers, id);
  return reply.status(204).send();
};

function told(reply: FastifyReply, upload: ResumableUpload): FastifyReply {
  const { path, received, size } = upload;
  return reply
    .header('Upload-Offset', path === null ? received : size)
    .header('Upload-Expires', parseDateTimeText(upload.expiresAt)?.toUTCString() ?? '');
}

/** Our own ids alone: what else stands there is no upload. */
function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id?: string };
  if (id !== undefined && !/^[0-9a-f]{32}$/.test(id)) throw new TusRefusal(404, { text: 'missing', locale: localeOf(request) });
  return id ?? '';
}

function sendRefusal(error: unknown, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const { statusCode } = error as { statusCode?: number };
  const known = statusCode === 415 ? new TusRefusal(415, { text: 'contentType', locale: localeOf(request) }) : error;
  if (!(known instanceof TusRefusal)) return sendError(known, { request, reply });
  if (known.details.retryAfter !== undefined) reply.header('Retry-After', String(known.details.retryAfter));
  return reply.status(known.status).send(failed(request.id, { message: known.message, code: known.status }));
}
