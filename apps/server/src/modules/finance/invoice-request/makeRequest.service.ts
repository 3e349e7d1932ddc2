import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import type { InvoiceRequestEditInput, InvoiceRequestInput } from './invoiceRequest.contract.ts';

export const requestTitle = (_ctx: Context, _customerId: string): Promise<never> => Promise.reject(notFound());
export const previewRequest = (_ctx: Context, _input: z.output<typeof InvoiceRequestInput>): Promise<never> => Promise.reject(notFound());
export const addRequest = (_ctx: Context, _input: z.output<typeof InvoiceRequestInput>): Promise<never> => Promise.reject(notFound());
export const editRequest = (_ctx: Context, _input: z.output<typeof InvoiceRequestEditInput>): Promise<never> => Promise.reject(notFound());
