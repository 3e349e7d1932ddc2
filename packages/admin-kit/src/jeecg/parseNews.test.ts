import { expect, test } from 'vitest';
import { parseNews } from './parseNews.ts';

test.each([
  ['{"cmd":"topic","msgId":"a1","msgTxt":"停运"}', { kind: 'topic', id: 'a1', text: '停运' }],
  ['{"cmd":"menu"}', { kind: 'menu' }],
  ['{"cmd":"user","msgId":1,"msgTxt":null}', { kind: 'user' }],
])('NOTI-06 %s is a message', (data, message) => expect(parseNews(data)).toEqual(message));

test.each([['null'], ['[]'], ['{}'], ['{"cmd":1}'], [''], ['not json'], [new ArrayBuffer(2)], [undefined]])(
  'NOTI-06 %s is not a message',
  (data) => expect(parseNews(data)).toBeUndefined(),
);
