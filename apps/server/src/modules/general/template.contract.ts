import { z } from 'zod';
import { contract, ListQuery } from '../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** What the template's own calls wrap around an answer. @source jeecg-wire 4.10 */
const answer = <Result extends z.ZodType>(result: Result) =>
  z.object({ message: z.string(), result, status: z.literal(200), timestamp: z.int() });

/** A page as the template's lists read it. */
const pageOf = <Row extends z.ZodType>(row: Row) =>
  answer(z.object({ data: z.array(row), pageSize: z.int(), pageNo: z.int(), totalPage: z.int(), totalCount: z.int() }));

const text = z.string().nullable();
const list = { method: 'GET', query: ListQuery, content: 'raw' } as const;
const Role = z.object({
  id: z.string(),
  name: text,
  describe: text,
  status: z.int(),
  creatorId: text,
  createTime: z.int(),
  deleted: z.int(),
});
const User = z.object({
  id: z.string(),
  name: text,
  username: text,
  status: z.int(),
  telephone: text,
  creatorId: text,
  createTime: z.int(),
  deleted: z.int(),
});
const Permission = z.object({ id: z.string(), name: z.string(), describe: z.string(), status: z.int(), actions: z.array(z.string()) });
const Project = z.object({ id: z.string(), cover: text, title: text, description: text, status: text, updatedAt: text });
const Service = z.object({
  key: z.int(),
  no: z.string(),
  description: text,
  callNo: z.int(),
  status: z.int(),
  updatedAt: text,
  editable: z.boolean(),
});
const Activity = z.object({
  id: z.string(),
  user: z.object({ nickname: text, avatar: text }),
  project: z.object({ name: z.string(), action: z.string(), event: z.string() }),
  time: z.string(),
});

/** The calls of the template's own list and workplace pages, answered with what the product knows. @source GEN-02, GEN-05, jeecg-wire 4.10 */
export const templateContract = contract(
  '/api',
  { domain: 'system', name: 'template' },
  {
    role: { ...list, path: '/role', permission: 'role:list', summary: l('模板：角色列表', 'Template: roles'), reply: pageOf(Role) },
    user: { ...list, path: '/user', permission: 'user:list', summary: l('模板：用户列表', 'Template: users'), reply: pageOf(User) },
    permission: {
      ...list,
      path: '/permission',
      permission: 'permission:list',
      summary: l('模板：权限列表', 'Template: permissions'),
      reply: pageOf(Permission),
    },
    permissions: {
      method: 'GET',
      path: '/permission/no-pager',
      permission: 'permission:list',
      summary: l('模板：全部权限', 'Template: all permissions'),
      content: 'raw',
      reply: z.array(Permission),
    },
    service: {
      ...list,
      path: '/service',
      permission: 'demoForm:list',
      summary: l('模板：查询表格', 'Template: table'),
      reply: pageOf(Service),
    },
    projects: {
      ...list,
      path: '/list/search/projects',
      permission: 'order:list',
      summary: l('模板：项目', 'Template: projects'),
      reply: pageOf(Project),
    },
    activity: {
      method: 'GET',
      path: '/workplace/activity',
      permission: 'shipping:list',
      summary: l('模板：动态', 'Template: activity'),
      content: 'raw',
      reply: answer(z.array(Activity)),
    },
    teams: {
      method: 'GET',
      path: '/workplace/teams',
      auth: 'session',
      summary: l('模板：团队', 'Template: teams'),
      content: 'raw',
      reply: answer(z.array(z.object({ id: z.string(), name: z.string(), avatar: text }))),
    },
  },
);
