/** A report says something that reports may not. The message tells what. @source security 8.36 */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused';
}
