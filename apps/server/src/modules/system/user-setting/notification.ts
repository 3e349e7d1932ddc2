import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readSetting } from './userSetting.store.ts';

/** Which kinds of messages the bell counts and shows. Urgent ones always are. @source GEN-01 */
export const NotificationSetting = z.object({ announcement: z.boolean(), system: z.boolean() }).meta({ id: 'NotificationSetting' });

/** How the actor wants to be told; of everything, unless they said otherwise. */
export const notificationOf = async (tx: Tx, ctx: Context): Promise<z.output<typeof NotificationSetting>> =>
  (await readSetting(tx, ctx, 'notification', NotificationSetting)) ?? { announcement: true, system: true };
