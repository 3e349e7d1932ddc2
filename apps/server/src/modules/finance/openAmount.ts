import { z } from 'zod';

/** What an application is going to be about, before anybody makes it. The amount is fen; 0 where there is nothing. */
export const OpenAmount = z
  .object({
    amount: z.int(),
    /** Of so many waybills or policies. */
    count: z.int(),
  })
  .meta({ id: 'OpenAmount' });

/** What some parts come to together. */
export const sumOf = (parts: readonly { amount: number }[]): z.output<typeof OpenAmount> => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  count: parts.length,
});
