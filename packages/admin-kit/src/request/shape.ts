/** Says whether a value is what it should be. */
export type Guard<Value> = (value: unknown) => value is Value;

/** What a schema of the Standard Schema kind (zod, valibot, arktype) answers. */
type SchemaOutcome<Value> = { readonly value: Value; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** Checks the result of an answer before anybody uses it: a guard, or a schema of zod, valibot or arktype. @source security 66 */
export type ShapeCheck<Value> =
  | Guard<Value>
  | { readonly '~standard': { readonly validate: (value: unknown) => SchemaOutcome<Value> | Promise<SchemaOutcome<Value>> } };

/** A value that passed, or undefined. The value may differ from what came where a schema transforms it. */
export async function checkShape<Value>(check: ShapeCheck<Value>, value: unknown): Promise<{ value: Value } | undefined> {
  if (typeof check === 'function') return check(value) ? { value } : undefined;
  const outcome = await check['~standard'].validate(value);
  return outcome.issues === undefined ? { value: (outcome as { value: Value }).value } : undefined;
}

/**
 * A text.
 *
 * @example isText('') // true
 */
export const isText: Guard<string> = (value): value is string => typeof value === 'string';
/**
 * A finite number.
 *
 * @example isNumber(Number.NaN) // false
 */
export const isNumber: Guard<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
/**
 * Missing or null, or what is asked for.
 *
 * @example isOptional(isText)(null) // true
 */
export const isOptional =
  <Value>(is: Guard<Value>): Guard<Value | null | undefined> =>
  (value): value is Value | null | undefined =>
    value === undefined || value === null || is(value);
/**
 * One of several kinds.
 *
 * @example const isKey = isEither(isText, isNumber);
 */
export const isEither =
  <One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> =>
  (value): value is One | Other =>
    one(value) || other(value);
/**
 * A list whose every entry is what is asked for.
 *
 * @example isListOf(isText)(['a', 'b']) // true
 */
export const isListOf =
  <Value>(is: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every((entry) => is(entry));
/**
 * An object with at least these fields; what else it has does not matter.
 *
 * @example const isDepartment = isObjectOf({ code: isText, name: isText });
 */
export const isObjectOf =
  <Fields extends Readonly<Record<string, Guard<unknown>>>>(fields: Fields): Guard<Guarded<Fields>> =>
  (value): value is Guarded<Fields> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]));

/** What an object with these guards holds. */
export type Guarded<Fields> = { [Name in keyof Fields]: Fields[Name] extends Guard<infer Value> ? Value : never };
