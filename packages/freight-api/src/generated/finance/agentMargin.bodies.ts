// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `payout`. */
export const agentMarginPayoutFields = {
  agentId: { kind: 'reference', label: { zh: '代理', en: 'Agent' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Account of the agent' }, filter: 'equals', reference: 'bankCard', required: true },
  reason: { kind: 'longText', label: { zh: '付款说明', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
