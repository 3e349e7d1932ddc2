import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import {
  type Complaint,
  type ComplaintCloseInput,
  type ComplaintCompensateInput,
  type ComplaintInput,
  type ComplaintReplyInput,
  complaintStates as states,
} from '@tarmac/freight-api/service';
import { revealAction } from '../../../shared/lists/reveal.tsx';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import { complaintApi as api } from '../../../shared/service/serviceApi.ts';
import { serviceTexts } from '../../../shared/service/serviceTexts.ts';
import { complaint } from './complaint.resource.tsx';
import type { complaintForms } from './complaintForms.tsx';
import { complaintTexts as texts } from './complaintTexts.ts';

type Body<Input> = Omit<Input, 'id' | 'version'>;

const keyOf = ({ id, version }: Complaint) => ({ id, version });
const may = (move: keyof typeof states.moves) => (row: Complaint) => canAdvance(states, move, row.state);
const waiting = '10';
const granted = '20';
/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof complaintForms) => async (): Promise<ActionForm<Complaint>> =>
  (await import('./complaintForms.tsx')).complaintForms[form];

/** What is done to a complaint, the next step first. @source freight-domain 3.15, F13 */
export const complaintActions = [
  defineAction(complaint, {
    label: texts.accept,
    primary: true,
    permission: 'complaint:handle',
    when: may('accept'),
    confirm: askAbout(complaint, texts.askAccept),
    success: texts.accepted,
    run: (row, { context }) => api.accept(keyOf(row), context),
  }),
  defineAction<Complaint, Body<ComplaintReplyInput> & { noteId?: unknown; fromType?: unknown }>(complaint, {
    label: texts.reply,
    primary: true,
    permission: 'complaint:handle',
    when: may('reply'),
    form: formOf('reply'),
    checkable: true,
    success: texts.replied,
    run: (row, { input: { noteId: _note, fromType: _from, ...input }, context }) => api.reply({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Complaint, Body<ComplaintCloseInput>>(complaint, {
    label: texts.close,
    primary: true,
    permission: 'complaint:close',
    when: (row) => may('close')(row) && row.compensateState !== waiting,
    form: formOf('close'),
    checkable: true,
    success: texts.closed,
    run: (row, { input, context }) => api.close({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Complaint, Body<RowReason>>(complaint, {
    label: texts.reopen,
    permission: 'complaint:add',
    when: (row) => may('reopen')(row) && row.reopenCount === 0 && row.compensateState !== waiting,
    form: formOf('reopen'),
    checkable: true,
    run: (row, { input, context }) => api.reopen({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Complaint, Body<ComplaintCompensateInput> & { noteId?: unknown; fromType?: unknown }>(complaint, {
    label: texts.compensate,
    permission: 'complaint:compensate',
    when: ({ state, noteId, compensateState, result }) =>
      (state === states.codes.toConfirm || state === states.codes.closed) &&
      noteId !== null &&
      result !== '3' &&
      compensateState !== waiting &&
      compensateState !== granted,
    form: formOf('compensate'),
    checkable: true,
    success: texts.asked,
    run: (row, { input: { noteId: _note, fromType: _from, ...input }, context }) => api.compensate({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Complaint, Body<RowReason>>(complaint, {
    label: texts.reject,
    permission: 'complaint:handle',
    danger: true,
    when: may('reject'),
    form: formOf('reject'),
    checkable: true,
    run: (row, { input, context }) => api.reject({ ...keyOf(row), ...input }, context),
  }),
  defineAction(complaint, {
    label: texts.withdraw,
    permission: 'complaint:add',
    danger: true,
    when: (row) => may('withdraw')(row),
    confirm: askAbout(complaint, texts.askWithdraw),
    run: (row, { context }) => api.withdraw(keyOf(row), context),
  }),
  revealAction(complaint),
];

/** A complaint of which the waybill, if there is one, is chosen in the form. */
export const complain = defineListAction<Complaint, ComplaintInput>(complaint, {
  label: texts.add,
  primary: true,
  permission: 'complaint:add',
  form: async () => (await import('../../../shared/service/serviceForms.tsx')).chosenServiceForms.complain as ActionForm<Complaint>,
  checkable: true,
  success: serviceTexts.complained,
  run: (_rows, { input, context }) => api.add(input, context),
});
