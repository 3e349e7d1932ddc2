import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from './context.ts';
import type { Tx } from './db/database.ts';

/** The row of an online form that a button acts on. */
export interface FormActionTarget {
  id: string;
  /** As it is stored, by the names of its fields. */
  row: Readonly<Record<string, unknown>>;
  /** Sets fields of the row, in the transaction of the press; what the form has no field for is left out. */
  set(values: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Code of the app that buttons of online forms may call, by a name that definitions know. @source ONL-03 */
export interface FormAction {
  name: string;
  label: LocalizedText;
  /** In the transaction of the press, as the person who pressed: it reads what they may read. */
  run(tx: Tx, ctx: Context, target: FormActionTarget): Promise<void>;
}
