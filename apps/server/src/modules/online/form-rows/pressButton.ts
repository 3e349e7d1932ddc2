import { evaluate } from '@tarmac/admin-kit/expression';
import { pressLimits } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { EditOf, AnyEntity } from '../../../platform/contract/entity.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput, notFound, refusedByRule } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { editRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { sendByTemplate } from '../../system/message/sendMessage.service.ts';
import type { ButtonAction, SnapshotButton } from '../form/formSnapshot.ts';
import { buttonsFor, conditionTree } from './formButtons.ts';
import { expressionContext, holds, treeOf, reckoned } from './formExpressions.ts';
import { everything } from './compileForm.ts';
import { type FormView, wholeResource } from './formView.ts';
import type { Row } from './formRows.service.ts';
import { registeredAction } from './registeredActions.ts';
import { scalarText } from './scalarText.ts';
import { storedValue } from './storedValue.ts';
import { subRowsOf } from './subRows.ts';

/**
 * Does what a button of a form declares, on the rows that were chosen; on all of them or on none.
 *
 * @returns where to go, of a button that opens a page
 * @throws NotFound there is no such button, or it is not the actor's, or a row is gone
 * @throws Business its condition does not hold for a row
 * @source ONL-03, jeecg-wire 4.3
 */
export function pressButton(
  ctx: Context,
  view: FormView,
  { code, dataId, typed }: { code: string; dataId: string; typed: Row },
): Promise<{ openUrl: string | null } | null> {
  const button = buttonsFor(view).find(({ buttonCode }) => buttonCode === code);
  const action = button?.action;
  if (button === undefined) throw notFound({ zh: '按钮不存在', en: 'There is no such button' });
  if (!action) throw refusedByRule({ zh: '处理失败：按钮没有定义动作', en: 'Failed: the button has no action' });
  const ids = [...new Set(splitList(dataId))];
  const { rows: most } = pressLimits;
  if (ids.length > most) throw invalidInput({ zh: `一次最多处理 ${most} 条数据`, en: `At most ${most} rows at a time` });
  if (ids.length === 0 && action.kind !== 'open') throw invalidInput({ zh: '请先选中一条记录', en: 'Choose a row first' });
  return ctx.transaction(async (tx) => {
    let openUrl: string | null = null;
    for (const id of ids) openUrl = await pressOn(tx, ctx, view, { button, action, id });
    if (ids.length === 0 && action.kind === 'open') openUrl = addressOf(action.to, typed);
    ctx.audit({
      action: `${view.form.permission}.${code}`.slice(0, 100),
      entity: view.edited.kind.name,
      entityId: ids[0]?.slice(0, 64) ?? '',
      after: { action: action.kind, ids },
    });
    return action.kind === 'open' ? { openUrl } : null;
  });
}

async function pressOn(
  tx: Tx,
  ctx: Context,
  view: FormView,
  { button, action, id }: { button: SnapshotButton; action: ButtonAction; id: string },
): Promise<string | null> {
  const { form } = view;
  const whole = wholeResource(form);
  const row = (await lockRow(tx, ctx, whole, { id })) as unknown as Row;
  const context = expressionContext(ctx, { row: { ...reckoned(form.expressions, row), ...(await subRowsOf(tx, ctx, form, id)) } });
  const condition = conditionTree(button);
  if (condition !== undefined && !holds(condition, context))
    throw new AppError('Business', {
      zh: `该数据当前不能执行“${button.buttonName}”`,
      en: `${button.buttonNameEn || button.buttonName} isn’t possible for this row now`,
    });
  const set = async (given: Row) => {
    const { shape } = form.kindFor(everything).row;
    const values = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const field = form.fieldNamed(name);
      const stored = field === undefined ? undefined : storedValue(field, { value: value as never, schema: shape[name] as never });
      return stored === undefined ? [] : [[name, stored]];
    });
    await editRow(ctx, whole, { ...Object.fromEntries(values), id, version: row['version'] } as EditOf<AnyEntity>);
  };
  switch (action.kind) {
    case 'set':
      await set(
        Object.fromEntries(
          Object.entries(action.values).flatMap(([name, source]) => {
            const tree = treeOf(source);
            return tree === undefined ? [] : [[name, evaluate(tree, context)] as const];
          }),
        ),
      );
      return null;
    case 'call':
      await registeredAction(ctx, action.name)(tx, ctx, { form, row, id, set });
      return null;
    case 'message': {
      const tree = treeOf(action.receivers);
      const receivers = splitList(String((tree === undefined ? null : evaluate(tree, context)) ?? '')).slice(0, pressLimits.receivers);
      for (const receiver of receivers)
        await sendByTemplate(ctx, { templateCode: action.template, msgType: '4', receiver, testData: textsOf(row) });
      return null;
    }
    case 'open':
      return addressOf(action.to, row);
  }
}

/** A row as templates of messages are filled. */
const textsOf = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, scalarText(value)])));

/** An address of this site with fields of a row in it, none of which can lead elsewhere. */
const addressOf = (to: string, row: Row): string =>
  to.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(scalarText(Object.hasOwn(row, name) ? row[name] : null)));
