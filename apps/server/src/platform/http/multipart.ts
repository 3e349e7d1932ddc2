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
  const fields = new Map<string, string>();
  const note = (part: Multipart): void => {
    if (part.type === 'field' && !fields.has(part.fieldname)) fields.set(part.fieldname, String(part.value));
  };
  const nextPart = () => parts.next().catch((error: unknown) => Promise.reject(asMalformed(error)));
  for (;;) {
    const { done, value: part } = await nextPart();
    if (done === true) throw missing;
    note(part);
    if (part.type !== 'file') continue;
    // What reads the file is told of a missing end by the same error, which may have come already.
    asMalformed(part.file.errored);
    part.file.once('error', asMalformed);
    return {
      fieldName: part.fieldname,
      fileName: part.filename,
      contentType: part.mimetype,
      stream: part.file,
      fieldsBefore: new Map(fields),
      // What comes behind the file is seen when the file has been read, however large it is.
      fields: async () => {
        for (let next = await nextPart(); next.done !== true; next = await nextPart()) {
          note(next.value);
          if (next.value.type === 'file') next.value.file.resume();
        }
        return fields;
      },
    };
  }
}

/** The parser of forms gives what is wrong with a form no status. */
function asMalformed(error: unknown): unknown {
  return error instanceof Error && !('statusCode' in error) ? Object.assign(error, { statusCode: 400 }) : error;
}
