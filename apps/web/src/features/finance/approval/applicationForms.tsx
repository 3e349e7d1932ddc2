import { field } from '@tarmac/admin-kit/field';
import { formatMoney } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  agentMarginPayoutFields,
  agentMarginSchemas,
  createAgentMarginQueries,
  createBankCardApi,
  createCustomerTermQueries,
  customerTermSchemas,
  customerTermWriteOffTermFields,
} from '@tarmac/freight-api/finance';
import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { AgentPicker, CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { areChosen, OpenAmount } from '../shared/OpenAmount.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

const [terms, margins] = [createCustomerTermQueries(client), createAgentMarginQueries(client)];

/** Chooses a waybill whose term is over and of which something is open. */
const DueTermPicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  narrowedBy: () => ({ parameters: { openTerm: '1' } }),
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) =>
    [row.customerName, formatMoney((row.feeTotal ?? 0) - (row.customerPaidAmount ?? 0)), row.dueDate].filter(Boolean).join(' · '),
});

/** Chooses a confirmed account of the agent that the form names. */
const AgentCardPicker = definePicker({
  list: createBankCardApi(quietClient).list,
  searchBy: 'cardHolder',
  filter: { holderType: { is: 'customer' }, verifyState: { is: '20' } },
  narrowedBy: ({ agentId }) => ({ filter: { holderId: { is: typeof agentId === 'string' ? agentId : '' } } }),
  text: (row) => [row.cardHolder, row.cardNo].filter(Boolean).join(' '),
  description: (row) => row.bankName ?? '',
});

/** Which term is to be given up. */
export const writeOffForm: ActionForm<object> = {
  schema: customerTermSchemas.writeOffTerm,
  fields: {
    ...customerTermWriteOffTermFields,
    noteId: field.reference(customerTermWriteOffTermFields.noteId, { picker: DueTermPicker }),
  },
  layout: {
    groups: [
      {
        title: '',
        items: [{ field: 'noteId', help: texts.writeOffHelp }],
        footer: (values) =>
          areChosen(values, ['noteId']) ? <OpenAmount label={texts.openTerm} query={terms.openTerm({ noteId: values.noteId })} /> : null,
      },
      { title: '', items: ['reason'] },
    ],
  },
};

/** Which agent is to be paid, by which company, and where to. */
export const payoutForm: ActionForm<object> = {
  schema: agentMarginSchemas.payout,
  fields: {
    ...agentMarginPayoutFields,
    agentId: field.reference(agentMarginPayoutFields.agentId, { picker: AgentPicker }),
    companyId: field.reference(agentMarginPayoutFields.companyId, { picker: CompanyPicker }),
    cardId: field.reference(agentMarginPayoutFields.cardId, { picker: AgentCardPicker }),
  },
  layout: {
    groups: [
      {
        title: '',
        items: [{ field: 'agentId', help: texts.payoutHelp }, 'companyId'],
        footer: (values) =>
          areChosen(values, ['agentId', 'companyId']) ? (
            <OpenAmount label={texts.openMargins} query={margins.open({ agentId: values.agentId, companyId: values.companyId })} />
          ) : null,
      },
      { title: '', items: ['cardId', 'reason'] },
    ],
  },
};
