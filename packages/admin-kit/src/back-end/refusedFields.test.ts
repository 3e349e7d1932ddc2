import { expect, test } from 'vitest';
import { refused, unanswered } from './failures.ts';
import { refusalOf } from './refusedFields.ts';

const name = [{ path: 'name', message: 'is missing' }];

test.each([
  ['Rails', { errors: { name: ['is missing', 'is too short'] } }],
  ['Laravel', { message: 'is missing', errors: { name: ['is missing'] } }],
  ['ASP.NET', { title: 'is missing', status: 400, errors: { Name: ['is missing'] } }],
  ['refine', { errors: { name: { key: 'missing', message: 'is missing' } } }],
  ['react-admin', { errors: { root: { serverError: 'is missing' }, name: 'is missing' } }],
  ['Spring', { error: 'is missing', errors: [{ field: 'name', defaultMessage: 'is missing' }] }],
  ['Quarkus', { violations: [{ propertyPath: 'name', message: 'is missing' }] }],
  ['FastAPI', { detail: [{ loc: ['body', 'name'], msg: 'is missing' }] }],
  ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/name' }, detail: 'is missing' }] }],
  ['express-validator', { errors: [{ path: 'name', msg: 'is missing' }] }],
  ['a list of names', { fieldErrors: [{ name: 'name', message: 'is missing' }] }],
  ['a body in the path', { errors: [{ path: 'body.name', message: 'is missing' }] }],
])('KIT-10 what %s refuses is told at its field', (_maker, body) => {
  expect(refusalOf(body)).toEqual({ message: 'is missing', fields: name });
});

test('KIT-10 places inside of lists and objects stay what they are', () => {
  expect(refusalOf({ detail: [{ loc: ['body', 'goods', 0, 'weight'], msg: 'too heavy' }] }).fields).toEqual([
    { path: 'goods.0.weight', message: 'too heavy' },
  ]);
  expect(refusalOf({ errors: { URL: ['x'], goodsName: ['y'] } }).fields.map(({ path }) => path)).toEqual(['URL', 'goodsName']);
});

test('KIT-10 what names no input is told as a whole, and nonsense is nothing', () => {
  expect(refusalOf({ message: 'Out of stock' })).toEqual({ message: 'Out of stock', fields: [] });
  expect(refusalOf({ errors: [{ message: 'no place' }, { field: 'a' }, 'x', null], detail: 'Detail' })).toEqual({
    message: 'Detail',
    fields: [],
  });
  expect(refusalOf({ errors: { name: true, other: [], more: 5 } })).toEqual({ message: '', fields: [] });
  for (const body of [undefined, null, 'text', [1], 7]) expect(refusalOf(body)).toEqual({ message: '', fields: [] });
});

test('KIT-10 a status without words gets those of the kit, in the language of the app', () => {
  expect(refused(404, { body: undefined })).toMatchObject({ status: 404, message: '很抱歉，资源未找到!' });
  expect(refused(403, { body: {}, locale: () => 'en-US' })).toMatchObject({ status: 403, message: 'Access denied' });
  expect(refused(500, { body: '', locale: () => 'en-US' }).message).toBe('That did not work. Please try again later.');
  expect(refused(422, { body: { errors: { name: ['is missing'] } } })).toMatchObject({ message: 'is missing', fields: name });
  expect(refused(409, { body: { message: 'Changed meanwhile' } })).toMatchObject({ message: 'Changed meanwhile', errorData: undefined });
});

test('KIT-10 a call without an answer is no network or too late; what was cancelled, or is told already, stays as it is', () => {
  const cancelled = new DOMException('', 'AbortError');
  const told = refused(500, { body: {} });

  expect(unanswered(new TypeError('fetch failed'), () => 'en-US')).toMatchObject({
    status: 0,
    message: expect.stringContaining('network'),
  });
  expect(unanswered(new DOMException('', 'TimeoutError'), () => 'en-US')).toMatchObject({ message: expect.stringContaining('in time') });
  expect(unanswered(cancelled)).toBe(cancelled);
  expect(unanswered(told)).toBe(told);
});
