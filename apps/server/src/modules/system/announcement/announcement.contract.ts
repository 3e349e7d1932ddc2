import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  BatchResult,
  contract,
  dateTime,
  dict,
  entity,
  IdQuery,
  ListQuery,
  longText,
  page,
  reference,
  standardEndpoints,
  stateMachine,
  text as line,
} from '../../../platform/contract/index.ts';

/** What people are told: by hand, or by the system of what happened. `titile` is the wire's spelling. @source SYS-07, jeecg-wire 3.7, 3.20 */
export const Announcement = entity('announcement', {
  label: label('系统通告', 'Announcement'),
  required: {
    titile: line(label('标题', 'Title'), { max: 100, filter: 'text', sortable: true }),
    msgCategory: dict('msg_category', { label: label('消息类型', 'Kind') }),
    msgType: dict('msg_type', { label: label('通告对象类型', 'For whom'), options: { codes: ['USER', 'ALL'] } }),
  },
  // The form asks for end and summary. Notices of the system have neither, and are read back in like all others; JeecgBoot asks for none.
  optional: {
    startTime: dateTime(label('开始时间', 'From'), { description: 'Nobody sees it earlier; without it, it starts when it is published.' }),
    endTime: dateTime(label('结束时间', 'Until'), { description: 'Nobody sees it later; without it, it has no end.' }),
    msgAbstract: longText(label('摘要', 'Summary'), { max: 500 }),
    priority: dict('priority', { label: label('优先级', 'Priority') }),
    userIds: longText(label('指定用户', 'People'), {
      max: 40_000,
      description: 'Ids joined by commas, or user names; asked for where it is for chosen people.',
    }),
    msgContent: longText(label('内容', 'Content'), { max: 200_000, description: 'HTML. Stored without anything that could run.' }),
  },
  computed: {
    sender: line(label('发布人', 'Sender'), { max: 100, filter: 'text' }),
    sendStatus: dict('send_status', { label: label('发布状态', 'Publication') }),
    sendTime: dateTime(label('发布时间', 'Published at')),
    cancelTime: dateTime(label('撤销时间', 'Withdrawn at')),
    delFlag: dict('del_flag', { label: label('删除状态', 'Deletion'), options: { sortable: false } }),
    busType: line(label('业务类型', 'Kind of business'), { max: 20, filter: 'equals' }),
    busId: line(label('业务编号', 'What it is about'), { max: 50 }),
    openType: line(label('打开方式', 'How it opens'), { max: 20 }),
    openPage: line(label('打开页面', 'Page'), { max: 255 }),
  },
  importColumns: ['titile', 'msgContent', 'startTime', 'endTime', 'priority', 'msgCategory', 'msgType', 'msgAbstract', 'userIds'],
  exportColumns: [
    'titile',
    'msgContent',
    'startTime',
    'endTime',
    'sender',
    'priority',
    'msgCategory',
    'msgType',
    'sendStatus',
    'sendTime',
    'cancelTime',
    // Beyond the wire's: what the sheet needs to be read back in as it was.
    'msgAbstract',
    'userIds',
  ],
});

/** Published once, withdrawn once. @source SYS-07 */
export const announcementStates = stateMachine({
  name: 'announcement',
  field: 'sendStatus',
  dict: 'send_status',
  codes: { draft: '0', published: '1', withdrawn: '2' },
  moves: {
    publish: { from: ['draft'], to: 'published', permission: 'announcement:publish' },
    revoke: { from: ['published'], to: 'withdrawn', permission: 'announcement:publish' },
  },
});

/** Whether one of those whom an announcement is for has read it. @source SYS-07 */
export const AnnouncementReader = entity('announcementReader', {
  label: label('接收人', 'Recipient'),
  required: {},
  optional: {},
  computed: {
    anntId: reference('announcement', { label: label('公告', 'Announcement') }),
    userId: reference('user', { label: label('接收人', 'Recipient') }),
    username: line(label('登录账号', 'User name'), { max: 100, filter: 'text' }),
    realname: line(label('真实姓名', 'Name'), { max: 100, filter: 'text' }),
    readFlag: dict('read_flag', { label: label('阅读状态', 'Read'), options: { sortable: false } }),
    readTime: dateTime(label('阅读时间', 'Read at'), { sortable: false }),
  },
});

/** An announcement in the list of all that a person got, with its mark. @source NOTI-02, SYS-08, jeecg-wire 3.7 */
export const ReceivedAnnouncement = entity('receivedAnnouncement', {
  label: label('我的消息', 'My message'),
  required: {},
  optional: {},
  computed: {
    anntId: reference('announcement', { label: label('公告', 'Announcement') }),
    userId: reference('user', { label: label('接收人', 'Recipient') }),
    titile: line(label('标题', 'Title'), {
      max: 100,
      filter: 'text',
      description: 'The wire’s spelling. Plain text is looked for within it.',
    }),
    msgCategory: dict('msg_category', { label: label('消息类型', 'Kind'), options: { sortable: false } }),
    sender: line(label('发布人', 'Sender'), { max: 100, filter: 'text', description: 'Plain text is looked for within it.' }),
    sendTime: dateTime(label('发布时间', 'Sent at'), { sortable: false }),
    priority: dict('priority', { label: label('优先级', 'Priority'), options: { sortable: false } }),
    readFlag: dict('read_flag', { label: label('阅读状态', 'Read'), options: { sortable: false } }),
    msgAbstract: longText(label('摘要', 'Summary')),
    msgContent: longText(label('内容', 'Content'), { description: 'HTML.' }),
    busId: line(label('业务编号', 'What it is about'), { max: 50 }),
    busType: line(label('业务类型', 'Kind of business'), { max: 20, filter: 'equals' }),
    openType: line(label('打开方式', 'How it opens'), { max: 20 }),
    openPage: line(label('打开页面', 'Page'), { max: 255 }),
  },
});

/** @source SYS-07, jeecg-wire 3.7 */
export const announcementContract = contract('/sys/annountCement', {
  about: { domain: 'system', name: 'announcement', entity: Announcement, states: announcementStates },
  endpoints: {
    ...standardEndpoints(Announcement, 'announcement'),
    // Its readers read it, too.
    queryById: {
      method: 'GET',
      path: '/queryById',
      auth: 'session',
      summary: label('公告详情', 'An announcement for the user'),
      query: IdQuery,
      reply: Announcement.row,
      errors: ['NotFound'],
    },
    doReleaseData: {
      method: 'GET',
      path: '/doReleaseData',
      permission: 'announcement:publish',
      summary: label('发布公告', 'Publish an announcement'),
      query: IdQuery,
      reply: z.null(),
      message: '该系统通知发布成功',
      errors: ['NotFound', 'Conflict'],
    },
    // The wire's spelling.
    doReovkeData: {
      method: 'GET',
      path: '/doReovkeData',
      permission: 'announcement:publish',
      summary: label('撤销公告', 'Withdraw an announcement'),
      query: IdQuery,
      reply: z.null(),
      message: '该系统通知撤销成功',
      errors: ['NotFound', 'Conflict'],
    },
    syncNotic: {
      method: 'GET',
      path: '/syncNotic',
      auth: 'session',
      summary: label('重新推送公告', 'Notify the readers again'),
      query: z.object({ anntId: z.string().max(36).optional() }),
      reply: z.null(),
    },
    listByUser: {
      method: 'GET',
      path: '/listByUser',
      auth: 'session',
      summary: label('我的未读公告', 'Unread announcements of the user'),
      reply: z.object({
        sysMsgList: z.array(Announcement.row),
        sysMsgTotal: z.int(),
        anntMsgList: z.array(Announcement.row),
        anntMsgTotal: z.int(),
      }),
    },
  },
});

/** Who of those whom an announcement is for has read it. @source SYS-07 */
export const announcementReaderContract = contract('/sys/sysAnnouncementSend', {
  about: { domain: 'system', name: 'announcementReader', entity: AnnouncementReader },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'announcement:list',
      summary: label('公告阅读情况', 'Who has read an announcement'),
      query: ListQuery.extend({ anntId: z.string().min(1).max(36) }),
      reply: page(AnnouncementReader.row),
      code: 0,
      errors: ['NotFound'],
    },
  },
});

export const announcementSendContract = contract('/sys/sysAnnouncementSend', {
  about: { domain: 'system', name: 'announcementSend' },
  endpoints: {
    editByAnntIdAndUserId: {
      method: ['PUT', 'POST'],
      path: '/editByAnntIdAndUserId',
      auth: 'session',
      summary: label('标记公告已读', 'Mark an announcement as read'),
      body: z.object({ anntId: z.string().min(1).max(36) }),
      reply: z.null(),
    },
    readAll: {
      method: ['PUT', 'POST'],
      path: '/readAll',
      auth: 'session',
      summary: label('全部标注已读', 'Mark all announcements as read'),
      reply: z.null(),
      message: '全部已读',
    },
  },
});

/** The list has a contract of its own: it is a resource, with fields. */
export const receivedAnnouncementContract = contract('/sys/sysAnnouncementSend', {
  about: { domain: 'system', name: 'receivedAnnouncements', entity: ReceivedAnnouncement },
  endpoints: {
    list: {
      method: 'GET',
      path: '/getMyAnnouncementSend',
      auth: 'session',
      summary: label('我的消息', 'Announcements of the user'),
      query: ListQuery,
      reply: page(ReceivedAnnouncement.row),
      code: 0,
    },
    queryById: {
      method: 'GET',
      path: '/queryById',
      auth: 'session',
      summary: label('我的消息详情', 'One message of the user'),
      query: IdQuery,
      reply: ReceivedAnnouncement.row,
      errors: ['NotFound'],
    },
    add: {
      method: 'POST',
      path: '/add',
      auth: 'session',
      summary: label('接收公告', 'Put a message into a list'),
      body: z.object({
        anntId: z.string().min(1).max(36),
        userId: z
          .string()
          .max(36)
          .nullish()
          .meta({ description: 'Whose list; the user’s own when absent. For others one needs `announcement:publish`.' }),
        readFlag: z.enum(['0', '1']).nullish().meta({ description: 'Of the own mark alone.' }),
      }),
      reply: z.null(),
      message: '添加成功！',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    edit: {
      method: ['PUT', 'POST'],
      path: '/edit',
      auth: 'session',
      summary: label('标记我的消息', 'Mark a message as read or unread'),
      body: z.object({ id: z.string().min(1).max(36), readFlag: z.enum(['0', '1']) }),
      reply: z.null(),
      message: '修改成功!',
      errors: ['NotFound'],
    },
    delete: {
      method: 'DELETE',
      path: '/delete',
      auth: 'session',
      summary: label('删除我的消息', 'Take a message out of the user’s own list'),
      query: IdQuery,
      reply: z.null(),
      message: '删除成功!',
      errors: ['NotFound'],
    },
    deleteBatch: {
      method: 'DELETE',
      path: '/deleteBatch',
      auth: 'session',
      summary: label('批量删除我的消息', 'Take messages out of the user’s own list'),
      query: z.object({ ids: z.string().min(1).max(40_000) }),
      reply: BatchResult,
      message: '批量删除成功！',
    },
  },
});
