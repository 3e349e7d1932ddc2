import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { KeptForm } from './keptForms.ts';
import { refreshSums } from './refreshSums.ts';

/** What a button may call: code of the app, by a name that definitions know. */
export type FormActionCall = (
  tx: Tx,
  ctx: Context,
  target: { form: KeptForm; row: Readonly<Record<string, unknown>>; id: string },
) => Promise<void>;

const actions = new Map<string, FormActionCall>([
  // What a row adds up of its sub-tables is worked out again.
  ['refresh', (tx, ctx, { form, id }) => refreshSums(tx, ctx, form, id)],
]);

/** Names of what buttons may call. */
export const actionNames = (): readonly string[] => [...actions.keys()];

/** @throws Business nobody registered it */
export function registeredAction(name: string): FormActionCall {
  const action = actions.get(name);
  if (action === undefined) throw new AppError('Business', { zh: `动作 ${name} 未注册`, en: `There is no action ${name}` });
  return action;
}
