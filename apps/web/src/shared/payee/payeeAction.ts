import { defineAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { createExaminationApi } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { client } from '../session/session.ts';
import { payCodes } from './payCodes.ts';
import { payeeTexts as texts } from './payeeTexts.ts';

const api = createExaminationApi(client);
const over: readonly (string | null)[] = [null, payCodes.paid, payCodes.closed];

/** A payment under way has its own payee. */
const mayPayee = ({ noteStatus, payState }: ShippingNote) =>
  canAdvance(shippingNoteStates, 'setPayee', noteStatus) && over.includes(payState);

/** Says which card a waybill is paid to. @source freight-domain 2.5, amendments 27 */
export const payeeAction = <Name extends string>(resource: Resource<ShippingNote, Name>): RowAction<ShippingNote> =>
  defineAction<ShippingNote, { cardId: string }>(resource, {
    label: texts.setPayee,
    permission: 'shipping:payee',
    when: mayPayee,
    form: async () => (await import('./payeeForm.tsx')).payeeForm,
    checkable: true,
    run: ({ id, version }, { cardId }, context) => api.setPayee({ id, version, cardId }, context),
  });
