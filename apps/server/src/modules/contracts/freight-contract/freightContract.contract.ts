import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  basisPoints,
  contract,
  date,
  dateTime,
  dict,
  entity,
  files,
  flag,
  Id,
  IdQuery,
  integer,
  listOfOwner,
  longText,
  money,
  reference,
  standardEndpoints,
  statusCounts,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { contractStates } from './freightContract.states.ts';

const scan = { accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20 * 1024 * 1024 };

const party = (side: 'A' | 'B') => {
  const [zh, en] = side === 'A' ? ['甲方', 'Party A'] : ['乙方', 'Party B'];
  return {
    [`party${side}Type`]: dict('party_type', { label: label(`${zh}类型`, `Kind of ${en.toLowerCase()}`), options: { sortable: false } }),
    [`party${side}Name`]: text(label(zh, en), { max: 512, filter: 'text' }),
    [`sign${side}Time`]: dateTime(label(`${zh}签署时间`, `${en} signed at`), { filter: 'range' }),
    [`sign${side}Name`]: text(label(`${zh}签署人`, `${en} signed by`), { max: 100 }),
    [`sign${side}Serial`]: text(label(`${zh}签署流水号`, `Serial of ${en.toLowerCase()}`), { max: 64 }),
  } as {
    [
      Name in
        | `party${typeof side}Type`
        | `party${typeof side}Name`
        | `sign${typeof side}Time`
        | `sign${typeof side}Name`
        | `sign${typeof side}Serial`
    ]: z.ZodString;
  };
};

/** What the platform has agreed with a customer, carrier or driver. @source freight-domain 2.22 */
export const Contract = entity('contract', {
  label: label('合同', 'Contract'),
  filters: ['waiting'],
  required: {
    contractType: dict('contract_type', {
      label: label('合同类型', 'Kind of contract'),
      options: {
        codes: ['1', '2', '3', '4', '5'],
        offered: ['1', '2', '4', '5'],
        description: 'That of a single trip (3) is made with its waybill, and not by hand.',
      },
    }),
    partyId: reference('contractParty', {
      label: label('对方', 'Other side'),
      options: { description: 'Id of the customer, agent, carrier or driver, by type.' },
    }),
    validFrom: date(label('生效日期', 'Valid from')),
    validTo: date(label('到期日期', 'Valid until')),
  },
  optional: {
    contractName: text(label('合同名称', 'Name'), { max: 100, filter: 'text', description: 'That of the template where empty.' }),
    companyId: reference('company', {
      label: label('运营主体', 'Operating company'),
      options: { description: 'The default company when empty.' },
    }),
    templateId: reference('template', { label: label('合同模板', 'Template'), options: { description: 'That of the type when empty.' } }),
    signMode: dict('sign_mode', { label: label('签署方式', 'Signed'), options: { codes: ['electronic', 'paper'], default: 'electronic' } }),
    amount: money(label('合同金额', 'Amount')),
    settleType: dict('settle_type', { label: label('结算方式', 'Settlement'), options: { description: 'Of customers and agents.' } }),
    termDays: integer(label('账期(天)', 'Term (days)'), { min: 1, max: 180 }),
    serviceRate: basisPoints(label('服务费率', 'Service rate'), { max: 2000 }),
    invoiceBeforePay: flag(label('先开票后付款', 'Invoiced before payment'), {
      default: '0',
      description: 'Waybills of this customer or agent may be invoiced before they are paid for.',
    }),
    extraTerms: longText(label('补充条款', 'Further terms'), { max: 2000 }),
    file: files(label('合同文件', 'File'), {
      ...scan,
      sensitive: true,
      description: 'The scan; required before one on paper comes into force.',
    }),
  },
  computed: {
    contractNo: text(label('合同编号', 'Contract number'), { spelling: 'compact', max: 30, filter: 'text', sortable: true }),
    ...party('A'),
    ...party('B'),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    sendTime: dateTime(label('发送时间', 'Sent at')),
    contentHash: text(label('文件摘要', 'Digest'), { max: 64 }),
    endFile: files(label('解除协议', 'Agreement to end it'), { ...scan, sensitive: true }),
    endReason: text(label('终止原因', 'Why it ended'), { max: 200 }),
    endBy: person(label('终止人', 'Ended by')),
    endTime: dateTime(label('终止时间', 'Ended at')),
    state: dict('contract_state', { label: label('合同状态', 'Status') }),
  },
  exportColumns: [
    'contractNo',
    'contractType',
    'contractName',
    'partyAName',
    'partyBName',
    'shippingNoteNumber',
    'signMode',
    'validFrom',
    'validTo',
    'amount',
    'state',
    'signATime',
    'signBTime',
    'createTime',
  ],
});

/** Ends a contract before its time, by what both sides have signed. */
export const TerminateInput = RowReason.extend({
  endFile: files(label('解除协议', 'Agreement to end it'), { ...scan, min: 1 }),
}).meta({ id: 'TerminateInput' });

/** A contract that both sides have signed on paper. */
export const ScanInput = RowKey.extend({
  file: files(label('扫描件', 'Scan'), { ...scan, min: 1 }),
}).meta({ id: 'ContractScanInput' });

/** A contract as it would be made. */
const PreviewInput = Contract.add.meta({ id: 'ContractPreviewInput' });

/** One side's signature, and whether it belongs to the text. */
const Seal = z
  .object({
    side: z.enum(['A', 'B']),
    name: z.string(),
    signer: z.string().nullable(),
    time: z.string(),
    serial: z.string().nullable(),
    /** Null: there is nothing to check, as with one that was taken over from elsewhere. */
    valid: z.boolean().nullable(),
  })
  .meta({ id: 'ContractSeal' });

/** Whether a text is the one that was signed. */
const Verdict = z
  .object({
    /** SM3 of the text as it is now. */
    hash: z.string(),
    contentHash: z.string().nullable(),
    /** Null: nobody has signed yet. */
    matches: z.boolean().nullable(),
    seals: z.array(Seal),
    /** Whose word the signatures are, for people. */
    authority: z.string(),
  })
  .meta({ id: 'ContractVerdict' });

/** A contract to read: its text, what signing it says, and whether the reader may sign. */
const ContractFile = z
  .object({
    contract: Contract.row,
    content: z.string(),
    verdict: Verdict,
    /** The reader's side has not signed yet, and they may. */
    maySign: z.boolean(),
  })
  .meta({ id: 'ContractFile' });

const TemplateChoice = z
  .object({ id: Id, name: z.string(), contractType: z.string(), versionNo: z.int() })
  .meta({ id: 'ContractTemplateChoice' });

const { list, queryById, add, edit, delete: remove, exportXls } = standardEndpoints(Contract, 'contract');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const move = { method: 'PUT', reply: Contract.row, idempotent: 'accepted', errors } as const;
const typedMove = { ...move, checkable: true } as const;

/** @source freight-domain S04, A06 */
export const contractContract = contract('/hycontract/hyContract', {
  about: { domain: 'shipping', name: 'contract', entity: Contract, states: contractStates },
  endpoints: {
    list,
    queryById: { ...queryById, permission: 'contract:view' },
    add,
    edit,
    delete: remove,
    exportXls,
    ofNote: listOfOwner(Contract, {
      owner: 'noteId',
      about: { path: '/ofNote', permission: 'shipping:contract', summary: label('合同', 'Contracts of a waybill') },
    }),
    ofCarrier: listOfOwner(Contract, {
      owner: 'partyId',
      about: { path: '/ofCarrier', permission: 'carrier:contract', summary: label('合同', 'Contracts of carriers') },
    }),
    ofCustomer: listOfOwner(Contract, {
      owner: 'partyId',
      about: { path: '/ofCustomer', permission: 'customer:contract', summary: label('合同', 'Contracts of customers') },
    }),
    statusCount: statusCounts('contract'),
    send: { ...move, path: '/send', permission: 'contract:send', summary: label('发送签署', 'Send for signature'), body: RowKey },
    sign: {
      ...move,
      path: '/sign',
      permission: 'contract:sign',
      summary: label('签署', 'Sign'),
      body: RowKey,
      errors: [...errors, 'Forbidden'],
    },
    refuse: { ...typedMove, path: '/refuse', permission: 'contract:sign', summary: label('拒签', 'Refuse to sign'), body: RowReason },
    terminate: {
      ...typedMove,
      path: '/terminate',
      permission: 'contract:terminate',
      summary: label('解除', 'Terminate'),
      body: TerminateInput,
    },
    void: { ...typedMove, path: '/void', permission: 'contract:void', summary: label('作废', 'Void'), body: RowReason },
    scan: {
      ...typedMove,
      path: '/scan',
      permission: 'contract:send',
      summary: label('上传签署扫描件', 'Bring into force by a scan'),
      body: ScanInput,
    },
    supply: {
      method: 'POST',
      path: '/supply',
      permission: 'contract:send',
      summary: label('补签运输协议', 'Make the missing agreement of a waybill'),
      body: z.object({ noteId: Id }),
      reply: Contract.row,
      idempotent: 'accepted',
      errors,
    },
    file: {
      method: 'GET',
      path: '/file',
      permission: 'contract:view',
      summary: label('合同正文', 'Text of a contract'),
      query: IdQuery,
      reply: ContractFile,
      errors: ['NotFound'],
    },
    verify: {
      method: 'GET',
      path: '/verify',
      permission: 'contract:view',
      summary: label('校验摘要与签名', 'Check digest and signatures'),
      query: IdQuery,
      reply: Verdict,
      errors: ['NotFound'],
    },
    templates: {
      method: 'GET',
      path: '/templates',
      permission: 'contract:add',
      summary: label('可选合同模板', 'Templates to choose from'),
      reply: z.array(TemplateChoice),
    },
    preview: {
      method: 'POST',
      path: '/preview',
      permission: 'contract:add',
      summary: label('预览合同', 'See a contract before it is made'),
      body: PreviewInput,
      reply: z.object({ content: z.string() }),
      errors: ['InvalidInput'],
    },
  },
});
