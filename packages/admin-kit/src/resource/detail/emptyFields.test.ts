import { expect, test } from 'vitest';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { isFieldEmpty } from './emptyFields.ts';

const fields: Record<string, FieldDefinition> = {
  remark: { kind: 'text', label: { zh: '备注', en: '备注' } },
  fee: { kind: 'money', label: { zh: '费用', en: '费用' } },
  isUrgent: { kind: 'flag', label: { zh: '加急', en: '加急' } },
  driverId: { kind: 'reference', label: { zh: '司机', en: '司机' }, textField: 'driverName' },
  files: { kind: 'files', label: { zh: '附件', en: '附件' } },
  route: { kind: 'text', label: { zh: '线路', en: '线路' }, cell: () => '甲 → 乙' },
};

test.each([
  ['remark', {}, true],
  ['remark', { remark: null }, true],
  ['remark', { remark: '  ' }, true],
  ['remark', { remark: '易碎' }, false],
  ['fee', { fee: 0 }, false],
  ['isUrgent', { isUrgent: false }, false],
  ['driverId', { driverId: null, driverName: '张伟' }, false],
  ['driverId', { driverId: null, driverName: null }, true],
  ['files', { files: [] }, true],
  ['route', {}, false],
])('DET-03 %s of %j is empty: %s', (name, row, isEmpty) => {
  expect(isFieldEmpty(fields, { name, row })).toBe(isEmpty);
});
