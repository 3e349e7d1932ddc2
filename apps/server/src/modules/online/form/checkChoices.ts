import type { LocalizedText } from '@tarmac/freight-api/rules';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysFillRule } from '../../system/fill-rule/fillRule.table.ts';
import { type Problem, problemsAt } from '../problems.ts';
import { findReport } from '../report/report.queries.ts';
import { fillRuleOf } from './checkFields.ts';
import { findDraft } from './formDraft.ts';
import type { FieldView } from './formSnapshot.ts';
import { linkedSelects } from './linkedSelects.ts';
import type { FieldValues, MergedForm } from './mergeForm.ts';

type Choice = Pick<FieldValues, 'dictField' | 'dictTable' | 'dictText'>;
type Said = LocalizedText & { property: 'dictField' | 'dictTable' | 'dictText' };
type Ask = (choice: Choice, form: MergedForm) => Promise<Said | undefined>;

/** Controls that choose from a list, which must be named. */
const choosing: ReadonlySet<string> = new Set<FieldView>(['list', 'radio', 'checkbox', 'list_multi', 'sel_search']);

const said = (property: Said['property'], text: LocalizedText): Said => ({ property, ...text });

/** What is wrong with where fields take their choices from: dictionaries, tables that may be looked up, other forms, reports, fill rules. */
export async function choiceProblems(tx: Tx, ctx: Context, form: MergedForm): Promise<Problem[]> {
  const asks = asksOf(tx, ctx);
  const problems: Problem[] = [];
  for (const field of form.fields) {
    const { values } = field;
    const view = values.fieldShowType as FieldView;
    const problem = await (asks[view] ?? asks.dictionary)(values, form);
    if (problem !== undefined) problems.push(...problemsAt(field, { [problem.property]: problem }));
    else if (choosing.has(view) && values.dictField === null)
      problems.push(...problemsAt(field, { dictField: { zh: '请填写字典', en: 'Name the dictionary' } }));
    const { queryDictField: dictField, queryDictTable: dictTable, queryDictText: dictText, queryConfigFlag } = values;
    if (queryConfigFlag === '1') {
      const asked = (values.queryShowType ?? view) as FieldView;
      const isOwn = dictField !== null || dictTable !== null || dictText !== null;
      const query = isOwn ? await (asks[asked] ?? asks.dictionary)({ dictField, dictTable, dictText }, form) : undefined;
      if (query !== undefined) problems.push(...problemsAt(field, { [`queryD${query.property.slice(1)}`]: query }));
      else if (choosing.has(asked) && dictField === null && !choosing.has(view))
        problems.push(...problemsAt(field, { queryDictField: { zh: '请填写字典', en: 'Name the dictionary' } }));
    }
    const rule = fillRuleOf(values.fieldDefaultValue);
    if (rule !== undefined && !(await hasFillRule(tx, ctx, rule)))
      problems.push(...problemsAt(field, { fieldDefaultValue: { zh: `填值规则 ${rule} 不存在`, en: `There is no fill rule ${rule}` } }));
  }
  return problems;
}

async function hasFillRule(tx: Tx, { actor: { tenantId } }: Context, code: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: sysFillRule.id })
    .from(sysFillRule)
    .where(and(eq(sysFillRule.tenantId, tenantId), eq(sysFillRule.delFlag, 0), eq(sysFillRule.ruleCode, code)));
  return found !== undefined;
}

type Asks = Partial<Record<FieldView, Ask>> & { dictionary: Ask };

function asksOf(tx: Tx, ctx: Context): Asks {
  const { tenantId } = ctx.actor;
  const dictionary: Ask = async ({ dictField, dictTable, dictText }) => {
    if (dictTable !== null) return tableProblem(tx, ctx, { table: dictTable, text: dictText ?? '', code: dictField ?? '' });
    if (dictField === null) return undefined;
    const entries = await ctx.platform.dictionaries.items(tenantId, dictField);
    return entries.length > 0
      ? undefined
      : said('dictField', { zh: `字典 ${dictField} 不存在或没有字典项`, en: `Dictionary ${dictField} doesn’t exist or is empty` });
  };
  const report: Ask = async ({ dictField, dictTable, dictText }, { fields }) => {
    const found = dictTable === null ? undefined : await findReport(tx, tenantId, { code: dictTable });
    if (found === undefined)
      return said('dictTable', { zh: `报表 ${dictTable ?? ''} 不存在`, en: `There is no report ${dictTable ?? ''}` });
    const taken = listOf(dictField);
    const missing = taken.find((name) => !found.items.some(({ fieldName }) => fieldName === name));
    if (taken.length === 0 || missing !== undefined)
      return said('dictField', { zh: `报表没有字段 ${missing ?? ''}`, en: `The report has no column ${missing ?? ''}` });
    const given = listOf(dictText);
    if (given.length !== taken.length)
      return said('dictText', { zh: '原始值和目标值数量不一致', en: 'There are as many fields to fill as columns to take' });
    const strange = given.find((name) => !fields.some(({ values }) => values.dbFieldName === name));
    return strange === undefined ? undefined : said('dictText', { zh: `字段 ${strange} 不存在`, en: `There is no field ${strange}` });
  };
  return {
    dictionary,
    popup: report,
    popup_dict: async ({ dictField, dictTable, dictText }) => {
      const found = dictTable === null ? undefined : await findReport(tx, tenantId, { code: dictTable });
      if (found === undefined)
        return said('dictTable', { zh: `报表 ${dictTable ?? ''} 不存在`, en: `There is no report ${dictTable ?? ''}` });
      for (const [property, name] of [
        ['dictField', dictField],
        ['dictText', dictText],
      ] as const)
        if (!found.items.some(({ fieldName }) => fieldName === name))
          return said(property, { zh: `报表没有字段 ${name ?? ''}`, en: `The report has no column ${name ?? ''}` });
      return undefined;
    },
    sel_tree: async ({ dictTable, dictText }, { head }) => {
      // The parent of a row of a tree is a row of the same tree.
      if (dictTable === null && head.isTree === 'Y') return undefined;
      const [code = '', parent = '', text = '', ...rest] = listOf(dictText);
      if (!isName(code) || !isName(parent) || rest.length > 1 || !rest.every(isName))
        return said('dictText', {
          zh: '须为“主键,父级字段,文本字段,是否有子节点字段”',
          en: 'Name id, parent, text and the mark of children, joined by commas',
        });
      return tableProblem(tx, ctx, { table: dictTable ?? '', text, code });
    },
    // Their choices are categories, people, departments and regions; a code is a root to begin at.
    cat_tree: plainCode,
    sel_user: plainCode,
    sel_depart: plainCode,
    pca: plainCode,
    link_down: async ({ dictTable }, { fields }) => {
      const config = linkedSelects(dictTable);
      if ('zh' in config) return { property: 'dictTable', ...config };
      const strange = config.linkField.find((name) => !fields.some(({ values }) => values.dbFieldName === name));
      if (strange !== undefined) return said('dictTable', { zh: `字段 ${strange} 不存在`, en: `There is no field ${strange}` });
      const problem = await tableProblem(tx, ctx, { table: config.table, text: config.txt, code: config.key });
      return problem && { ...problem, property: 'dictTable' };
    },
    link_table: async ({ dictField, dictTable, dictText }) => {
      for (const text of listOf(dictText)) {
        const problem = await formProblem(tx, ctx, { name: dictTable ?? '', text, code: dictField ?? 'id' });
        if (problem !== undefined) return problem;
      }
      return listOf(dictText).length > 0 ? undefined : said('dictText', { zh: '请填写要显示的字段', en: 'Name the fields to show' });
    },
    link_table_field: async ({ dictTable, dictText }, { fields }) => {
      const link = fields.find(({ values }) => values.dbFieldName === dictTable && values.fieldShowType === 'link_table')?.values;
      if (link === undefined)
        return said('dictTable', {
          zh: `关联记录字段 ${dictTable ?? ''} 不存在`,
          en: `There is no field ${dictTable ?? ''} that names a row of another form`,
        });
      return formProblem(tx, ctx, { name: link.dictTable ?? '', text: dictText ?? '', code: 'id' });
    },
  };
}

const plainCode: Ask = ({ dictField, dictTable }) =>
  Promise.resolve(
    (dictField !== null && !/^[\w-]{1,64}$/.test(dictField)) || dictTable !== null
      ? said(dictTable === null ? 'dictField' : 'dictTable', { zh: '此控件不使用数据表', en: 'This control takes no table' })
      : undefined,
  );

const isName = (name: string): boolean => /^[a-z][a-z0-9_]{0,62}$/.test(name);
const listOf = (text: string | null): string[] =>
  (text === null ? [] : text.split(',').map((one) => one.trim())).filter((one) => one !== '');

/** A table may be looked up that a module declares so, or that is a form of the tenant. @source security 7.31 */
async function tableProblem(
  tx: Tx,
  ctx: Context,
  { table, text, code }: { table: string; text: string; code: string },
): Promise<Said | undefined> {
  const form = /^online\.(.+)$/.exec(table)?.[1];
  if (form !== undefined) return formProblem(tx, ctx, { name: form, text, code });
  if (ctx.platform.lookups.table(`${table},${text},${code}`) !== undefined) return undefined;
  // Stock clients name a form as it is called.
  return isName(table) && (await findDraft(tx, ctx.actor.tenantId, { by: { tableName: table } })) !== undefined
    ? formProblem(tx, ctx, { name: table, text, code })
    : said('dictTable', {
        zh: `数据表 ${table},${text},${code} 未登记，不能作为字典`,
        en: `Nothing may be looked up as ${table},${text},${code}`,
      });
}

async function formProblem(
  tx: Tx,
  ctx: Context,
  { name, text, code }: { name: string; text: string; code: string },
): Promise<Said | undefined> {
  const draft = isName(name) ? await findDraft(tx, ctx.actor.tenantId, { by: { tableName: name } }) : undefined;
  if (draft === undefined) return said('dictTable', { zh: `在线表单 ${name} 不存在`, en: `There is no form ${name}` });
  const has = (field: string) => draft.fields.some(({ dbFieldName }) => dbFieldName === field);
  if (!has(code)) return said('dictField', { zh: `表单 ${name} 没有字段 ${code}`, en: `The form ${name} has no field ${code}` });
  return has(text) ? undefined : said('dictText', { zh: `表单 ${name} 没有字段 ${text}`, en: `The form ${name} has no field ${text}` });
}
