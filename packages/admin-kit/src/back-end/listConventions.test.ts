import { expect, test } from 'vitest';
import type { BackEndQuery } from './backEnd.ts';
import {
  askedBy,
  at,
  filterParams,
  jsonServerConventions,
  type ListConventions,
  listParams,
  plainConventions,
  rowsOf,
  springConventions,
} from './listConventions.ts';

const query: BackEndQuery = {
  filters: { name: { contains: 'saw' }, state: { in: ['a', 'b'] }, price: { from: '1', to: '2' }, kind: { is: 'x' } },
  page: 2,
  size: 10,
  sort: { column: 'name', order: 'asc', further: [{ column: 'price', order: 'desc' }] },
  fields: ['id'],
  rows: ['1', '2'],
  params: {},
};
const filters = { name_like: 'saw', state: ['a', 'b'], price_gte: '1', price_lte: '2', kind: 'x' };

test('KIT-10 a list is asked as its server has it: pages from 1 or 0, ranges, orders in three styles', () => {
  expect(listParams(query, plainConventions)).toEqual({
    ...filters,
    sort: 'name,price',
    order: 'asc,desc',
    page: 2,
    size: 10,
    fields: 'id',
    ids: '1,2',
  });
  expect(listParams(query, jsonServerConventions)).toEqual({ ...filters, _sort: 'name,price', _order: 'asc,desc', _start: 10, _end: 20 });
  expect(listParams({ ...query, filters: {} }, springConventions)).toEqual({ sort: ['name,asc', 'price,desc'], page: 1, size: 10 });
  const offset: ListConventions = { range: { start: 'offset', limit: 'limit' }, sort: { style: 'signed', by: 'sort' } };
  expect(listParams({ page: 1, size: 10, sort: query.sort }, offset)).toEqual({ sort: 'name,-price', offset: 0, limit: 10 });
  const loud: ListConventions = { sort: { style: 'names', by: 'orderBy', upper: true, direction: 'direction' } };
  expect(listParams(query, { ...loud, filters: plainConventions.filters })).toMatchObject({ orderBy: 'name,price', direction: 'ASC,DESC' });
  expect(listParams(query, { sort: { style: 'names', by: 'orderBy' } })).toMatchObject({ orderBy: 'name,price' });
});

test('KIT-10 what a server always wants to hear is said with every list', () => {
  expect(listParams({}, { fixed: { version: '2' } })).toEqual({ version: '2' });
});

test('KIT-10 what is not asked has no parameter', () => {
  expect(listParams({}, plainConventions)).toEqual({});
  expect(listParams({ sort: null, page: 3 }, jsonServerConventions)).toEqual({});
  expect(listParams({ size: 5 }, springConventions)).toEqual({ page: 0, size: 5 });
});

test('KIT-10 filters have the names that the server gives them', () => {
  const names = { is: 'filter[*]', in: 'filter[*][in]', contains: 'filter[*][contains]' };

  expect(filterParams({ $x: { is: '1' } }, { filters: names })).toEqual({ 'filter[$x]': '1' });
  expect(filterParams({ state: { in: ['a', 'b'] } }, { filters: names, joined: true })).toEqual({ 'filter[state][in]': 'a,b' });
  expect(filterParams({ state: { is: 'a' } }, { filters: names, joined: true })).toEqual({ 'filter[state]': 'a' });
  expect(filterParams(undefined, {})).toEqual({});
  expect(filterParams({ a: { is: '1' } }, {})).toEqual({ a: '1' });
});

test('KIT-10 what a server can be asked follows from its conventions', () => {
  expect(askedBy(plainConventions)).toEqual({ filters: ['is', 'in', 'contains', 'from', 'to'], orders: 'several' });
  expect(askedBy(springConventions)).toEqual({ filters: ['is'], orders: 'several' });
  expect(askedBy({ sort: { style: 'signed', by: 'sort' } })).toEqual({ filters: [], orders: 'one' });
  expect(askedBy({})).toEqual({ filters: [], orders: 'none' });
});

test('KIT-10 rows and total stand where the conventions say', () => {
  const headers = new Headers({ 'X-Total-Count': '42', 'Content-Range': 'rows 0-9/17' });
  const read = (body: unknown, conventions: ListConventions) => rowsOf({ body, headers }, conventions);

  expect(read({ items: [1], total: 5, sums: { price: 3 } }, plainConventions)).toEqual({ rows: [1], total: 5, sums: { price: 3 } });
  expect(read({ items: [1], total: '5' }, plainConventions)).toEqual({ rows: [1], total: 5 });
  expect(read([1, 2], jsonServerConventions)).toEqual({ rows: [1, 2], total: 42 });
  expect(read([1], { totalHeader: 'Content-Range' })).toEqual({ rows: [1], total: 17 });
  expect(read([1], { totalHeader: 'X-Missing' })).toEqual({ rows: [1], total: undefined });
  expect(read({ data: { rows: [] } }, { rowsAt: 'data.rows', totalAt: 'meta.total' })).toEqual({ rows: [], total: undefined });
  expect(rowsOf({ body: [], headers: new Headers({ 'X-Total-Count': '' }) }, jsonServerConventions).total).toBeUndefined();
  expect(rowsOf({ body: [], headers: new Headers({ 'X-Total-Count': 'rows 0-9/*' }) }, jsonServerConventions).total).toBeUndefined();
});

test('KIT-10 an answer without rows says where they were looked for', () => {
  const headers = new Headers();

  expect(() => rowsOf({ body: { items: {} }, headers }, plainConventions)).toThrow("The answer has no list of rows at 'items'.");
  expect(() => rowsOf({ body: undefined, headers }, {})).toThrow('The answer has no list of rows.');
});

test('KIT-10 only what an answer holds itself is found in it', () => {
  expect(at({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(at({ a: null }, 'a.b')).toBeUndefined();
  expect(at({}, 'constructor')).toBeUndefined();
  expect(at(5, '')).toBe(5);
});
