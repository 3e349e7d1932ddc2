import { z } from 'zod';

const time = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const serial = z.string().min(1).max(50);
const fen = z.int().min(0);
const reason = z.string().max(500);

/** What a channel over a line may answer to an order. */
export const TransferAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('rejected'), code: z.string().max(40), reason }),
]);

/** What became of an order, as a line brings it. */
export const TransferResultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['processing', 'unknown', 'missing']) }),
  z.object({ state: z.literal('success'), bankSerialNo: serial, payTime: time, fee: fen }),
  z.object({ state: z.literal('failed'), code: z.string().max(40), reason }),
  z.object({ state: z.literal('returned'), bankSerialNo: serial, returnTime: time, reason }),
]);

const text = z.string().max(200).nullable();

/** A line of a statement, as a line brings it. */
export const StatementLineSchema = z.object({
  bankSerialNo: serial,
  requestSerial: serial.nullable(),
  direction: z.enum(['in', 'out']),
  amount: fen,
  balance: z.int(),
  counterpartyName: text,
  counterpartyAccount: text,
  purpose: text,
  time,
});

/**
 * Reads an answer that came over a line.
 *
 * @throws Error it cannot be read. What it said is left out: it may hold numbers of people, and the error goes to the log
 */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const read = schema.safeParse(parseJson(text));
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`the answer cannot be read${places.some((place) => place !== '') ? `: ${places.join(', ')}` : ''}`);
}

/** Undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
