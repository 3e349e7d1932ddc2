/** A number of a new tenant, of eight digits: the server gives numbers and user names only once, and a number has no zero before it. */
export const tenantNumber = (): string => `1${String(Date.now()).slice(-7)}`;

/** A resident ID card number with its check digit. @source GB 11643 */
export function idCard(sequence: number): string {
  const digits = `37078319850312${String(sequence).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** A unified social credit code with both check characters. @source GB 32100, GB 11714 */
export function creditCode(sequence: number): string {
  const organisation = `MA3E2${String(sequence).padStart(3, '0')}`;
  const valueOf = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55);
  const inner = [3, 7, 9, 10, 5, 8, 4, 2].reduce((sum, weight, index) => sum + weight * valueOf(organisation.charAt(index)), 0);
  const last = 11 - (inner % 11);
  const body = `91370783${organisation}${last === 10 ? 'X' : last === 11 ? '0' : String(last)}`;
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(body.charAt(index)), 0);
  return body + alphabet.charAt((31 - (sum % 31)) % 31);
}

/** The number of a card that passes the check of card numbers. @source ISO/IEC 7812 */
export function cardNumber(beginning: string): string {
  const digits = beginning.padEnd(18, '0');
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** A vehicle identification number with its check digit at the ninth place. @source GB 16735 */
export function vehicleNumber(sequence: number): string {
  const raw = `LFWSRXSJ0M1E2${String(sequence).padStart(4, '0')}`;
  const letters: Readonly<Record<string, number>> = {
    A: 1,
    B: 2,
    C: 3,
    D: 4,
    E: 5,
    F: 6,
    G: 7,
    H: 8,
    J: 1,
    K: 2,
    L: 3,
    M: 4,
    N: 5,
    P: 7,
    R: 9,
    S: 2,
    T: 3,
    U: 4,
    V: 5,
    W: 6,
    X: 7,
    Y: 8,
    Z: 9,
  };
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * (letters[raw.charAt(index)] ?? Number(raw.charAt(index))), 0);
  return `${raw.slice(0, 8)}${sum % 11 === 10 ? 'X' : String(sum % 11)}${raw.slice(9)}`;
}
