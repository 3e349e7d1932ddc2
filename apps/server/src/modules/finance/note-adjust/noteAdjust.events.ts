import { defineEvent } from '../../../platform/events.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { NoteAdjustRow } from './noteAdjust.table.ts';

/** A correction of a waybill took effect; the row is as it is afterwards. */
export const noteAdjusted = defineEvent<{ note: NoteRow }>('noteAdjust.adjusted');

/** A correction has taken effect, was refused, or was taken back: its state says which. */
export const noteAdjustDecided = defineEvent<{ adjust: NoteAdjustRow }>('noteAdjust.decided');
