/** What dialogs say of a declaration. */
export const aboutTax = [
  'batchNo',
  'taxKind',
  'period',
  'companyName',
  'personCount',
  'incomeAmount',
  'vatAmount',
  'surtaxAmount',
  'iitAmount',
  'dueAmount',
  'deadline',
  'failReason',
] as const;
