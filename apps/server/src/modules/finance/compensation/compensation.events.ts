import { defineEvent } from '../../../platform/events.ts';

/** A compensation that had been granted did not arrive, or came back: nothing is owed any more. */
export const compensationFailed = defineEvent<{ approvalId: string }>('compensation.failed');
