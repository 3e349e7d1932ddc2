import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, Id, longText, reference } from '../../../platform/contract/index.ts';
import { Approval } from '../approval/approval.contract.ts';
import { OpenAmount } from '../openAmount.ts';

/** Everything that an agent may be paid by one company. @source amendments L17 P24 */
export const AgentPayoutInput = z
  .object({
    agentId: reference('customer', { label: label('代理', 'Agent'), options: { textField: 'customerName' } }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    cardId: reference('bankCard', { label: label('收款账户', 'Account of the agent') }),
    reason: longText(label('付款说明', 'Why'), { max: 200 }),
  })
  .meta({ id: 'AgentPayoutInput' });

/** @source freight-domain 4.4 P24 */
export const agentMarginContract = contract('/account/hyAgentMargin', {
  about: { domain: 'finance', name: 'agentMargin' },
  endpoints: {
    open: {
      method: 'GET',
      path: '/open',
      permission: 'agentMargin:pay',
      summary: label('可支付的代理差额', 'Margins that may be paid'),
      query: z.object({ agentId: Id, companyId: Id }),
      reply: OpenAmount,
      errors: ['NotFound'],
    },
    payout: {
      method: 'POST',
      path: '/payout',
      permission: 'agentMargin:pay',
      summary: label('申请支付代理差额', 'Ask for margins to be paid'),
      body: AgentPayoutInput,
      reply: Approval.row,
      idempotent: 'required',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
