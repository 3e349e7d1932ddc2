import { type ActionForm, defineListAction } from '@tarmac/admin-kit/resource';
import {
  type AgentPayoutInput,
  type Approval,
  type CompensationInput,
  createAgentMarginApi,
  createCompensationApi,
  createCustomerTermApi,
  type TermWriteOffInput,
} from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { approval } from './approval.resource.ts';
import { approvalTexts as texts } from './approvalTexts.ts';

const [terms, margins, compensations] = [createCustomerTermApi(client), createAgentMarginApi(client), createCompensationApi(client)];

/** What is asked for without a document of its own. @source amendments 28 */
export const applications = [
  defineListAction<Approval, TermWriteOffInput>(approval, {
    label: texts.writeOff,
    permission: 'bill:writeOff',
    form: (async () => (await import('./applicationForms.tsx')).writeOffForm) as () => Promise<ActionForm<Approval>>,
    checkable: true,
    success: texts.asked,
    run: (_rows, { input, context }) => terms.writeOffTerm(input, context),
  }),
  defineListAction<Approval, AgentPayoutInput>(approval, {
    label: texts.payout,
    permission: 'agentMargin:pay',
    form: (async () => (await import('./applicationForms.tsx')).payoutForm) as () => Promise<ActionForm<Approval>>,
    checkable: true,
    success: texts.asked,
    run: (_rows, { input, context }) => margins.payout(input, context),
  }),
  defineListAction<Approval, CompensationInput>(approval, {
    label: texts.compensate,
    permission: 'complaint:compensate',
    form: (async () => (await import('./compensationForm.tsx')).compensationForm) as () => Promise<ActionForm<Approval>>,
    checkable: true,
    success: texts.asked,
    run: (_rows, { input, context }) => compensations.add(input, context),
  }),
];
