import { field } from '@tarmac/admin-kit/field';
import { type ActionDialogProps, defineAction, defineListAction, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type ThirdAccount,
  thirdAccountBindCardFields,
  thirdAccountSchemas as schemas,
  thirdAccountStates,
} from '@tarmac/freight-api/finance';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import type { Safely } from '../../../shared/session/useSafely.tsx';
import { FormIntro } from '../shared/FormIntro.tsx';
import { BindableCardPicker, newThirdAccount, thirdAccountApi, thirdAccountForm, type thirdAccountsBy } from './thirdAccount.resource.ts';
import { thirdAccountTexts as texts } from './thirdAccountTexts.ts';

const keyOf = ({ id, version }: ThirdAccount) => ({ id, version });
const isUsed = ({ state }: ThirdAccount) => state !== '3';
const may = (move: keyof typeof thirdAccountStates.moves) => (row: ThirdAccount) =>
  isUsed(row) && canAdvance(thirdAccountStates, move, row.openState);
const isPending = may('succeed');

/** What is done to accounts at institutions. @source freight-domain F24 */
export function thirdAccountActions(resource: ReturnType<typeof thirdAccountsBy>, safely: Safely) {
  const AccountDialog = ({ rows, onOpenChange }: ActionDialogProps<ThirdAccount, unknown>) => (
    <ResourceFormDialog
      resource={resource}
      row={rows[0]}
      initial={newThirdAccount()}
      form={thirdAccountForm}
      width={640}
      onOpenChange={onOpenChange}
    />
  );
  return {
    toolbar: [defineListAction(resource, { label: texts.apply, permission: 'thirdAccount:open', primary: true, dialog: AccountDialog })],
    row: [
      defineAction(resource, {
        label: texts.submit,
        permission: 'thirdAccount:open',
        when: may('open'),
        success: texts.submitted,
        run: (row, { context }) => safely(() => thirdAccountApi.open(keyOf(row), context)),
      }),
      defineAction(resource, {
        label: texts.sign,
        permission: 'thirdAccount:sign',
        when: (row) => may('sign')(row) && row.agreementNo === null,
        confirm: askAbout(resource, texts.signHelp),
        success: texts.signed,
        run: (row, { context }) => safely(() => thirdAccountApi.sign(keyOf(row), context)),
      }),
      defineAction<ThirdAccount, { cardId: string; accountId?: unknown }>(resource, {
        label: texts.bindCard,
        permission: 'thirdAccount:bindCard',
        when: (row) => may('bindCard')(row) && row.agreementNo !== null,
        form: {
          schema: schemas.bindCard,
          fields: {
            // Not typed in: whose cards are offered.
            accountId: { kind: 'text', label: texts.bindCard },
            cardId: field.reference(thirdAccountBindCardFields.cardId, { picker: BindableCardPicker }),
          },
          layout: [{ field: 'accountId', when: () => false }, 'cardId'],
          initial: ([row]) => ({ accountId: row?.id }),
          intro: ([row]) => <FormIntro facts={[row!.accountName, row!.accountNo]} follows={texts.bindHelp} />,
        },
        success: texts.asked,
        run: (row, { input: { cardId }, context }) => safely(() => thirdAccountApi.bindCard({ ...keyOf(row), cardId }, context)),
      }),
      defineAction(resource, {
        label: texts.queryOpening,
        permission: 'thirdAccount:query',
        when: isPending,
        success: texts.asked,
        run: (row, { context }) => thirdAccountApi.query(keyOf(row), context),
      }),
      defineAction(resource, {
        label: texts.query,
        permission: 'thirdAccount:query',
        when: (row) => may('query')(row) && !isPending(row),
        success: texts.asked,
        run: (row, { context }) => thirdAccountApi.query(keyOf(row), context),
      }),
      defineAction(resource, { label: texts.edit, permission: 'thirdAccount:open', when: may('open'), dialog: AccountDialog }),
      defineAction(resource, {
        label: texts.close,
        permission: 'thirdAccount:close',
        danger: true,
        when: may('close'),
        confirm: askAbout(resource, texts.closeHelp),
        run: (row, { context }) => thirdAccountApi.close(keyOf(row), context),
      }),
    ],
  };
}
