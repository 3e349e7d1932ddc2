import type { Context } from '../../platform/context.ts';
import type { AnyEntity } from '../../platform/contract/index.ts';
import { invalidInput } from '../../platform/errors.ts';
import { getRow } from '../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../platform/resource/resource.ts';
import { insertRow } from '../../platform/resource/writeRows.ts';
import { AdvancedForm, BaseForm, DemoForm, StepForm } from './demoForm.contract.ts';
import { demoForm } from './demoForm.table.ts';

type Content = Readonly<Record<string, unknown>>;

const forms: Readonly<Record<string, AnyEntity>> = { base: BaseForm, step: StepForm, advanced: AdvancedForm };

/** Filled demonstration forms of the actor's tenant. @source GEN-04, GEN-05 */
export const demoFormResource: Resource<typeof DemoForm, typeof demoForm> = defineResource(DemoForm, {
  table: demoForm,
  options: {
    permission: 'demoForm',
    mapRow: (row, ctx) => {
      row['content'] = linesOf(forms[String(row['kind'])], { content: row['content'] as Content, locale: ctx.locale });
      return row;
    },
  },
});

/**
 * Keeps what a form was filled with.
 *
 * @throws InvalidInput it ends before it begins, or a code is in no dictionary
 * @source GEN-04
 */
export async function storeForm(
  ctx: Context,
  kind: 'base' | 'step' | 'advanced',
  { title, content }: { title: string; content: Content },
): Promise<Record<string, unknown>> {
  const { startOn, endOn } = content;
  if (typeof startOn === 'string' && typeof endOn === 'string' && endOn < startOn)
    throw invalidInput('结束日期不能早于开始日期', [{ path: 'endOn', message: '结束日期不能早于开始日期' }]);
  const { id } = await ctx.transaction((tx) => insertRow(tx, ctx, demoForm, { kind, title, content }));
  return getRow(ctx, demoFormResource, id);
}

/** Inputs with their labels, one to a line; money in yuan. */
function linesOf(form: AnyEntity | undefined, { content, locale }: { content: Content; locale: 'zh' | 'en' }): string {
  return Object.entries(content)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const field = form?.fields[name];
      const shown =
        field?.kind === 'money' && typeof value === 'number'
          ? (value / 100).toFixed(2)
          : typeof value === 'object'
            ? membersOf(value)
            : String(value as string | number | boolean);
      return `${field?.label[locale] ?? name}: ${shown}`;
    })
    .join('\n');
}

const membersOf = (value: unknown): string =>
  Array.isArray(value) ? value.map((one: Readonly<Record<string, unknown>>) => Object.values(one).join(' ')).join('; ') : '';
