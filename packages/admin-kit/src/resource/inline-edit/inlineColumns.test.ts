import { expect, test } from 'vitest';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { localize, type Label } from '../../i18n/catalogue.ts';
import { inlineColumns } from './inlineColumns.ts';

const fields = {
  fenceRadius: { kind: 'quantity', label: { zh: '围栏半径', en: 'Fence radius' }, unit: unit(1, 0, 'm', 'm'), required: true },
  cargoWeight: { kind: 'quantity', label: { zh: '重量', en: 'Weight' }, unit: unit(1000, 3, '吨', 't') },
  price: { kind: 'money', label: { zh: '运价', en: 'Price' }, unit: unit(100, 2, '元', 'CNY') },
  loss: { kind: 'quantity', label: { zh: '货损', en: 'Loss' }, unit: unit(1000, 3, '吨', 't'), readOnly: true },
  rate: { kind: 'decimal', label: { zh: '费率', en: 'Rate' }, decimals: 4, maximum: 1 },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' } },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' } },
} satisfies Record<string, FieldDefinition>;

function unit(factor: number, decimals: number, zh: string, en: string) {
  return { stored: 'kg', factor, decimals, symbol: { zh, en } };
}

const columnsIn = (locale: 'zh-CN' | 'en-US') =>
  inlineColumns({
    context: {
      fields,
      kindOf: () => ({}) as never,
      words: {
        find: () => undefined,
        locale: 'zh-CN',
        kindOf: () => {
          throw new Error('no kinds');
        },
        t: (key, params) => `${key} ${params?.['label']}`,
        localize: (label: Label) => localize(label, locale),
        dictText: (_code, value) => String(value),
        dictValue: () => undefined,
      },
    },
    names: Object.keys(fields),
    mayEdit: () => true,
    storedOf: (row) => row,
  });

test('LIST-14 the table in which rows of a list are edited names the unit of each number in its heading, as a form does at its input', () => {
  expect(columnsIn('zh-CN').map(({ title }) => title)).toEqual([
    '围栏半径 (m)',
    '重量 (吨)',
    '运价 (元)',
    '货损 (吨)',
    '费率',
    '账期(天)',
    '备注',
  ]);
  expect(columnsIn('en-US').map(({ title }) => title)).toEqual([
    'Fence radius (m)',
    'Weight (t)',
    'Price (CNY)',
    'Loss (t)',
    'Rate',
    'Term (days)',
    'Remark',
  ]);
});

test('LIST-14 an empty required number is told without its unit', () => {
  const [fence] = columnsIn('zh-CN');
  expect(fence?.validateRules?.[0]).toEqual({ required: true, message: 'form.required 围栏半径' });
});

test('LIST-14 a number with decimals takes as many digits as its field', () => {
  const rate = columnsIn('zh-CN').find(({ key }) => key === 'rate');
  expect(rate).toMatchObject({ type: 'inputNumber', props: { decimals: 4, max: 1 } });
});
