import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, longText, money, reference } from '../../../platform/contract/index.ts';
import { Approval } from '../approval/approval.contract.ts';

/** What is paid in compensation for a waybill, and to whom. @source amendments L23 */
export const CompensationInput = z
  .object({
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    side: dict('compensate_side', { label: label('赔付对象', 'To whom'), options: { codes: ['customer', 'carrier'] } }),
    amount: money(label('赔付金额', 'Amount'), { min: 1, max: 9_999_999_999 }),
    cardId: reference('bankCard', { label: label('收款账户', 'Card of who carried') }).nullish(),
    reason: longText(label('赔付原因', 'Why'), { max: 200 }),
  })
  .meta({ id: 'CompensationInput' });

/** @source freight-domain 4.4 P17 */
export const compensationContract = contract('/account/hyCompensation', {
  about: { domain: 'finance', name: 'compensation' },
  endpoints: {
    add: {
      method: 'POST',
      path: '/add',
      permission: 'complaint:compensate',
      summary: label('申请赔付', 'Ask for a compensation'),
      body: CompensationInput,
      reply: Approval.row,
      idempotent: 'required',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
