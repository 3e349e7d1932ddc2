import { defineEvent } from '../../../platform/events.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';

/** A correction of a waybill took effect; the row is as it is afterwards. */
export const noteAdjusted = defineEvent<{ note: NoteRow }>('noteAdjust.adjusted');
