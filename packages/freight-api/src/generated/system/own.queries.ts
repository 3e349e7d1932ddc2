// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DetailView, NotificationSetting, OwnProfile, OwnSession } from '../models.ts';
import { createOwnApi } from './own.ts';
/** Questions of own as TanStack Query takes them. */
export const createOwnQueries = (transport: Transport) => {
  const api = createOwnApi(transport);
  return {
    /** 详情显示设置 · How one reads details. Needs `session`. */
    detailView: (): QueryOptions<DetailView> => ({ queryKey: ['own', 'detailView'], queryFn: ({ signal }) => api.detailView({ signal }) }),
    /** 消息通知设置 · How one is told. Needs `session`. */
    notification: (): QueryOptions<NotificationSetting> => ({ queryKey: ['own', 'notification'], queryFn: ({ signal }) => api.notification({ signal }) }),
    /** 个人信息 · Own profile. Needs `session`. */
    profile: (): QueryOptions<OwnProfile> => ({ queryKey: ['own', 'profile'], queryFn: ({ signal }) => api.profile({ signal }) }),
    /** 登录设备 · Where one is logged in. Needs `session`. */
    sessions: (): QueryOptions<OwnSession[]> => ({ queryKey: ['own', 'sessions'], queryFn: ({ signal }) => api.sessions({ signal }) }),
  };
};
