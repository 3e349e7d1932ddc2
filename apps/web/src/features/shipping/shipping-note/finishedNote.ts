import type { CallOptions, ListQuery } from '@tarmac/freight-api';
import { shippingNoteStates } from '@tarmac/freight-api/shipping';
import { noteApi, shippingNote } from './shippingNote.resource.ts';
import { withinYear } from './withinYear.ts';

const { paid, invoiced, revoked } = shippingNoteStates.codes;

/** States from which nothing leads on but what is corrected. */
export const finishedStates = [paid, invoiced, revoked] as const;

const year = { tooLong: '一次最多查询一年，请缩短创建时间范围' };

/** Waybills that have come to their end; so many that a question is about a year at most. */
export const finishedNote = {
  ...shippingNote,
  label: { zh: '历史运单', en: 'Past waybill' },
  api: {
    ...shippingNote.api,
    list: async (query: ListQuery = {}, options?: CallOptions) => noteApi.list(withinYear(query, year), options),
    sums: async (query: ListQuery = {}, options?: CallOptions) => noteApi.sums(withinYear(query, year), options),
  },
};
