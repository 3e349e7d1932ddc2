import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });
const text = z.string().nullable();

/** An announcement as the bell shows it. `titile` is the wire's spelling. @source jeecg-wire 3.7 */
const AnnouncementReply = z
  .object({
    id: z.string(),
    titile: text,
    msgContent: text,
    startTime: text,
    endTime: text,
    sender: text,
    priority: text,
    msgCategory: z.string(),
    msgType: z.string(),
    sendStatus: z.string(),
    sendTime: text,
    cancelTime: text,
    delFlag: z.string(),
    busType: text,
    busId: text,
    openType: text,
    openPage: text,
    msgAbstract: text,
    createBy: text,
    createTime: text,
    updateBy: text,
    updateTime: text,
  })
  .meta({ id: 'Announcement' });

export const announcementContract = contract(
  '/sys/annountCement',
  { domain: 'system', name: 'announcements' },
  {
    listByUser: {
      method: 'GET',
      path: '/listByUser',
      auth: 'session',
      summary: l('我的未读公告', 'Unread announcements of the user'),
      reply: z.object({
        sysMsgList: z.array(AnnouncementReply),
        sysMsgTotal: z.int(),
        anntMsgList: z.array(AnnouncementReply),
        anntMsgTotal: z.int(),
      }),
    },
  },
);

export const announcementSendContract = contract(
  '/sys/sysAnnouncementSend',
  { domain: 'system', name: 'announcementSend' },
  {
    editByAnntIdAndUserId: {
      method: ['PUT', 'POST'],
      path: '/editByAnntIdAndUserId',
      auth: 'session',
      summary: l('标记公告已读', 'Mark an announcement as read'),
      body: z.object({ anntId: z.string().min(1).max(36) }),
      reply: z.null(),
    },
  },
);
