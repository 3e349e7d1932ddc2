import { expect, test } from 'vitest';
import { writeDocument } from './writeDocument.ts';

const documentOf = (summary: string) => ({
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  paths: { '/driver/list': { get: { summary, tags: ['fleet'] } }, '/driver/add': { post: { summary: 'Add', tags: [] } } },
  components: { schemas: { Driver: { type: 'object', properties: { name: { type: 'string' } } }, Empty: {} } },
  'x-entities': {
    driver: { label: { zh: '司机', en: 'Driver' }, fields: { name: { maxLength: 30 }, phone: { maxLength: 11 } }, sums: [] },
  },
  'x-permissions': ['driver:add', 'driver:list'],
});

test('PKG-02 the document reads back as it was', () => {
  expect(JSON.parse(writeDocument(documentOf('List')))).toEqual(documentOf('List'));
});

test('PKG-02 a change of one operation is a change of one line', () => {
  const before = writeDocument(documentOf('List')).split('\n');
  const after = writeDocument(documentOf('Drivers')).split('\n');

  expect(after.filter((line, index) => line !== before[index])).toEqual(['   "get": {"summary":"Drivers","tags":["fleet"]}']);
  expect(after).toContain('    "name": {"maxLength":30},');
  expect(after).toContain('   "Empty": {}');
});
