import { type ActionForm, defineAction, type Resource } from '@tarmac/admin-kit/resource';
import type { ComplaintInput, EvaluationInput, ViolationInput } from '@tarmac/freight-api/service';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import type { noteServiceForms } from './serviceForms.tsx';
import { serviceTexts as texts } from './serviceTexts.ts';

const { toLoad, paid, invoiced } = shippingNoteStates.codes;

/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof noteServiceForms) => async (): Promise<ActionForm<ShippingNote>> =>
  (await import('./serviceForms.tsx')).noteServiceForms[form];
const calls = () => import('./serviceApi.ts');

/** What may be said of a waybill: an evaluation, a complaint, a violation. @source freight-domain S02, S05 */
export const noteServiceActions = <Name extends string>(resource: Resource<ShippingNote, Name>) => [
  defineAction<ShippingNote, EvaluationInput>(resource, {
    label: texts.evaluate,
    permission: 'evaluation:add',
    when: ({ noteStatus }) => noteStatus === paid || noteStatus === invoiced,
    form: formOf('evaluate'),
    checkable: true,
    success: texts.evaluated,
    run: async ({ id }, { input, context }) => (await calls()).evaluationApi.add({ ...input, noteId: id }, context),
  }),
  defineAction<ShippingNote, ComplaintInput>(resource, {
    label: texts.complain,
    permission: 'complaint:add',
    when: ({ noteStatus }) => Number(noteStatus) >= Number(toLoad),
    form: formOf('complain'),
    checkable: true,
    success: texts.complained,
    run: async ({ id }, { input, context }) => (await calls()).complaintApi.add({ ...input, noteId: id }, context),
  }),
  defineAction<ShippingNote, ViolationInput>(resource, {
    label: texts.recordViolation,
    permission: 'violation:add',
    when: ({ noteStatus }) => Number(noteStatus) >= Number(toLoad),
    form: formOf('recordViolation'),
    checkable: true,
    success: texts.recorded,
    run: async ({ id }, { input, context }) => (await calls()).violationApi.add({ ...input, noteId: id }, context),
  }),
];
