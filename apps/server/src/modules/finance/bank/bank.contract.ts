import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, files, flag, integer, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A bank that holds accounts of payees. @source freight-domain 2.19 */
export const Bank = entity('bank', {
  label: label('银行', 'Bank'),
  required: {
    bankName: text(label('银行名称', 'Bank'), {
      max: 50,
      filter: 'text',
      sortable: true,
      unique: { table: 'hy_bank', column: 'bank_name' },
    }),
    bankCode: text(label('银行代码', 'Bank code'), {
      spelling: 'compact',
      max: 11,
      pattern: /^[A-Z0-9]{4,11}$/,
      filter: 'text',
      sortable: true,
    }),
    supportPayout: flag(label('支持出款', 'Takes payouts'), { default: '1' }),
    sortNo: integer(label('排序', 'Sort order'), { max: 9999, default: 0, sortable: true }),
    state: flag(label('启用', 'Enabled'), { default: '1' }),
  },
  optional: {
    shortCode: text(label('简码', 'Short name'), { max: 10 }),
    cnapsPrefix: text(label('行别代码', 'Kind of bank'), {
      max: 3,
      pattern: /^\d{3}$/,
      description: 'The first three digits of the numbers of its branches.',
    }),
    binPrefixes: longText(label('卡BIN', 'Beginnings of cards'), {
      max: 2000,
      description: 'Comma list of the digits that card numbers of the bank begin with.',
    }),
    logo: files(label('标志', 'Logo'), { biz: 'logo', image: true, maxCount: 1 }),
  },
  computed: {},
  importColumns: ['bankName', 'bankCode', 'shortCode', 'cnapsPrefix', 'supportPayout', 'sortNo', 'state', 'binPrefixes'],
  exportColumns: ['bankName', 'bankCode', 'shortCode', 'cnapsPrefix', 'supportPayout', 'sortNo', 'state'],
});

/** A bank as it is chosen. */
export const BankChoice = z.object({ id: z.string(), bankName: z.string(), bankCode: z.string() }).meta({ id: 'BankChoice' });

/** A card number, or what of it was typed so far. */
export const CardNoQuery = z.object({ cardNo: z.string().max(32) });

const { exportXls: _exportXls, ...standard } = standardEndpoints(Bank, 'bank');

/** @source freight-domain F22 */
export const bankContract = contract('/hybank/hyBank', {
  about: { domain: 'finance', name: 'bank', entity: Bank },
  endpoints: {
    ...standard,
    // Which banks there are, and whose cards begin how, is printed on every card.
    choices: {
      method: 'GET',
      path: '/choices',
      auth: 'session',
      summary: label('可选银行', 'Banks to choose from'),
      reply: z.array(BankChoice),
    },
    recognise: {
      method: 'GET',
      path: '/recognise',
      auth: 'session',
      summary: label('识别银行', 'The bank of a card'),
      query: CardNoQuery,
      reply: BankChoice.nullable(),
    },
  },
});
