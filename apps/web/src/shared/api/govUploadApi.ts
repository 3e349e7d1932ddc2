import { createGovUploadApi } from '@tarmac/freight-api/government';
import { client } from '../session/session.ts';

/** Calls of uploads to the authorities. */
export const govUploadApi = createGovUploadApi(client);
