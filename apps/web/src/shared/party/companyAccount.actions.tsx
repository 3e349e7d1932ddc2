import { notices } from '@tarmac/admin-kit/notice';
import {
  type ActionDialogProps,
  defineAction,
  defineListAction,
  type FormSpec,
  type Resource,
  ResourceFormDialog,
} from '@tarmac/admin-kit/resource';
import { type CompanyAccount, type companyAccountFields, companyAccountVerifyFields } from '@tarmac/freight-api/finance';
import { defineTexts } from '../texts/defineTexts.ts';
import { askAbout, subjectOf } from '../lists/rowSubject.tsx';
import { companyAccountApi } from './companyAccount.resource.ts';

/** Words about company accounts. */
export const companyAccountTexts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  send: { zh: '发起打款', en: 'Send an amount' },
  sendConfirm: {
    zh: '向该账户打一笔小额款项？收到后填写金额完成验证。',
    en: 'Send a small amount to this account? The amount received proves the account.',
  },
  sent: { zh: '已发起打款，请查收后填写到账金额', en: 'Sent. Enter the amount once it arrives' },
  verify: { zh: '打款验证', en: 'Name the amount' },
  askBalance: { zh: '查询余额', en: 'Ask for the balance' },
  asked: { zh: '已更新银行余额（本地模拟）', en: 'The simulated balance is up to date' },
  note: {
    zh: '打款验证与银行余额为本地模拟，未连接银行；模拟金额见验证结果，账号尾号为 7 的模拟余额与账面不符。',
    en: 'Checks and balances are simulated; no bank is involved. The check result shows the simulated amount. The simulated balance of an account ending in 7 differs from the books.',
  },
});
const texts = companyAccountTexts;

type Accounts = Resource<CompanyAccount, keyof typeof companyAccountFields>;
type Form = FormSpec<keyof typeof companyAccountFields>;

/** What is done to company accounts. @source freight-domain A03 */
export function accountActions(resource: Accounts, { form, initial }: { form: Form; initial: () => Readonly<Record<string, unknown>> }) {
  const AccountDialog = ({ rows, onOpenChange }: ActionDialogProps<CompanyAccount, unknown>) => (
    <ResourceFormDialog resource={resource} row={rows[0]} initial={initial()} form={form} width={760} onOpenChange={onOpenChange} />
  );
  const keyOf = ({ id, version }: CompanyAccount) => ({ id, version });
  const isSent = (row: CompanyAccount) => row.verifyState === '10' && row.verifySentTime !== null;
  return {
    toolbar: [
      defineListAction(resource, {
        label: texts.add,
        permission: 'companyAccount:add',
        primary: true,
        dialog: AccountDialog,
      }),
    ],
    row: [
      defineAction<CompanyAccount, { amount: number }>(resource, {
        label: texts.verify,
        permission: 'companyAccount:verify',
        when: isSent,
        success: false,
        form: {
          fields: { amount: { ...companyAccountVerifyFields.amount, required: true } },
          columns: 1,
          width: 440,
          intro: subjectOf(resource),
        },
        run: async ({ id }, { input: { amount }, context }) => {
          const { verifyState, verifyRemark } = await companyAccountApi.verify({ id, amount }, context);
          // The answer is in the words of the list.
          if (verifyState === '20') notices.success(verifyRemark ?? '');
          else notices.error(verifyRemark ?? '');
        },
      }),
      defineAction(resource, {
        label: texts.send,
        permission: 'companyAccount:verify',
        when: (row) => row.verifyState !== '20' && !isSent(row),
        confirm: askAbout(resource, texts.sendConfirm),
        success: texts.sent,
        run: (row, { context }) => companyAccountApi.sendAmount(keyOf(row), context),
      }),
      defineAction(resource, {
        label: texts.askBalance,
        permission: 'companyAccount:balance',
        when: (row) => row.ownerType === 'platform',
        success: texts.asked,
        run: (row, { context }) => companyAccountApi.askBalance(keyOf(row), context),
      }),
      defineAction(resource, {
        label: texts.makeDefault,
        permission: 'companyAccount:setDefault',
        when: (row) => row.isDefault !== '1',
        run: (row, { context }) => companyAccountApi.setDefault(keyOf(row), context),
      }),
      defineAction(resource, { label: texts.edit, permission: 'companyAccount:edit', dialog: AccountDialog }),
    ],
  };
}
