import { defineResource, resourcePicker } from '@tarmac/admin-kit/resource';
import { server } from './server.ts';

export type Customer = { id: string; name: string; credit: number | null };
export type Ticket = {
  id: string;
  title: string;
  customerId: string;
  customerName: string;
  state: 'open' | 'done';
  cost: number | null;
  dueOn: string | null;
  papers: string;
};

export const customer = defineResource<Customer>()({
  label: { zh: '客户', en: 'Customer' },
  api: server.resource<Customer>('customers'),
  permission: 'customer',
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, filter: 'text', sortable: true },
    credit: { kind: 'money', label: { zh: '信用额度', en: 'Credit' }, currency: 'JPY', minimum: 0, sortable: true },
  },
});

export const ticket = defineResource<Ticket>()({
  label: { zh: '工单', en: 'Ticket' },
  api: server.resource<Ticket>('tickets'),
  permission: 'ticket',
  fields: {
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, required: true, maxLength: 60, filter: 'text', sortable: true },
    customerId: {
      kind: 'reference',
      label: { zh: '客户', en: 'Customer' },
      reference: 'customer',
      textField: 'customerName',
      required: true,
    },
    state: { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'ticket_state', required: true, filter: 'options' },
    cost: { kind: 'money', label: { zh: '费用', en: 'Cost' }, minimum: 0, sortable: true },
    dueOn: { kind: 'date', label: { zh: '截止日期', en: 'Due on' }, filter: 'range', sortable: true },
    papers: { kind: 'files', label: { zh: '附件', en: 'Papers' } },
  },
});

/** Every reference to a customer finds this picker. */
export const pickers = { customer: resourcePicker(customer) };

const states = [
  { value: 'open', text: { zh: '待处理', en: 'Open' }, tone: 'waiting' as const },
  { value: 'done', text: { zh: '已完成', en: 'Done' }, tone: 'ok' as const },
];
export const dictionaries = { items: async (code: string) => (code === 'ticket_state' ? states : []) };
