import { z } from 'zod';

const time = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const fen = z.int().min(0);
const number = z.string().min(1).max(32);
const refusal = { code: z.string().max(40), reason: z.string().max(200) };

/** How an application ends. */
export const OpeningEndSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('opened'), accountNo: number, subAccountNo: number, time }),
  z.object({ state: z.literal('refused'), ...refusal }),
]);

/** What became of an application, as a line brings it. */
export const OpeningSchema = z.union([z.object({ state: z.enum(['processing', 'missing']) }), OpeningEndSchema]);

/** What an application is answered. */
export const ApplicationAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('rejected'), ...refusal }),
]);

/** The agreement of an account. */
export const AgreementSchema = z.object({ agreementNo: number, signTime: time });

/** What a bank said of a card. */
export const CardVerdictSchema = z.object({ passed: z.boolean(), verifyNo: z.string().max(64), remark: z.string().max(200) });

/** What an account holds. */
export const BalanceSchema = z.object({ balance: fen, frozen: fen, time });

/** What closing an account is answered. */
export const ClosingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('closed'), time }),
  z.object({ state: z.literal('refused'), reason: z.string().max(200) }),
]);

/** A small amount that was sent, less than a yuan. */
export const SentAmountSchema = z.object({ amount: z.int().min(1).max(99), remark: z.string().max(200) });
