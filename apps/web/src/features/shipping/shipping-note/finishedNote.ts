import type { CallOptions, ListQuery } from '@tarmac/freight-api';
import { shippingNoteStates } from '@tarmac/freight-api/shipping';
import { noteApi, shippingNote } from './shippingNote.resource.ts';

const { paid, invoiced, revoked } = shippingNoteStates.codes;

/** States from which nothing leads on but what is corrected. */
export const finishedStates = [paid, invoiced, revoked] as const;

/** There are so many that the server answers for one year at most. */
const finished = (query: ListQuery = {}): ListQuery => ({ ...query, finished: '1' });

/** Waybills that have come to their end. */
export const finishedNote = {
  ...shippingNote,
  label: { zh: '历史运单', en: 'Past waybill' },
  api: {
    ...shippingNote.api,
    list: async (query?: ListQuery, options?: CallOptions) => noteApi.list(finished(query), options),
    sums: async (query?: ListQuery, options?: CallOptions) => noteApi.sums(finished(query), options),
    export: async (query?: ListQuery, options?: CallOptions) => noteApi.export(finished(query), options),
  },
};
