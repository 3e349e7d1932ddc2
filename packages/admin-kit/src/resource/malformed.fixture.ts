/** What a server, a proxy or a broken line sends, and what a person must then find on the page. */
export type Malformed = readonly [name: string, answer: () => Response | Promise<Response>, said: string | RegExp];

/** What the kit says of an answer that it cannot read. */
const unreadable = '服务器返回的数据格式不正确';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const send =
  (body: string | null, init: ResponseInit = { headers: json }) =>
  () =>
    new Response(body, init);

/** The envelope around a result. */
const envelope = (result: unknown): string => JSON.stringify({ success: true, message: '', code: 200, result, timestamp: 0 });
/** An answer with a result of whatever kind. */
const withResult = (result: unknown) => send(envelope(result));

/** Answers that are wrong whatever was asked for. */
export const brokenAnswers: readonly Malformed[] = [
  ['an HTML page', send('<!doctype html><title>Portal</title>', { headers: html }), unreadable],
  ['an HTML page that says it is JSON', send('<html>'), unreadable],
  ['nothing', send(''), unreadable],
  ['204', send(null, { status: 204 }), unreadable],
  ['half a JSON text', send('{"success":true,"result":{"records":[{"id"'), unreadable],
  ['two JSON texts', send('{}{}'), unreadable],
  ['null', send('null'), unreadable],
  ['a number', send('42'), unreadable],
  ['a text', send('"ok"'), unreadable],
  ['a list', send('[]'), unreadable],
  ['an empty object', send('{}'), unreadable],
  ['success without a result', send('{"success":true,"code":200}'), unreadable],
  ['a result that is null', withResult(null), unreadable],
  ['a result that is a text', withResult('rows'), unreadable],
  ['a result that is a number', withResult(7), unreadable],
  ['a result that is true', withResult(true), unreadable],
  ['a list in place of a result', withResult([{ id: '1' }]), unreadable],
  ['a refusal without words', send('{"success":false,"code":500,"result":null}'), /失败|格式不正确/],
  ['a refusal whose words are an object', send('{"success":false,"code":500,"message":{},"result":null}'), /失败|格式不正确/],
  ['a refusal whose words are a list', send('{"success":false,"code":500,"message":[],"result":null}'), /失败|格式不正确/],
  ['500 of a proxy', send('<h1>Internal Server Error</h1>', { status: 500, headers: html }), '失败'],
  ['502 of a proxy', send('<h1>Bad Gateway</h1>', { status: 502, headers: html }), /失败|不可用/],
  ['a status that nobody knows', send('', { status: 599 }), /失败|不可用|格式不正确/],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), '网络连接失败'],
];

const page = (records: unknown, more: object = {}) => withResult({ records, total: 1, size: 10, current: 1, pages: 1, ...more });

/** Answers that are not page of rows, or a page of strange ones. */
export const brokenPages: readonly Malformed[] = [
  ['records that are missing', withResult({ total: 3 }), unreadable],
  ['records that are null', page(null), unreadable],
  ['records that are a text', page('none'), unreadable],
  ['records that are an object', page({ 0: {} }), unreadable],
  ['rows that are null', page([null]), unreadable],
  ['rows that are texts', page(['a']), unreadable],
  ['rows that are lists', page([[]]), unreadable],
  ['a total that is a text', page([{ id: '1', name: '风机' }], { total: 'many' }), '风机'],
  ['a total that is less than nothing', page([{ id: '1', name: '风机' }], { total: -1 }), '风机'],
  ['rows without an id', page([{ name: '风机' }]), '风机'],
  ['values of other types', page([{ id: 1, name: { zh: '风机' }, state: 7, amount: 'viel' }]), /风机/],
  ['numbers beyond all bounds', page([{ id: '1', name: '风机', amount: 1e308 }]), '风机'],
];

/** Rows as nobody promised them: what can be shown of them is shown. */
export const strangeRows: readonly Malformed[] = [
  ['no value at all', withResult({}), '名称'],
  ['values that are null', withResult({ id: null, name: null, state: null, amount: null }), '名称'],
  ['values of other types', withResult({ id: 1, name: { zh: '风机' }, state: 7, amount: 'viel' }), '名称'],
  ['values that are lists', withResult({ id: ['1'], name: ['风机'], state: [], amount: [1] }), '名称'],
  ['values that are true', withResult({ id: true, name: true, state: true, amount: true }), '名称'],
  ['numbers beyond all bounds', withResult({ id: '1', name: '风机', amount: 1e308 }), '名称'],
  ['a text of 100,000 characters', withResult({ id: '1', name: '长'.repeat(100_000) }), '名称'],
  [
    'names of built-in members',
    send('{"success":true,"code":200,"result":{"id":"1","__proto__":{"name":1},"constructor":5,"toString":6}}'),
    '名称',
  ],
];
