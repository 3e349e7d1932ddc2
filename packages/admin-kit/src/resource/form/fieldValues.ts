import type { FieldKind, FieldWords } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { RuleCheck } from '../../field/FieldProvider.tsx';
import { cleanText, spellText } from '../../field/spelling.ts';
import { isSame } from '../../internals/isSame.ts';
import { holds, type FormItem, type FormValues } from './formSpec.ts';

/** What a form of fields needs to know. */
export interface FieldsContext {
  fields: Readonly<Record<string, FieldDefinition>>;
  items: readonly FormItem[];
  kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
  words: FieldWords;
  checkRule?: RuleCheck;
  /** The row is kept as a draft: what is only `needed` may be missing. */
  isDraft?: boolean;
}

/** What a detail shows that names no fields: all of them, the text of a reference once, under the name of the reference. */
export function detailFields(fields: Readonly<Record<string, FieldDefinition>>): string[] {
  const shownElsewhere = new Set(Object.values(fields).map(({ textField }) => textField));
  return Object.keys(fields).filter((name) => !shownElsewhere.has(name));
}

/** What the inputs begin with: the row's values, else defaults, else each kind's blank. */
export function initialValues(
  { fields, items, kindOf }: Pick<FieldsContext, 'fields' | 'items' | 'kindOf'>,
  row?: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    items.map(({ field }) => {
      const meta = fieldOf(fields, field);
      return [field, row?.[field] ?? (row ? undefined : meta.default) ?? kindOf(meta).blank];
    }),
  );
}

/**
 * What is wrong, by field: missing, of the wrong shape, or refused by a named check. Hidden inputs are not asked. `stored` are
 * the values of a row that is edited: what nobody touched is not sent, and may be masked (`199****0101`), so its shape is not asked; what it
 * needs and lacked before may lack still.
 */
export function checkFields(
  context: FieldsContext,
  { values, stored }: { values: FormValues; stored?: FormValues },
): Record<string, string> {
  const { fields, items, kindOf, words, checkRule, isDraft } = context;
  const problems: Record<string, string> = {};
  for (const item of items) {
    const meta = fieldOf(fields, item.field);
    if (item.when && !item.when(values)) continue;
    const value = values[item.field];
    if (isBlank(value)) {
      const isNeeded = !isDraft && holds(item.needed, values) && !(stored && holds(item.needed, stored) && isBlank(stored[item.field]));
      if (meta.required || holds(item.required, values) || isNeeded)
        problems[item.field] = words.t('form.required', { label: words.localize(meta.label) });
      continue;
    }
    // Another input may have changed beside it.
    const clash = item.check?.(values);
    if (clash !== undefined) problems[item.field] = words.localize(clash);
    if (stored && isSame(clean(value, meta), stored[item.field])) continue;
    const answer = meta.rule && typeof value === 'string' ? checkRule?.(meta.rule, { value, values }) : undefined;
    const problem =
      kindOf(meta).check?.(value, { meta, words }) ??
      (answer && !answer.ok ? words.localize(answer.message ?? words.t('form.pattern', { label: words.localize(meta.label) })) : undefined);
    if (problem) problems[item.field] = problem;
  }
  return problems;
}

/**
 * The body of an add: what was filled in; blanks are left out, but for what was emptied of what the form began with: it is null.
 *
 * @example addBody({ items: [{ field: 'name' }, { field: 'state' }], fields }, { values: { name: 'Scale', state: '' } }) // { name: 'Scale' }
 */
export function addBody(
  context: Pick<FieldsContext, 'items' | 'fields'>,
  { values, before = {} }: { values: FormValues; before?: FormValues },
): Record<string, unknown> {
  return Object.fromEntries(
    visible(context.items, values).flatMap(({ field }) =>
      isBlank(values[field]) ? (isBlank(before[field]) ? [] : [[field, null]]) : [[field, clean(values[field], context.fields[field])]],
    ),
  );
}

/**
 * The body of an edit: what changed; what was emptied is null. The caller adds id and version.
 *
 * @example editBody({ items: [{ field: 'name' }], fields }, { values: { name: '' }, before: { name: 'Scale' } }) // { name: null }
 */
export function editBody(
  context: Pick<FieldsContext, 'items' | 'fields'>,
  { values, before }: { values: FormValues; before: FormValues },
): Record<string, unknown> {
  return Object.fromEntries(
    context.items.flatMap((item) => {
      const isHidden = item.when && !item.when(values);
      // What was not in view before and is not now is not this person's business; what leaves the view is emptied.
      if (isHidden && item.when && !item.when(before)) return [];
      const next = isHidden || isBlank(values[item.field]) ? null : clean(values[item.field], context.fields[item.field]);
      const former = isBlank(before[item.field]) ? null : before[item.field];
      return isSame(next, former) ? [] : [[item.field, next]];
    }),
  );
}

/** Whether a value counts as not filled in. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && cleanText(value) === '');
}

/** The field of that name. @throws when the resource has none */
export function fieldOf(fields: Readonly<Record<string, FieldDefinition>>, name: string): FieldDefinition {
  const meta = fields[name];
  if (!meta) throw new Error(`There is no field '${name}'. Known: ${Object.keys(fields).join(', ')}.`);
  return meta;
}

/** A text in the form in which it is stored. */
export const clean = (value: unknown, meta: Pick<FieldDefinition, 'spelling'> | undefined) =>
  typeof value === 'string' ? spellText(value, meta?.spelling) : value;
const visible = (items: readonly FormItem[], values: FormValues) => items.filter((item) => !item.when || item.when(values));
