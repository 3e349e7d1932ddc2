import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FormActionTarget } from '../../../platform/formAction.ts';
import type { KeptForm } from './keptForms.ts';
import { refreshSums } from './refreshSums.ts';

/** What a button calls: code of the app, by a name that definitions know. */
export type FormActionCall = (tx: Tx, ctx: Context, target: FormActionTarget & { form: KeptForm }) => Promise<void>;

/** What every form offers; modules register theirs as `formActions`. */
const ofForms: ReadonlyMap<string, FormActionCall> = new Map([
  // What a row adds up of its sub-tables is worked out again.
  ['refresh', (tx, ctx, { form, id }) => refreshSums(tx, ctx, form, id)],
]);

const ofModules = ({ platform }: Context) => platform.modules.flatMap(({ formActions = [] }) => formActions);

/** Names of what buttons may call. */
export const actionNames = (ctx: Context): readonly string[] => [...ofForms.keys(), ...ofModules(ctx).map(({ name }) => name)];

/** @throws Business nobody registered it */
export function registeredAction(ctx: Context, name: string): FormActionCall {
  const action = ofForms.get(name) ?? ofModules(ctx).find((one) => one.name === name)?.run;
  if (action === undefined) throw new AppError('Business', { zh: `动作 ${name} 未注册`, en: `There is no action ${name}` });
  return action;
}
