/**
 * A schema of any library that speaks Standard Schema v1 (zod, zod/mini, valibot, arktype …): the part that a form needs.
 *
 * @source https://standardschema.dev
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** What every library of schemas offers under this name: its version and `validate`. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaOutcome<Output> | Promise<SchemaOutcome<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** A schema, or a way to fetch it, so that a page does not pay for it before a form opens. */
export type SchemaSource<Input = unknown, Output = Input> = StandardSchema<Input, Output> | (() => Promise<StandardSchema<Input, Output>>);

type SchemaOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<Readonly<RawIssue>> };

interface RawIssue {
  message: string;
  path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** One thing that a schema objects to. */
export interface SchemaIssue {
  /** Keys from the value to the place; empty for the value as a whole. */
  path: ReadonlyArray<string | number>;
  message: string;
  /** What the library says beyond the standard, such as zod's `code`, `minimum` and `params`. */
  details: Readonly<Record<string, unknown>>;
}

/** Fetches a schema where it has to be fetched. @throws what the fetch rejects with */
export async function loadSchema<Input, Output>(source: SchemaSource<Input, Output>): Promise<StandardSchema<Input, Output>> {
  // A schema of some libraries (arktype) is a function itself.
  return '~standard' in source ? source : source();
}

/** Checks a value: what the schema made of it, or what it objects to, the shorter path first. */
export async function checkWith<Output>(
  schema: StandardSchema<unknown, Output>,
  value: unknown,
): Promise<{ value: Output; issues?: undefined } | { issues: SchemaIssue[] }> {
  const outcome = await schema['~standard'].validate(value);
  if (!outcome.issues) return { value: outcome.value };
  const issues = outcome.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => {
      const key = typeof part === 'object' ? part.key : part;
      return typeof key === 'number' ? key : String(key);
    }),
    message: issue.message,
    details: { ...issue },
  }));
  return { issues: issues.toSorted((one, other) => one.path.length - other.path.length) };
}
