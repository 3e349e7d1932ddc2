import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  Id,
  longText,
  money,
  person,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { noteAdjustStates } from './noteAdjust.states.ts';

/** The largest correction, fen: what a field of an amount may come to. */
const most = 99_999_999_999;

const papers = files(label('附件', 'Files'), { accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20 * 1024 * 1024 });
const side = dict('adjust_side', { label: label('调整方', 'Side') });
const reasonCode = dict('adjust_reason', { label: label('调整原因', 'Kind of reason') });
const amount = money(label('调整金额', 'Amount'), { min: -most });

/** A correction of what an examined waybill costs, on one of its sides. @source amendments 16, L20 */
export const NoteAdjust = entity('noteAdjust', {
  label: label('费用调整', 'Fee adjustment'),
  required: {},
  optional: {},
  computed: {
    adjustNo: text(label('调整单号', 'Adjustment number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    side,
    partyId: text(label('往来单位编号', 'Id of the party'), { max: 32 }),
    partyName: text(label('往来单位', 'Party'), { max: 100, filter: 'text' }),
    amount: money(label('调整金额', 'Amount'), { min: -most, sortable: true }),
    reasonCode,
    reason: text(label('调整说明', 'Why'), { max: 200 }),
    files: papers,
    state: dict('note_adjust_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [noteAdjustStates.codes.refused, noteAdjustStates.codes.cancelled],
          label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' },
        },
      },
    }),
    billId: reference('bill', { label: label('账单', 'Bill'), options: { textField: 'billNo' } }),
    billNo: text(label('账单号', 'Bill number'), { spelling: 'compact', max: 20 }),
    groupNo: text(label('批次', 'Batch'), { spelling: 'compact', max: 20 }),
    taxAmount: money(label('其中税额', 'Of it tax'), { min: -most }),
    walletAmount: money(label('转入钱包', 'Into the wallet'), { min: -most }),
    applyBy: person(label('申请人', 'Applied by')),
    applyTime: dateTime(label('申请时间', 'Applied at')),
    auditBy: person(label('审核人', 'Decided by')),
    auditTime: dateTime(label('审核时间', 'Decided at')),
    auditRemark: text(label('审核意见', 'Decision: remark'), { max: 200 }),
  },
  exportColumns: [
    'adjustNo',
    'shippingNoteNumber',
    'companyName',
    'side',
    'partyName',
    'amount',
    'taxAmount',
    'walletAmount',
    'reasonCode',
    'reason',
    'billNo',
    'applyBy',
    'applyTime',
    'state',
    'auditBy',
    'auditTime',
    'auditRemark',
  ],
  importColumns: [],
  sums: ['amount', 'taxAmount', 'walletAmount'],
  sortedBy: ['createTime', 'adjustNo'],
});

/** Which side of a waybill becomes how much more or less, and why. Fen. */
export const NoteAdjustInput = z
  .object({
    noteId: Id,
    side,
    amount,
    reasonCode,
    reason: longText(label('调整说明', 'Why'), { max: 200 }),
    files: papers.nullish(),
  })
  .meta({ id: 'NoteAdjustInput' });

const before = (zh: string, en: string) => money(label(`${zh}（调整前）`, `${en} before`), { min: -most });
const after = (zh: string, en: string) => money(label(`${zh}（调整后）`, `${en} after`), { min: -most });

/** What a correction would come to now. */
const NoteAdjustTrial = z
  .object({
    /** What the customer is charged, or the carrying side gets. */
    totalBefore: before('合计', 'Total'),
    totalAfter: after('合计', 'Total'),
    openBefore: before('未结', 'Open'),
    openAfter: after('未结', 'Open'),
    taxAmount: money(label('其中税额', 'Of it tax'), { min: -most }),
    walletAmount: money(label('转入钱包', 'Into the wallet'), { min: -most }),
  })
  .meta({ id: 'NoteAdjustTrial' });

const { list, queryById, exportXls } = standardEndpoints(NoteAdjust, 'adjust');
const step = { reply: NoteAdjust.row, idempotent: 'required', checkable: true, errors: ['NotFound', 'Conflict', 'InvalidInput'] } as const;

/** @source amendments 16, L20 */
export const noteAdjustContract = contract('/hyadjust/hyNoteAdjust', {
  about: { domain: 'finance', name: 'noteAdjust', entity: NoteAdjust, states: noteAdjustStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('adjust'),
    trial: {
      method: 'GET',
      path: '/trial',
      permission: 'adjust:list',
      summary: label('费用调整试算', 'Try an adjustment'),
      query: z.object({
        noteId: Id,
        side: z.enum(['customer', 'carrier']),
        amount: z.coerce.number().int().min(-most).max(most),
        /** One that waits, and is looked at before it is decided on. */
        adjustId: Id.optional(),
      }),
      reply: NoteAdjustTrial,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'adjust:add',
      summary: label('申请费用调整', 'Ask for an adjustment'),
      body: NoteAdjustInput,
    },
    audit: {
      ...step,
      method: 'PUT',
      path: '/audit',
      permission: 'adjust:audit',
      summary: label('费用调整审核', 'Decide on an adjustment'),
      body: RowVerdict,
    },
    cancel: {
      ...step,
      method: 'PUT',
      path: '/cancel',
      permission: 'adjust:add',
      summary: label('撤回费用调整', 'Withdraw an adjustment'),
      body: RowKey,
    },
  },
});
