import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, refusedByRule, refusedField, staleVersion } from '../../../platform/errors.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hyConfig } from '../setting/setting.table.ts';
import type { ConfigAddInput, ConfigEditInput } from './config.contract.ts';
import { hyConfigChange } from './config.table.ts';
import type { ConfigValueType } from './configKey.ts';
import { definitionOf } from './configKeys.ts';
import { rowById } from './configLists.service.ts';
import { type ConfigRow, configRows, lockOwn } from './configRows.ts';
import { valueProblem } from './configValue.ts';

/** What an operator's own key may hold: texts and numbers of clients. Choices need a list that nobody would give. */
const ownTypes: readonly string[] = ['string', 'int', 'bp', 'fen', 'flag', 'text', 'json'];

/**
 * Sets a value for the actor's tenant. It holds from the next call on, in every process: values are read in the transaction that needs them.
 *
 * @throws InvalidInput no reason, or the value may not be; Conflict somebody has changed it since; Business the platform alone sets it
 * @source FRT-10, freight-domain F20
 */
export function editConfig(ctx: Context, input: z.output<typeof ConfigEditInput>): Promise<ConfigRow> {
  return ctx.transaction(async (tx) => {
    const before = rowById(await configRows(tx, ctx), input.id);
    const reason = givenReason(input.reason);
    if (before.mayEdit !== '1') throw refusedByRule('该参数由平台统一设置');
    const own = await lockOwn(tx, ctx, before.configKey);
    if ((own?.version ?? 0) !== input.version) throw staleVersion();
    const value = input.configValue.trim();
    refuseWrong(before, value);
    const isOwn = before.isKnown === '0';
    const renamed = isOwn ? pick(input) : {};
    const isSame = value === before.storedValue && own?.delFlag === 0;
    if (isSame && Object.keys(renamed).length === 0) throw refusedField('configValue', '参数值没有变化');
    const values = {
      configValue: value,
      valueType: before.valueType,
      groupCode: before.groupCode,
      ...(isOwn ? {} : { configName: definitionOf(before.configKey)?.name.zh ?? null }),
      ...renamed,
      delFlag: 0,
    };
    await store(tx, ctx, { key: before.configKey, own, values });
    await keepChange(tx, ctx, { before, kind: 'set', newValue: value, reason });
    return rowById(await configRows(tx, ctx), input.id);
  });
}

/**
 * Adds a key of the operator's own: clients may read it, rules do not.
 *
 * @throws Conflict the key is there; InvalidInput rules read it, so that it is changed and not added, or the value may not be
 */
export function addConfig(ctx: Context, input: z.output<typeof ConfigAddInput>): Promise<ConfigRow> {
  return ctx.transaction(async (tx) => {
    const reason = givenReason(input.reason);
    if (definitionOf(input.configKey) !== undefined) throw refusedField('configKey', '系统参数已存在，请直接修改');
    if (!ownTypes.includes(input.valueType)) throw refusedField('valueType', '自定义参数不支持该类型');
    const own = await lockOwn(tx, ctx, input.configKey);
    if (own?.delFlag === 0) throw conflict('参数键已存在');
    const value = (input.configValue ?? '').trim();
    refuseWrong({ configKey: input.configKey, valueType: input.valueType as ConfigValueType }, value);
    const { configName, valueType, remark = null, publicFlag } = input;
    const id = await store(tx, ctx, {
      key: input.configKey,
      own,
      values: {
        configName,
        valueType,
        remark,
        groupCode: input.groupCode ?? 'own',
        configValue: value,
        isPublic: publicFlag === '1' ? 1 : 0,
        delFlag: 0,
      },
    });
    const row = rowById(await configRows(tx, ctx), id);
    await keepChange(tx, ctx, { before: { ...row, configValue: null }, kind: 'add', newValue: value, reason });
    return row;
  });
}

/**
 * Gives a key back to its default, or to what the platform has set; removes one of the operator's own.
 *
 * @throws NotFound; Conflict somebody has changed it since; Business it has its default, or the platform alone sets it
 */
export function resetConfig(ctx: Context, input: { id: string; version?: number | undefined; reason: string }): Promise<null> {
  return ctx.transaction(async (tx) => {
    const before = rowById(await configRows(tx, ctx), input.id);
    const reason = givenReason(input.reason);
    if (before.mayEdit !== '1') throw refusedByRule('该参数由平台统一设置');
    const own = await lockOwn(tx, ctx, before.configKey);
    if (own === undefined || own.delFlag !== 0) throw refusedByRule('参数已是默认值');
    if (input.version !== undefined && own.version !== input.version) throw staleVersion();
    await updateRow(tx, ctx, hyConfig, { before: own, values: { delFlag: 1 } });
    const after = (await configRows(tx, ctx)).find(({ id }) => id === input.id);
    const kind = before.isKnown === '1' ? 'reset' : 'remove';
    await keepChange(tx, ctx, { before, kind, newValue: after?.configValue ?? null, reason });
    return null;
  });
}

function givenReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw refusedField('reason', '请填写变更原因');
  return reason;
}

function refuseWrong({ configKey, valueType }: { configKey: string; valueType: ConfigValueType }, value: string): void {
  const problem = valueProblem(definitionOf(configKey) ?? { type: valueType }, value);
  if (problem !== undefined) throw refusedField('configValue', problem);
}

/** What an operator calls a key of their own. */
function pick({ configName, remark, publicFlag }: z.output<typeof ConfigEditInput>) {
  return {
    ...(configName === undefined ? {} : { configName }),
    ...(remark === undefined ? {} : { remark }),
    ...(publicFlag === undefined ? {} : { isPublic: publicFlag === '1' ? 1 : 0 }),
  };
}

/** @returns the id of the row @throws Conflict another call was faster */
async function store(
  tx: Tx,
  ctx: Context,
  { key, own, values }: { key: string; own: typeof hyConfig.$inferSelect | undefined; values: Partial<typeof hyConfig.$inferInsert> },
): Promise<string> {
  if (own !== undefined) return (await updateRow(tx, ctx, hyConfig, { before: own, values })).id;
  return (await insertRow(tx, ctx, hyConfig, { configKey: key, ...values })).id;
}

async function keepChange(
  tx: Tx,
  ctx: Context,
  {
    before,
    kind,
    newValue,
    reason,
  }: {
    before: Pick<ConfigRow, 'configKey' | 'configName'> & { configValue: string | null };
    kind: 'set' | 'reset' | 'add' | 'remove';
    newValue: string | null;
    reason: string;
  },
): Promise<void> {
  const { configKey, configName, configValue: oldValue } = before;
  await insertRow(tx, ctx, hyConfigChange, {
    configKey,
    configName: definitionOf(configKey)?.name.zh ?? configName,
    changeKind: kind,
    oldValue,
    newValue,
    reason,
    changeBy: ctx.actor.username,
    changeTime: nowText(ctx.clock),
  });
  ctx.audit({
    action: `config.${kind}`,
    entity: 'config',
    entityId: configKey,
    before: { value: oldValue },
    after: { value: newValue },
    remark: reason,
  });
}
