import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testServer, type TestClient, type TestServer, type TestServerOptions, type TestUser } from './testServer.ts';

/** Where uploads in pieces begin. */
export const tusBase = '/jeecg-boot/sys/common/tus';

/** Bytes that pass for a PDF. */
export const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Headers of a person's call. */
export const tusHeaders = (person: TestClient, more: Record<string, string> = {}): Record<string, string> => ({
  'x-access-token': person.token,
  'tus-resumable': '1.0.0',
  ...more,
});

interface Wanted {
  size: number | string;
  metadata?: string | undefined;
  person?: TestClient;
}

interface By {
  person?: TestClient;
  /** Another process of the server. */
  at?: string;
}

/** A server that listens, and the calls of the tus protocol as somebody. Kept for the whole file. */
export async function tusSite(options: TestServerOptions = {}) {
  const server: TestServer = await testServer({ ...options, shared: true });
  const origin = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = async (given: string | TestUser): Promise<TestClient> => {
    const client = server.as(given);
    await client.get('/sys/user/getCurrentUserDeparts');
    return client;
  };
  const user = await signedIn('uploader');

  const start = ({ size, metadata = `filename ${base64('合同.pdf')},biz ${base64('temp')}`, person = user }: Wanted) =>
    fetch(`${origin}${tusBase}`, {
      method: 'POST',
      headers: tusHeaders(person, { 'upload-length': String(size), ...(metadata === '' ? {} : { 'upload-metadata': metadata }) }),
    });
  const look = (path: string, { person = user, at = origin }: By = {}) =>
    fetch(`${at}${path}`, { method: 'HEAD', headers: tusHeaders(person) });
  const result = (path: string, person = user) => person.get(`/sys/common/upload/${path.split('/').at(-1)}`);
  const draftOf = (path: string) => join(server.platform.config.dataDirectory, 'uploads', `${path.split('/').at(-1)}.part`);

  return {
    server,
    origin,
    user,
    signedIn,
    start,
    look,
    result,
    draftOf,
    draftLength: (path: string): number => statSync(draftOf(path), { throwIfNoEntry: false })?.size ?? 0,
    /** Begins an upload. @returns its address */
    started: async (size: number): Promise<string> => {
      const reply = await start({ size });
      expect(reply.status).toBe(201);
      return reply.headers.get('location')!;
    },
    offsetOf: async (path: string, by: By = {}) => Number((await look(path, by)).headers.get('upload-offset')),
    send: (path: string, offset: number, bytes: Buffer, more: Record<string, string> = {}, { person = user, at = origin }: By = {}) =>
      fetch(`${at}${path}`, {
        method: 'PATCH',
        headers: tusHeaders(person, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...more }),
        body: new Uint8Array(bytes),
      }),
    /** Sends some bytes of what it announced and stops there, the line still open. */
    stalled: async (path: string, offset: number, bytes: Buffer, sent: number): Promise<ClientRequest> => {
      const call = request(`${origin}${path}`, {
        method: 'PATCH',
        headers: tusHeaders(user, {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'content-length': String(bytes.length),
        }),
      });
      call.on('error', () => undefined);
      await new Promise<void>((resolve) => call.write(bytes.subarray(0, sent), () => resolve()));
      return call;
    },
    end: (path: string, person = user) => fetch(`${origin}${path}`, { method: 'DELETE', headers: tusHeaders(person) }),
    storedBytes: async (path: string): Promise<Buffer> => {
      const { success, message } = await result(path);
      expect({ success, message }).toMatchObject({ success: true });
      return (await server.stranger.download(`/sys/common/static/${message}`)).body;
    },
  };
}

/** The status of an answer to a call that is under way. */
export const statusOf = (call: ClientRequest): Promise<number | undefined> =>
  new Promise((resolve) =>
    call.on('response', (reply) => {
      // What is not read keeps the line open.
      reply.resume();
      resolve(reply.statusCode);
    }),
  );
