import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hasTemplate } from '../../system/message/sendMessage.service.ts';
import { actionNames } from '../form-rows/registeredActions.ts';
import { filled } from '../mergeRows.ts';
import { type Problem, refusalOf } from '../problems.ts';
import { checkExpression } from './checkExpression.ts';
import { onlCgformButton } from './form.table.ts';
import type { FormButtonInput } from './formButton.contract.ts';
import { type ButtonRow, type FormDraft, readDraft } from './formDraft.ts';
import { linkProblem } from './linkProblem.ts';
import { markState } from './saveForm.ts';

/** Buttons that every form has. @source jeecg-wire 4.3 */
export const builtInButtons = [
  ['add', '新增', 'Add', 'button'],
  ['update', '编辑', 'Edit', 'link'],
  ['delete', '删除', 'Delete', 'link'],
  ['batch_delete', '批量删除', 'Delete several', 'button'],
  ['import', '导入', 'Import', 'button'],
  ['export', '导出', 'Export', 'button'],
  ['detail', '详情', 'Details', 'link'],
  ['query', '查询', 'Search', 'button'],
  ['reset', '重置', 'Reset', 'button'],
  ['super_query', '高级查询', 'Advanced search', 'button'],
  ['form_confirm', '确定', 'OK', 'form'],
] as const;

/** Codes that permissions or built-in buttons have. */
const takenCodes: ReadonlySet<string> = new Set([...builtInButtons.map(([code]) => code), 'list', 'edit', 'bpm']);

const newButton = {
  buttonNameEn: null,
  buttonStyle: 'button',
  optType: 'action',
  optPosition: null,
  buttonIcon: null,
  exp: null,
  orderNum: 0,
  buttonStatus: '1',
  action: null,
};

/**
 * Stores a button of the draft of a form.
 *
 * @throws NotFound · Conflict
 * @throws InvalidInput its code is taken, its condition or action is none, or what it calls or sends is not there
 */
export function saveButton(ctx: Context, input: FormButtonInput): Promise<ButtonRow> {
  return ctx.transaction(async (tx) => {
    const before = 'id' in input ? await findButton(tx, ctx, input.id) : undefined;
    if (before !== undefined && 'version' in input && typeof input.version === 'number' && before.version !== input.version)
      throw staleVersion();
    const headId = before?.cgformHeadId ?? ('cgformHeadId' in input ? input.cgformHeadId : '');
    const draft = await readDraft(tx, ctx.actor.tenantId, { by: { id: headId }, lock: true });
    const { id: _id, version: _version, cgformHeadId: _head, ...given } = input as Partial<ButtonRow>;
    const values = filled(newButton, { stored: before, given }) as unknown as ButtonRow;
    const problems = await buttonProblems(tx, ctx, { draft, values, ownId: before?.id });
    if (problems.length > 0) throw refusalOf(problems, { zh: '按钮不能保存', en: 'The button can’t be saved yet' });
    const row =
      before === undefined
        ? await insertRow(tx, ctx, onlCgformButton, { ...values, cgformHeadId: headId })
        : await updateRow(tx, ctx, onlCgformButton, { before, values });
    ctx.audit({
      action: `online.form.button.${before === undefined ? 'add' : 'edit'}`,
      entity: 'formHead',
      entityId: headId,
      before,
      after: row,
    });
    await markState(tx, ctx, await readDraft(tx, ctx.actor.tenantId, { by: { id: headId } }));
    return row;
  });
}

async function findButton(tx: Tx, { actor: { tenantId } }: Context, id: string): Promise<ButtonRow> {
  const [row] = await tx
    .select()
    .from(onlCgformButton)
    .where(and(eq(onlCgformButton.tenantId, tenantId), eq(onlCgformButton.id, id), eq(onlCgformButton.delFlag, 0)));
  if (row === undefined) throw notFound();
  return row;
}

async function buttonProblems(
  tx: Tx,
  ctx: Context,
  { draft: { head, fields }, values, ownId }: { draft: FormDraft; values: ButtonRow; ownId: string | undefined },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const names = new Set(fields.map(({ dbFieldName }) => dbFieldName));
  const { buttonCode, exp, action } = values;
  if (takenCodes.has(buttonCode)) problems.push({ path: 'buttonCode', zh: `${buttonCode} 是内置编码`, en: `${buttonCode} is built in` });
  const [same] = await tx
    .select({ id: onlCgformButton.id })
    .from(onlCgformButton)
    .where(
      and(
        eq(onlCgformButton.tenantId, head.tenantId),
        eq(onlCgformButton.cgformHeadId, head.id),
        eq(onlCgformButton.buttonCode, buttonCode),
        ownId === undefined ? undefined : ne(onlCgformButton.id, ownId),
      ),
    );
  if (same !== undefined) problems.push({ path: 'buttonCode', zh: '按钮编码已存在', en: 'There is a button with this code' });
  if (exp !== null) problems.push(...conditionProblem(exp, names));
  if (action?.kind === 'open') {
    const problem = linkProblem(action.to, names);
    if (problem !== undefined) problems.push({ path: 'action.to', ...problem });
  }
  if (action?.kind === 'call' && !actionNames(ctx).includes(action.name)) {
    const names = actionNames(ctx);
    problems.push({
      path: 'action.name',
      zh: `没有该动作，可用：${names.join('、')}`,
      en: `There is no such action, but ${names.join(', ')}`,
    });
  }
  if (action?.kind === 'message') {
    if (!(await hasTemplate(tx, head.tenantId, action.template)))
      problems.push({ path: 'action.template', zh: '消息模板不存在', en: 'There is no such template' });
    const problem = checkExpression(action.receivers);
    if (problem !== undefined) problems.push({ path: 'action.receivers', ...problem });
  }
  if (action?.kind === 'set')
    for (const [name, source] of Object.entries(action.values)) {
      if (!names.has(name)) problems.push({ path: 'action.values', zh: `字段 ${name} 不存在`, en: `There is no field ${name}` });
      const problem = checkExpression(source, names);
      if (problem !== undefined) problems.push({ path: 'action.values', ...problem });
    }
  return problems;
}

/** `field#eq#value` as the stock product writes it, or an expression. */
function conditionProblem(exp: string, names: ReadonlySet<string>): Problem[] {
  const stock = /^([^#]*)#(eq|ne|empty|in)#.*$/s.exec(exp);
  if (stock === null) {
    const problem = checkExpression(exp, names);
    return problem === undefined ? [] : [{ path: 'exp', ...problem }];
  }
  const [, name = ''] = stock;
  return names.has(name) ? [] : [{ path: 'exp', zh: `字段 ${name} 不存在`, en: `There is no field ${name}` }];
}

/** Removes a button of the draft. @throws NotFound */
export function removeButton(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const before = await findButton(tx, ctx, id);
    await readDraft(tx, ctx.actor.tenantId, { by: { id: before.cgformHeadId }, lock: true });
    await tx.delete(onlCgformButton).where(and(eq(onlCgformButton.tenantId, ctx.actor.tenantId), eq(onlCgformButton.id, id)));
    ctx.audit({ action: 'online.form.button.delete', entity: 'formHead', entityId: before.cgformHeadId, before });
    await markState(tx, ctx, await readDraft(tx, ctx.actor.tenantId, { by: { id: before.cgformHeadId } }));
    return null;
  });
}
