import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  ListQuery,
  money,
  page,
  reference,
  standardEndpoints,
  person,
  text,
} from '../../../../platform/contract/index.ts';
import { Payment } from '../../payment/payment.contract.ts';
import { payFileFormats } from './payFileState.ts';

/** A file of payments for the web site of a bank. @source freight-domain 7 */
export const PayFile = entity('payFile', {
  label: label('付款文件', 'Payment file'),
  required: {},
  optional: {},
  computed: {
    fileNo: text(label('文件编号', 'File number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    fileFormat: dict('pay_file_format', { label: label('文件格式', 'Format') }),
    companyAccountId: reference('companyAccount', { label: label('付款账户', 'Paying account'), options: { textField: 'accountName' } }),
    accountName: text(label('付款账户', 'Paying account'), { max: 100, filter: 'text' }),
    bankName: text(label('付款银行', 'Bank'), { max: 100, filter: 'text' }),
    itemCount: integer(label('付款笔数', 'Payments')),
    amount: money(label('付款金额', 'Amount')),
    settledCount: integer(label('已有结果', 'With a result')),
    state: dict('pay_file_state', { label: label('文件状态', 'Status') }),
    createTime: dateTime(label('生成时间', 'Made at')),
    createBy: person(label('生成人', 'Made by')),
  },
  exportColumns: [
    'fileNo',
    'fileFormat',
    'accountName',
    'bankName',
    'itemCount',
    'amount',
    'settledCount',
    'state',
    'createTime',
    'createBy',
  ],
  importColumns: [],
  sortedBy: ['createTime', 'fileNo'],
});

/** What became of a file of the bank. */
const ImportOutcome = z
  .object({
    /** `sheet`, `pain.002`, `camt.053` or `camt.054`. */
    kind: z.string(),
    /** Results that were taken. */
    taken: z.int(),
    /** Results that were known before: they change nothing. */
    known: z.int(),
    /** Statements that were read for the first time. */
    statements: z.int(),
    /** Lines that were not taken, with the field and the reason. */
    problems: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'PayFileImport' });

const { list, queryById, exportXls } = standardEndpoints(PayFile, 'payFile');
const payments = { method: 'GET', permission: 'payFile:list', reply: page(Payment.row) } as const;

/** Payments that leave by files. @source freight-domain 7 */
export const payFileContract = contract('/hypay/hyPayFile', {
  about: { domain: 'finance', name: 'payFile', entity: PayFile },
  endpoints: {
    list,
    queryById,
    exportXls,
    waiting: { ...payments, path: '/waiting', summary: label('待生成文件的付款', 'Payments that wait for a file'), query: ListQuery },
    payments: {
      ...payments,
      path: '/payments',
      summary: label('文件中的付款', 'Payments of a file'),
      query: ListQuery.extend({ fileId: Id }),
    },
    make: {
      method: 'POST',
      path: '/make',
      permission: 'payFile:make',
      summary: label('生成付款文件', 'Make payment files'),
      idempotent: 'required',
      /** Without `paymentIds` all payments that wait. Each paying account gets a file of its own. */
      body: z
        .object({
          paymentIds: z.array(Id).min(1).max(1000).optional(),
          format: dict('pay_file_format', { label: label('文件格式', 'Format'), options: { codes: payFileFormats } }),
        })
        .meta({ id: 'PayFileInput' }),
      reply: z.array(PayFile.row),
      errors: ['Conflict', 'InvalidInput'],
    },
    download: {
      method: 'GET',
      path: '/download',
      permission: 'payFile:make',
      summary: label('下载付款文件', 'Download'),
      content: 'file',
      query: IdQuery,
      reply: z.unknown(),
      errors: ['NotFound'],
    },
    importResult: {
      method: 'POST',
      path: '/importResult',
      permission: 'payFile:import',
      summary: label('导入银行结果', 'Take the bank’s results'),
      content: 'upload',
      /** `good` takes good lines beside bad ones, `all` takes none where one is bad. */
      query: z.object({ mode: z.enum(['good', 'all']) }),
      reply: ImportOutcome,
      errors: ['InvalidInput', 'TooLarge'],
    },
  },
});
