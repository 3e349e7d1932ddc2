import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldChecks } from '../../field/fieldChecks.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { createFormAsks } from './formAsks.ts';

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
// Other files run in the same worker.
afterEach(() => vi.unstubAllGlobals());

const fields: Record<string, FieldDefinition> = {
  code: { kind: 'text', label: { zh: '编号', en: 'Code' }, unique: { table: 'claim', column: 'code' } },
};

/** A form with one input, rules that are there when the test says so, and a server that knows 'taken'. */
function setUp() {
  const values = { code: '' };
  const asked: string[] = [];
  const rules = Promise.withResolvers<undefined>();
  const setError = vi.fn();
  const checks: FieldChecks = {
    unique: async ({ fieldVal }) => {
      asked.push(fieldVal);
      return fieldVal === 'taken' ? '已存在' : undefined;
    },
    rule: async () => undefined,
  };
  const methods = { getValues: () => ({ ...values }), setError, clearErrors: vi.fn(), getFieldState: () => ({}) };
  const asks = createFormAsks(
    () =>
      ({
        context: { fields, items: [{ field: 'code' }], kindOf: () => ({}), words: {} },
        stored: undefined,
        row: undefined,
        loadRules: () => rules.promise,
        methods,
      }) as never,
    { load: async () => checks, tell: () => undefined },
  );
  const type = (code: string) => {
    values.code = code;
    asks.change('code');
  };
  return {
    asked,
    setError,
    type,
    leave: () => asks.leave('code', { ...values }),
    leaveWith: (code: string) => asks.leave('code', { code }),
    arrive: () => rules.resolve(undefined),
  };
}

test('VAL-02 an input that is left twice with the same value, before the answer is there, is asked about once', async () => {
  const { asked, setError, type, leave, arrive } = setUp();
  type('taken');

  const first = leave();
  const second = leave();
  arrive();
  await Promise.all([first, second]);
  expect(asked).toEqual(['taken']);
  expect(setError).toHaveBeenCalledOnce();

  // Somebody may have freed it meanwhile.
  await leave();
  expect(asked).toEqual(['taken', 'taken']);
});

test('VAL-02 what the input held when it was left is asked about, not what is being typed into it by the time the checks are there', async () => {
  const { asked, type, leave, leaveWith, arrive } = setUp();
  type('a');
  const left = leave();
  type('ab');
  arrive();
  await left;
  expect(asked).toEqual([]);

  await leaveWith('a');
  expect(asked).toEqual([]);
  await leave();
  expect(asked).toEqual(['ab']);
});

test('VAL-02 a value that is typed once more while the first answer is on its way is asked about again', async () => {
  const { asked, setError, type, leave, arrive } = setUp();
  type('taken');
  const first = leave();
  type('other');
  type('taken');
  const second = leave();
  arrive();
  await Promise.all([first, second]);

  expect(asked.at(-1)).toBe('taken');
  expect(setError).toHaveBeenCalledWith('code', { type: 'asked', message: '已存在' });
});
