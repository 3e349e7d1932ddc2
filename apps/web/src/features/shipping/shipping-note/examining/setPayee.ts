import { payeeAction } from '../../../../shared/payee/payeeAction.ts';
import { shippingNote } from '../shippingNote.resource.ts';

/** Says which card a waybill is paid to. */
export const setPayee = payeeAction(shippingNote);
