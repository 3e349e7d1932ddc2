import { defineAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import type { PrepayInput } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';

const { toLoad, loaded, inTransit, unloaded } = shippingNoteStates.codes;

/** The driver of a waybill on the road may be paid in advance. */
export const prepayableStates: readonly string[] = [toLoad, loaded, inTransit, unloaded];

/** Applies for a prepayment of the waybill. @source SHIP-13, freight-domain F02 预付 */
export const prepayAction = <Name extends string>(resource: Resource<ShippingNote, Name>): RowAction<ShippingNote> =>
  defineAction<ShippingNote, PrepayInput>(resource, {
    label: { zh: '预付', en: 'Prepay' },
    permission: 'prepay:apply',
    when: ({ noteStatus }) => prepayableStates.includes(noteStatus ?? ''),
    form: async () => (await import('./prepayForm.tsx')).prepayForms.ofNote,
    checkable: true,
    run: async ({ id }, { input, context }) => (await import('./prepayForm.tsx')).prepayApi.add({ ...input, noteId: id }, context),
  });
