import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineListAction, defineResource } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import {
  type Contract,
  contractFields,
  contractRefuseFields,
  contractScanFields,
  contractSchemas,
  contractStates,
  contractTerminateFields,
  contractVoidFields,
  type ContractScanInput,
  type TerminateInput,
} from '@tarmac/freight-api/shipping';
import { asInput } from '../../../shared/lists/asInput.ts';
import { contractApi } from '../../../shared/contract/contract.resource.ts';
import { contractTexts } from '../../../shared/contract/contractTexts.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { eachOf } from '../../../shared/api/eachOf.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { session } from '../../../shared/session/session.ts';
import { PartyPicker, TemplatePicker } from './contractPickers.tsx';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { askAbout, askAboutAll } from '../../../shared/lists/rowSubject.tsx';

const texts = defineTexts({
  send: { zh: '发送签署', en: 'Send for signature' },
  inForce: { zh: '生效', en: 'Bring into force' },
  sendConfirm: {
    zh: '发送后对方即可签署，正文不能再修改。确定吗？',
    en: 'The other side can then sign, and the text can no longer change. Continue?',
  },
  inForceConfirm: { zh: '纸质合同按扫描件直接生效，确定吗？', en: 'A paper contract takes effect with its scan. Continue?' },
  scan: { zh: '上传签署扫描件', en: 'Upload the signed scan' },
  terminate: { zh: '解除', en: 'Terminate' },
  void: { zh: '作废', en: 'Void' },
  templates: { zh: '模板管理', en: 'Templates' },
});

const ContractViewer = late(() => import('../../../shared/contract/ContractViewer.tsx'), { part: 'ContractViewer' });
const MissingContractsDialog = late(() => import('./MissingContractsDialog.tsx'), { part: 'MissingContractsDialog' });
const TemplatesDrawer = late(() => import('./TemplatesDrawer.tsx'), { part: 'TemplatesDrawer' });

/** A contract, to make and to take through its states. */
export const contract = defineResource<Contract>()({
  label: { zh: '合同', en: 'Contract' },
  api: withLook<Contract, typeof contractApi>(contractApi),
  permission: 'contract',
  titleField: 'contractNo',
  schemas: contractSchemas,
  fields: {
    ...contractFields,
    partyId: field.reference(contractFields.partyId, { picker: PartyPicker }),
    templateId: field.reference(contractFields.templateId, { picker: TemplatePicker }),
  },
});

type Move = keyof typeof contractStates.moves;
const keyOf = ({ id, version }: Contract) => ({ id, version });
export const may = (move: Move) => (row: Contract) => canAdvance(contractStates, move, row.state);
/** Agreements with drivers: the platform's signature comes with the driver's. */
const isGenerated = ({ contractType }: Contract) => contractType === '3' || contractType === '4';
const isStaff = () => session.state().userType === '1';
const reasonForm = { columns: 1, width: 480 } as const;

const view = defineAction(contract, {
  label: contractTexts.view,
  permission: 'contract:view',
  dialog: ContractViewer,
});
const sign = defineAction(contract, {
  label: contractTexts.sign,
  permission: 'contract:sign',
  when: (row) => may('sign')(row) && row.signMode === 'electronic' && !(isStaff() && isGenerated(row)),
  dialog: ContractViewer,
});
const refuse = defineAction<Contract, Pick<RowReason, 'reason'>>(contract, {
  label: contractTexts.refuse,
  permission: 'contract:sign',
  danger: true,
  when: (row) => may('refuse')(row) && !(isStaff() && isGenerated(row)),
  form: { ...reasonForm, fields: { reason: asInput(contractRefuseFields.reason, true) }, schema: contractSchemas.refuse },
  checkable: true,
  run: (row, { input, context }) => contractApi.refuse({ ...keyOf(row), ...input }, context),
});

/** What a party does with its contracts. @source freight-domain A06 */
export const partyActions = [sign, view, refuse];

/** What staff does with contracts. @source freight-domain S04, 3.18 */
export const contractActions = [
  view,
  defineAction(contract, {
    label: texts.send,
    permission: 'contract:send',
    when: (row) => may('send')(row) && row.signMode === 'electronic',
    confirm: askAbout(contract, texts.sendConfirm),
    run: (row, { context }) => contractApi.send(keyOf(row), context),
  }),
  defineAction(contract, {
    label: texts.inForce,
    permission: 'contract:send',
    when: (row) => may('send')(row) && row.signMode === 'paper',
    confirm: askAbout(contract, texts.inForceConfirm),
    run: (row, { context }) => contractApi.send(keyOf(row), context),
  }),
  sign,
  defineAction<Contract, Pick<ContractScanInput, 'file'>>(contract, {
    label: texts.scan,
    permission: 'contract:send',
    when: (row) => may('scan')(row) && !(may('send')(row) && row.signMode === 'paper' && row.file),
    form: { ...reasonForm, fields: { file: asInput(contractScanFields.file, true) }, schema: contractSchemas.scan },
    checkable: true,
    run: (row, { input, context }) => contractApi.scan({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Contract, Pick<TerminateInput, 'reason' | 'endFile'>>(contract, {
    label: texts.terminate,
    permission: 'contract:terminate',
    danger: true,
    when: may('terminate'),
    form: {
      ...reasonForm,
      fields: { reason: asInput(contractTerminateFields.reason, true), endFile: asInput(contractTerminateFields.endFile, true) },
      schema: contractSchemas.terminate,
    },
    checkable: true,
    run: (row, { input, context }) => contractApi.terminate({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Contract, Pick<RowReason, 'reason'>>(contract, {
    label: texts.void,
    permission: 'contract:void',
    danger: true,
    when: may('void'),
    form: { ...reasonForm, fields: { reason: asInput(contractVoidFields.reason, true) }, schema: contractSchemas.void },
    checkable: true,
    run: (row, { input, context }) => contractApi.void({ ...keyOf(row), ...input }, context),
  }),
];

/** Sends the chosen drafts to be signed. */
export const sendChosen = defineListAction(contract, {
  label: texts.send,
  permission: 'contract:send',
  needsSelection: true,
  when: (row) => may('send')(row) && row.signMode === 'electronic',
  confirm: askAboutAll(contract, texts.sendConfirm),
  // A second try is refused by the version of the row.
  run: (rows) => eachOf(rows, (row) => contractApi.send(keyOf(row))),
});

/** Opens the waybills that lack an agreement with their driver. */
export const supplyMissing = defineListAction(contract, {
  label: contractTexts.supply,
  permission: 'contract:send',
  dialog: MissingContractsDialog,
});

/** Opens the templates. */
export const manageTemplates = defineListAction(contract, {
  label: texts.templates,
  permission: 'contract:template',
  dialog: TemplatesDrawer,
});
