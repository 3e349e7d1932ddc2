import { createHash } from 'node:crypto';
import aws4 from 'aws4';

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
  /** Names in lower case; `host` and `x-amz-date` are added. `range` is sent and not signed. */
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
export function signAws({ region, ...keys }: AwsCredentials, { request, at }: { request: AwsRequest; at: Date }): Record<string, string> {
  const { headers } = aws4.sign(
    {
      service: 's3',
      region,
      method: request.method,
      path: `${request.url.pathname}${request.url.search}`,
      headers: {
        ...request.headers,
        host: request.url.host,
        'x-amz-content-sha256': request.payloadHash,
        'x-amz-date': at.toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
      },
    },
    keys,
  );
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** A path as AWS writes it: everything but letters, digits and `-_.~` in percent, slashes kept. */
export const awsPath = (path: string): string => path.split('/').map(encode).join('/');

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
