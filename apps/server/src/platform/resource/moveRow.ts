import { assertLeadsTo, canAdvance, type AnyEntity, type StateMachine } from '../contract/index.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { businessError, conflict, staleVersion, type AppError } from '../errors.ts';
import type { CommonTable, Resource, Values } from './resource.ts';
import { lockRow, updateRow } from './writeRows.ts';

/** The row is not in a state from which the action leads on. @source freight-domain 3 */
export const stateChanged = (): AppError => conflict('数据状态已变化，请刷新后重试', { errorCode: 40901 });

/** A refusal or freeze without words. @source 40106 */
export const reasonMissing = (path = 'reason'): AppError =>
  businessError(40106, { message: '请填写原因', errorData: [{ path, message: '请填写原因' }] });

/** A reason without the blanks around it. @param path of its input @throws AppError 40106 there is none */
export function givenReason(reason: string, path?: string): string {
  const given = reason.trim();
  if (given === '') throw reasonMissing(path);
  return given;
}

/** Which row, as the caller has read it. Without a version the present one is taken, as in an action on many rows. */
export interface RowRef {
  id: string;
  version?: number | undefined;
}

/** What a move stores besides the new state. */
export interface Move<Table extends CommonTable, Action extends string> {
  machine: StateMachine<string, string, Action>;
  action: Action;
  /** State to go to where the machine leaves it open. */
  to?: string;
  /** Guards that may refuse by throwing, and further values to store. */
  change?: (row: Table['$inferSelect']) => Promise<Values<Table>> | Values<Table>;
}

/**
 * Takes a row through one move of its machine: locks it, checks state and version, runs the guards, stores the new state.
 *
 * @returns the row before and after
 * @throws NotFound missing or not visible
 * @throws Conflict another state, or changed since it was read (40901)
 * @source freight-domain 3, security 13.55
 */
export async function moveRow<Kind extends AnyEntity, Table extends CommonTable, Action extends string>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  { ref, machine, action, to: given, change: changeOf }: Move<Table, Action> & { ref: RowRef },
): Promise<{ before: Table['$inferSelect']; after: Table['$inferSelect'] }> {
  const before = await lockRow(tx, ctx, resource, { id: ref.id });
  const present = (before as Record<string, unknown>)[machine.field];
  if (!canAdvance(machine, { action, code: present as string | null })) throw stateChanged();
  if (ref.version !== undefined && ref.version !== before.version) throw staleVersion();
  const change = await changeOf?.(before);
  const target = machine.moves[action].to;
  const to = given ?? (target === undefined ? present : machine.codes[target]);
  assertLeadsTo(machine, { action, code: present as string | null, to: to as string | null });
  const after = await updateRow(tx, ctx, resource.table, { before, values: { ...change, [machine.field]: to } as Values<Table> });
  ctx.audit({
    action: `${resource.kind.name}.${action}`,
    entity: resource.kind.name,
    entityId: ref.id,
    before: { [machine.field]: present },
    after: { [machine.field]: to, ...change },
  });
  return { before, after };
}
