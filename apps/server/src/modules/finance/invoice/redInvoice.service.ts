import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';

export const redInvoice = (_ctx: Context, _input: object): Promise<never> => Promise.reject(notFound());
