import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type Recharge,
  rechargeCloseFields,
  rechargeReverseFields,
  rechargeVoucherFields,
  rechargeSchemas as schemas,
  rechargeStates,
} from '@tarmac/freight-api/finance';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { session } from '../../../shared/session/session.ts';
import { recharge, rechargeApi } from './recharge.resource.ts';
import { FormIntro } from '../shared/FormIntro.tsx';
import { voucherForm } from './rechargeForm.tsx';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const ConfirmRechargeDialog = late(() => import('./ConfirmRechargeDialog.tsx'), { part: 'ConfirmRechargeDialog' });
const MatchReceiptDialog = late(() => import('./MatchReceiptDialog.tsx'), { part: 'MatchReceiptDialog' });

type Move = keyof typeof rechargeStates.moves;
const keyOf = ({ id, version }: Recharge) => ({ id, version });
const may = (move: Move) => (row: Recharge) => canAdvance(rechargeStates, move, row.state);
/** Two people decide: the second one is somebody else. */
const isAnother = (name: string | null): boolean => name !== session.state().user?.username;

const introOf =
  (follows: { zh: string; en: string }): NonNullable<ActionForm<Recharge>['intro']> =>
  ([row]) => <FormIntro facts={[row!.rechargeNo, row!.customerName]} amount={row!.amount ?? 0} follows={follows} />;

/** What is done to a recharge. @source freight-domain 3.8, F11 */
export const rechargeActions = [
  defineAction<Recharge, Verdict>(recharge, {
    label: texts.confirm,
    primary: true,
    permission: 'recharge:confirm',
    // Of what nobody has proved yet the bank speaks first: it is matched, or its proof is added.
    when: (row) => may('confirm')(row) && row.state === rechargeStates.codes.toConfirm && isAnother(row.createBy),
    dialog: ConfirmRechargeDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => rechargeApi.confirm({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction<Recharge, Omit<Parameters<typeof rechargeApi.voucher>[0], 'id' | 'version'>>(recharge, {
    label: texts.voucher,
    primary: true,
    permission: 'recharge:add',
    when: may('voucher'),
    form: { schema: schemas.voucher, fields: rechargeVoucherFields, layout: voucherForm, intro: introOf(texts.voucherHelp), columns: 2 },
    checkable: true,
    success: texts.voucherDone,
    run: (row, { input, context }) => rechargeApi.voucher({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Recharge, { lineId: string }>(recharge, {
    label: texts.match,
    permission: 'recharge:match',
    when: (row) => may('confirm')(row) && row.receiveAccountId !== null && isAnother(row.createBy),
    dialog: MatchReceiptDialog,
    run: (row, { input, context }) => rechargeApi.match({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Recharge, { reason: string }>(recharge, {
    label: texts.close,
    permission: 'recharge:close',
    when: may('close'),
    form: { schema: schemas.close, fields: rechargeCloseFields, intro: introOf(texts.closeHelp) },
    checkable: true,
    run: (row, { input, context }) => rechargeApi.close({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Recharge, { reason: string }>(recharge, {
    label: texts.reverse,
    permission: 'recharge:reverse',
    danger: true,
    when: (row) => may('reverse')(row) && isAnother(row.confirmBy),
    form: { schema: schemas.reverse, fields: rechargeReverseFields, intro: introOf(texts.reverseHelp) },
    checkable: true,
    run: (row, { input, context }) => rechargeApi.reverse({ ...keyOf(row), ...input }, context),
  }),
];
