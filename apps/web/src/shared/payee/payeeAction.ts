import { defineAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { payCodes } from './payCodes.ts';

const over: readonly (string | null)[] = [null, payCodes.paid, payCodes.failed, payCodes.closed, payCodes.returned];

/** A payment under way has its own payee. */
const mayPayee = ({ noteStatus, payState }: ShippingNote) =>
  canAdvance(shippingNoteStates, 'setPayee', noteStatus) && over.includes(payState);

/** What the action is called, also where it is a button. */
export const payeeLabel = { zh: '设置收款人', en: 'Set payee' };

/** Says which card a waybill is paid to. @source freight-domain 2.5, amendments 27 */
export const payeeAction = <Name extends string>(resource: Resource<ShippingNote, Name>): RowAction<ShippingNote> =>
  defineAction<ShippingNote, { cardId: string }>(resource, {
    label: payeeLabel,
    permission: 'shipping:payee',
    when: mayPayee,
    form: async () => (await import('./payeeForm.tsx')).payeeForm,
    checkable: true,
    run: async ({ id, version }, { input: { cardId }, context }) =>
      (await import('./payeeForm.tsx')).payeeApi.setPayee({ id, version, cardId }, context),
  });
