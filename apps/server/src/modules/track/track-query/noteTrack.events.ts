import { defineEvent } from '../../../platform/events.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';

/** What the track of a finished trip says has been decided: the marks of `abnormal_flag` that it gave the waybill. */
export const noteTrackJudged = defineEvent<{ note: NoteRow; flags: readonly string[] }>('track.noteJudged');
