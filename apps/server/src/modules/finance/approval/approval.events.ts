import { defineEvent } from '../../../platform/events.ts';
import type { ApprovalRow } from './approval.table.ts';

/** An application has been carried out, refused, or taken back by the one who made it: its state says which. */
export const approvalDecided = defineEvent<{ approval: ApprovalRow }>('approval.decided');
