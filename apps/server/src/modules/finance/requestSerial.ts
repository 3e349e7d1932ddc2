/** Digits at the end of a request serial that count the requests about one document. */
const countDigits = 2;

/** The serial of a request about a document to a bank or an institution, the first one being 1: each has its own, so that answers are told apart. */
export const serialOf = (documentNo: string, count: number): string => `${documentNo}${String(count).padStart(countDigits, '0')}`;

/** The number of the document that a serial is about. */
export const documentNoOf = (requestSerial: string): string => requestSerial.slice(0, -countDigits);
