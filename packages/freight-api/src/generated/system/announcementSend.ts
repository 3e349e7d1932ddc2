// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import * as z from 'zod/mini';
/** Body of `editByAnntIdAndUserId`. */
export interface AnnouncementSendEditByAnntIdAndUserId {
  anntId: string;
}
/** What `editByAnntIdAndUserId` takes, as a schema for forms. */
export const announcementSendEditByAnntIdAndUserIdInput = /* @__PURE__ */ (() =>
  z.object({
    anntId: z.string().check(z.minLength(1), z.maxLength(36)),
  }))();
/** Calls of announcementSend. */
export const createAnnouncementSendApi = (transport: Transport) => ({
  /** 标记公告已读 · Mark an announcement as read. Needs `session`. */
  editByAnntIdAndUserId: (body: AnnouncementSendEditByAnntIdAndUserId, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/sysAnnouncementSend/editByAnntIdAndUserId`, body, ...options }),
});
/** Questions of announcementSend as TanStack Query takes them. */
export const createAnnouncementSendQueries = (transport: Transport) => {
  const api = createAnnouncementSendApi(transport);
  return {};
};
