import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, Id, integer, longText } from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { fullBatchResult } from '../../shipping/common/batchOutcome.ts';
import { ShippingNote } from '../../shipping/shipping-note/shippingNote.entity.ts';

/** At most so many waybills are examined at once. */
const most = 100;

/** The verdict of finance on waybills. @source freight-domain N17, N18, G10 */
export const ExamineInput = z
  .object({
    ids: z.array(Id).min(1).max(most),
    /** As they were read, in the order of the ids; absent: whichever there are. */
    versions: z
      .array(integer(label('版本', 'Version')))
      .max(most)
      .optional(),
    pass: z.boolean(),
    remark: longText(label('审核意见', 'Remark'), { max: 200 }).nullish(),
  })
  .meta({ id: 'ExamineInput' });

/** The card that the freight of a waybill goes to. @source freight-domain 2.5 payee, amendments 27 */
export const PayeeInput = RowKey.extend({ cardId: Id }).meta({ id: 'PayeeInput' });

/** A card that a freight may be paid to. */
const PayeeChoice = z
  .object({
    cardId: Id,
    payeeType: z.string(),
    payeeType_dictText: z.string().nullable(),
    payeeName: z.string(),
    /** Masked. */
    cardNo: z.string(),
    bankName: z.string().nullable(),
    isDefault: z.boolean(),
    /** Whether it is the one that the waybill names. */
    isChosen: z.boolean(),
  })
  .meta({ id: 'PayeeChoice' });

const fen = z.int();

/** What an examination of waybills comes to, before it is decided; money in fen. @source freight-domain G10 */
export const ExamineSheet = z
  .object({
    count: z.int(),
    driverFee: fen,
    feeTotal: fen,
    payable: fen,
    rows: z.array(
      z.object({
        id: Id,
        shippingNoteNumber: z.string(),
        driverFee: fen,
        feeTotal: fen,
        net: fen,
        tax: fen,
        /** In 1/10000. */
        taxRate: z.int(),
        /** Part of what was prepaid that counts against the freight. */
        prepayOffset: fen,
        /** What was prepaid beyond the freight, and is to be brought back (40432). */
        prepayLeft: fen,
        taxWithheld: fen,
        payable: fen,
        payeeName: z.string().nullable(),
        /** Masked. */
        payeeCardNo: z.string().nullable(),
        payeeBankName: z.string().nullable(),
        dueDate: z.string().nullable(),
        /** What is to pay the driver with: the wallet of the customer, or their credit. */
        funding: z.object({
          from: z.enum(['wallet', 'credit']),
          /** Set aside for this waybill; of a credit what it takes up. */
          held: fen,
          /** Free in the wallet, or left of the credit. */
          available: fen,
          /** What is missing; 0: it is funded at once. */
          missing: fen,
        }),
        /** What speaks against passing it, in words; null: nothing. */
        problem: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ExamineSheet' });

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', reply: ShippingNote.row, idempotent: 'required', checkable: true, errors } as const;

/** From the business review to the money. @source freight-domain 3.2 N17–N19, N29 */
export const examinationContract = contract('/shipping/hyShippingNote', {
  about: { domain: 'finance', name: 'examination' },
  endpoints: {
    examineSheet: {
      method: 'POST',
      path: '/examineSheet',
      permission: 'shipping:examine',
      summary: label('财务审核预览', 'What an examination comes to'),
      body: z.object({ ids: z.array(Id).min(1).max(most) }).meta({ id: 'ExamineSheetInput' }),
      reply: ExamineSheet,
      errors: ['NotFound'],
    },
    examine: {
      path: '/examine',
      permission: 'shipping:examine',
      summary: label('财务审核', 'Examine'),
      body: ExamineInput,
      ...step,
      reply: fullBatchResult('ExamineResult'),
    },
    unexamine: {
      path: '/unexamine',
      permission: 'shipping:unexamine',
      summary: label('撤回财务审核', 'Take an examination back'),
      body: RowReason,
      ...step,
    },
    remindFunds: {
      path: '/remindFunds',
      permission: 'pay:notice',
      summary: label('提醒客户备款', 'Ask the customer for money'),
      body: RowKey,
      ...step,
      idempotent: 'accepted',
    },
    payees: {
      method: 'GET',
      path: '/payees',
      permission: 'shipping:payee',
      summary: label('可选收款人', 'Cards that may be paid to'),
      query: z.object({ id: Id }),
      reply: z.array(PayeeChoice),
      errors: ['NotFound'],
    },
    setPayee: {
      path: '/setPayee',
      permission: 'shipping:payee',
      summary: label('设置收款人', 'Set the payee'),
      body: PayeeInput,
      ...step,
      idempotent: 'accepted',
    },
  },
});
