import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, files, ListQuery, page, text } from '../../../platform/contract/index.ts';
import { User } from './user.contract.ts';

/** A person whom others may call. @source SYS-19, jeecg-wire 3.15 */
const AddressEntry = entity('addressEntry', {
  label: label('通讯录', 'Address book'),
  required: {},
  optional: {},
  computed: {
    userId: text(label('用户编号', 'User id'), { max: 36 }),
    realname: text(label('姓名', 'Name'), { max: 100, filter: 'text', sortable: true }),
    workNo: text(label('工号', 'Staff number'), { max: 100, filter: 'text', sortable: true }),
    departId: text(label('部门编号', 'Department ids'), { max: 4000 }),
    departName: text(label('部门', 'Departments'), { max: 4000, description: 'All departments of the person, joined by ` | `.' }),
    post: text(label('职务编码', 'Position codes'), { max: 500 }),
    post_dictText: text(label('职务', 'Positions'), { max: 500, description: 'Names of the positions.' }),
    telephone: text(label('手机', 'Telephone'), { max: 45 }),
    email: text(label('公司邮箱', 'Mail'), { max: 100 }),
    phone: text(label('手机号码', 'Mobile'), { spelling: 'phone', max: 20, sensitive: true }),
    avatar: files(label('头像', 'Picture'), { biz: 'avatar', image: true, maxCount: 1 }),
  },
});

const name = z.string().max(100).optional();

/** People to choose from and to call. Open to every session, within the people whom it may see. @source SYS-19, jeecg-wire 3.1, 3.15 */
export const userPickContract = contract('/sys/user', {
  about: { domain: 'system', name: 'userPick' },
  endpoints: {
    queryUserComponentData: {
      method: 'GET',
      path: '/queryUserComponentData',
      auth: 'session',
      summary: label('选择用户', 'People to choose from'),
      query: ListQuery.extend({
        departId: z.string().max(36).optional(),
        keyword: z.string().max(100).optional().meta({
          description:
            'A part of the name or user name, or a whole mobile number. Takes the place of `realname`, which older clients send beside it.',
        }),
      }),
      reply: page(User.row),
      code: 0,
    },
    queryUserByDepId: {
      method: 'GET',
      path: '/queryUserByDepId',
      auth: 'session',
      summary: label('部门及下级部门的用户', 'People of a department and of those below'),
      query: z.object({ id: z.string().max(36), realname: name }),
      reply: z.array(User.row),
    },
    queryByIds: {
      method: 'GET',
      path: '/queryByIds',
      auth: 'session',
      summary: label('按编号查询用户', 'People by ids'),
      query: z.object({ userIds: z.string().max(40_000) }),
      reply: z.array(User.row),
    },
  },
});

/** @source SYS-19, jeecg-wire 3.1, 3.15 */
export const addressBookContract = contract('/sys/user', {
  about: { domain: 'system', name: 'addressBook', entity: AddressEntry },
  endpoints: {
    list: {
      method: 'GET',
      path: '/queryByOrgCodeForAddressList',
      permission: 'addressBook:list',
      summary: label('通讯录', 'Address book'),
      query: ListQuery.extend({ orgCode: z.string().max(64).optional(), realname: name, workNo: name }),
      reply: page(AddressEntry.row),
      code: 0,
    },
  },
});
