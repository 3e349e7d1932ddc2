import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context.ts';
import { refusedFile } from '../files/fileTexts.ts';
import { localeOf } from './locale.ts';

/** Bytes of one uploaded file, unless its kind says less. */
const maxFileSize = 100 * 1024 * 1024;

/** Lets `upload` endpoints read multipart bodies. @source security 10.42 */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxFileSize, files: 20, fields: 20, parts: 40, fieldSize: 64 * 1024, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
}

/** The first file of a multipart request, as a stream, and the fields around it. @throws InvalidInput there is none */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const missing = refusedFile('none', localeOf(request));
  if (!request.isMultipart()) throw missing;
  const parts = request.parts()[Symbol.asyncIterator]();
  const fields: Record<string, string> = {};
  const note = (part: Multipart): void => {
    if (part.type === 'field') fields[part.fieldname] ??= String(part.value);
  };
  for (;;) {
    const { done, value: part } = await parts.next();
    if (done === true) throw missing;
    note(part);
    if (part.type !== 'file') continue;
    return {
      fieldName: part.fieldname,
      fileName: part.filename,
      contentType: part.mimetype,
      stream: part.file,
      fieldsBefore: { ...fields },
      // What comes behind the file is seen when the file has been read, however large it is.
      fields: async () => {
        for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
          note(next.value);
          if (next.value.type === 'file') next.value.file.resume();
        }
        return fields;
      },
    };
  }
}
