import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCell as readOnServer } from '../../../../server/src/platform/resource/readCell.ts';
import { inputNumberType } from '../../../../../packages/admin-kit/src/editable-table/cells/inputNumber.ts';
import { moneyKind } from '../../../../../packages/admin-kit/src/field/kinds/money.tsx';
import { quantityKind } from '../../../../../packages/admin-kit/src/field/kinds/quantity.tsx';
import type { FieldDefinition } from '../../../../../packages/admin-kit/src/field/FieldMeta.ts';
import { formatScaled, parseScaled, scaledToStored, storedToScaled } from '../../../../../packages/admin-kit/src/internals/decimal.ts';
import { inlineColumns } from '../../../../../packages/admin-kit/src/resource/inline-edit/inlineColumns.ts';

type Field = FieldDefinition & { unit: NonNullable<FieldDefinition['unit']> };

/** Every field of the contract that has a unit, one for each unit and its bounds. */
const fields = new Map<string, Field>();
const collect = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'x-field' && (value as Field).unit !== undefined) {
      const { label, unit, minimum, maximum } = value as Field;
      fields.set(`${label.zh} ${JSON.stringify([unit.stored, unit.factor, unit.decimals, minimum, maximum])}`, value as Field);
    } else collect(value);
  }
};
collect(JSON.parse(readFileSync(new URL('../../../../../packages/freight-api/openapi.json', import.meta.url), 'utf8')));

const words = { t: (key: string) => key, localize: (label: unknown) => String(label), dictText: () => '', dictValue: () => undefined };

/** What people type: both bounds, as far as they are known, and a number with all decimals between. */
function typedTexts({ unit, minimum = 0, maximum = 9_000_000 }: Field): string[] {
  const { factor, decimals } = unit;
  const [low, high] = [storedToScaled(minimum, { factor, decimals }), storedToScaled(maximum, { factor, decimals })];
  const between = Math.floor((low + high) / 2) + 7;
  return [low, high, between > high ? high : between].map((scaled) => formatScaled(scaled, { decimals }));
}

describe.each([...fields])('VAL-03 %s', (_name, field) => {
  const { factor, decimals, symbol } = field.unit;
  const kind = field.kind === 'money' ? moneyKind : quantityKind;
  const [column] = inlineColumns({
    context: { fields: { it: { ...field, readOnly: false, sensitive: false } }, kindOf: (() => kind) as never, words: words as never },
    names: ['it'],
    mayEdit: () => true,
    storedOf: (row) => row,
  });
  const cell = { column: { title: '', props: {}, ...column }, words } as never;

  test.each(typedTexts(field))('what is typed comes back wherever it goes: %s', (text) => {
    const stored = scaledToStored(parseScaled(text, decimals)!, { factor, decimals })!;

    expect(formatScaled(storedToScaled(stored, { factor, decimals }), { decimals })).toBe(text);
    expect(kind.text(stored, { meta: field, words: words as never })).toBe(text);
    expect(kind.parse(text, { meta: field, words: words as never })).toBe(stored);
    expect(inputNumberType.parse(text, cell)).toBe(stored);
    expect(inputNumberType.paste!(text, cell)).toBe(stored);
    expect(Number(inputNumberType.copy!(stored, cell))).toBe(Number(text));
    for (const given of [text, `${text}${symbol.zh}`, `${text} ${symbol.en}`, String(stored / factor)])
      expect(readOnServer(field as never, { text: given, items: [], locale: 'zh' }), given).toEqual({ value: stored });
  });
});

test('VAL-03 all units of the contract are asked', () => {
  expect(new Set([...fields.values()].map(({ unit }) => unit.stored))).toEqual(
    new Set(['fen', 'e4', 'kg', 'ct', 'litre', 'metre', 'mm', 'bp', 'e6', 'hundredth', 'degree', 'kgkm', 'centihour']),
  );
});
