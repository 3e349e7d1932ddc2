import { defineResource } from '@tarmac/admin-kit/resource';
import { expect, test } from 'vitest';
import { detailParts } from './detailParts.ts';
import { routeFact } from './routeFact.ts';

const text = { kind: 'text', label: { zh: '文本', en: 'Text' } } as const;
const driver = defineResource<{ id: string }>()({
  label: { zh: '司机', en: 'Driver' },
  api: { list: async () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }) },
  permission: 'driver',
  fields: {
    name: text,
    carrierId: { kind: 'reference', label: text.label, textField: 'carrierName' },
    carrierName: text,
    licence: { kind: 'files', label: text.label },
    contractNo: text,
    createTime: text,
  },
});
const group = (title: string) => ({ zh: title, en: title });

test('DET-03 a detail has the groups of the form, each field once, papers beside and the rest at the end', () => {
  const form = {
    groups: [
      { title: group('基本'), items: ['name', 'licence', { field: 'carrierId' }] as const },
      { title: group('证件'), items: ['licence'] as const },
    ],
  };
  expect(detailParts(driver, { form, without: ['contractNo'] })).toEqual([
    { title: group('基本'), fields: ['name', 'carrierId'] },
    { title: { zh: '状态与记录', en: 'State and history' }, fields: ['createTime'] },
    { title: { zh: '证件', en: 'Documents' }, fields: ['licence'], place: 'rail', columns: 2 },
  ]);
});

test.each([
  ['鄂尔多斯市', '内蒙古自治区', '天津市', '天津市', '鄂尔多斯 → 天津'],
  ['鄂尔多斯市', '内蒙古自治区', null, '天津市', '鄂尔多斯 → 天津'],
  ['合肥', '安徽省', null, null, '合肥 → --'],
  [null, null, null, null, undefined],
])('DET-03 the route from %s in %s to %s in %s is %s', (sendCity, sendProvince, receiveCity, receiveProvince, route) => {
  expect(routeFact.render({ sendCity, sendProvince, receiveCity, receiveProvince })).toBe(route);
});
