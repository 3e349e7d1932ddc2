import { expect, test, vi } from 'vitest';
import type { FieldChecks } from '../../field/fieldChecks.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { createFieldAsks, questionOf } from './fieldAsks.ts';

const text = (extra: Partial<FieldDefinition>): FieldDefinition => ({ kind: 'text', label: { zh: '栏', en: 'Field' }, ...extra });
const fields = {
  plate: text({ unique: { table: 'car', column: 'plate', within: 'colour' } }),
  colour: text({}),
  phone: text({ unique: { table: 'car', column: 'phone' }, sensitive: true }),
  code: text({ unique: { table: 'car', column: 'code' }, checkRule: 'car_code' }),
  card: text({ unique: { table: 'car', column: 'card', within: 'holder', withinValue: 'h1' } }),
};
const items = [
  ...['plate', 'colour', 'phone', 'card'].map((field) => ({ field })),
  { field: 'code', when: (values: Record<string, unknown>) => values['colour'] !== 'none' },
];
const about = { fields, items };
const stored = { plate: '鲁G1', colour: 'blue', phone: '139****2222', code: 'A1' };
const row = { id: 'r1' };
const unique = (fieldName: string, fieldVal: string, more: object = {}) => ({
  unique: { tableName: 'car', fieldName, fieldVal, ...more },
});

test.each([
  ['a new value, without the blanks around it', 'phone', { phone: ' 13911112222 ' }, unique('phone', '13911112222')],
  ['a value that is unique and has a rule', 'code', { code: 'B' }, { ...unique('code', 'B'), rule: { ruleCode: 'car_code', value: 'B' } }],
  ['a blank value', 'phone', { phone: '  ' }, undefined],
  ['a masked value', 'phone', { phone: '139****1111' }, undefined],
  ['a field that is neither', 'colour', { colour: 'blue' }, undefined],
  ['an input out of view', 'code', { code: 'B', colour: 'none' }, undefined],
  ['a value within another', 'plate', { plate: '鲁G1', colour: 'blue' }, unique('plate', '鲁G1', { withinVal: 'blue' })],
  ['a value within one that is not known yet', 'plate', { plate: '鲁G1', colour: null }, undefined],
  ['a value within what is not an input', 'card', { card: '62' }, unique('card', '62', { withinVal: 'h1' })],
] as const)('VAL-02 on an add: %s', (_case, name, values, question) => {
  expect(questionOf(about, { name, values, stored: undefined, row: undefined })).toEqual(question);
});

test.each([
  ['what is stored', 'plate', stored, undefined],
  ['what is stored and masked', 'phone', stored, undefined],
  ['another value, for the row itself', 'phone', { ...stored, phone: '139' }, unique('phone', '139', { dataId: 'r1' })],
  [
    'what is stored, within another value',
    'plate',
    { ...stored, colour: 'red' },
    unique('plate', '鲁G1', { dataId: 'r1', withinVal: 'red' }),
  ],
] as const)('VAL-02 on an edit: %s', (_case, name, values, question) => {
  expect(questionOf(about, { name, values, stored, row })).toEqual(question);
});

/** Checks that answer when the test says so. */
function setUp() {
  const open: Array<{ value: string; signal: AbortSignal; answer: (problem?: string) => void; fail: () => void }> = [];
  const checks: FieldChecks = {
    unique: ({ fieldVal }, { signal } = {}) =>
      new Promise((resolve, reject) => {
        open.push({ value: fieldVal, signal: signal!, answer: (problem) => resolve(problem), fail: () => reject(new Error('no network')) });
      }),
    rule: async () => undefined,
  };
  const asks = createFieldAsks(async () => checks);
  const asked = async (count: number) => {
    await vi.waitFor(() => expect(open).toHaveLength(count));
    return open[count - 1]!;
  };
  return { asks, asked, open };
}
const ask = (value: string) => unique('code', value) as { unique: { tableName: string; fieldName: string; fieldVal: string } };

test('VAL-02 one question is asked once, also while it is on its way; a refused one is asked again', async () => {
  const { asks, asked, open } = setUp();

  const both = [asks.ask('code', ask('a')), asks.ask('code', ask('a'))];
  expect(asks.isAsking('code')).toBe(true);
  (await asked(1)).answer();
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(asks.isAsking('code')).toBe(false);
  await asks.ask('code', ask('a'));
  expect(open).toHaveLength(1);

  const refused = asks.ask('code', ask('b'));
  (await asked(2)).answer('taken');
  expect(await refused).toBe('taken');
  expect(asks.refusal('code', ask('b'))).toBe('taken');
  expect(asks.refusal('code', ask('a'))).toBeUndefined();
  const again = asks.ask('code', ask('b'));
  (await asked(3)).answer();
  expect(await again).toBeUndefined();
  expect(asks.refusal('code', ask('b'))).toBeUndefined();
});

test('VAL-02 a late answer to an older value counts for nothing', async () => {
  const { asks, asked } = setUp();

  const first = asks.ask('code', ask('a'));
  const older = await asked(1);
  const second = asks.ask('code', ask('b'));
  const newer = await asked(2);
  expect(older.signal.aborted).toBe(true);
  newer.answer();
  await second;
  older.answer('taken');

  expect(await first).toBeUndefined();
  expect(asks.refusal('code', ask('a'))).toBeUndefined();
  expect(asks.refusal('code', ask('b'))).toBeUndefined();
});

test('VAL-02 a check that cannot be had lets the value through, and is asked again', async () => {
  const { asks, asked } = setUp();

  const first = asks.ask('code', ask('a'));
  (await asked(1)).fail();
  expect(await first).toBeUndefined();
  expect(asks.isAsking('code')).toBe(false);
  const second = asks.ask('code', ask('a'));
  (await asked(2)).answer('taken');

  expect(await second).toBe('taken');
});

test('VAL-02 of two checks the rule speaks first, and either speaks where the other cannot be had', async () => {
  const both = { ...ask('a'), rule: { ruleCode: 'r', value: 'a' } };
  const answers = (unique: Promise<string | undefined>, rule: Promise<string | undefined>) =>
    createFieldAsks(async () => ({ unique: () => unique, rule: () => rule })).ask('code', both);

  expect(await answers(Promise.resolve('taken'), Promise.resolve('too short'))).toBe('too short');
  expect(await answers(Promise.resolve('taken'), Promise.reject(new Error('away')))).toBe('taken');
  expect(await answers(Promise.reject(new Error('away')), Promise.resolve('too short'))).toBe('too short');
  expect(await createFieldAsks(undefined).ask('code', both)).toBeUndefined();
});
