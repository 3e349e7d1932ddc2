import type { Transport } from '@tarmac/freight-api';
import { client } from '../session/session.ts';

/** The client for what a screen can do without: what such a call fails with is not a notification. Not everybody may ask for all of it. */
export const quietClient: Transport = {
  request: <Result>(call: Parameters<Transport['request']>[0]) => client.request<Result>({ ...call, quiet: true }),
};
