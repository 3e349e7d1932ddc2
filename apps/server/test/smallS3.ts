import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAws } from '../src/platform/files/store/signAws.ts';
import type { S3Config } from '../src/platform/files/store/fileStore.ts';

/** A store of the S3 kind in memory: it checks signature, length and hash, and refuses as the real one does. */
export interface SmallS3 {
  config: S3Config;
  objects: Map<string, { body: Buffer; contentType: string }>;
  /** Answers in place of the store while it is set. */
  fault: 'down' | 'denied' | 'redirect' | undefined;
  /** What was asked: method and path. */
  calls: string[];
  close(): Promise<void>;
}

/** Starts one on a port of its own. @param now the clock that signatures are made by */
export async function startSmallS3(now: () => Date): Promise<SmallS3> {
  const credentials = { accessKeyId: 'small-key', secretAccessKey: 'small-secret-that-only-tests-know', region: 'cn-test-1' };
  const store: Pick<SmallS3, 'objects' | 'calls'> & { fault: SmallS3['fault'] } = { objects: new Map(), calls: [], fault: undefined };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks);
      const refuse = (status: number, code: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Key>${url}</Key></Error>`);
      store.calls.push(`${method} ${url}`);
      if (store.fault === 'down') return void request.socket.destroy();
      if (store.fault === 'denied') return void refuse(403, 'AccessDenied');
      if (store.fault === 'redirect') return void response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
      const hash = createHash('sha256').update(body).digest('hex');
      const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
      const own = Object.fromEntries(
        names.filter((name) => !['host', 'x-amz-date', 'x-amz-content-sha256'].includes(name)).map((name) => [name, String(headers[name])]),
      );
      const right = signAws(credentials, {
        request: {
          method,
          url: new URL(url, `http://${headers.host}`),
          headers: own,
          payloadHash: String(headers['x-amz-content-sha256']),
        },
        at: now(),
      });
      if (headers.authorization !== right['authorization']) return void refuse(403, 'SignatureDoesNotMatch');
      if (headers['x-amz-content-sha256'] !== hash) return void refuse(400, 'XAmzContentSHA256Mismatch');
      if (!url.startsWith('/freight/')) return void refuse(404, 'NoSuchBucket');
      if (method === 'PUT') {
        if (headers['content-length'] === undefined) return void refuse(411, 'MissingContentLength');
        store.objects.set(url, { body, contentType: String(headers['content-type']) });
        return void response.writeHead(200).end();
      }
      if (method === 'DELETE') {
        store.objects.delete(url);
        return void response.writeHead(204).end();
      }
      const found = store.objects.get(url);
      if (found === undefined) return void refuse(404, 'NoSuchKey');
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      const part = start === undefined ? found.body : found.body.subarray(Number(start), Number(end) + 1);
      const length = { 'content-length': part.length, 'content-type': found.contentType };
      if (start === undefined) return void response.writeHead(200, length).end(part);
      if (part.length === 0) return void refuse(416, 'InvalidRange');
      return void response.writeHead(206, { ...length, 'content-range': `bytes ${start}-${end}/${found.body.length}` }).end(part);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    config: { ...credentials, endpoint: `http://127.0.0.1:${port}`, bucket: 'freight' },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
