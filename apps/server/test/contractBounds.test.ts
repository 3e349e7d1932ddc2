import { expect, test } from 'vitest';
import { z } from 'zod';
import { modules } from '../src/modules/index.ts';
import { fieldOf } from '../src/platform/contract/fields.ts';
import type { FieldMeta } from '../src/platform/contract/meta.ts';

/** A field of an input: where it stands, what it says of itself, and what takes it. */
interface Taken {
  place: string;
  meta: FieldMeta;
  schema: z.ZodType;
}

/** What a schema is made of, as far as fields can lie in it. */
interface Wrapped {
  def: { innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; options?: readonly z.ZodType[] };
}

/** Fields of an input at every depth: in lists, in optional parts, in alternatives. */
function fieldsIn(schema: z.ZodType | undefined, place: string): Taken[] {
  if (schema === undefined) return [];
  const meta = fieldOf(schema);
  if (meta !== undefined) return [{ place, meta, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) => fieldsIn(part, `${place}.${name}`));
  const { innerType, element, in: input, options = [] } = (schema as unknown as Wrapped).def;
  return [innerType, element, input, ...options].flatMap((part) => fieldsIn(part, place));
}

const inputs = modules.flatMap(({ routes = [] }) =>
  routes.flatMap(({ contract }) =>
    Object.values(contract.endpoints).flatMap(({ method, path, body }) =>
      fieldsIn(body, `${[method].flat()[0]} ${contract.base}${path}`).filter(({ meta }) => meta.readOnly !== true),
    ),
  ),
);

const takes = ({ schema }: Taken, value: unknown) => schema.safeParse(value).success;
const isFigure = ({ meta: { kind } }: Taken) => ['integer', 'money', 'quantity', 'decimal'].includes(kind);
const figures = inputs.filter(isFigure);
// What a pattern or a rule says as well cannot be made up here: their own tests have cases.
const texts = inputs.filter(
  ({ meta: { kind, pattern, rule } }) => ['text', 'longText'].includes(kind) && pattern === undefined && rule === undefined,
);

/** Those that do not hold at a limit, in words. */
const wrong = (cases: readonly Taken[], isRight: (one: Taken) => boolean) => cases.filter((one) => !isRight(one)).map(({ place }) => place);

test('VAL-02 a figure takes its smallest value, and none below', () => {
  const bounded = figures.filter(({ meta }) => meta.minimum !== undefined);
  expect(bounded.length).toBeGreaterThan(100);
  expect(wrong(bounded, (one) => takes(one, one.meta.minimum) && !takes(one, one.meta.minimum! - stepOf(one)))).toEqual([]);
});

test('VAL-02 a figure takes its largest value, and none above', () => {
  const bounded = figures.filter(({ meta }) => meta.maximum !== undefined);
  expect(bounded.length).toBeGreaterThan(100);
  expect(wrong(bounded, (one) => takes(one, one.meta.maximum) && !takes(one, one.meta.maximum! + stepOf(one)))).toEqual([]);
});

/** Coordinates, and the order of menu entries, which people put between two others. */
const isFraction = ({ place }: Taken) => /(?:[lL]ng|[lL]at|\.sortNo)$/.test(place);

test('VAL-02 a whole number takes no half', () => {
  const whole = figures.filter((one) => one.meta.kind !== 'decimal' && !isFraction(one));
  expect(whole.length).toBeGreaterThan(200);
  expect(wrong(whole, (one) => !takes(one, (one.meta.minimum ?? 0) + 0.5))).toEqual([]);
});

test('VAL-02 a text takes as many signs as it may have, signs beyond the basic plane as one, and not one more', () => {
  // Addresses of mail, phone numbers and figures in words take no such signs.
  const bounded = texts.filter((one) => one.meta.maxLength !== undefined && takes(one, '字'.repeat(one.meta.minLength ?? 1)));
  expect(bounded.length).toBeGreaterThan(200);
  const full = (one: Taken, sign: string, more = 0) => sign.repeat(one.meta.maxLength! + more);
  expect(wrong(bounded, (one) => takes(one, full(one, '字')) && !takes(one, full(one, '字', 1)))).toEqual([]);
  expect(wrong(bounded, (one) => takes(one, full(one, '𠮷')) && !takes(one, full(one, '𠮷', 1)))).toEqual([]);
});

test('VAL-02 a text with a smallest length takes it, and nothing shorter', () => {
  const bounded = texts.filter(({ meta }) => (meta.minLength ?? 0) > 0);
  expect(
    wrong(bounded, (one) => takes(one, '字'.repeat(one.meta.minLength!)) && !takes(one, '字'.repeat(one.meta.minLength! - 1))),
  ).toEqual([]);
});

/** The smallest difference that a figure can show. */
function stepOf({ meta: { kind, decimals } }: Taken): number {
  return kind === 'decimal' ? 10 ** -(decimals ?? 0) : 1;
}
