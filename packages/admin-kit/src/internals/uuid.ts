/** A random id of 32 hex characters. @source VAL-03 */
export function uuid32(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
