import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, Id, integer, longText, money, reference } from '../../../platform/contract/index.ts';
import { fullBatchResult } from '../../shipping/common/batchOutcome.ts';
import { Approval } from '../approval/approval.contract.ts';
import { OpenAmount } from '../openAmount.ts';
import { ArrivalInput } from '../arrival/arrival.ts';

/** At most so many waybills are paid at once. */
const most = 100;

/** Money of a customer for waybills whose term runs; absent, all that is open of them. @source freight-domain 3.7 */
export const CustomerPayInput = z
  .object({
    ids: z.array(Id).min(1).max(most),
    /** As they were read, in the order of the ids; absent: whichever there are. */
    versions: z
      .array(integer(label('版本', 'Version')))
      .max(most)
      .optional(),
    amount: money(label('收款金额', 'Amount'), { min: 1 }).nullish(),
    ...ArrivalInput.shape,
    confirmWarnings: z.boolean().optional(),
  })
  .meta({ id: 'CustomerPayInput' });

/** A term that nobody expects to be paid any more. @source amendments L11 P16v */
export const TermWriteOffInput = z
  .object({
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    reason: longText(label('核销原因', 'Why'), { max: 200 }),
  })
  .meta({ id: 'TermWriteOffInput' });

/** What customers pay for waybills on a term. @source freight-domain 3.7 */
export const customerTermContract = contract('/shipping/hyShippingNote', {
  about: { domain: 'finance', name: 'customerTerm' },
  endpoints: {
    customerPay: {
      method: 'PUT',
      path: '/customerPay',
      permission: 'bill:receive',
      summary: label('收款登记', 'Record a payment of a customer'),
      body: CustomerPayInput,
      reply: fullBatchResult('CustomerPayResult'),
      idempotent: 'required',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    openTerm: {
      method: 'GET',
      path: '/openTerm',
      permission: 'bill:writeOff',
      summary: label('账期未付金额', 'What is open of a term'),
      query: z.object({ noteId: Id }),
      reply: OpenAmount,
      errors: ['NotFound', 'Conflict'],
    },
    writeOffTerm: {
      method: 'POST',
      path: '/writeOffTerm',
      permission: 'bill:writeOff',
      summary: label('申请账期核销', 'Ask for a term to be written off'),
      body: TermWriteOffInput,
      reply: Approval.row,
      idempotent: 'required',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
