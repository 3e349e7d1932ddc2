import { defineEvent } from '../../../platform/events.ts';
import type { hyOrder } from './order.table.ts';

/** An order is about to be handed in. Listeners refuse what it names and may not. */
export const orderSubmitting = defineEvent<{ order: typeof hyOrder.$inferSelect }>('order.submitting');
