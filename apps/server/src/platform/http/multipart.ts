import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context.ts';
import { invalidInput } from '../errors.ts';

/** Bytes of one uploaded file, unless its kind says less. */
const maxFileSize = 100 * 1024 * 1024;

/** Lets `upload` endpoints read multipart bodies. @source security 10.42 */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxFileSize, files: 20, fields: 20, parts: 40, fieldSize: 64 * 1024, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
}

/** The first file of a multipart request, as a stream. @throws InvalidInput there is none */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw invalidInput('请选择要上传的文件');
  const part = await request.file();
  if (part === undefined) throw invalidInput('请选择要上传的文件');
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(part.fields)) {
    if (field !== undefined && !Array.isArray(field) && field.type === 'field') fields[name] = String(field.value);
  }
  return { fieldName: part.fieldname, fileName: part.filename, contentType: part.mimetype, stream: part.file, fields };
}
