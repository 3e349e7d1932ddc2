import { z } from 'zod';
import { contract, IdQuery, page } from '../../../platform/contract/index.ts';

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

/** An announcement in the list of all that a person got, with its mark. @source jeecg-wire 3.7 */
const ReceivedAnnouncement = z
  .object({
    id: z.string(),
    anntId: z.string(),
    userId: z.string(),
    titile: text,
    msgContent: text,
    sender: text,
    priority: text,
    /** '0' unread, '1' read. */
    readFlag: z.enum(['0', '1']),
    sendTime: text,
    msgCategory: z.string(),
    busId: text,
    busType: text,
    openType: text,
    openPage: text,
    msgAbstract: text,
  })
  .meta({ id: 'ReceivedAnnouncement' });

/** Filters of the list of all that a person got. */
const ReceivedQuery = z.object({
  titile: z.string().max(100).optional(),
  sender: z.string().max(100).optional(),
  readFlag: z.enum(['0', '1']).optional(),
  msgCategory: z.enum(['1', '2']).optional(),
  pageNo: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});

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
    queryById: {
      method: 'GET',
      path: '/queryById',
      auth: 'session',
      summary: l('公告详情', 'An announcement for the user'),
      query: IdQuery,
      reply: AnnouncementReply,
      errors: ['NotFound'],
    },
  },
);

/** What a query of the list of all that a person got says. */
export type ReceivedFilter = z.output<typeof ReceivedQuery>;

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
    getMyAnnouncementSend: {
      method: 'GET',
      path: '/getMyAnnouncementSend',
      auth: 'session',
      summary: l('我的消息', 'Announcements of the user'),
      query: ReceivedQuery,
      reply: page(ReceivedAnnouncement),
    },
    readAll: {
      method: ['PUT', 'POST'],
      path: '/readAll',
      auth: 'session',
      summary: l('全部标注已读', 'Mark all announcements as read'),
      reply: z.null(),
      message: '全部已读',
    },
  },
);
