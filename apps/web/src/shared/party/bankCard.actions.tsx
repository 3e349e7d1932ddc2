import { notices } from '@tarmac/admin-kit/notice';
import { type ActionDialogProps, defineAction, defineListAction, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import { type BankCard, bankCardVerifyAmountFields } from '@tarmac/freight-api/finance';
import { askAbout, subjectOf } from '../lists/rowSubject.tsx';
import type { Safely } from '../session/useSafely.tsx';
import { defineTexts } from '../texts/defineTexts.ts';
import { bankCardApi, cardForm, type CardHolder, type cardsOf } from './bankCard.resource.ts';

/** Words about cards that are paid to. */
export const bankCardTexts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  verify: { zh: '验证', en: 'Check' },
  send: { zh: '发起打款', en: 'Send an amount' },
  sendConfirm: {
    zh: '向该账户打一笔小额款项？收到后填写金额完成验证。',
    en: 'Send a small amount to this account? The amount received proves the account.',
  },
  sent: { zh: '已发起打款，请查收后填写到账金额', en: 'Sent. Enter the amount once it arrives' },
  nameAmount: { zh: '打款验证', en: 'Name the amount' },
  verified: { zh: '验证已完成，结果见列表', en: 'Checked; the list shows the result' },
  hint: {
    zh: '新增、修改或更换收款账户需短信验证，验证码将发送至',
    en: 'Adding or changing the account that is paid to asks for a code, which goes to',
  },
  note: {
    zh: '默认卡即收款卡；删除默认卡后，最后添加的卡成为默认。对私卡验证四要素，对公账户验证小额打款，均为本地模拟，未连接银行：以 99 开头的测试卡号按尾号演示失败（7 户名不符，8 手机号不符，9 已挂失），其他卡号通过校验即视为一致。',
    en: 'The default card is the one that is paid to; when it is removed, the one added last takes its place. Cards of persons are compared in four elements, accounts of companies proved by a small amount. Both are simulated, no bank is involved: test numbers that begin with 99 play a failure by their last digit (7 the name, 8 the phone, 9 lost); any other number whose digits fit counts as right.',
  },
});
const texts = bankCardTexts;

const isCorporate = ({ accountType }: BankCard) => accountType === '1';
const isSent = (row: BankCard) => row.verifyState === '10' && row.verifySentTime !== null;

/** What is done to the cards of a holder. */
export function cardActions(resource: ReturnType<typeof cardsOf>, { holder, safely }: { holder: CardHolder; safely: Safely }) {
  const CardDialog = ({ rows, onOpenChange }: ActionDialogProps<BankCard, unknown>) => (
    <ResourceFormDialog
      resource={resource}
      row={rows[0]}
      initial={{ accountType: holder.accountType, cardHolder: holder.name }}
      form={cardForm}
      width={720}
      onOpenChange={onOpenChange}
    />
  );
  const keyOf = ({ id, version }: BankCard) => ({ id, version });
  return {
    toolbar: [defineListAction(resource, { label: texts.add, permission: 'bankCard:add', primary: true, dialog: CardDialog })],
    row: [
      defineAction(resource, {
        label: texts.verify,
        permission: 'bankCard:verify',
        when: (row) => !isCorporate(row) && row.verifyState !== '20',
        success: texts.verified,
        run: (row, { context }) => bankCardApi.verify(keyOf(row), context),
      }),
      defineAction<BankCard, { amount: number }>(resource, {
        label: texts.nameAmount,
        permission: 'bankCard:verify',
        when: (row) => isCorporate(row) && isSent(row),
        success: false,
        form: {
          fields: { amount: { ...bankCardVerifyAmountFields.amount, required: true } },
          columns: 1,
          width: 440,
          intro: subjectOf(resource),
        },
        run: async ({ id }, { input: { amount }, context }) => {
          const { verifyState, verifyRemark } = await bankCardApi.verifyAmount({ id, amount }, context);
          // The answer is in the words of the list.
          if (verifyState === '20') notices.success(verifyRemark ?? '');
          else notices.error(verifyRemark ?? '');
        },
      }),
      defineAction(resource, {
        label: texts.send,
        permission: 'bankCard:verify',
        when: (row) => isCorporate(row) && row.verifyState !== '20' && !isSent(row),
        confirm: askAbout(resource, texts.sendConfirm),
        success: texts.sent,
        run: (row, { context }) => bankCardApi.sendAmount(keyOf(row), context),
      }),
      defineAction(resource, {
        label: texts.makeDefault,
        permission: 'bankCard:setDefault',
        when: (row) => row.isDefault !== '1',
        run: (row, { context }) => safely(() => bankCardApi.setDefault(keyOf(row), context)),
      }),
      defineAction(resource, { label: texts.edit, permission: 'bankCard:edit', dialog: CardDialog }),
    ],
  };
}
