import type { Dictionary } from '../../platform/contract/index.ts';
import { accountDictionaries } from './dictionaries/accounts.ts';
import { documentDictionaries } from './dictionaries/documents.ts';
import { paymentDictionaries } from './dictionaries/payments.ts';

/** Code sets of payments, bills, invoices, contracts, insurance, tax and accounts. @source freight-domain 2.2, 4.3 */
export const financeDictionaries: readonly Dictionary[] = [...paymentDictionaries, ...documentDictionaries, ...accountDictionaries];
