import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Label, localize } from '../../i18n/catalogue.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { quantityKind } from '../../field/kinds/quantity.tsx';
import { addBody, type FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';
import { type BodyCheck, schemaProblems } from './schemaProblems.ts';

const context: FieldsContext = {
  fields: {
    note: { kind: 'text', label: { zh: '运单', en: 'Waybill' } },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' } },
  },
  items: [{ field: 'note', when: ({ isChosen }: FormValues) => isChosen === true }, { field: 'reason' }],
  kindOf: () => ({}) as never,
  words: {
    find: () => undefined,
    locale: 'zh-CN',
    kindOf: () => {
      throw new Error('no kinds');
    },
    t: (key) => key,
    localize: (label: Label) => localize(label, 'en-US'),
    dictText: (_code, value) => String(value),
    dictValue: () => undefined,
  },
};
const check: BodyCheck = {
  schema: z.object({ note: z.string(), reason: z.string() }),
  bodyOf: (values, { initial }) => addBody(context, { values, before: initial }),
  isCompletedLater: true,
};
const pathsOf = async (values: FormValues) =>
  (await schemaProblems(check, { values, about: { context, initial: {} }, skip: {} })).map(({ path }) => path);

test('FORM-07 what the caller adds is not missed: neither what has no input, nor what is kept out of view', async () => {
  expect(await pathsOf({ note: 'n1' })).toEqual(['reason']);
  expect(await pathsOf({ note: 'n1', reason: 'late' })).toEqual([]);
});

test('FORM-07 what is in view and was left blank is missed', async () => {
  expect(await pathsOf({ isChosen: true, reason: 'late' })).toEqual(['note']);
});

test('FORM-07 the bound of a schema is said as its field says its own: 32 bits of kilograms in tonnes', async () => {
  const mass: FieldDefinition = {
    kind: 'quantity',
    label: { zh: '总重量', en: 'Total weight' },
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  };
  const words = {
    ...context.words,
    t: (_key: string, params?: Readonly<Record<string, unknown>>) => `at most ${String(params?.['value'])}`,
  };
  const weighed = { ...context, fields: { mass }, items: [{ field: 'mass' }], kindOf: () => quantityKind as never, words } as FieldsContext;
  const given = { schema: z.object({ mass: z.int().check(z.maximum(2_147_483_647)) }), bodyOf: (values: FormValues) => values };
  const problemsOf = (value: number) =>
    schemaProblems(given, { values: { mass: value }, about: { context: weighed, initial: {} }, skip: {} });
  expect(await problemsOf(2_147_483_647)).toEqual([]);
  expect(await problemsOf(2_147_483_648)).toEqual([{ path: 'mass', message: 'at most 2,147,483.647' }]);
});
