import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCell as readOnServer } from '../../../../server/src/platform/resource/readCell.ts';
import { dictionaries } from '../../../../../packages/freight-api/src/generated/dictionaries.ts';
import type { FieldDefinition } from '../../../../../packages/admin-kit/src/field/FieldMeta.ts';
import { readCell } from '../../../../../packages/admin-kit/src/resource/import/wizard/readCell.ts';

/** Fields of the contract whose values have further names. */
const fields: FieldDefinition[] = [];
JSON.parse(readFileSync(new URL('../../../../../packages/freight-api/openapi.json', import.meta.url), 'utf8'), (_key, node: unknown) => {
  if (typeof node === 'object' && node !== null && 'otherNames' in node) fields.push(node as FieldDefinition);
  return node;
});
const itemsOf = (code: string) => dictionaries[code as keyof typeof dictionaries].items;

/** What both sides make of a cell. */
function read(field: FieldDefinition, text: string): unknown[] {
  const items = itemsOf(field.dict ?? '');
  const stored = items.map((one) => ({ code: '', value: one.value, text: one.text.zh, textEn: one.text.en, enabled: true }));
  const onServer = readOnServer(field as never, { text, items: stored, locale: 'zh' });
  const words = { t: (key: string) => key, localize: String, dictText: () => '', dictValue: () => undefined };
  const tools = { kindOf: () => ({ parse: () => undefined }), words, t: words.t, checkRule: undefined, itemsOf: () => items };
  const column = { name: 'it', title: 'it', required: false, unique: false, field };
  const onPage = readCell(column, { given: text, tools: tools as never });
  return [onServer, onPage].map((one) => ('value' in one ? one.value : undefined));
}
const field = (dict: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  kind: 'dict',
  label: { zh: '', en: '' },
  ...fields.find((one) => one.dict === dict),
  dict,
  ...more,
});

test('IMP-05 every further name of the contract stands for a code of its dictionary, the same on both sides', () => {
  expect(new Set(fields.map(({ dict }) => dict))).toEqual(
    new Set(['plate_color', 'vehicle_type', 'energy_type', 'carrier_kind', 'customer_kind']),
  );
  for (const one of fields)
    for (const [name, code] of Object.entries(one.otherNames ?? {})) expect(read(one, name), `${one.dict} ${name}`).toEqual([code, code]);
});

describe('IMP-05 names of codes as papers print them', () => {
  test.each([
    ['plate_color', '黄色', '2'],
    ['plate_color', '蓝牌', '1'],
    ['plate_color', '黄绿双拼色', '93'],
    ['plate_color', ' 绿 色 ', '5'],
    ['vehicle_type', '重型半挂牵引车', 'Q11'],
    ['vehicle_type', '重型栏板半挂车', 'B11'],
    ['vehicle_type', '轻型厢货', 'H32'],
    ['vehicle_type', '重型 · 仓栅货车', 'H19'],
    ['vehicle_type', 'q11', 'Q11'],
    ['vehicle_type', '牵引车', undefined],
    ['energy_type', '纯电动', 'C'],
    ['energy_type', 'ＬＮＧ', 'E'],
    ['energy_type', 'diesel', 'B'],
    ['carrier_kind', '个体户', '2'],
    ['customer_kind', '个人', '3'],
    ['gender', '男性', undefined],
  ])('IMP-05 %s %j is %s', (dict, text, code) => {
    expect(read(field(dict), text)).toEqual([code, code]);
  });

  test.each([
    ['A2', 'A2'],
    ['A1A2D', 'A1,A2,D'],
    ['a2 d', 'A2,D'],
    ['A2/D', 'A2,D'],
    ['A2、D', 'A2,D'],
    ['Ａ２Ｄ', 'A2,D'],
    ['A2,A2', 'A2'],
    ['A9D', undefined],
  ])('IMP-05 classes of a licence %j are %s', (text, codes) => {
    expect(read(field('licence_class', { multiple: true }), text)).toEqual([codes, codes]);
  });
});
