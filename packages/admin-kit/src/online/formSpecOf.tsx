import { late } from '../internals/late.ts';
import type { FormItem, FormPart, FormSpec, FormValues } from '../resource/form/formSpec.ts';
import { type Around, isMet, treeOf } from './expressions.ts';
import { isYes } from './fieldSettings.ts';
import { workedRow } from './workedRow.ts';
import { scopeOf } from './nestedRows.ts';
import type { OnlineUser } from './onlineApi.ts';
import type { OnlineField, OnlineForm, OnlineParts } from './onlineForm.ts';

const FormWork = late(() => import('./FormWork.tsx'));

/**
 * The form of an online form: its fields, a group for each one-to-one sub-table and a table for the rows of each other one; side by side as
 * tabs where the form says so. Rows of sub-tables that have lists of their own beside the main list are not in it.
 */
export function formSpecOf(form: OnlineForm, user: OnlineUser): FormSpec {
  const subs = form.theme === 'erp' ? form.subs.filter(({ relation }) => relation === 'one') : form.subs;
  const aboutMain = (values: FormValues): Around => ({ row: rowOf(form, { values, user }), fields: form.fields, user });
  const main: FormPart = {
    title: form.theme === 'tab' && subs.length > 0 ? { zh: '基本信息', en: 'Basics' } : '',
    items: itemsOf(form, { about: aboutMain, rules: form.rules }),
    check: wholeChecks(form, aboutMain),
    footer: (values, row) => <FormWork values={rowOf(form, { values, user })} typed={values} row={row} />,
  };
  const parts = subs.map((sub): FormPart => {
    if (sub.relation === 'many') {
      // Its own label stands above the table, or on the tab.
      return { title: form.theme === 'tab' ? sub.label : '', items: [{ field: sub.name, wide: true }] };
    }
    const about = (values: FormValues): Around => {
      const main = rowOf(form, { values, user });
      return { row: main[sub.name] as Around['row'], fields: sub.fields, main, mainFields: form.fields, user };
    };
    return { title: sub.label, items: itemsOf(sub, { about, rules: sub.rules, scope: scopeOf(sub) }), check: wholeChecks(sub, about) };
  });
  return form.theme === 'tab' && parts.length > 0 ? { tabs: [main, ...parts] } : { groups: [main, ...parts] };
}

/** What stands in a form as the row that expressions read: rows of sub-tables stand in it under their names, with what is computed of them. */
export function rowOf(
  { subs, fields }: OnlineForm,
  { values, user }: { values: FormValues; user: OnlineUser },
): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) if (!key.includes(':')) row[key] = value;
  const main = { ...row };
  for (const sub of subs) {
    if (sub.relation === 'many') {
      const rows = values[sub.name];
      if (Array.isArray(rows))
        row[sub.name] = rows.map((one) => workedRow(sub, { row: one as Around['row'], main, mainFields: fields, user }));
      continue;
    }
    const scope = scopeOf(sub);
    const own = Object.entries(values).filter(([key]) => key.startsWith(scope));
    row[sub.name] = Object.fromEntries(own.map(([key, value]) => [key.slice(scope.length), value]));
  }
  return row;
}

interface ItemsOptions {
  about: (values: FormValues) => Around;
  rules: OnlineParts['rules'];
  scope?: string;
}

/** The fields that have inputs, in their order. */
function inputsOf({ fields, tree }: OnlineParts): OnlineField[] {
  const parent = fields.filter(({ name }) => name === tree?.parentField);
  // Where a row lies comes first, whether the form has it or not.
  return [...parent, ...fields.filter((field) => field.inForm && field.view !== 'hidden' && !parent.includes(field))];
}

/** Rules of rows that are said at no input. */
function wholeChecks(parts: OnlineParts, about: (values: FormValues) => Around): NonNullable<FormPart['check']> {
  const placed = new Set(inputsOf(parts).map(({ name }) => name));
  const whole = parts.rules.filter(({ field, holds }) => !(field !== null && placed.has(field)) && treeOf(holds) !== undefined);
  return (values) => whole.filter(({ holds }) => !isMet(holds, about(values))).map(({ message }) => message);
}

function itemsOf(parts: OnlineParts, { about, rules, scope = '' }: ItemsOptions): FormItem[] {
  return inputsOf(parts).map((field): FormItem => {
    const own = rules.filter((rule) => rule.field === field.name && treeOf(rule.holds) !== undefined);
    return {
      field: scope + field.name,
      ...(isYes(field.config['isOneRow']) && { wide: true }),
      ...(treeOf(field.visibleWhen) && { when: (values) => isMet(field.visibleWhen, about(values)) }),
      ...(treeOf(field.requiredWhen) && { required: (values) => isMet(field.requiredWhen, about(values)) }),
      ...((isWorkedOut(field) || field.config['isReadOnly'] === true) && { disabled: true }),
      ...(own.length > 0 && { check: (values) => own.find((rule) => !isMet(rule.holds, about(values)))?.message }),
    };
  });
}

/** What the server sets, or a computation does: it is seen, and nobody types it. */
export const isWorkedOut = ({ computed, field, view }: OnlineField): boolean =>
  Boolean(computed) || field.readOnly === true || view === 'link_table_field';
