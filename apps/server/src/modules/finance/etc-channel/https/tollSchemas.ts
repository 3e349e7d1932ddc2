import { z } from 'zod';

const time = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const refusal = z.object({ state: z.literal('refused'), code: z.string().max(40), reason: z.string().max(200), final: z.boolean() });
const place = z.string().min(1).max(100);

/** What registering a vehicle is answered. */
export const VehicleAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('registered'), etcCardNo: z.string().max(30).nullable() }),
  refusal,
]);

/** What a report is answered. */
export const TripAnswerSchema = z.discriminatedUnion('state', [z.object({ state: z.literal('accepted') }), refusal]);

/** Invoices of a trip; one has a tax below what it is paid with. */
export const TollInvoicesSchema = z.object({
  invoices: z
    .array(
      z
        .object({
          invoiceNo: z.string().regex(/^\d{8,20}$/),
          invoiceCode: z
            .string()
            .regex(/^\d{10,12}$/)
            .nullable(),
          issueTime: time,
          sellerName: z.string().min(1).max(200),
          buyerName: z.string().min(1).max(512),
          buyerTaxNo: z.string().max(20).nullable(),
          plate: z.string().min(1).max(35),
          entryStation: place,
          exitStation: place,
          entryTime: time,
          exitTime: time,
          amountInclTax: z.int().min(1),
          taxRate: z.int().min(0).max(9999),
          taxAmount: z.int().min(0),
          pdfFile: z.string().max(500).nullable(),
        })
        .refine(({ amountInclTax, taxAmount }) => taxAmount < amountInclTax),
    )
    .max(200),
});
