import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineListAction, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { BankCard } from '@tarmac/freight-api/finance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { defineTexts } from '../texts/defineTexts.ts';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { type Safely, useSafely } from '../session/useSafely.tsx';
import { bankCardApi, cardForm, type CardHolder, cardsOf } from './bankCard.resource.ts';

const texts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  account: { zh: '账户', en: 'Account' },
  verification: { zh: '验证与附件', en: 'Check and files' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  verify: { zh: '验证', en: 'Check' },
  verified: { zh: '验证已完成，结果见列表', en: 'Checked; the list shows the result' },
  hint: {
    zh: '新增、修改或更换收款账户需短信验证，验证码将发送至',
    en: 'Adding or changing the account that is paid to asks for a code, which goes to',
  },
  note: {
    zh: '默认卡即收款卡。四要素验证为本地模拟，未连接银行。删除默认卡后，最后添加的卡成为默认。',
    en: 'The default card is the one that is paid to. Cards are checked by a local simulation; no bank is involved. When the default card is removed, the one added last takes its place.',
  },
});

/** What is done to the cards of a holder. */
function actionsOf(resource: ReturnType<typeof cardsOf>, { holder, safely }: { holder: CardHolder; safely: Safely }) {
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
        when: (row) => row.verifyState !== '20',
        success: texts.verified,
        run: (row, _input, context) => bankCardApi.verify(keyOf(row), context),
      }),
      defineAction(resource, {
        label: texts.makeDefault,
        permission: 'bankCard:setDefault',
        when: (row) => row.isDefault !== '1',
        run: (row, _input, context) => safely(() => bankCardApi.setDefault(keyOf(row), context)),
      }),
      defineAction(resource, { label: texts.edit, permission: 'bankCard:edit', dialog: CardDialog }),
    ],
  };
}

/** The cards and accounts that a driver, carrier or customer is paid to; exactly one of them is the default. @source freight-domain 2.18 */
export function BankCardsDrawer({ holder, label, listsOf, onOpenChange }: BankCardsDrawerProps) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const { id, type, name, accountType } = holder;
  const { safely, check } = useSafely(localize(texts.hint));
  const [cards, actions] = useMemo(() => {
    const own = { id, type, name, accountType };
    const resource = cardsOf(own, { label, localize, safely });
    return [resource, actionsOf(resource, { holder: own, safely })] as const;
  }, [id, type, name, accountType, label, localize, safely]);
  // Drivers show their default card.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [listsOf] }), [client, listsOf]);
  return (
    <>
      <ListDrawer
        title={`${localize(label)} · ${name}`}
        width={1160}
        note={localize(texts.note)}
        onOpenChange={onOpenChange}
        resource={cards}
        columns={[
          { field: 'bankName', width: 140 },
          { field: 'cardNo', width: 150 },
          { field: 'cardHolder', width: 150 },
          { field: 'accountType', width: 88 },
          { field: 'isDefault', width: 64 },
          { field: 'verifyState', width: 96 },
          { field: 'verifyRemark', width: 200 },
        ]}
        detail={[
          {
            title: texts.account,
            fields: ['bankName', 'bankCode', 'branchName', 'cnaps', 'cardNo', 'accountType', 'cardHolder', 'idNo', 'phone', 'isDefault'],
          },
          { title: texts.verification, fields: ['verifyState', 'verifyNo', 'verifyRemark', 'cardFile', 'authFile'] },
        ]}
        add={false}
        edit={false}
        toolbar={actions.toolbar}
        rowActions={actions.row}
        selectable={false}
        storageId="bankCards"
      />
      {check}
    </>
  );
}

interface BankCardsDrawerProps {
  holder: CardHolder;
  /** What they are called, such as 银行卡 or 对公账户. */
  label: LocalText;
  /** Name of the resource whose lists show the default card. */
  listsOf: string;
  onOpenChange: (open: boolean) => void;
}
