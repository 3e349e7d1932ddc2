import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for which place. */
export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** What is signed: the address in its final form, and the headers that count. */
export interface AwsRequest {
  method: string;
  url: URL;
  /** Names in lower case; `host` and `x-amz-date` are added. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex. */
  payloadHash: string;
}

/** SHA-256 of no body. */
export const emptyHash = createHash('sha256').update('').digest('hex');

/**
 * Signs a call to an S3-compatible store with Signature Version 4.
 *
 * @returns all headers to send
 * @source https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signAws(credentials: AwsCredentials, { request, at }: { request: AwsRequest; at: Date }): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${moment.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(headers).toSorted((a, b) => (a < b ? -1 : 1));
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url.searchParams),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.payloadHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

/** A path as AWS writes it: everything but letters, digits and `-_.~` in percent, slashes kept. */
export const awsPath = (path: string): string => path.split('/').map(encode).join('/');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');
