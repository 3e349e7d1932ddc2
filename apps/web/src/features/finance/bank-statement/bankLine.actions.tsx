import { late } from '@tarmac/admin-kit/chunk';
import { field } from '@tarmac/admin-kit/field';
import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type BankLine,
  bankLineAssignFields,
  bankLineSchemas as schemas,
  bankLineStates,
  bankLineSuspendFields,
} from '@tarmac/freight-api/finance';
import { session } from '../../../shared/session/session.ts';
import { FormIntro } from '../shared/FormIntro.tsx';
import { WalletPicker } from '../shared/WalletPicker.ts';
import { bankLine, bankLineApi } from './bankLine.resource.ts';
import { bankLineTexts as texts } from './bankLineTexts.ts';

const MatchDialog = late(() => import('./MatchDialog.tsx'), { part: 'MatchDialog' });
const ImportStatementDialog = late(() => import('./ImportStatementDialog.tsx'), { part: 'ImportStatementDialog' });

type Move = keyof typeof bankLineStates.moves;
const permission = 'platformAccount:reconcile';
const keyOf = ({ id, version }: BankLine) => ({ id, version });
const may = (move: Move) => (row: BankLine) => canAdvance(bankLineStates, move, row.state);

/** Takes a statement that a person brings. */
export const importStatement = defineListAction(bankLine, {
  label: texts.import,
  permission,
  dialog: ({ onOpenChange }) => <ImportStatementDialog onOpenChange={onOpenChange} />,
});

const about = (follows: { zh: string; en: string }) => {
  const Intro = ([row]: readonly BankLine[]) => (
    <FormIntro facts={[row!.bankSerialNo, row!.counterpartyName]} amount={row!.amount ?? 0} follows={follows} />
  );
  return Intro;
};

/** What is done to a line of the bank. @source freight-domain F23, P26 */
export const bankLineActions = [
  defineAction<BankLine, { txnId: string; txnLineNo: number }>(bankLine, {
    label: texts.match,
    primary: true,
    permission,
    when: may('match'),
    dialog: MatchDialog,
    run: (row, { input, context }) => bankLineApi.match({ ...keyOf(row), ...input }, context),
  }),
  defineAction<BankLine, { remark: string }>(bankLine, {
    label: texts.suspend,
    permission,
    when: (row) => may('suspend')(row) && row.direction === 'in',
    form: { schema: schemas.suspend, fields: bankLineSuspendFields, intro: about(texts.suspendHelp) },
    checkable: true,
    run: (row, { input, context }) => bankLineApi.suspend({ ...keyOf(row), ...input }, context),
  }),
  defineAction<BankLine, { walletId: string; remark: string }>(bankLine, {
    label: texts.assign,
    primary: true,
    permission,
    // Who booked it does not say whose it is.
    when: (row) => may('assign')(row) && row.matchBy !== session.state().user?.username,
    form: {
      schema: schemas.assign,
      fields: { ...bankLineAssignFields, walletId: field.reference(bankLineAssignFields.walletId, { picker: WalletPicker }) },
      intro: about(texts.assignHelp),
    },
    checkable: true,
    run: (row, { input, context }) => bankLineApi.assign({ ...keyOf(row), ...input }, context),
  }),
  defineAction(bankLine, {
    label: texts.unmatch,
    permission,
    danger: true,
    when: may('unmatch'),
    confirm: texts.askUnmatch,
    run: (row, { context }) => bankLineApi.unmatch(keyOf(row), context),
  }),
];
