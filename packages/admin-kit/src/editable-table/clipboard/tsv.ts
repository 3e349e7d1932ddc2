/**
 * Texts that a spreadsheet could take for a formula. Only those: a phone number that begins with + stays as it is.
 *
 * @source https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formula = /^'*(?:[=@]|[+-].*[|(!=])/su;

/** Writes cells as spreadsheets exchange them: tabs between cells, quotes where a cell holds a tab, a line break or a quote. */
export function writeTsvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
