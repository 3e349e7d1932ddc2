import { expect, test } from 'vitest';
import { filesKind } from '../../field/kinds/files.tsx';
import { textKind } from '../../field/kinds/text.tsx';
import type { FieldKind } from '../../field/defineFieldKind.ts';
import { localize, type Label } from '../../i18n/catalogue.ts';
import type { FieldsContext } from './fieldValues.ts';
import { savedMeanwhile } from './savedMeanwhile.ts';

const fields = {
  remark: { label: { zh: '备注', en: 'Remark' }, kind: 'text' },
  photo: { label: { zh: '照片', en: 'Photo' }, kind: 'files' },
} satisfies FieldsContext['fields'];
const inEnglish = (label: Label) => localize(label, 'en-US');
const kinds = { text: textKind, files: filesKind } as Record<string, FieldKind<unknown>>;
const context: FieldsContext = {
  fields,
  items: [{ field: 'remark' }, { field: 'photo' }],
  kindOf: ({ kind }) => kinds[kind]!,
  words: {
    find: () => undefined,
    locale: 'zh-CN',
    kindOf: () => {
      throw new Error('no kinds');
    },
    t: (key) => key,
    localize: inEnglish,
    dictText: (_code, value) => String(value),
    dictValue: () => undefined,
  },
};
const told = (read: object, now: object, typed: object = read) =>
  savedMeanwhile({
    context,
    fields,
    before: { ...read },
    read: { ...read },
    now: { ...now },
    typed: { ...typed },
    texts: { find: (key) => `${key} ${key === 'resource.storedNow' ? '{value}' : '{fields}'}`, localize: inEnglish, locale: 'en-US' },
  }).errorData.map(({ path, message }) => [path, message]);

test('FORM-03 a private path with a later signature is not a change', () => {
  const read = { remark: 'a', photo: 'x/1.png?t=0&e=1&s=a,x/2.png?t=0&e=1&s=b' };
  const now = { remark: 'b', photo: 'x/1.png?t=0&e=2&s=c,x/2.png?t=0&e=2&s=d' };
  expect(told(read, now)).toEqual([['', 'resource.savedMeanwhile Remark']]);
  expect(told(read, now, { ...read, photo: 'x/3.png' })).toEqual([['', 'resource.savedMeanwhile Remark']]);
});

test('FORM-03 a picture that another person took away or exchanged is one, and is told where both did it', () => {
  const read = { remark: 'a', photo: 'x/1.png?t=0&e=1&s=a' };
  expect(told(read, { remark: 'a', photo: null })).toEqual([['', 'resource.savedMeanwhile Photo']]);
  expect(told(read, { remark: 'a', photo: 'x/2.png?t=0&e=1&s=b' }, { remark: 'a', photo: 'x/3.png' })).toEqual([
    ['', 'resource.savedMeanwhile Photo'],
    ['photo', 'resource.storedNow 2.png'],
  ]);
});
