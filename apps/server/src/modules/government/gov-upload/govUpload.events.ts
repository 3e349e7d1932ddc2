import { defineEvent } from '../../../platform/events.ts';
import type { GovUploadRow } from './govUpload.table.ts';

/** The authorities have refused what was reported. */
export const uploadRefused = defineEvent<{ upload: GovUploadRow }>('govUpload.refused');
