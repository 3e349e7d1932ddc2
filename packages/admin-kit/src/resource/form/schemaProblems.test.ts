import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Label, localize } from '../../i18n/catalogue.ts';
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
