// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `editByAnntIdAndUserId`. */
export interface AnnouncementSendEditByAnntIdAndUserId {
  anntId: string;
}
const loadSchemas = () => import('./announcementSend.schemas.ts');
/** What the calls of announcementSend take, as schemas for forms; fetched when asked for. */
export const announcementSendSchemas = {
  /** Of `editByAnntIdAndUserId`. */
  editByAnntIdAndUserId: async () => (await loadSchemas()).announcementSendEditByAnntIdAndUserIdInput,
};
/** Calls of announcementSend. */
export const createAnnouncementSendApi = (transport: Transport) => ({
  /** 标记公告已读 · Mark an announcement as read. Needs `session`. */
  editByAnntIdAndUserId: (body: AnnouncementSendEditByAnntIdAndUserId, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/sysAnnouncementSend/editByAnntIdAndUserId`, body, ...options }),
  /** 全部标注已读 · Mark all announcements as read. Needs `session`. */
  readAll: (options?: CallOptions) => transport.request<null>({ method: 'PUT', path: `/sys/sysAnnouncementSend/readAll`, ...options }),
});
