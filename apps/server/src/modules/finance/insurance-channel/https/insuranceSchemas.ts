import { z } from 'zod';

const time = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const refusal = z.object({ state: z.literal('refused'), code: z.string().max(40), reason: z.string().min(1).max(200) });
const processing = z.object({ state: z.literal('processing') });
const fen = z.int().min(0).max(100_000_000_000);

/** The insurers that a service sells for. */
export const InsurersSchema = z.object({
  companies: z
    .array(
      z.object({
        code: z.string().regex(/^[\w.-]{1,30}$/),
        name: z.string().min(1).max(50),
        types: z.array(z.enum(['1', '2', '3'])).max(3),
        account: z.object({
          holder: z.string().min(1).max(50),
          number: z.string().regex(/^[0-9A-Za-z-]{6,32}$/),
          bankName: z.string().min(1).max(100),
          cnaps: z
            .string()
            .regex(/^\d{12}$/)
            .nullable(),
        }),
      }),
    )
    .max(100),
});

/** What a quote is answered. */
export const QuoteAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('quoted'), rateE6: z.int().min(1).max(1_000_000), minPremium: fen, premium: fen.min(1) }),
  refusal,
]);

/** What an order is answered. */
export const IssueAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('issued'), policyNumber: z.string().regex(/^[0-9A-Za-z-]{1,30}$/), issueTime: time }),
  processing,
  refusal,
]);

/** What a cancellation is answered. */
export const CancelAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('cancelled'), refund: fen }),
  processing,
  refusal,
]);

/** What the report of a claim is answered. */
export const ClaimAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('taken'), claimNo: z.string().min(1).max(40) }),
  refusal,
]);

/** What became of a claim. */
export const ClaimStatusSchema = z.discriminatedUnion('state', [
  processing,
  z.object({ state: z.literal('agreed'), amount: fen }),
  refusal,
]);

/** A policy as a PDF, in base64; null where there is none. */
export const PolicyFileSchema = z.object({ pdf: z.base64().max(4_000_000).nullable() });
