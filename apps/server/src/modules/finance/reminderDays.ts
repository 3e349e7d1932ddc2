import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readConfigNumber } from '../system/setting/configValues.ts';

/** Days after a due date on which customers are reminded of what they owe, the first one before it: below nought. @source NT10, NT11 */
export const reminderDays = async (tx: Tx, ctx: Context): Promise<number[]> => [
  -(await readConfigNumber(tx, ctx, 'termRemindDays')),
  0,
  1,
  7,
];
