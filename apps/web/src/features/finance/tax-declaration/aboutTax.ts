/** Kind of the company's own VAT, by dictionary `tax_kind`. */
export const ownVat = '5';

/** What dialogs say of a declaration. */
export const aboutTax = [
  'batchNo',
  'taxKind',
  'period',
  'companyName',
  'personCount',
  'incomeAmount',
  'outputVat',
  'inputVat',
  'carriedVat',
  'vatAmount',
  'surtaxAmount',
  'iitAmount',
  'dueAmount',
  'deadline',
  'failReason',
] as const;
