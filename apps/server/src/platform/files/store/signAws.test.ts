import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { awsPath, emptyHash, signAws } from './signAws.ts';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

// The examples of the documentation. @source https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
test.each([
  [
    'PUT',
    awsPath('/test$file.text'),
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, '', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, '', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('FILE-02 %s %s is signed as the documentation of AWS has it', (method, path, headers, body, signature) => {
  const payloadHash = body === '' ? emptyHash : createHash('sha256').update(body).digest('hex');

  const signed = signAws(credentials, { request: { method, url: new URL(`${host}${path}`), headers, payloadHash }, at });

  expect(signed['authorization']).toContain(`Signature=${signature}`);
  expect(JSON.stringify(signed)).not.toContain(credentials.secretAccessKey);
});

test('FILE-02 a range is sent and not signed, which the store allows', () => {
  const of = (headers: Record<string, string>) =>
    signAws(credentials, { request: { method: 'GET', url: new URL(`${host}/test.txt`), headers, payloadHash: emptyHash }, at });

  const signed = of({ range: 'bytes=0-9' });

  expect(signed['range']).toBe('bytes=0-9');
  expect(signed['authorization']).toBe(of({})['authorization']);
});

test.each([
  ['/freight/2026/装货 单.jpg', '/freight/2026/%E8%A3%85%E8%B4%A7%20%E5%8D%95.jpg'],
  ["/a!b'c(d)e*f", '/a%21b%27c%28d%29e%2Af'],
])('FILE-02 the path %s is signed as it is sent', (path, sent) => {
  const url = new URL(awsPath(path), host);

  expect(url.pathname).toBe(sent);
  expect(signAws(credentials, { request: { method: 'GET', url, headers: {}, payloadHash: emptyHash }, at })['authorization']).toContain(
    `Signature=${signatureOf(sent)}`,
  );
});

/** By hand, after the documentation. */
function signatureOf(path: string): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const canonical = `GET\n${path}\n\nhost:examplebucket.s3.amazonaws.com\nx-amz-content-sha256:${emptyHash}\nx-amz-date:20130524T000000Z\n\nhost;x-amz-content-sha256;x-amz-date\n${emptyHash}`;
  const scope = '20130524/us-east-1/s3/aws4_request';
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${credentials.secretAccessKey}`);
  return hmac(key, `AWS4-HMAC-SHA256\n20130524T000000Z\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`).toString('hex');
}
