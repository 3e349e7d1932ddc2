import { defineAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import type { NoteAdjustInput } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { adjustTexts as texts } from './adjustTexts.ts';

const { examined, invoiced } = shippingNoteStates.codes;

/** Asks that an examined waybill costs more or less. */
export const adjustAction = <Name extends string>(resource: Resource<ShippingNote, Name>): RowAction<ShippingNote> =>
  defineAction<ShippingNote, Omit<NoteAdjustInput, 'noteId'>>(resource, {
    label: texts.apply,
    permission: 'adjust:add',
    when: ({ noteStatus }) => Number(noteStatus) >= Number(examined) && Number(noteStatus) <= Number(invoiced),
    form: async () => (await import('./adjustForm.tsx')).adjustForms.ofNote,
    checkable: true,
    success: texts.applied,
    run: async ({ id }, { input, context }) => (await import('./adjustForm.tsx')).adjustApi.add({ ...input, noteId: id }, context),
  });
