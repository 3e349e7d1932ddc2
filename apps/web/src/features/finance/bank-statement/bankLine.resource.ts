import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  type BankLine,
  bankLineFields,
  createBankLineApi,
  createBankLineQueries,
  type LedgerLine,
  ledgerLineFields,
} from '@tarmac/freight-api/finance';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { client } from '../../../shared/session/session.ts';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';

/** Calls of bank lines. */
export const bankLineApi = createBankLineApi(client);
/** Their questions. */
export const bankLineQueries = createBankLineQueries(client);

/** Lines of statements of the bank. */
export const bankLine = defineResource<BankLine>()({
  label: { zh: '银行流水', en: 'Bank statement line' },
  api: withLook<BankLine, typeof bankLineApi>(bankLineApi),
  permission: 'bankLine',
  name: 'bankLine',
  titleField: 'bankSerialNo',
  listFields: ['state', 'direction', 'amount', 'tradeTime', 'counterpartyName', 'matchBy', 'bankSerialNo'],
  fields: { ...bankLineFields, companyAccountId: field.reference(bankLineFields.companyAccountId, { picker: OwnAccountPicker }) },
});

/** Lines of the books of an account that no line of the bank agrees with. */
export const unmatchedBooksOf = (companyAccountId: string) =>
  defineResource<LedgerLine>()({
    label: { zh: '账面未达', en: 'Books only' },
    api: { list: (query, options) => bankLineApi.unmatchedBooks({ ...query, companyAccountId }, options) },
    permission: 'bankLine',
    name: `unmatchedBooks/${companyAccountId}`,
    titleField: 'bizNo',
    fields: ledgerLineFields,
  });
