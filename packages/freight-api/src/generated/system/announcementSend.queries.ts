// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createAnnouncementSendApi } from './announcementSend.ts';
/** Questions of announcementSend as TanStack Query takes them. */
export const createAnnouncementSendQueries = (transport: Transport) => {
  const api = createAnnouncementSendApi(transport);
  return {};
};
