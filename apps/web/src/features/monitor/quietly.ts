import type { Transport } from '@tarmac/freight-api';
import { client } from '../../shared/session.ts';

/** Calls whose failures the page itself shows: asked every few seconds, each would bring a notification of its own. */
export const quietly: Transport = { request: (call) => client.request({ ...call, quiet: true }) };
