import { formatInstant } from '@tarmac/admin-kit/i18n';
import type { Invoice } from '@tarmac/freight-api/finance';

/** Kinds that are printed on numbered paper. */
const paperKinds: readonly (string | null)[] = ['3', '4'];

/** Whether an invoice is on paper. */
export const isPaper = ({ invoiceType }: Pick<Invoice, 'invoiceType'>): boolean => paperKinds.includes(invoiceType);

/** Whether it was issued in the present month, within which one on paper may be declared void. @source freight-domain I11 */
export const isOfThisMonth = ({ issueTime }: Pick<Invoice, 'issueTime'>): boolean => issueTime?.slice(0, 7) === formatInstant().slice(0, 7);
