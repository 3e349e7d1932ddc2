import { defineAction } from '@tarmac/admin-kit/resource';
import { createDianfuApi, createExaminationApi, dianfuStates } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { client } from '../../../shared/session/session.ts';
import { dianfuTexts } from '../dianfu/dianfuTexts.ts';
import { payableNote } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

const { examined } = shippingNoteStates.codes;
const { toAudit, toAdvance } = dianfuStates.codes;
const asked: readonly (string | null)[] = [toAudit, toAdvance];
const lacksMoney = (row: ShippingNote) => row.noteStatus === examined && row.fundReason !== null;

/** What is done about a waybill for which money is missing. @source freight-domain S08, amendments 13 */
export const fundingActions = [
  defineAction<ShippingNote, { remark?: string | null }>(payableNote, {
    label: dianfuTexts.apply,
    primary: true,
    permission: 'dianfu:apply',
    when: (row) => lacksMoney(row) && !asked.includes(row.dianfuState),
    form: async () => (await import('./paymentForms.tsx')).paymentForms.dianfu,
    checkable: true,
    success: dianfuTexts.applied,
    run: ({ id }, { input: { remark = null }, context }) => createDianfuApi(client).add({ noteId: id, remark }, context),
  }),
  defineAction<ShippingNote>(payableNote, {
    label: texts.remind,
    permission: 'pay:notice',
    when: lacksMoney,
    success: texts.reminded,
    run: ({ id, version }, { context }) => createExaminationApi(client).remindFunds({ id, version }, context),
  }),
];
