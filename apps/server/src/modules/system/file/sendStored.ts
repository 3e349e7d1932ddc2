import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { readRange } from '../../../platform/files/byteRange.ts';
import { isShownInline } from '../../../platform/files/fileKinds.ts';
import { contentDisposition } from '../../../platform/http/contentDisposition.ts';
import { failed } from '../../../platform/http/envelope.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A stored file, and how it is handed out. */
export interface SentFile {
  request: FastifyRequest;
  files: Platform['files'];
  stored: { path: string; size: number; sha256: string; contentType: string };
  fileName: string;
  cacheControl: string;
}

/** There is no such file, or not for this reader. */
export const missingFile = () => notFound({ zh: '文件不存在', en: 'There is no such file' });

/**
 * Sends a stored file, or the part of it that is asked for: images and PDF to be shown, all else to be saved, and nothing that could run.
 *
 * @throws NotFound its bytes are gone
 * @source security 10.46
 */
export async function sendStored(
  reply: FastifyReply,
  { request, files, stored: { path, size, sha256, contentType }, fileName, cacheControl }: SentFile,
): Promise<FastifyReply> {
  // A stored path never gets other content.
  const tag = `"${sha256}"`;
  const { range: asked, 'if-range': version = tag } = request.headers;
  const range = version === tag ? readRange(asked, size) : undefined;
  reply.header('Accept-Ranges', 'bytes');
  if (range === null) {
    reply.header('Content-Range', `bytes */${size}`);
    return reply
      .status(416)
      .send(failed(request.id, { message: localeOf(request) === 'zh' ? '请求的范围不在文件内' : 'The file has no such part', code: 416 }));
  }
  const file = await files.open(path, range);
  if (file === undefined) throw missingFile();
  if (range !== undefined) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('ETag', tag);
  reply.header('Content-Type', contentType);
  reply.header('Content-Length', file.size);
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.header('Content-Disposition', contentDisposition(isShownInline(contentType) ? 'inline' : 'attachment', fileName));
  reply.header('Cache-Control', cacheControl);
  return reply.send(file.stream);
}
