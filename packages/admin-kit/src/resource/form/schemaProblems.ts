import { issueText } from '../../form/issueText.ts';
import { schemaBound } from '../../field/schemaBound.ts';
import type { FieldProblem } from '../../request/ApiError.ts';
import { checkWith, loadSchema, type SchemaIssue, type SchemaSource } from '../../form/standardSchema.ts';
import type { FieldsContext } from './fieldValues.ts';
import type { FormValues } from './formSpec.ts';

/** A schema that checks what a form of fields would send. */
export interface BodyCheck {
  /** What the call takes. */
  schema: SchemaSource;
  /** What would be sent for these values, given what the form began with. */
  bodyOf: (values: FormValues, about: { context: FieldsContext; initial: FormValues }) => Readonly<Record<string, unknown>>;
  /** The caller adds keys before it sends, such as the row's id: what is missing and has no input is not the person's matter. */
  isCompletedLater?: boolean;
}

/** What a schema objects to in a form, in words; `skip` names the fields whose own checks have spoken already. */
export async function schemaProblems(
  check: BodyCheck,
  {
    values,
    about,
    skip,
  }: { values: FormValues; about: { context: FieldsContext; initial: FormValues }; skip: Readonly<Record<string, unknown>> },
): Promise<FieldProblem[]> {
  let issues: readonly SchemaIssue[];
  const body = check.bodyOf(values, about);
  try {
    issues = (await checkWith(await loadSchema(check.schema), body)).issues ?? [];
  } catch {
    // A schema that did not arrive must not keep anybody from saving: the server checks again.
    return [];
  }
  const { fields, items, words, kindOf, checkRule } = about.context;
  return issues.flatMap((issue) => {
    const name = issue.path[0];
    // What is kept out of view is sent by the caller, if at all.
    const hasInput = items.some(({ field, when }) => field === name && (when === undefined || when(values)));
    if (name !== undefined && name in skip) return [];
    if (check.isCompletedLater && name !== undefined && !hasInput && !(name in body)) return [];
    const label = name === undefined ? undefined : fields[name]?.label;
    const ruleText = (details: SchemaIssue['details']) => {
      const { rule } = (details['params'] ?? {}) as { rule?: unknown };
      const value = name === undefined ? undefined : body[name];
      const meta = name === undefined ? undefined : fields[name];
      if (meta !== undefined && issue.path.length === 1 && typeof value === 'number')
        return schemaBound(details, { value, meta, kind: kindOf(meta), words });
      if (typeof rule !== 'string' || typeof value !== 'string') return undefined;
      const answer = checkRule?.(rule, { value, values });
      return answer?.message && !answer.ok ? words.localize(answer.message) : undefined;
    };
    const text = issueText(issue, { value: body, words: { ...words, label, ruleText } });
    // Above the form nobody sees which input is meant, nor is there one: the text must carry the name.
    const title = label === undefined ? issue.path.join('.') : words.localize(label);
    const isNamed = hasInput || title === '' || text.includes(title) || text === issue.message;
    return [{ path: issue.path.join('.'), message: isNamed ? text : `${title}: ${text}` }];
  });
}
