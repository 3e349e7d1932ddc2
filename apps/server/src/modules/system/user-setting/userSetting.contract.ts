import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, files, Id, integer, numberCode, text } from '../../../platform/contract/index.ts';
import { NotificationSetting } from './notification.ts';

/** What people change of themselves. Who they are and what they may is for others to say. @source GEN-01 */
export const OwnProfile = entity('ownProfile', {
  label: label('个人信息', 'Profile'),
  required: {},
  optional: {
    avatar: files(label('头像', 'Picture'), { biz: 'avatar', image: true, maxCount: 1 }),
    sex: numberCode('sex', { label: label('性别', 'Gender'), range: [1, 2] }),
    birthday: text(label('生日', 'Birthday'), { max: 10, pattern: /^(?:\d{4}-\d{2}-\d{2})?$/ }),
    email: text(label('电子邮件', 'E-mail'), { max: 64, pattern: /^(?:[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+)?$/ }),
    telephone: text(label('座机号', 'Landline'), { max: 20, pattern: /^(?:0\d{2,3}-[1-9]\d{6,7})?$/ }),
    signature: text(label('个性签名', 'Motto'), { max: 100 }),
    tags: text(label('标签', 'Tags'), { max: 200, description: 'Joined by commas.' }),
  },
  computed: {
    username: text(label('登录账号', 'User name'), { max: 100 }),
    realname: text(label('真实姓名', 'Name'), { max: 100 }),
    workNo: text(label('工号', 'Staff number'), { max: 100 }),
    phone: text(label('手机号码', 'Mobile'), { spelling: 'phone', max: 20, description: 'Masked.' }),
    departs: text(label('部门', 'Departments'), { max: 500 }),
    roles: text(label('角色', 'Roles'), { max: 500 }),
    posts: text(label('职务', 'Positions'), { max: 500 }),
    unread: integer(label('未读消息', 'Unread messages')),
  },
});

/** One place where the person is signed in. */
const OwnSession = z
  .object({
    id: Id,
    startedAt: z.string(),
    lastSeenAt: z.string(),
    expiresAt: z.string(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

/** How a person reads details: whether fields without a value are shown. @source DET-03 */
export const DetailView = z.object({ emptyShown: z.boolean() }).meta({ id: 'DetailView' });

/** The session's own user: what they show, how they are told, where they are signed in. Nobody else is reached. @source GEN-01, security 5.23 */
export const userSettingContract = contract('/sys/own', {
  about: { domain: 'system', name: 'own', entity: OwnProfile },
  endpoints: {
    profile: { method: 'GET', path: '/profile', auth: 'session', summary: label('个人信息', 'Own profile'), reply: OwnProfile.row },
    editProfile: {
      method: ['PUT', 'POST'],
      path: '/profile',
      auth: 'session',
      summary: label('修改个人信息', 'Change one’s profile'),
      body: OwnProfile.edit,
      reply: OwnProfile.row,
      message: '修改成功!',
      errors: ['Conflict', 'InvalidInput'],
    },
    notification: {
      method: 'GET',
      path: '/notification',
      auth: 'session',
      summary: label('消息通知设置', 'How one is told'),
      reply: NotificationSetting,
    },
    setNotification: {
      method: ['PUT', 'POST'],
      path: '/notification',
      auth: 'session',
      summary: label('修改消息通知设置', 'Change how one is told'),
      body: NotificationSetting,
      reply: NotificationSetting,
      message: '修改成功!',
    },
    detailView: {
      method: 'GET',
      path: '/detailView',
      auth: 'session',
      summary: label('详情显示设置', 'How one reads details'),
      reply: DetailView,
    },
    setDetailView: {
      method: ['PUT', 'POST'],
      path: '/detailView',
      auth: 'session',
      summary: label('修改详情显示设置', 'Change how one reads details'),
      body: DetailView,
      reply: DetailView,
      message: '修改成功!',
    },
    sessions: {
      method: 'GET',
      path: '/sessions',
      auth: 'session',
      summary: label('登录设备', 'Where one is logged in'),
      reply: z.array(OwnSession),
    },
    endSession: {
      method: 'DELETE',
      path: '/session',
      auth: 'session',
      summary: label('下线设备', 'Sign out elsewhere'),
      query: z.object({ id: Id }),
      reply: z.null(),
      message: '已下线',
      errors: ['NotFound'],
    },
  },
});
