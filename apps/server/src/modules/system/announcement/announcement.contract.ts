import { z } from 'zod';
import {
  contract,
  dateTime,
  dict,
  entity,
  IdQuery,
  ListQuery,
  longText,
  page,
  reference,
  text as line,
} from '../../../platform/contract/index.ts';

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

/** An announcement in the list of all that a person got, with its mark. @source NOTI-02, SYS-08, jeecg-wire 3.7 */
export const ReceivedAnnouncement = entity('receivedAnnouncement', {
  label: l('我的消息', 'My message'),
  required: {},
  optional: {},
  computed: {
    anntId: reference('announcement', l('公告', 'Announcement')),
    userId: reference('user', l('接收人', 'Recipient')),
    titile: line(l('标题', 'Title'), { max: 100, filter: 'text', description: 'The wire’s spelling. Plain text is looked for within it.' }),
    msgCategory: dict('msg_category', l('消息类型', 'Kind'), { sortable: false }),
    sender: line(l('发布人', 'Sender'), { max: 100, filter: 'text', description: 'Plain text is looked for within it.' }),
    sendTime: dateTime(l('发布时间', 'Sent at'), { sortable: false }),
    priority: dict('priority', l('优先级', 'Priority'), { sortable: false }),
    readFlag: dict('read_flag', l('阅读状态', 'Read'), { sortable: false }),
    msgAbstract: longText(l('摘要', 'Summary')),
    msgContent: longText(l('内容', 'Content'), { description: 'HTML.' }),
    busId: line(l('业务编号', 'What it is about'), { max: 50 }),
    busType: line(l('业务类型', 'Kind of business'), { max: 20, filter: 'equals' }),
    openType: line(l('打开方式', 'How it opens'), { max: 20 }),
    openPage: line(l('打开页面', 'Page'), { max: 255 }),
  },
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

/** The list has a contract of its own: it is a resource, with fields. */
export const receivedAnnouncementContract = contract(
  '/sys/sysAnnouncementSend',
  { domain: 'system', name: 'receivedAnnouncements', entity: ReceivedAnnouncement },
  {
    list: {
      method: 'GET',
      path: '/getMyAnnouncementSend',
      auth: 'session',
      summary: l('我的消息', 'Announcements of the user'),
      query: ListQuery,
      reply: page(ReceivedAnnouncement.row),
      code: 0,
    },
  },
);
