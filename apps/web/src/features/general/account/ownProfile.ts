import { createOwnQueries, createOwnApi } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session.ts';

/** Calls about the person who is signed in. @source GEN-01 */
export const ownApi = createOwnApi(client);

/** The same as questions. */
export const ownQueries = createOwnQueries(client);
