import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { issueText, type IssueWords } from './issueText.ts';
import type { FieldProblem } from '../request/ApiError.ts';
import { checkWith, loadSchema, type SchemaSource } from './standardSchema.ts';

/** Checks a form with a schema; what the schema makes of the values is what the form hands on. */
export function schemaResolver<Input extends FieldValues, Output>(
  source: SchemaSource<Input, Output>,
  words: IssueWords,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const outcome = await checkWith(await loadSchema(source), values);
    if (!outcome.issues) return { values: outcome.value, errors: {} };
    const problems = outcome.issues.map((issue) => ({ path: issue.path.join('.'), message: issueText(issue, { value: values, words }) }));
    return { values: {}, errors: toFieldErrors<Input>(problems) };
  };
}

/** Problems as react-hook-form keeps them; of several at one place the first stays. One about the whole is kept under `_form`. */
export function toFieldErrors<Values extends FieldValues>(problems: readonly FieldProblem[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of problems) {
    // Not 'root': react-hook-form forgives errors of that name when it saves.
    const name = path || '_form';
    const present: unknown = get(errors, `${name}.message`);
    if (typeof present !== 'string') set(errors, name, { ...(get(errors, name) as object | undefined), type: 'schema', message });
  }
  return errors;
}

/** Problems out of what react-hook-form keeps, with paths from where `errors` stand. */
export function fromFieldErrors(errors: unknown, path = ''): FieldProblem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message } = errors as { message?: unknown };
  const isLeaf = typeof message === 'string';
  return [
    ...(isLeaf ? [{ path, message }] : []),
    ...Object.entries(errors).flatMap(([key, inner]) =>
      // Beside a message stand its type and the element; neither is a place in the values.
      isLeaf && ['type', 'message', 'ref', 'types'].includes(key) ? [] : fromFieldErrors(inner, path ? `${path}.${key}` : key),
    ),
  ];
}
