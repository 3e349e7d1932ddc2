import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { billKind } from './bill.states.ts';

/** How the statement of a bill speaks of it, and which columns are nothing to who gets it. */
interface StatementWords {
  title: LocalizedText;
  /** What the other side is called. */
  party: LocalizedText;
  received: LocalizedText;
  open: LocalizedText;
  /** What the other side signs. */
  seal: LocalizedText;
  hidden: readonly string[];
}

const payable = {
  title: label('应付对账单', 'Statement of what we owe'),
  received: label('已付金额', 'Paid'),
  open: label('未付金额', 'Open'),
} as const;

const words: Readonly<Record<string, StatementWords>> = {
  [billKind.customer]: {
    title: label('对账单', 'Statement'),
    party: label('客户', 'Customer'),
    received: label('已收金额', 'Received'),
    open: label('未收金额', 'Open'),
    seal: label('客户确认（盖章）', 'Confirmed by the customer (seal)'),
    hidden: ['paidAmount'],
  },
  // Nobody who carried learns what the customer pays. @source freight-domain 4.6
  [billKind.carrier]: {
    ...payable,
    party: label('承运商', 'Carrier'),
    seal: label('承运商确认（盖章）', 'Confirmed by the carrier (seal)'),
    hidden: ['feeTotal', 'customerPaidAmount', 'dueDate'],
  },
  [billKind.agent]: {
    ...payable,
    party: label('代理公司', 'Agent'),
    seal: label('代理公司确认（盖章）', 'Confirmed by the agent (seal)'),
    hidden: ['customerPaidAmount', 'dueDate'],
  },
};

/** How the statement of a bill of a kind speaks. */
export const statementWords = (kind: unknown): StatementWords => words[String(kind)] ?? words[billKind.customer]!;
