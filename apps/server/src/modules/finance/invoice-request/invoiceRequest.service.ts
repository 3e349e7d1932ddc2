import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';

export const submitRequest = (_ctx: Context, _input: object): Promise<never> => Promise.reject(notFound());
export const auditRequest = (_ctx: Context, _input: object): Promise<never> => Promise.reject(notFound());
export const giveRequestBack = (_ctx: Context, _input: object): Promise<never> => Promise.reject(notFound());
export const revokeRequest = (_ctx: Context, _input: object): Promise<never> => Promise.reject(notFound());
