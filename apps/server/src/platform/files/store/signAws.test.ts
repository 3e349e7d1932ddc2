import { createHash } from 'node:crypto';
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
  ['GET', '/test.txt', { range: 'bytes=0-9' }, '', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
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
